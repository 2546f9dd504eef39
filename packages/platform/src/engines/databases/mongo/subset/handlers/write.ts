// Commands that write. Each is on the disk before it is answered.
import { type Change, changed, isReplacement, upserted } from '#engines/databases/mongo/subset/change';
import { type Found, lookUp } from '#engines/databases/mongo/subset/look-up';
import { Refusal } from '#engines/databases/mongo/subset/refusal';
import type { Collection } from '#engines/databases/mongo/subset/store';
import { type Document, isPlainObject, plain, typed, withId } from '#engines/databases/mongo/subset/values';
import {
  type Call,
  collectionName,
  collectionOf,
  documentIn,
  each,
  type Handler,
  optionalDocument,
  statementsOf,
} from './command.ts';
import { projector, sorted } from './read.ts';

export const insert: Handler = (call) => {
  const { command, request, store } = call;
  const inline = command.documents;
  const bodies = request.lists.get('documents') ?? (Array.isArray(inline) ? (inline as Uint8Array[]) : []);
  if (bodies.length === 0) {
    throw new Refusal(9, 'Write batch sizes must be between 1 and 100000. Got 0 operations.');
  }
  return store.transaction(() => {
    let n = 0;
    const collection = store.ensure(call.database, collectionName(call));
    const errors = each(bodies, call, (bytes) => {
      const { document, body } = withId(bytes);
      store.insert(collection, document, body);
      n += 1;
    });
    return { n, ...errors };
  });
};

interface Written {
  readonly matched: number;
  readonly modified: number;
  readonly upserted?: unknown;
}

export const update: Handler = (call) => {
  const { store } = call;
  const statements = statementsOf(call, 'updates');
  return store.transaction(() => {
    let [n, nModified] = [0, 0];
    const made: Document[] = [];
    const errors = each(statements, call, (statement, index) => {
      const { q, u, multi, upsert, sort } = statement.plain;
      if (!isPlainObject(q)) {
        throw new Refusal(9, "BSON field 'update.updates.q' is missing");
      }
      if (multi === true && isReplacement(u)) {
        throw new Refusal(9, 'multi update is not supported for replacement-style update');
      }
      const change = changeOf(call, { filter: q, update: u, typed: statement.typed.u, of: statement.plain });
      const written = write(call, change, {
        ...{ isMulti: multi === true, isUpsert: upsert === true, typedFilter: statement.typed.q as Document },
        sort: isPlainObject(sort) ? sort : undefined,
      });
      n += written.matched;
      nModified += written.modified;
      if (written.upserted !== undefined) {
        n += 1;
        made.push({ index, _id: written.upserted });
      }
    });
    return { n, nModified, ...(made.length > 0 && { upserted: made }), ...errors };
  });
};

interface ChangeOf {
  readonly filter: Document;
  readonly update: unknown;
  readonly typed: unknown;
  /** Has what stands beside them. */
  readonly of: Document;
}

function changeOf(call: Call, { filter, update: by, typed: kinds, of }: ChangeOf): Change {
  const { arrayFilters, c, collation } = of;
  if (!isPlainObject(by) && !Array.isArray(by)) {
    throw new Refusal(9, 'an update is a document or a pipeline');
  }
  const terms = {
    ...call.terms,
    ...(isPlainObject(collation) && { collation }),
    ...(isPlainObject(c) && { variables: { ...call.terms.variables, ...c } }),
  };
  const filters = Array.isArray(arrayFilters) ? arrayFilters.filter(isPlainObject) : [];
  return { filter, update: by, typed: kinds, arrayFilters: filters, terms };
}

interface How {
  readonly isMulti: boolean;
  readonly isUpsert: boolean;
  readonly typedFilter: Document;
  readonly sort?: Document | undefined;
}

function write(call: Call, change: Change, { isMulti, isUpsert, typedFilter, sort }: How): Written {
  const { store } = call;
  let collection = collectionOf(call);
  let [matched, modified] = [0, 0];
  for (const found of meant(call, collection, change, { isMulti, sort })) {
    matched += 1;
    const after = changed(found.body, change);
    if (after !== undefined && collection !== undefined) {
      store.replace(collection, found, after.document, after.body);
      modified += 1;
    }
  }
  if (matched > 0 || !isUpsert) {
    return { matched, modified };
  }
  collection ??= store.ensure(call.database, collectionName(call));
  const made = upserted(change, typedFilter);
  store.insert(collection, made.document, made.body);
  return { matched, modified, upserted: made.document._id };
}

/** All before the first is changed: what is changed would be found again. */
function meant(
  { store, terms }: Call,
  collection: Collection | undefined,
  { filter, terms: own }: Change,
  { isMulti, sort }: Pick<How, 'isMulti' | 'sort'>,
): readonly Found[] {
  const found = lookUp(store, collection, filter, own);
  if (isMulti) {
    return [...found];
  }
  const [first] = sort === undefined ? first1(found) : sorted(found, sort, { terms });
  return first === undefined ? [] : [first];
}

function first1(found: Generator<Found>): Found[] {
  const { value, done } = found.next();
  return done === true ? [] : [value];
}

export const remove: Handler = (call) => {
  const { store, terms } = call;
  const statements = statementsOf(call, 'deletes');
  return store.transaction(() => {
    let n = 0;
    const collection = collectionOf(call);
    const errors = each(statements, call, ({ plain: { q, limit, collation } }) => {
      if (!isPlainObject(q)) {
        throw new Refusal(9, "BSON field 'delete.deletes.q' is missing");
      }
      const own = isPlainObject(collation) ? { ...terms, collation } : terms;
      const found = lookUp(store, collection, q, own);
      for (const row of limit === 1 ? first1(found) : [...found]) {
        store.remove(row);
        n += 1;
      }
    });
    return { n, ...errors };
  });
};

export const findAndModify: Handler = (call) => {
  const { command, request, store, terms } = call;
  const filter = documentIn(command, 'query');
  const fields = optionalDocument(command, 'fields');
  const sort = optionalDocument(command, 'sort');
  const isNew = command.new === true;
  const kinds = typed(request.bytes);
  const shown = (body: Uint8Array): Document =>
    typed(fields === undefined ? body : projector({}, fields, { terms })({ document: plain(body), body }));

  return store.transaction(() => {
    const collection = collectionOf(call);
    const change =
      command.remove === true
        ? undefined
        : changeOf(call, { filter, update: command.update, typed: kinds.update, of: command });
    const [found] = meant(
      call,
      collection,
      change ?? { ...{ update: {}, typed: {}, arrayFilters: [] }, filter, terms },
      {
        ...{ isMulti: false, sort },
      },
    );
    if (change === undefined) {
      if (found !== undefined) {
        store.remove(found);
      }
      return {
        lastErrorObject: { n: found === undefined ? 0 : 1 },
        value: found === undefined ? null : shown(found.body),
      };
    }
    if (found !== undefined && collection !== undefined) {
      const after = changed(found.body, change);
      if (after !== undefined) {
        store.replace(collection, found, after.document, after.body);
      }
      const lastErrorObject = { n: 1, updatedExisting: true };
      return { lastErrorObject, value: shown(isNew ? (after?.body ?? found.body) : found.body) };
    }
    if (command.upsert !== true) {
      return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
    }
    const made = upserted(change, (kinds.query ?? {}) as Document);
    store.insert(store.ensure(call.database, collectionName(call)), made.document, made.body);
    const lastErrorObject = { n: 1, updatedExisting: false, upserted: made.document._id };
    return { lastErrorObject, value: isNew ? shown(made.body) : null };
  });
};
