// Requests of one operation: the valid one, and what becomes of it when one part or several go wrong.
import type { Declared } from '@uos/contract';
import * as z from 'zod';
import { type Ids, unknownIds } from '../../support/fills/index.ts';
import { requestOf } from '../permissions/requests.ts';
import { oddBody, oddSegment, oddText, oddValue, writeJson } from './odd-values.ts';
import type { Random } from './random.ts';

export interface FuzzRequest {
  readonly method: string;
  /** As it goes over the wire. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
  /** It may lead to another operation, or to none. */
  readonly isPathSpoilt: boolean;
}

/** One request; `ids` are those of a studio that the caller belongs to. */
export function fuzzRequest(call: Declared, ids: Ids, random: Random): FuzzRequest {
  const valid = requestOf(call, random.chance(0.85) ? ids : unknownIds(ids));
  const [path = '', query = ''] = valid.path.split('?');
  const hasBody = call.operation.body !== undefined;
  const spoilt = random.chance(0.08) ? 'nothing' : random.pick(PARTS);
  return {
    method: valid.method,
    isPathSpoilt: spoilt === 'path',
    target: `${spoilt === 'path' ? spoilPath(path, call, random) : path}${search(call, query, spoilt === 'query', random)}`,
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(spoilt === 'headers' ? oddHeaders(random) : {}),
    },
    body: hasBody ? body(valid.body, call, spoilt, random) : random.chance(0.05) ? '{"a":1}' : undefined,
  };
}

const PARTS = ['path', 'query', 'body', 'body', 'body', 'body', 'headers'] as const;
type Part = (typeof PARTS)[number] | 'nothing';

function spoilPath(path: string, call: Declared, random: Random): string {
  const names = call.operation.paramNames.length;
  const segments = path.split('/');
  const places = call.fullPath.split('/').flatMap((segment, index) => (segment.includes('{') ? [index] : []));
  const place = names > 0 ? random.pick(places as [number, ...number[]]) : segments.length;
  segments[place] = oddSegment(random);
  return segments.join('/');
}

function search(call: Declared, query: string, spoil: boolean, random: Random): string {
  const pairs = query === '' ? [] : query.split('&');
  const keys = Object.keys(call.operation.query?.shape ?? {});
  if (spoil) {
    for (let left = 1 + random.below(3); left > 0; left -= 1) {
      const key =
        keys.length > 0 && random.chance(0.9) ? (keys[random.below(keys.length)] ?? 'a') : oddText(random).slice(0, 60);
      const bracket = random.chance(0.1) ? '[]' : '';
      const value = random.chance(0.2)
        ? oddSegment(random)
        : encodeURIComponent(oddText(random).slice(0, 1500).toWellFormed());
      pairs.push(`${encodeURIComponent(key.toWellFormed())}${bracket}=${value}`);
    }
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function body(valid: unknown, call: Declared, spoilt: Part, random: Random): string | Uint8Array {
  if (spoilt !== 'body') {
    return writeJson(valid, random);
  }
  return random.chance(0.2)
    ? oddBody(random)
    : writeJson(spoilObject(valid, call.operation.body as z.ZodType, random), random);
}

/** Few, for each of them may grow by a hundred thousand letters, three times over. */
const SPOILT_ITEMS = 3;

/** Sets, adds or removes some of the fields that the schema knows, at any depth. */
function spoilObject(valid: unknown, schema: z.ZodType, random: Random): unknown {
  if (typeof valid !== 'object' || valid === null) {
    return oddValue(random);
  }
  if (Array.isArray(valid)) {
    // why not like an object: a key that is a large number makes it as long
    return random.chance(0.2)
      ? oddValue(random)
      : valid.slice(0, SPOILT_ITEMS).map((item) => spoilObject(item, schema, random));
  }
  const copy = structuredClone(valid) as Record<string, unknown>;
  const known = [...new Set([...Object.keys(copy), ...keysOf(schema)])];
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const key =
      known.length > 0 && random.chance(0.95)
        ? (known[random.below(known.length)] ?? 'a')
        : oddText(random).slice(0, 60);
    const inner = copy[key];
    if (random.chance(0.12)) {
      delete copy[key];
    } else if (typeof inner === 'object' && inner !== null && random.chance(0.6)) {
      copy[key] = spoilObject(inner, schema, random);
    } else {
      copy[key] = oddValue(random);
    }
  }
  return copy;
}

const known = new WeakMap<z.ZodType, string[]>();

/** Names of all properties, also of nested objects: a wrong one at the wrong depth is a case too. */
function keysOf(schema: z.ZodType): string[] {
  const found = known.get(schema) ?? propertyNames(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  known.set(schema, found);
  return found;
}

function propertyNames(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'properties'
      ? [...Object.keys(value as object), ...Object.values(value as object).flatMap(propertyNames)]
      : propertyNames(value),
  );
}

function oddHeaders(random: Random): Record<string, string> {
  return random.pick<Record<string, string>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'multipart/form-data' },
    { 'content-encoding': 'gzip' },
    { 'x-user-info': '%E4%BD|%00|%ff|||' },
    { 'x-user-info': `${'a'.repeat(4000)} | ${'b'.repeat(4000)}` },
    { 'x-app-id': "' OR 1=1" },
    { 'x-app-id': '0f8fad5b-d9cb-469f-a165-708677289501' },
    { 'x-appid': '\u00ff' },
    { authorization: 'Basic' },
    { authorization: 'Basic %%%' },
    { authorization: `Basic ${Buffer.from('\u0000:\u0000').toString('base64')}` },
    { authorization: 'Bearer a.b.c' },
    { cookie: 'sst=%00; sst=x; admin_sst=%zz' },
    { cookie: '=;=;;;' },
    { 'idempotency-key': 'k'.repeat(4000) },
    { 'if-none-match': '"' },
    { range: 'bytes=9-0,-,a-b' },
    { accept: '*/*;q=nan' },
    { 'accept-language': 'zz-\u00ff' },
    { 'x-forwarded-for': '\u00ff, ::ffff:1.2.3.4.5' },
    { 'x-forwarded-proto': 'javascript' },
  ]);
}
