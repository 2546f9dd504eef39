// A request of any operation: its path filled with the ids of a studio, and the least input that looks right.
import type { Declared } from '@uos/contract';
import * as z from 'zod';
import { md5 } from '../../../packages/platform/src/services/cdn/testing.ts';
import type { Ids } from './principals.ts';

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** `ids` fill what belongs to a tenant; everything else is a value that its schema takes. */
export function requestOf(call: Declared, ids: Ids, mixed?: Ids): Request {
  const { operation } = call;
  const names = operation.paramNames;
  const path = call.fullPath.replace(/\{([^}]+)\}/g, (_, name: string) => {
    // why: a thing of another tenant inside something of the caller's own is one more way in
    const from = mixed !== undefined && name !== names[0] ? mixed : ids;
    return encodeURIComponent(tenantValue(call, name, from) ?? String(valueFor(operation.params?.[name], name)));
  });
  const query = new URLSearchParams();
  for (const [name, schema] of Object.entries(operation.query?.shape ?? {})) {
    const own = tenantValue(call, name, mixed ?? ids, { path: false });
    if (own !== undefined || !(schema as z.ZodType).safeParse(undefined).success) {
      query.set(name, own ?? String(valueFor(schema as z.ZodType, name)));
    }
  }
  const search = query.size === 0 ? '' : `?${query}`;
  return { method: operation.method, path: `${path}${search}`, body: bodyOf(call, mixed ?? ids) };
}

type Rule = readonly [name: RegExp, id: keyof Ids];

const EVERYWHERE: readonly Rule[] = [
  [/^(app_?id|serviceId)$/i, 'app'],
  [/^(orgId|OrganizationId)$/i, 'org'],
];
const OF_CDN: readonly Rule[] = [
  [/^(bucketId|to_bucket)$/, 'bucket'],
  [/^(eid|entryid)$/i, 'entry'],
  [/^(vid|versionid)$/i, 'version'],
  [/^(rid|releaseid|from_release)$/i, 'release'],
  [/^badge$/, 'badge'],
];

function tenantValue(call: Declared, name: string, ids: Ids, { path = true } = {}): string | undefined {
  const rules = call.service.name === 'cdn' ? [...OF_CDN, ...EVERYWHERE] : EVERYWHERE;
  const rule = rules.find(([pattern]) => pattern.test(name));
  if (rule !== undefined) {
    return ids[rule[1]];
  }
  return path && name === 'id' ? ids[idOf(call)] : undefined;
}

/** What `{id}` is: mostly the app itself. */
function idOf({ service, group }: Declared): keyof Ids {
  if (service.name === 'cdn') {
    return 'bucket';
  }
  return group === 'projects' ? 'project' : group === 'realms' ? 'realm' : 'app';
}

function bodyOf(call: Declared, ids: Ids): unknown {
  const { body } = call.operation;
  if (body === undefined) {
    return undefined;
  }
  const value = valueFor(body, '');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return value;
  }
  const shape = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  const own = shape.flatMap((name) => {
    const id = tenantValue(call, name, ids, { path: false });
    return id === undefined ? [] : [[name, id] as const];
  });
  return { ...value, ...Object.fromEntries(own) };
}

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
}

const schemas = new WeakMap<z.ZodType, JsonSchema>();

/** The smallest value of a schema; names help where a pattern cannot. */
function valueFor(schema: z.ZodType | undefined, name: string): unknown {
  if (schema === undefined) {
    return NAMED[name] ?? '0f8fad5b-d9cb-469f-a165-708677289509';
  }
  let known = schemas.get(schema);
  if (known === undefined) {
    known = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
    schemas.set(schema, known);
  }
  return smallest(known, name);
}

const NAMED: Readonly<Record<string, string>> = {
  content_hash: md5('a'),
  hash: md5('a'),
  path: 'a.txt',
  name: 'a',
  Domain: 'studio.example',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '0f8fad5b-d9cb-469f-a165-708677289509',
  'date-time': '2026-11-20T00:00:00Z',
  date: '2026-11-20',
  email: 'somebody@studio.example',
  uri: 'https://studio.example/',
};

function smallest(schema: JsonSchema, name: string): unknown {
  if (schema.const !== undefined) {
    return schema.const;
  }
  if (schema.enum !== undefined) {
    return schema.enum[0];
  }
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? (schema.type === undefined ? schema.allOf?.[0] : undefined);
  if (choice !== undefined) {
    return smallest(choice, name);
  }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, smallest(schema.properties?.[key] ?? {}, key)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => smallest(schema.items ?? {}, name));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return text(schema, name);
  }
}

function text({ format, pattern, minLength = 1 }: JsonSchema, name: string): string {
  const candidates = [
    NAMED[name],
    FORMATS[format ?? ''],
    '2026-11',
    '2026-11-20',
    '1',
    'a'.repeat(Math.max(1, minLength)),
  ];
  const fits = (one: string | undefined) =>
    one !== undefined && one.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(one));
  return (format === undefined ? candidates.toReversed().find(fits) : undefined) ?? candidates.find(fits) ?? 'a';
}
