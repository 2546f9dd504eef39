// Field rules of every input as plain data, for flags and forms that must not load zod.

import { FORMATS } from '../src/reference/formats.ts';
import { isAnyJson, type JsonSchema, resolveField } from '../src/reference/json-schema.ts';
import type { InputField, OperationModel, ServiceModel } from '../src/reference/model.ts';
import { camelCaseKey, GENERATED, literal, propertyName } from './text.ts';
import { englishTitle } from './titles/english-title.ts';

/** Mirrors `FieldData` of the SDK (packages/sdk/src/fields/field-data.ts). */
export interface FieldData {
  readonly in?: 'path' | 'query' | 'header' | 'body';
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'map' | 'json' | 'union';
  readonly required?: true;
  readonly nullable?: true;
  readonly secret?: true;
  readonly enum?: readonly (string | number | boolean)[];
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
  readonly below?: number;
  readonly step?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: FieldData;
  readonly fields?: Readonly<Record<string, FieldData>>;
  readonly strict?: true;
  readonly values?: FieldData;
  readonly anyOf?: readonly FieldData[];
  readonly zh?: string;
  readonly titleEn?: string;
  readonly en?: string;
}

/** Source of `packages/sdk/src/generated/<service>.fields.ts`: a constant per operation, so that a page takes only its own. */
export function sdkFields(model: ServiceModel): string {
  const operations = model.operations.map((operation) => operationSource(operation, model.inputEntities));
  const rows = model.operations.map((operation) => `  ${propertyName(operation.key)}: ${fieldsName(operation)},\n`);
  return `${GENERATED}
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

${operations.join('\n')}
export const ${model.property}Fields: ServiceFields = {
${rows.join('')}};
`;
}

/** Name of the constant that holds the rules of one operation: `bucketsCreateFields`. */
export function fieldsName({ key }: OperationModel): string {
  return `${camelCaseKey(key)}Fields`;
}

function operationSource(operation: OperationModel, entities: Readonly<Record<string, JsonSchema>>): string {
  const { fields } = operation;
  const head = `export const ${fieldsName(operation)}: OperationFields =`;
  if (fields.length === 0) {
    return `${head} {};\n`;
  }
  const lines = fields.map((field) => `  ${propertyName(field.key)}: ${literal(topField(field, entities))},\n`);
  return `${head} {\n${lines.join('')}};\n`;
}

function topField(field: InputField, entities: Readonly<Record<string, JsonSchema>>): FieldData {
  return { in: field.in, ...fieldData(field.key, field.schema, field.required, entities) };
}

function fieldData(
  key: string,
  given: JsonSchema,
  required: boolean,
  entities: Readonly<Record<string, JsonSchema>>,
): FieldData {
  const { schema, nullable } = resolveField(given, entities);
  const inner = (one: JsonSchema, needed = true, name = key): FieldData => fieldData(name, one, needed, entities);
  return {
    type: typeOf(schema),
    ...(required && { required: true }),
    ...(nullable && { nullable: true }),
    ...(schema.format === 'password' && { secret: true }),
    ...(schema.enum !== undefined && { enum: schema.enum }),
    ...(schema.const !== undefined && { enum: [schema.const] }),
    ...limits(schema),
    ...shape(schema, inner),
    ...(schema.title !== undefined && { zh: schema.title, titleEn: englishTitle(key, schema.title) }),
    ...(schema.description !== undefined && { en: schema.description }),
  };
}

function typeOf(schema: JsonSchema): FieldData['type'] {
  if (schema.anyOf !== undefined || schema.oneOf !== undefined) {
    return 'union';
  }
  if (schema.allOf !== undefined) {
    throw new Error('an intersection has no field data: spread the shapes into one object');
  }
  if (isAnyJson(schema)) {
    return 'json';
  }
  const type = schema.type ?? typeof (schema.const ?? schema.enum?.[0]);
  if (type === 'object') {
    return schema.properties === undefined ? 'map' : 'object';
  }
  return type as FieldData['type'];
}

function limits(schema: JsonSchema): Partial<FieldData> {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, multipleOf, type } = schema;
  const safe = (limit: number | undefined): number | undefined =>
    type === 'integer' && limit !== undefined && Math.abs(limit) === Number.MAX_SAFE_INTEGER ? undefined : limit;
  return omitUndefined({
    min: safe(minimum) ?? minLength ?? minItems,
    max: safe(maximum) ?? maxLength ?? maxItems,
    above: schema.exclusiveMinimum,
    below: schema.exclusiveMaximum,
    step: multipleOf,
    ...formatOf(pattern),
  });
}

/** A pattern that stands behind a known format is named, not repeated. */
function formatOf(pattern: string | undefined): { format?: string; pattern?: string } {
  const named = Object.entries(FORMATS).find(([, known]) => known === pattern)?.[0];
  if (named !== undefined) {
    return { format: named };
  }
  return pattern === undefined ? {} : { pattern };
}

function shape(
  schema: JsonSchema,
  inner: (one: JsonSchema, needed?: boolean, key?: string) => FieldData,
): Partial<FieldData> {
  const { items, properties, additionalProperties, required = [] } = schema;
  const members = schema.anyOf ?? schema.oneOf;
  return {
    ...(items !== undefined && { items: inner(items) }),
    ...(properties !== undefined && {
      fields: Object.fromEntries(
        Object.entries(properties).map(([key, property]) => [key, inner(property, required.includes(key), key)]),
      ),
    }),
    ...(properties !== undefined && additionalProperties === false && { strict: true }),
    ...(properties === undefined &&
      typeof additionalProperties === 'object' && { values: inner(additionalProperties) }),
    ...(members !== undefined && { anyOf: members.map((member) => inner(member)) }),
  };
}

function omitUndefined<T extends object>(record: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as never;
}
