// The part of JSON Schema that the contract's zod schemas turn into, and how it is read.
import * as z from 'zod';
import { NO_LABELS } from '../kernel/enums.ts';

export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object';
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  /** Of an entity: columns of its table, the field that a row is known by, and those that people call it by. */
  readonly columns?: readonly string[];
  readonly key?: string;
  readonly named?: readonly string[];
  /** Of an input: other names and words that a server reads, and whether it reads unix seconds for a time. */
  readonly aliases?: readonly string[];
  /** Names of a body that a server lets go of. */
  readonly dropped?: readonly string[];
  readonly words?: Readonly<Record<string, string>>;
  readonly unixSeconds?: boolean;
  /** Of a list: a server reads its elements one by one. */
  readonly eachByItself?: boolean;
  /** Of an enum: path of its labels, such as `realm.status`. */
  readonly labels?: string;
  /** Of an id: what it names; of a path parameter that is none: why. */
  readonly ref?: string;
  readonly notId?: string;
}

export interface Converted {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly entities: Readonly<Record<string, JsonSchema>>;
}

/** Converts named schemas together, so that entities become references to one definition each. */
export function toJsonSchemas(named: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output'): Converted {
  const whole = z.toJSONSchema(z.object(named), { io, unrepresentable: 'throw' }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  };
  const definitions = whole.$defs ?? {};
  const anyJson = new Set(Object.keys(definitions).filter((name) => name.startsWith('__schema')));
  for (const name of anyJson) {
    if (definitions[name]?.anyOf?.length !== 6) {
      throw new Error(`a schema refers to itself: give it an id with entity(): ${JSON.stringify(definitions[name])}`);
    }
  }
  const clean = (schema: JsonSchema): JsonSchema => rewrite(schema, anyJson);
  return {
    schemas: mapValues(whole.properties ?? {}, clean),
    entities: mapValues(omitKeys(definitions, anyJson), clean),
  };
}

/** The entity a reference names. */
export function refName(schema: JsonSchema): string | undefined {
  return schema.$ref?.slice('#/$defs/'.length);
}

/** A schema with its reference followed and null split off; what the field says of itself wins over its entity. */
export function resolveField(
  given: JsonSchema,
  entities: Readonly<Record<string, JsonSchema>>,
): { schema: JsonSchema; nullable: boolean } {
  const { schema, nullable } = splitNull(follow(given, entities));
  return { schema: follow(schema, entities), nullable };
}

function follow(schema: JsonSchema, entities: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const name = refName(schema);
  const { $ref: _, ...own } = schema;
  return name === undefined ? schema : { ...entities[name], ...own };
}

/** A schema that accepts any JSON value. */
export function isAnyJson(schema: JsonSchema): boolean {
  return (
    schema.$ref === undefined &&
    schema.type === undefined &&
    schema.enum === undefined &&
    schema.const === undefined &&
    (schema.anyOf ?? schema.oneOf ?? schema.allOf) === undefined
  );
}

function splitNull(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const rest = schema.anyOf?.filter((one) => one.type !== 'null');
  if (schema.anyOf === undefined || rest === undefined || rest.length === schema.anyOf.length) {
    return { schema, nullable: false };
  }
  const { anyOf: _, ...outer } = schema;
  const [only] = rest;
  return { schema: rest.length === 1 && only ? { ...only, ...outer } : { ...outer, anyOf: rest }, nullable: true };
}

// why: zod writes z.json() as a definition that refers to itself; to every reader it is simply "any JSON".
function rewrite(given: JsonSchema, anyJson: ReadonlySet<string>): JsonSchema {
  const { labels, ...plain } = given;
  const schema = labels === NO_LABELS ? plain : given;
  const ref = refName(schema);
  if (ref !== undefined && anyJson.has(ref)) {
    const { $ref: _, ...rest } = schema;
    return rest;
  }
  return mapSchema(splitTypes(schema), (inner) => rewrite(inner, anyJson));
}

// why: zod writes a union of plain types as one schema with a list of types
function splitTypes(schema: JsonSchema): JsonSchema {
  const types: unknown = schema.type;
  if (!Array.isArray(types)) {
    return schema;
  }
  const { type: _, ...rest } = schema;
  return { ...rest, anyOf: types.map((type: JsonSchema['type']) => ({ type })) as JsonSchema[] };
}

/** Applies `change` to every schema directly inside. */
export function mapSchema(schema: JsonSchema, change: (inner: JsonSchema) => JsonSchema): JsonSchema {
  const { items, properties, additionalProperties, anyOf, oneOf, allOf } = schema;
  return {
    ...schema,
    ...(items && { items: change(items) }),
    ...(properties && { properties: mapValues(properties, change) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: change(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
    ...(oneOf && { oneOf: oneOf.map(change) }),
    ...(allOf && { allOf: allOf.map(change) }),
  };
}

export function mapValues<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function omitKeys<T>(record: Readonly<Record<string, T>>, keys: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));
}
