// Shorthands that give every field its Chinese title and English description.
import * as z from 'zod';
import { oneLine, oneLineIfAny } from '../rules/names/names.ts';
import type { TextRule } from '../rules/text-rule.ts';
import type { NotId, Ref } from './refs.ts';

/**
 * Names a field: `zh` is its title on screens and in forms, `en` its description in references, `ref` what its value
 * names, or each of its values.
 */
export function field<T extends z.core.$ZodType>(schema: T, zh: string, en: string, ref?: Ref): T {
  return described(schema, { title: zh, description: en, ...(ref !== undefined && { ref }) });
}

export const id = (ref: Ref, zh: string, en: string) => fresh(z.uuid(), zh, en, ref);
export const text = (zh: string, en: string, ref?: Ref) => fresh(z.string(), zh, en, ref);
export const flag = (zh: string, en: string) => fresh(z.boolean(), zh, en);
export const count = (zh: string, en: string) => fresh(z.int().min(0), zh, en);
/** A text that obeys a shared rule, which describes it; `error` is the server's text where it is not `invalid parameters`. */
export function ruled(rule: TextRule, zh: string, error?: string) {
  const atLeast = z.string({ error }).min(rule.min, { error }).regex(rule.pattern, { error });
  return fresh(rule.max === undefined ? atLeast : atLeast.max(rule.max, { error }), zh, rule.en);
}
/** A name: what people read on one line, never blank, free of control characters that a terminal would obey. */
export const line = (max: number, zh: string, en: string) => field(z.string().min(1).max(max).regex(oneLine), zh, en);
/** The same where it may be empty. */
export const lineIfAny = (max: number, zh: string, en: string) =>
  field(z.string().max(max).regex(oneLineIfAny), zh, en);
const anyCase = (word: string): string => [...word].map((letter) => `[${letter}${letter.toUpperCase()}]`).join('');
/** why no control characters: a browser reads a scheme past them */
const noScript = new RegExp(
  `^(?!\\s*(?:${['javascript', 'vbscript', 'data'].map(anyCase).join('|')})\\s*:)\\P{Cc}*$`,
  'u',
);
/** An address, or the word a client has for one: never a script or a page of its own behind a link. */
export const address = (max: number, zh: string, en: string) => field(z.string().max(max).regex(noScript), zh, en);
/** A text that no face may print, log or take on a command line; OpenAPI shows it as `format: password`. */
export const secret = (zh: string, en: string, schema: z.ZodString = z.string()) =>
  schema.meta({ title: zh, description: en, format: 'password' });
/** Yuan with at most two decimals. */
export const money = (zh: string, en: string) => fresh(z.number().multipleOf(0.01), zh, en);
/** Calendar month `YYYY-MM` in Asia/Shanghai. */
export const month = (zh: string, en: string) => fresh(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), zh, en);
/** RFC 3339 in UTC. */
export const time = (zh: string, en: string) => fresh(z.iso.datetime(), zh, en);
export const timeOrNull = (zh: string, en: string) => fresh(z.union([z.iso.datetime(), z.null()]), zh, en);
/** string → string map, as `Properties` and `properties` are on the wire. */
export const properties = (zh: string, en: string) => fresh(z.record(z.string(), z.string()), zh, en);

/** Says what the value of a field names: of a path parameter that needs no title of its own, or of a shared text. */
export function refersTo<T extends z.core.$ZodType>(schema: T, ref: Ref): T {
  return described(schema, { ref });
}

/** A path parameter that names something by a text of any form. */
export const nameOf = (ref: Ref) => refersTo(z.string().min(1).max(1024), ref);

/** Says why a path parameter is no id. */
export function noId<T extends z.core.$ZodType>(schema: T, notId: NotId): T {
  return described(schema, { notId });
}

/** Other names under which a server reads a field; it answers with the field's own. */
export function alsoAs<T extends z.core.$ZodType>(schema: T, ...aliases: readonly [string, ...string[]]): T {
  return described(schema, { aliases });
}

/** Other words that a server takes for a value, such as `{ Mongo: 'mongo' }`; it answers with the value's own. */
export function readAs<T extends z.core.$ZodType>(schema: T, words: Readonly<Record<string, string>>): T {
  return described(schema, { words });
}

/** Names that a server lets go of in a body: what clients send back that read a thing and change some of it. */
export function dropping<T extends z.core.$ZodType>(schema: T, ...dropped: readonly [string, ...string[]]): T {
  return described(schema, { dropped });
}

/** A list whose elements are read one by one: what breaks a rule is told of in the reply, and the others are taken. */
export function eachByItself<T extends z.core.$ZodType>(schema: T): T {
  return described(schema, { eachByItself: true });
}

/** Times that a server also reads as unix seconds. */
export function orUnixSeconds<T extends z.core.$ZodType>(schema: T): T {
  return described(schema, { unixSeconds: true });
}

interface Named {
  readonly id: string;
  readonly zh: string;
  readonly en: string;
  readonly columns?: readonly string[];
  readonly key?: string;
  readonly named?: readonly string[];
}

/**
 * Gives an entity its name in the SDK, the OpenAPI components and the reference, and the columns a table shows. `key` is
 * the field that a row is known by; `named` are those that people call it by, `badges.name` of each in a list.
 */
export function entity<T extends z.core.$ZodType>(schema: T, name: Named): T {
  const { id: entityId, zh, en, columns, key, named } = name;
  return described(schema, { id: entityId, title: zh, description: en, columns, key, named });
}

/** As `field`, of a schema that nobody else holds: it needs no copy, and a start would make two thousand of them. */
function fresh<T extends z.ZodType>(schema: T, zh: string, en: string, ref?: Ref): T {
  z.globalRegistry.add(schema, { title: zh, description: en, ...(ref !== undefined && { ref }) });
  return schema;
}

// why the core type above: comparing every schema with the many methods of ZodType doubled the time of a type check
function described<T extends z.core.$ZodType>(schema: T, meta: z.core.GlobalMeta): T {
  return (schema as unknown as z.ZodType).meta(meta) as unknown as T;
}
