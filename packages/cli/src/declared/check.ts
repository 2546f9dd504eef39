// Holds a declaration to its schema, and says where it breaks it.
import { nearest } from '@uos/contract/rules';
import type { Adapter, Schema } from './adapter.ts';

/** A key that no schema has: where it stands, and the one that was probably meant. */
export type SayUnknown = (at: string, near: string | undefined) => string;

/** One line per fault, such as `services.cdn.buckets.web.private: boolean`; `at` is empty for the whole file. */
export function faultsOf(schema: Schema, value: unknown, at: string, unknown: SayUnknown): string[] {
  if (!isOf(schema.type, value)) {
    return [`${at || '{}'}: ${schema.type}`];
  }
  if (schema.enum !== undefined && !schema.enum.includes(value as string)) {
    return [`${at}: ${schema.enum.join(' | ')}`];
  }
  if (schema.minimum !== undefined && (value as number) < schema.minimum) {
    return [`${at}: >= ${schema.minimum}`];
  }
  if (schema.type === 'array') {
    const { items } = schema;
    return items === undefined
      ? []
      : (value as unknown[]).flatMap((one, index) => faultsOf(items, one, `${at}[${index}]`, unknown));
  }
  return schema.type === 'object' ? faultsInside(schema, value as Record<string, unknown>, at, unknown) : [];
}

function faultsInside(schema: Schema, value: Record<string, unknown>, at: string, unknown: SayUnknown): string[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const below = (key: string): string => (at === '' ? key : `${at}.${key}`);
  const missing = required.filter((key) => !Object.hasOwn(value, key)).map((key) => `${below(key)}: -`);
  const inside = Object.entries(value).flatMap(([key, inner]) => {
    const own = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    return own === false || own === undefined
      ? [unknown(below(key), nearest(key, Object.keys(properties)))]
      : faultsOf(own, inner, below(key), unknown);
  });
  return [...missing, ...inside];
}

function isOf(type: Schema['type'], value: unknown): boolean {
  if (type === 'object') {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
  if (type === 'array') {
    return Array.isArray(value);
  }
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

/** Schema of `services` in uos.json. */
export function servicesSchema(adapters: readonly Adapter[]): Schema {
  const services = [...new Set(adapters.map(({ service }) => service))];
  return {
    type: 'object',
    description: 'What uos deploy brings about',
    properties: Object.fromEntries(
      services.map((service): [string, Schema] => [
        service,
        {
          type: 'object',
          properties: Object.fromEntries(
            adapters
              .filter((adapter) => adapter.service === service)
              .map(({ kind, schema, isOne }): [string, Schema] => [
                kind,
                isOne ? schema : { type: 'object', additionalProperties: schema },
              ]),
          ),
          additionalProperties: false,
        },
      ]),
    ),
    additionalProperties: false,
  };
}
