// Names of the fields that no log, history or export may show, read from the schemas of an operation.
import * as z from 'zod';
import { type AnyOperation, jsonBody } from './service.ts';

/** Keys, at any depth of input and reply, that are declared with `secret()`. */
export function secretKeys(operation: AnyOperation): ReadonlySet<string> {
  const keys = new Set<string>();
  const { query, reply, params = {} } = operation;
  for (const schema of [
    query,
    jsonBody(operation),
    typeof reply === 'string' ? undefined : reply,
    ...Object.values(params),
  ]) {
    if (schema !== undefined) {
      collect(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), keys, undefined);
    }
  }
  return keys;
}

function collect(node: unknown, keys: Set<string>, name: string | undefined): void {
  if (typeof node !== 'object' || node === null) {
    return;
  }
  if (name !== undefined && (node as { format?: unknown }).format === 'password') {
    keys.add(name);
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties' || key === '$defs' || key === 'definitions') {
      for (const [property, schema] of Object.entries(value as object)) {
        collect(schema, keys, key === 'properties' ? property : undefined);
      }
    } else {
      // why: a secret inside `anyOf` or `items` belongs to the property around it
      collect(value, keys, name);
    }
  }
}
