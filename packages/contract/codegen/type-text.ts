// JSON Schema to TypeScript source: what a caller sees when hovering over an input or a reply.
import { isAnyJson, type JsonSchema, refName } from '../src/reference/json-schema.ts';
import { docComment, propertyName, quote } from './text.ts';

export interface TypeContext {
  /** Replies stay open: an enum value of a newer server does not break an older caller. */
  readonly open: boolean;
  /** Source name of an entity. */
  readonly entityName: (id: string) => string;
}

/** The type of a schema as source text. `indent` is the indentation of the line it begins on. */
export function typeText(schema: JsonSchema, context: TypeContext, indent = ''): string {
  const ref = refName(schema);
  if (ref !== undefined) {
    return context.entityName(ref);
  }
  if (schema.const !== undefined) {
    return openUnion([schema.const], context);
  }
  if (schema.enum !== undefined) {
    return openUnion(schema.enum, context);
  }
  const members = schema.anyOf ?? schema.oneOf;
  if (members !== undefined) {
    return [...new Set(members.map((member) => typeText(member, context, indent)))].join(' | ');
  }
  if (schema.allOf !== undefined) {
    return schema.allOf.map((member) => typeText(member, context, indent)).join(' & ');
  }
  if (isAnyJson(schema)) {
    return 'Json';
  }
  if (schema.format === 'binary') {
    return 'SentBytes';
  }
  switch (schema.type) {
    case 'array':
      return arrayText(schema.items ?? {}, context, indent);
    case 'object':
      return objectText(schema, context, indent);
    case 'integer':
      return 'number';
    default:
      return String(schema.type);
  }
}

/** Body of an interface or an object type, braces included. */
export function fieldsText(
  fields: readonly { key: string; required: boolean; schema: JsonSchema }[],
  context: TypeContext,
  indent = '',
): string {
  const inner = `${indent}  `;
  const lines = fields.map(({ key, required, schema }) => {
    const note = fieldNote(schema);
    const comment = note === undefined ? '' : docComment([note], inner);
    return `${comment}${inner}${propertyName(key)}${required ? '' : '?'}: ${typeText(schema, context, inner)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

export function propertiesOf(schema: JsonSchema): { key: string; required: boolean; schema: JsonSchema }[] {
  return Object.entries(schema.properties ?? {}).map(([key, property]) => ({
    key,
    required: schema.required?.includes(key) ?? false,
    schema: property,
  }));
}

function objectText(schema: JsonSchema, context: TypeContext, indent: string): string {
  const properties = propertiesOf(schema);
  const rest = schema.additionalProperties;
  if (properties.length > 0) {
    const known = fieldsText(properties, context, indent);
    return isOpenInput(schema, context) ? `${known} & { [key: string]: unknown }` : known;
  }
  return typeof rest === 'object' ? `Record<string, ${typeText(rest, context, indent)}>` : 'Record<string, never>';
}

// why: a loose object among the inputs takes keys nobody listed; a reply's interface does so by being read only.
function isOpenInput(schema: JsonSchema, context: TypeContext): boolean {
  return !context.open && typeof schema.additionalProperties === 'object';
}

function openUnion(values: readonly (string | number | boolean)[], { open }: TypeContext): string {
  const union = values.map((value) => (typeof value === 'string' ? quote(value) : String(value))).join(' | ');
  const [first] = values;
  if (!open || typeof first === 'boolean') {
    return union;
  }
  return `${union} | (${typeof first} & {})`;
}

function arrayText(items: JsonSchema, context: TypeContext, indent: string): string {
  const text = typeText(items, context, indent);
  const single = /^[\w.]+$/.test(text) || (items.type === 'object' && text.endsWith('}') && !text.includes('} & {'));
  return single ? `${text}[]` : `(${text})[]`;
}

function fieldNote({ title, description }: JsonSchema): string | undefined {
  const parts = [title, description].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? undefined : parts.join(' · ');
}
