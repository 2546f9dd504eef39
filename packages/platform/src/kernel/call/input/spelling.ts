// The other spellings a server reads: names and words that a field declares, `ID` beside `Id`, numbers written as text.
// Source: wire/cdn-and-platform.md 2.1 to 2.3, wire/passport.md 1.4, wire/data-and-tools.md 1, wire/realtime-and-compute.md 1.4.
import type { ErrorStyle } from '@uos/contract';
import * as z from 'zod';

export interface Spelling {
  /** Other names of a key. */
  aliases(key: string, field: z.ZodType): readonly string[];
  /** The value that a word stands for. */
  word(field: z.ZodType, value: unknown): unknown;
  /** A body as its schema spells it, at every depth. */
  spelled(schema: z.ZodType, value: unknown): unknown;
}

type Spell = (value: unknown) => unknown;

/** What a schema says of its spellings is looked up once: a body is read some thousand times a second. */
export function inputSpelling(style: ErrorStyle): Spelling {
  // why: content delivery writes snake_case and knows no other case
  const aliases: Spelling['aliases'] = (key, field) => [
    ...(spellingOf(field).aliases ?? []),
    ...(style === 'cdn' ? [] : otherCase(key)),
  ];
  const made = new WeakMap<z.ZodType, Spell>();
  const spellOf = (schema: z.ZodType): Spell => {
    const known = made.get(schema) ?? spellerOf(schema);
    made.set(schema, known);
    return known;
  };
  const spellerOf = (schema: z.ZodType): Spell => {
    const inner = unwrap(schema);
    const word = wordSpeller(schema, inner, style);
    if (inner instanceof z.ZodArray) {
      const each = inner.element as z.ZodType;
      return (value) => (Array.isArray(value) ? value.map((one) => spellOf(each)(one)) : word(value));
    }
    if (inner instanceof z.ZodUnion) {
      const shapes = inner.options as readonly z.ZodType[];
      return (value) => {
        if (!isPlainObject(value)) {
          return word(value);
        }
        const read = shapes.map((shape) => [shape, spellOf(shape)(value)] as const);
        return read.find(([shape, given]) => shape.safeParse(given).success)?.[1] ?? value;
      };
    }
    if (inner instanceof z.ZodObject) {
      const object = objectSpeller(inner, aliases, spellOf);
      return (value) => (isPlainObject(value) ? object(value) : word(value));
    }
    return word;
  };
  return { aliases, word: readWord, spelled: (schema, value) => spellOf(schema)(value) };
}

function objectSpeller(
  schema: z.ZodObject,
  aliases: Spelling['aliases'],
  spellOf: (schema: z.ZodType) => Spell,
): (value: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const { dropped = [] } = spellingOf(schema);
  const fields = (Object.entries(schema.shape) as [string, z.ZodType][]).map(([key, field]) => ({
    key,
    // why not yet: a schema may hold itself
    spell: (value: unknown): unknown => spellOf(field)(value),
    others: aliases(key, field).filter((name) => name !== key && !Object.hasOwn(schema.shape, name)),
  }));
  return (value) => {
    const result: Record<string, unknown> = { ...value };
    for (const name of dropped) {
      delete result[name];
    }
    for (const { key, spell, others } of fields) {
      if (Object.hasOwn(result, key)) {
        result[key] = spell(result[key]);
        continue;
      }
      const name = others.find((candidate) => Object.hasOwn(result, candidate));
      if (name !== undefined) {
        const given = spell(result[name]);
        delete result[name];
        result[key] = given;
      }
    }
    return result;
  };
}

/** Of a value that is no list and no object of its schema. */
function wordSpeller(schema: z.ZodType, inner: z.ZodType, style: ErrorStyle): Spell {
  const { words, unixSeconds } = spellingOf(schema);
  const isNumber = style !== 'cdn' && inner instanceof z.ZodNumber;
  if (words === undefined && unixSeconds !== true && !isNumber) {
    return (value) => value;
  }
  return (value) => readWord(schema, isNumber ? readNumber(inner, value) : value);
}

interface Declared {
  readonly aliases?: readonly string[];
  readonly dropped?: readonly string[];
  readonly words?: Readonly<Record<string, unknown>>;
  readonly unixSeconds?: boolean;
  readonly eachByItself?: boolean;
}

/** What a field, or the schema that it wraps, declares of its other spellings. */
export function spellingOf(field: z.ZodType): Declared {
  const own = (field.meta() ?? {}) as Declared;
  const inside = field instanceof z.ZodOptional || field instanceof z.ZodNullable ? field.unwrap() : undefined;
  return inside === undefined ? own : { ...spellingOf(inside as z.ZodType), ...own };
}

function readWord(field: z.ZodType, value: unknown): unknown {
  const { words = {}, unixSeconds = false } = spellingOf(field);
  if (unixSeconds && /^\d{1,11}$/.test(String(value))) {
    return new Date(Number(value) * 1000).toISOString();
  }
  // why both cases: a word that is declared in small letters stands for itself in any
  const word = typeof value === 'string' && [value, value.toLowerCase()].find((one) => Object.hasOwn(words, one));
  return word ? words[word] : value;
}

/** `realmID` for `realmId` and the other way round, as for the lists `tagIDs` and `tagIds`. */
function otherCase(key: string): string[] {
  const match = /^(.*[a-z])(ID|Id)(s?)$/.exec(key);
  return match === null ? [] : [`${match[1]}${match[2] === 'ID' ? 'Id' : 'ID'}${match[3]}`];
}

// why: gateways write 64-bit numbers as text
function readNumber(schema: z.ZodType, value: unknown): unknown {
  return schema instanceof z.ZodNumber && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
    ? Number(value)
    : value;
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema below `optional` and `nullable`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema;
}
