// Fields of an input, a reply or an entity as rows of a table: what a reader sees of a JSON Schema.

import { labelsAt } from '../kernel/enums.ts';
import type { Label } from '../labels/index.ts';
import { FORMATS } from './formats.ts';
import { isAnyJson, type JsonSchema, refName, resolveField } from './json-schema.ts';

export interface AllowedValue {
  readonly value: string;
  readonly label?: Label;
}

export interface FieldRow {
  /** `items[].name` is the row `name`, one deeper than `items`. */
  readonly name: string;
  readonly depth: number;
  readonly required: boolean;
  /** In Chinese: 文本, 整数, 列表(文本). */
  readonly type: string;
  /** Entity whose own table tells the rest. */
  readonly entity?: string;
  readonly zh: string;
  readonly en: string;
  /** Limits and formats in a few words. */
  readonly rules: readonly string[];
  readonly allowed: readonly AllowedValue[];
  /** What an id names, `cdn.bucket`. */
  readonly names?: string;
  /** Other names and words that are read too. */
  readonly alsoReadAs: readonly string[];
}

type Entities = Readonly<Record<string, JsonSchema>>;

/** Deeper than this nothing is told: the entity has a table of its own. */
const MAX_DEPTH = 4;

/** The rows of an object's properties; of a list's items where it is a list. */
export function rowsOf(schema: JsonSchema, entities: Entities, depth = 0): FieldRow[] {
  const { schema: object } = resolveField(schema, entities);
  if (object.type === 'array' && object.items !== undefined) {
    return refName(object.items) === undefined ? rowsOf(object.items, entities, depth) : [];
  }
  return Object.entries(object.properties ?? {}).flatMap(([name, property]) =>
    rowWithin(name, property, object.required?.includes(name) ?? false, entities, depth),
  );
}

/** One field, and the fields within it that no entity tells. */
export function rowWithin(
  name: string,
  given: JsonSchema,
  required: boolean,
  entities: Entities,
  depth = 0,
): FieldRow[] {
  const { schema, nullable } = resolveField(given, entities);
  const inner = innermost(given, entities);
  const entity = inner.entity;
  const names = given.ref ?? schema.ref ?? inner.schema.ref;
  const own: FieldRow = {
    name,
    depth,
    required,
    type: typeWord(schema, entities) + (nullable ? '，可为 null' : ''),
    ...(entity !== undefined && { entity }),
    ...(names !== undefined && { names }),
    zh: given.title ?? schema.title ?? name,
    en: given.description ?? schema.description ?? '',
    rules: rulesOf(schema),
    allowed: allowedOf(inner.schema),
    alsoReadAs: [...(given.aliases ?? []), ...Object.keys(inner.schema.words ?? {})],
  };
  const below = entity === undefined && depth < MAX_DEPTH ? rowsOf(inner.schema, entities, depth + 1) : [];
  return [own, ...below];
}

/** What a list or a map is of; itself otherwise. */
function innermost(given: JsonSchema, entities: Entities): { schema: JsonSchema; entity: string | undefined } {
  const members = given.anyOf?.filter((one) => one.type !== 'null');
  const named = refName(given) ?? (members?.length === 1 && members[0] ? refName(members[0]) : undefined);
  const { schema } = resolveField(given, entities);
  if (named !== undefined && schema.properties !== undefined) {
    return { schema, entity: named };
  }
  if (schema.type === 'array' && schema.items !== undefined) {
    return innermost(schema.items, entities);
  }
  return typeof schema.additionalProperties === 'object' && schema.properties === undefined
    ? innermost(schema.additionalProperties, entities)
    : { schema, entity: undefined };
}

const WORDS: Readonly<Record<string, string>> = {
  string: '文本',
  integer: '整数',
  number: '数字',
  boolean: '布尔',
  object: '对象',
  null: 'null',
};

export function typeWord(given: JsonSchema, entities: Entities): string {
  const { schema } = resolveField(given, entities);
  const members = schema.anyOf ?? schema.oneOf;
  if (members !== undefined) {
    return [...new Set(members.map((member) => typeWord(member, entities)))].join(' 或 ');
  }
  if (schema.type === 'array') {
    return `列表（${typeWord(schema.items ?? {}, entities)}）`;
  }
  if (schema.type === 'object' && schema.properties === undefined) {
    const values = schema.additionalProperties;
    return typeof values === 'object' ? `映射（${typeWord(values, entities)}）` : '空对象';
  }
  if (isAnyJson(schema)) {
    return '任意 JSON';
  }
  if (schema.enum !== undefined || schema.const !== undefined) {
    return '枚举';
  }
  if (schema.format === 'password') {
    return '密文';
  }
  const format = formatOf(schema);
  return format === undefined ? (WORDS[schema.type ?? ''] ?? String(schema.type)) : FORMAT_WORDS[format];
}

type Format = 'uuid' | 'date-time' | 'date-time-offset' | 'date';
const FORMAT_WORDS: Readonly<Record<Format, string>> = {
  uuid: 'UUID',
  'date-time': '时间（RFC 3339）',
  'date-time-offset': '时间（RFC 3339）',
  date: '日期（YYYY-MM-DD）',
};

function formatOf({ pattern }: JsonSchema): Format | undefined {
  return Object.entries(FORMATS).find(([, known]) => known === pattern)?.[0] as Format | undefined;
}

function rulesOf(schema: JsonSchema): string[] {
  const { minLength, maxLength, minItems, maxItems, multipleOf, pattern } = schema;
  const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const minimum = safe(schema.minimum);
  const maximum = safe(schema.maximum);
  const written = pattern !== undefined && formatOf(schema) === undefined && pattern.length <= 60;
  return [
    ...range(minLength, maxLength, '个字符'),
    ...range(minItems, maxItems, '项'),
    ...range(minimum, maximum, ''),
    ...(above === undefined ? [] : [`大于 ${above}`]),
    ...(below === undefined ? [] : [`小于 ${below}`]),
    ...(multipleOf === undefined || multipleOf === 1 ? [] : [`${multipleOf} 的倍数`]),
    ...(written ? [`匹配 ${pattern}`] : []),
  ];
}

function safe(limit: number | undefined): number | undefined {
  return limit !== undefined && Math.abs(limit) === Number.MAX_SAFE_INTEGER ? undefined : limit;
}

function range(min: number | undefined, max: number | undefined, unit: string): string[] {
  const counted = unit === '' ? '' : ` ${unit}`;
  if (min !== undefined && max !== undefined) {
    return [min === max ? `${min}${counted}` : `${min} 到 ${max}${counted}`];
  }
  if (max !== undefined) {
    return [`最多 ${max}${counted}`];
  }
  return min === undefined || min === 0 ? [] : [`至少 ${min}${counted}`];
}

function allowedOf(schema: JsonSchema): AllowedValue[] {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const table = labelsAt(schema.labels);
  return values.map((value) => {
    const known = table?.[String(value)];
    return known === undefined ? { value: String(value) } : { value: String(value), label: known };
  });
}
