// The schema of a declaration, from the rules of the operation that makes the thing: nothing of it is written twice.
import type { FieldData, OperationFields } from '@uos/sdk/fields';
import type { Schema } from './adapter.ts';

/** Of an object with these keys of an operation; `description` says what one is. */
export function schemaOf(fields: OperationFields, keys: readonly string[], description: string): Schema {
  return { ...closed(Object.fromEntries(keys.map((key) => [key, fields[key] as FieldData]))), description };
}

function closed(fields: Readonly<Record<string, FieldData>>): Schema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, { required: isRequired }]) => isRequired).map(([key]) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, field]) => [key, ruleOf(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function ruleOf(field: FieldData): Schema {
  const about = field.en === undefined ? {} : { description: field.en };
  switch (field.type) {
    case 'object':
      return { ...closed(field.fields ?? {}), ...about };
    case 'map':
      return { type: 'object', additionalProperties: ruleOf(field.values ?? { type: 'string' }), ...about };
    case 'array':
      return { type: 'array', ...(field.items && { items: ruleOf(field.items) }), ...about };
    case 'string':
      return { type: 'string', ...(field.enum && { enum: field.enum.map(String) }), ...about };
    case 'integer':
    case 'number':
      return { type: field.type, ...(field.min !== undefined && { minimum: field.min }), ...about };
    case 'boolean':
      return { type: 'boolean', ...about };
    case 'json':
    case 'union':
      throw new Error(`a declaration cannot hold a ${field.type}`);
  }
}
