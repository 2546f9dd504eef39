// Indexes: what is the only one of its kind, and where a value is found without looking at every document.
import { Query } from 'mingo';
import { resolve } from 'mingo/util';
import { Refusal } from './refusal.ts';
import { type Document, isPlainObject, keyOf } from './values.ts';

export interface Index {
  readonly number: number;
  readonly name: string;
  readonly key: Readonly<Record<string, unknown>>;
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial: Document | undefined;
  readonly expireAfterSeconds: number | undefined;
}

const OPTIONS = new Set([
  ...['v', 'key', 'name', 'ns', 'unique', 'sparse', 'background', 'partialFilterExpression', 'expireAfterSeconds'],
]);
const MOST_ENTRIES = 10_000;

/** @throws Refusal where it is of a kind that is not known */
export function indexOf(spec: Document, number: number): Index {
  const { key, name, unique, sparse, partialFilterExpression: partial, expireAfterSeconds } = spec;
  if (!isPlainObject(key) || Object.keys(key).length === 0 || typeof name !== 'string' || name === '') {
    throw new Refusal(67, 'an index has a key and a name');
  }
  for (const option of Object.keys(spec)) {
    if (!OPTIONS.has(option)) {
      throw new Refusal(67, `index option '${option}' is not known by this subset`);
    }
  }
  for (const [field, order] of Object.entries(key)) {
    if (typeof order !== 'number' || field.includes('$')) {
      throw new Refusal(67, `index of kind '${String(order)}' on '${field}' is not known by this subset`);
    }
  }
  return {
    ...{ number, name, key, unique: unique === true, sparse: sparse === true },
    partial: isPlainObject(partial) ? partial : undefined,
    expireAfterSeconds: typeof expireAfterSeconds === 'number' ? expireAfterSeconds : undefined,
  };
}

/** What a document is found by: one key, or as many as a list in it has values. */
export function keysOf({ key, sparse, partial }: Index, document: Document): readonly Uint8Array[] {
  const values = Object.keys(key).map((path) => resolve(document, path));
  const isLeftOut =
    (sparse && values.every((value) => value === undefined)) ||
    (partial !== undefined && !new Query(partial, { scriptEnabled: false }).test(document));
  if (isLeftOut) {
    return [];
  }
  let keys: readonly Uint8Array[] = [new Uint8Array()];
  for (const value of values) {
    const each = Array.isArray(value) ? [value, ...new Set<unknown>(value)] : [value];
    keys = keys.flatMap((before) => each.map((one) => Buffer.concat([before, keyOf(one)])));
    if (keys.length > MOST_ENTRIES) {
      throw new Refusal(2, `a document has more than ${MOST_ENTRIES} keys in one index`);
    }
  }
  const once = new Map(keys.map((one) => [Buffer.from(one).toString('latin1'), one]));
  return [...once.values()];
}

/** Values that a filter asks for by being equal, by their path; only those that an index answers. */
export function equalities(filter: Document, into = new Map<string, readonly unknown[]>()) {
  for (const [path, wanted] of Object.entries(filter)) {
    if (path === '$and' && Array.isArray(wanted)) {
      wanted.filter(isPlainObject).forEach((one) => void equalities(one, into));
    } else if (!path.startsWith('$') && !into.has(path)) {
      const values = asked(wanted);
      if (values !== undefined) {
        into.set(path, values);
      }
    }
  }
  return into;
}

function asked(wanted: unknown): readonly unknown[] | undefined {
  if (!isPlainObject(wanted)) {
    return isFindable(wanted) ? [wanted] : undefined;
  }
  if (isFindable(wanted.$eq)) {
    return [wanted.$eq];
  }
  return Array.isArray(wanted.$in) && wanted.$in.every(isFindable) ? wanted.$in : undefined;
}

/** why: what is missing equals null, an embedded document equals one in another order, and a pattern is none of its values */
function isFindable(value: unknown): boolean {
  return (
    value !== undefined &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof RegExp) &&
    !isPlainObject(value)
  );
}

/** Beginnings of keys that hold every document of the filter; undefined where the index does not help. */
export function beginningsOf({ key, partial }: Index, asks: ReadonlyMap<string, readonly unknown[]>) {
  if (partial !== undefined) {
    return undefined;
  }
  let beginnings: readonly Uint8Array[] | undefined;
  for (const path of Object.keys(key)) {
    const values = asks.get(path);
    if (values === undefined || values.length * (beginnings?.length ?? 1) > MOST_ENTRIES) {
      break;
    }
    const before = beginnings ?? [new Uint8Array()];
    beginnings = before.flatMap((one) => values.map((value) => Buffer.concat([one, keyOf(value)])));
  }
  return beginnings;
}

/** The first key behind all that begin so. */
export function behind(beginning: Uint8Array): Uint8Array {
  // why it ends: a value's bytes end with zero
  const next = Uint8Array.from(beginning);
  next[next.length - 1] = 1;
  return next;
}

export function specOf({ name, key, unique, sparse, partial, expireAfterSeconds }: Index): Document {
  return {
    ...{ v: 2, key, name },
    ...(unique && { unique }),
    ...(sparse && { sparse }),
    ...(partial !== undefined && { partialFilterExpression: partial }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
  };
}
