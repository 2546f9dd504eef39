// How a document is changed: by what stands in an update, a document in its place, or a pipeline.

import { ObjectId } from 'bson';
import { Aggregator, updateOne } from 'mingo';
import { resolve } from 'mingo/util';
import { optionsOf, type Terms } from './look-up.ts';
import { Refusal } from './refusal.ts';
import {
  type Document,
  encode,
  encodeTyped,
  isNumber,
  isPlainObject,
  type Kinds,
  looseKinds,
  plain,
  typed,
} from './values.ts';

/** What is to become of a document. */
export interface Change {
  readonly update: unknown;
  /** The same, with the kind of each number. */
  readonly typed: unknown;
  readonly filter: Document;
  readonly arrayFilters: readonly Document[];
  readonly terms: Terms;
}

export interface Changed {
  readonly document: Document;
  readonly body: Uint8Array;
}

const STAGES = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);
const [PUTTING, ADDING] = [
  ['$set', '$setOnInsert', '$min', '$max'],
  ['$inc', '$mul'],
];
const OF_LISTS = ['$push', '$addToSet', '$pull', '$pullAll', '$pop'];

export function isReplacement(update: unknown): update is Document {
  return isPlainObject(update) && !Object.keys(update).some((key) => key.startsWith('$'));
}

/** The document as it is afterwards; undefined where that is no change. @throws Refusal */
export function changed(body: Uint8Array, change: Change): Changed | undefined {
  const before = plain(body);
  const after = Array.isArray(change.update)
    ? throughPipeline(body, change.update, change.terms)
    : isReplacement(change.update)
      ? replaced(before, change)
      : throughOperators(body, before, change);
  if (after === undefined) {
    return undefined;
  }
  if (Buffer.compare(encode({ v: after.document._id }), encode({ v: before._id })) !== 0) {
    throw new Refusal(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
  }
  return Buffer.compare(after.body, body) === 0 ? undefined : after;
}

function replaced({ _id }: Document, { update, typed: kinds }: Change): Changed {
  const body = encodeTyped({ _id: (kinds as Document)._id ?? _id, ...(kinds as Document) });
  return { document: { _id, ...(update as Document) }, body };
}

function throughPipeline(body: Uint8Array, stages: readonly unknown[], terms: Terms): Changed {
  for (const stage of stages) {
    const [word = ''] = isPlainObject(stage) ? Object.keys(stage) : [];
    if (!STAGES.has(word)) {
      throw new Refusal(72, `'${word}' is not allowed in an update`);
    }
  }
  const [result] = new Aggregator(stages as Document[], optionsOf(terms)).run<Document>([plain(body)]);
  const document = { _id: plain(body)._id, ...result };
  return { document, body: encode(document, { before: typed(body), loose: looseKinds(stages) }) };
}

function throughOperators(body: Uint8Array, before: Document, change: Change): Changed | undefined {
  const { filter, arrayFilters, terms } = change;
  const update = withoutOwnId(change.update as Document, before);
  refuseWrongTargets(update, before);
  if (Object.keys(update).length === 0) {
    return undefined;
  }
  const document = before;
  const { modifiedCount } = updateOne(
    [document],
    filter,
    update as Parameters<typeof updateOne>[2],
    { arrayFilters: [...arrayFilters], cloneMode: 'deep' },
    optionsOf(terms),
  );
  return modifiedCount === 0
    ? undefined
    : { document, body: encode(document, { ...kindsOf(change.typed), before: typed(body) }) };
}

/** why: an `_id` that stays as it is is no change of it; what is for new documents alone is none of this one */
function withoutOwnId(update: Document, before: Document): Document {
  const rest = Object.entries(update).flatMap(([word, fields]) => {
    if (word === '$setOnInsert') {
      return [];
    }
    if (!isPlainObject(fields)) {
      throw new Refusal(9, `Modifiers operate on fields but we found type ${typeof fields} for ${word}`);
    }
    const { _id: id, ...others } = fields;
    const isSame =
      word === '$set' && id !== undefined && Buffer.compare(encode({ v: id }), encode({ v: before._id })) === 0;
    const kept = isSame ? others : fields;
    return Object.keys(kept).length === 0 ? [] : [[word, kept] as const];
  });
  return Object.fromEntries(rest);
}

/** why before: the library leaves what it cannot change as it is, and says nothing */
function refuseWrongTargets(update: Document, before: Document): void {
  for (const [word, fields] of Object.entries(update)) {
    for (const [path, value] of isPlainObject(fields) ? Object.entries(fields) : []) {
      const target = path.includes('$') ? undefined : resolve(before, path);
      if (ADDING.includes(word)) {
        refuseUncountable(word, path, value);
        if (target !== undefined) {
          refuseUncountable(word, path, target);
        }
      } else if (OF_LISTS.includes(word) && target !== undefined && !Array.isArray(target)) {
        throw new Refusal(2, `The field '${path}' must be an array but is of type ${typeof target}`);
      }
    }
  }
}

function refuseUncountable(word: string, path: string, value: unknown): void {
  if (typeof value !== 'number') {
    throw new Refusal(
      14,
      isNumber(value)
        ? `Cannot apply ${word} to '${path}': this subset of MongoDB computes with whole numbers up to 2^53 and with doubles`
        : `Cannot apply ${word} to a value of non-numeric type at '${path}'`,
    );
  }
}

function kindsOf(update: unknown): Kinds {
  const of = (words: readonly string[]): ReadonlyMap<string, unknown> =>
    new Map(
      isPlainObject(update)
        ? words.flatMap((word) => (isPlainObject(update[word]) ? Object.entries(update[word]) : []))
        : [],
    );
  return { put: of(PUTTING), added: of(ADDING), loose: looseKinds(update) };
}

/** A new document, where the filter found none. @throws Refusal */
export function upserted(change: Change, typedFilter: Document): Changed {
  const { update } = change;
  if (isReplacement(update)) {
    const id = equalIn(change.filter).get('_id');
    const kinds = change.typed as Document;
    const body = encodeTyped({ _id: kinds._id ?? equalIn(typedFilter).get('_id') ?? id ?? new ObjectId(), ...kinds });
    return { document: plain(body), body };
  }
  const from: Document = {};
  for (const [path, value] of equalIn(typedFilter)) {
    put(from, path, value);
  }
  if (Array.isArray(update)) {
    const seed = encodeTyped({ _id: from._id ?? new ObjectId(), ...from });
    return throughPipeline(seed, update, change.terms);
  }
  const inserting = isPlainObject(update) && isPlainObject(update.$setOnInsert) ? update.$setOnInsert : {};
  const set = { ...documentOf(update, '$set'), ...inserting };
  const kinds = isPlainObject(change.typed) ? change.typed : {};
  const typedSet = { ...documentOf(kinds, '$set'), ...documentOf(kinds, '$setOnInsert') };
  const { _id: id = from._id ?? new ObjectId(), ...fields } = typedSet;
  const seed = encodeTyped({ _id: id, ...withoutId(from) });
  const rest = { ...(update as Document), $set: withoutId(set) };
  const made = throughOperators(seed, plain(seed), {
    ...change,
    filter: {},
    update: rest,
    typed: { ...kinds, $set: fields },
  });
  return made ?? { document: plain(seed), body: seed };
}

function documentOf(from: unknown, word: string): Document {
  return isPlainObject(from) && isPlainObject(from[word]) ? from[word] : {};
}

function withoutId({ _id: _, ...rest }: Document): Document {
  return rest;
}

function equalIn(filter: Document, into = new Map<string, unknown>()): Map<string, unknown> {
  for (const [path, wanted] of Object.entries(filter)) {
    if (path === '$and' && Array.isArray(wanted)) {
      wanted.filter(isPlainObject).forEach((one) => void equalIn(one, into));
    } else if (!path.startsWith('$') && !(wanted instanceof RegExp)) {
      const isAsked = isPlainObject(wanted) && Object.keys(wanted).some((key) => key.startsWith('$'));
      const value = isAsked ? (wanted as Document).$eq : wanted;
      if (value !== undefined) {
        into.set(path, value);
      }
    }
  }
  return into;
}

function put(into: Document, path: string, value: unknown): void {
  const [field = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    into[field] = value;
  } else {
    const below = isPlainObject(into[field]) ? into[field] : {};
    into[field] = below;
    put(below, rest.join('.'), value);
  }
}
