// A request of any operation: its path filled with the ids of a studio, and the least input that looks right.
import { type Declared, jsonBody } from '@uos/contract';
import * as z from 'zod';
import { md5 } from '../../../packages/platform/src/services/cdn/testing.ts';
import { isRequired, type RefField, refFieldsOf, unwrapped } from '../../support/fills/fields.ts';
import type { Ids } from '../../support/fills/index.ts';

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** What a field names; `undefined` leaves it out where it may be left out, and else a value that its schema takes. */
export type Pick = (field: RefField) => string | undefined;

/** Everything that names something of a studio's names what is in `ids`. */
export function requestOf(call: Declared, ids: Ids): Request {
  return requestWith(call, ({ ref }) => ids[ref]);
}

/** A thing of another tenant inside something of the caller's own: the first id of the path is `outer`'s. */
export function requestInside(call: Declared, outer: Ids, inner: Ids): Request {
  const [first] = call.operation.paramNames;
  return requestWith(call, ({ place, at, ref }) => (place === 'path' && at[0] === first ? outer : inner)[ref]);
}

export function requestWith(call: Declared, pick: Pick): Request {
  const { operation } = call;
  const named = refFieldsOf(call).flatMap((field) => {
    const id = pick(field);
    return id === undefined ? [] : [{ ...field, id }];
  });
  const idAt = (place: RefField['place'], name: string) =>
    named.find((field) => field.place === place && field.at[0] === name)?.id;
  const path = call.fullPath.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(idAt('path', name) ?? String(valueFor(operation.params?.[name], name))),
  );
  const query = new URLSearchParams();
  for (const [name, schema] of Object.entries(operation.query?.shape ?? {})) {
    const id = idAt('query', name);
    if (id !== undefined || isRequired(schema as z.ZodType)) {
      query.set(name, id ?? String(valueFor(schema as z.ZodType, name)));
    }
  }
  const schema = jsonBody(operation);
  const body = named
    .filter(({ place }) => place === 'body')
    .reduce(
      (value, { at, id }) => placed(schema, value, at, id),
      schema === undefined ? undefined : valueFor(schema, ''),
    );
  return { method: operation.method, path: `${path}${query.size === 0 ? '' : `?${query}`}`, body };
}

/** A body with an id in it; what lies around it and is not there yet is as small as can be. */
function placed(schema: z.ZodType | undefined, value: unknown, at: RefField['at'], id: string): unknown {
  const [name, ...rest] = at;
  if (name === undefined || schema === undefined) {
    return id;
  }
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodArray) {
    const element = bare.element as z.ZodType;
    const [first = valueFor(element, ''), ...others] = (value as unknown[] | undefined) ?? [];
    return [placed(element, first, rest, id), ...others];
  }
  if (bare instanceof z.ZodUnion) {
    return placed(bare.options[0] as z.ZodType, value, at, id);
  }
  if (!(bare instanceof z.ZodObject)) {
    throw new Error(`no place for ${at.join('.')}`);
  }
  const fields = (value ?? valueFor(bare, '')) as Readonly<Record<string, unknown>>;
  const field = bare.shape[name] as z.ZodType;
  return { ...fields, [name]: placed(field, fields[name], rest, id) };
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
