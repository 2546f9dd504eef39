// Documents between their bytes and what they are computed with. Computing knows one kind of number and MongoDB has four,
// so what is written again gets its kinds back from the bytes that it came from.
import { Binary, Decimal128, Double, deserialize, Int32, Long, ObjectId, serialize } from 'bson';

export type Document = Record<string, unknown>;

/** why: two of them are compared by their text, and that of the library is not one for each content */
class ExactBinary extends Binary {
  override toString(): string {
    return `${this.sub_type}:${super.toString('hex')}`;
  }
}

/** As it is computed with: numbers are JavaScript's where those hold them. */
export function plain(bytes: Uint8Array): Document {
  return exact(deserialize(bytes, { promoteBuffers: false })) as Document;
}

/** The same with the list of documents that a field holds as bytes. */
export function plainWithBytes(bytes: Uint8Array, field: string): Document {
  return exact(deserialize(bytes, { promoteBuffers: false, fieldsAsRaw: { [field]: true } })) as Document;
}

/** With the kind of each number. */
export function typed(bytes: Uint8Array): Document {
  return deserialize(bytes, { promoteValues: false });
}

function exact(value: unknown): unknown {
  if (value instanceof Binary) {
    return new ExactBinary(value.buffer.subarray(0, value.position), value.sub_type);
  }
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) {
      value[at] = exact(one);
    }
  } else if (isPlainObject(value)) {
    for (const [key, one] of Object.entries(value)) {
      const changed = exact(one);
      if (changed !== one) {
        value[key] = changed;
      }
    }
  }
  return value;
}

export function isPlainObject(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && value.constructor === Object;
}

/** Where the kinds of numbers come from. */
export interface Kinds {
  /** The document before it was changed. */
  readonly before?: Document | undefined;
  /** What is put at a path, by that path. */
  readonly put?: ReadonlyMap<string, unknown>;
  /** What is added to a number at a path, by that path. */
  readonly added?: ReadonlyMap<string, unknown>;
  /** Of numbers whose place is not known. */
  readonly loose?: ReadonlyMap<number, Double | Long>;
}

export function encode(document: Document, kinds: Kinds = {}): Uint8Array {
  return serialize(withKinds(document, kinds, '', kinds.before) as Document, { ignoreUndefined: true });
}

/** Of a whole document whose kinds are with it. */
export function encodeTyped(document: Document): Uint8Array {
  return serialize(document, { ignoreUndefined: true });
}

function withKinds(value: unknown, kinds: Kinds, path: string, before: unknown): unknown {
  const put = kinds.put?.get(path);
  const hint = put ?? before;
  if (typeof value === 'number') {
    return numberOf(value, wider(hint, kinds.added?.get(path)), kinds);
  }
  const below = path === '' ? '' : `${path}.`;
  if (Array.isArray(value)) {
    const old = Array.isArray(hint) ? hint : [];
    return value.map((one, at) => withKinds(one, kinds, `${below}${at}`, old[at]));
  }
  if (isPlainObject(value)) {
    const old = isPlainObject(hint) ? hint : {};
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, withKinds(one, kinds, `${below}${key}`, old[key])]),
    );
  }
  return value;
}

const RANKS = [Int32, Long, Double];

function wider(one: unknown, other: unknown): unknown {
  const rank = (value: unknown): number => RANKS.findIndex((kind) => value instanceof kind);
  return rank(other) > rank(one) ? other : one;
}

const [LEAST_INT, MOST_INT] = [-(2 ** 31), 2 ** 31 - 1];

function numberOf(value: number, hint: unknown, { loose }: Kinds): unknown {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
    return new Double(value);
  }
  const kind = hint instanceof Double || hint instanceof Long || hint instanceof Int32 ? hint : loose?.get(value);
  if (kind instanceof Double) {
    return new Double(value);
  }
  return kind instanceof Long || value < LEAST_INT || value > MOST_INT ? Long.fromNumber(value) : new Int32(value);
}

/** Numbers of a value whose kind is not the usual one, wherever they stand in it. */
export function looseKinds(value: unknown, into = new Map<number, Double | Long>()): Map<number, Double | Long> {
  if (value instanceof Double) {
    into.set(value.value, value);
  } else if (value instanceof Long) {
    into.set(value.toNumber(), value);
  } else if (Array.isArray(value)) {
    for (const one of value) {
      looseKinds(one, into);
    }
  } else if (isPlainObject(value)) {
    for (const one of Object.values(value)) {
      looseKinds(one, into);
    }
  }
  return into;
}

/** One value as a key: what is equal has the same bytes. */
export function keyOf(value: unknown): Uint8Array {
  return serialize({ v: Object.is(value, -0) ? 0 : (value ?? null) });
}

export const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || value instanceof Long || value instanceof Decimal128;

/** The document with an `_id` in front, made where it has none. */
export function withId(bytes: Uint8Array): { readonly document: Document; readonly body: Uint8Array } {
  const document = plain(bytes);
  if (document._id !== undefined) {
    return { document, body: bytes };
  }
  const body = serialize({ _id: new ObjectId(), ...typed(bytes) });
  return { document: plain(body), body };
}
