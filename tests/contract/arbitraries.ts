// Values that a JSON Schema of the contract accepts, for property tests of inputs and replies.
import type { JsonSchema } from '@uos/contract/reference';
import fc from 'fast-check';
import { textsOf } from '../support/matching.ts';

type Entities = Readonly<Record<string, JsonSchema>>;

/** Mostly valid values; a rule that no schema tells is left to the caller's filter. */
export function arbitraryOf(given: JsonSchema, entities: Entities, depth = 0): fc.Arbitrary<unknown> {
  const schema = given.$ref === undefined ? given : (entities[given.$ref.slice('#/$defs/'.length)] ?? {});
  const members = schema.anyOf ?? schema.oneOf;
  if (members !== undefined) {
    return fc.oneof(...members.map((member) => arbitraryOf(member, entities, depth)));
  }
  if (schema.const !== undefined || schema.enum !== undefined) {
    return fc.constantFrom<unknown>(...(schema.enum ?? [schema.const]));
  }
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer(range(schema));
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listOf(schema, entities, depth);
    case 'object':
      return objectOf(schema, entities, depth);
    default:
      return fc.constantFrom<unknown>('text', 1, true, { key: 'value' });
  }
}

function range({ minimum = 0, maximum = minimum + 10_000 }: JsonSchema): { min: number; max: number } {
  const min = Math.max(minimum, -1_000_000);
  return { min, max: Math.max(min, Math.min(maximum, min + 1_000_000)) };
}

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const min = Math.ceil((schema.minimum ?? (above === undefined ? 0 : above + 0.01)) * 100);
  const max = Math.floor((schema.maximum ?? (below === undefined ? min / 100 + 1000 : below - 0.01)) * 100);
  return fc.integer({ min, max: Math.max(min, max) }).map((hundredths) => hundredths / 100);
}

function textOf({ pattern, minLength = 0, maxLength = minLength + 24 }: JsonSchema): fc.Arbitrary<string> {
  const max = Math.min(maxLength, minLength + 24);
  // why the unit: what travels in a path or a query should hold what has to be encoded there
  const plain = fc.string({ minLength, maxLength: max, unit: fc.constantFrom(...'ab9-_ 中文/?&=%+.') });
  if (pattern === undefined) {
    return plain;
  }
  if (pattern.startsWith('^([0-9a-fA-F]{8}')) {
    return fc.uuid({ version: 4 });
  }
  if (pattern.includes('T(')) {
    return fc.integer({ min: 0, max: 1e9 }).map((seconds) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`);
  }
  // why no filter by length: where pattern and limits hardly meet it would look for ever; the caller throws away instead
  return /\(\?[=!]/.test(pattern)
    ? fc.constantFrom('game/index.html', 'a b/目录', 'main.js', 'player_1', 'Abc123!@')
    : textsOf(pattern);
}

function listOf(schema: JsonSchema, entities: Entities, depth: number): fc.Arbitrary<unknown[]> {
  const { minItems = 0, maxItems = minItems + 2, items = {} } = schema;
  const max = depth > 2 ? minItems : Math.min(maxItems, minItems + 2);
  return fc.array(arbitraryOf(items, entities, depth + 1), { minLength: minItems, maxLength: Math.max(minItems, max) });
}

function objectOf(schema: JsonSchema, entities: Entities, depth: number): fc.Arbitrary<object> {
  const { properties, required = [], additionalProperties } = schema;
  if (properties === undefined) {
    return typeof additionalProperties === 'object'
      ? fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), arbitraryOf(additionalProperties, entities, depth + 1), {
          maxKeys: 2,
        })
      : fc.constant({});
  }
  const shape = Object.fromEntries(
    Object.entries(properties).map(([key, one]) => [key, arbitraryOf(one, entities, depth + 1)]),
  );
  return fc.record(shape, { requiredKeys: [...required], noNullPrototype: true });
}
