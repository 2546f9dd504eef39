// Commands about collections and their indexes.
import { Long } from 'bson';
import { specOf } from '#engines/databases/mongo/subset/indexes';
import { lookUp } from '#engines/databases/mongo/subset/look-up';
import { Refusal } from '#engines/databases/mongo/subset/refusal';
import { type Collection, missing } from '#engines/databases/mongo/subset/store';
import { type Document, encode, isPlainObject } from '#engines/databases/mongo/subset/values';
import { type Call, collectionName, collectionOf, documentIn, type Handler } from './command.ts';

const ID_SPEC = { v: 2, key: { _id: 1 }, name: '_id_' };
const CREATE_OPTIONS = new Set([
  'capped',
  'timeseries',
  'viewOn',
  'pipeline',
  'validator',
  'clusteredIndex',
  'collation',
]);

function required(call: Call): Collection {
  return collectionOf(call) ?? missing(`${call.database}.${collectionName(call)}`);
}

export const create: Handler = (call) => {
  const { command, store } = call;
  for (const [option, value] of Object.entries(command)) {
    if (CREATE_OPTIONS.has(option) && value !== false) {
      throw new Refusal(72, `option '${option}' of a collection is not known by this subset of MongoDB`);
    }
  }
  if (collectionOf(call) !== undefined) {
    throw new Refusal(48, `Collection ${call.database}.${collectionName(call)} already exists.`);
  }
  store.transaction(() => store.ensure(call.database, collectionName(call)));
  return {};
};

export const drop: Handler = (call) => {
  const { store } = call;
  const collection = required(call);
  const nIndexesWas = collection.indexes.length + 1;
  store.transaction(() => store.drop(collection));
  return { nIndexesWas, ns: `${call.database}.${collection.name}` };
};

export const dropDatabase: Handler = ({ database, store }) => {
  store.transaction(() => {
    for (const { name } of store.collections(database)) {
      const collection = store.find(database, name);
      if (collection !== undefined) {
        store.drop(collection);
      }
    }
  });
  return { dropped: database };
};

export const renameCollection: Handler = ({ command, name, login, store }) => {
  const [from, to] = [String(command[name]), String(command.to)].map(splitName);
  if (from === undefined || to === undefined || from.database !== to.database) {
    throw new Refusal(20, 'a collection is renamed within its database');
  }
  login.require('schema', from.database, name);
  const collection = store.find(from.database, from.collection) ?? missing(String(command[name]));
  const other = store.find(to.database, to.collection);
  if (other !== undefined && command.dropTarget !== true) {
    throw new Refusal(48, 'target namespace exists');
  }
  store.transaction(() => {
    if (other !== undefined) {
      store.drop(other);
    }
    store.rename(collection, to.collection);
  });
  return {};
};

function splitName(path: string): { readonly database: string; readonly collection: string } {
  const dot = path.indexOf('.');
  return { database: path.slice(0, dot), collection: path.slice(dot + 1) };
}

export const createIndexes: Handler = (call) => {
  const { command, store } = call;
  const specs = command.indexes;
  if (!Array.isArray(specs) || specs.length === 0 || !specs.every(isPlainObject)) {
    throw new Refusal(2, 'Must specify at least one index to create');
  }
  return store.transaction(() => {
    const createdCollectionAutomatically = collectionOf(call) === undefined;
    const numIndexesBefore = store.ensure(call.database, collectionName(call)).indexes.length + 1;
    for (const spec of specs) {
      store.addIndex(store.ensure(call.database, collectionName(call)), spec);
    }
    const numIndexesAfter = required(call).indexes.length + 1;
    return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically };
  });
};

export const dropIndexes: Handler = (call) => {
  const { command, store } = call;
  const collection = required(call);
  const { index } = command;
  const asked = Array.isArray(index) ? index : [index];
  const isMeant = ({ name, key }: { readonly name: string; readonly key: object }): boolean =>
    asked.some(
      (one) => one === '*' || one === name || (isPlainObject(one) && JSON.stringify(one) === JSON.stringify(key)),
    );
  const found = collection.indexes.filter(isMeant);
  if (asked.includes('_id_')) {
    throw new Refusal(72, 'cannot drop _id index');
  }
  if (found.length === 0 && !asked.includes('*')) {
    throw new Refusal(27, `index not found with name [${String(asked[0])}]`);
  }
  store.transaction(() => {
    for (const one of found) {
      store.dropIndex(collection, one);
    }
  });
  return { nIndexesWas: collection.indexes.length + 1 };
};

export const listIndexes: Handler = (call) => {
  const collection = required(call);
  const specs = [ID_SPEC, ...collection.indexes.map(specOf)];
  return answered(call, specs, `${call.database}.${collection.name}`);
};

export const listCollections: Handler = (call) => {
  const { command, database, store } = call;
  const filter = documentIn(command, 'filter');
  const all = store
    .collections(database)
    .filter(({ name }) => !name.startsWith('system.'))
    .map(({ name }) => ({
      ...{ name, type: 'collection', options: {} },
      ...(command.nameOnly !== true && { info: { readOnly: false }, idIndex: ID_SPEC }),
    }))
    .filter((one) => isMatch(one, filter));
  return answered(call, all, `${database}.$cmd.listCollections`);
};

/** why so little: clients ask for a name, or for what is no view */
function isMatch(one: Document, filter: Document): boolean {
  return Object.entries(filter).every(([field, wanted]) => {
    const value = one[field];
    return wanted instanceof RegExp ? wanted.test(String(value)) : !isPlainObject(wanted) ? value === wanted : true;
  });
}

function answered(call: Call, list: readonly Document[], namespace: string): Uint8Array {
  const bodies = list.map((one) => encode(one));
  return call.cursors.begin(
    bodies[Symbol.iterator](),
    { namespace, user: call.login.name },
    { batchSize: Number.POSITIVE_INFINITY },
  );
}

export const listDatabases: Handler = ({ command, login, store }) => {
  const names = [...new Set(store.collections().map(({ database }) => database))].filter((one) =>
    login.may('read', one),
  );
  const databases = names.map((name) => {
    const bytes = store.collections(name).reduce((sum, one) => sum + sizeOf(store.find(name, one.name), store), 0);
    return command.nameOnly === true ? { name } : { name, sizeOnDisk: Long.fromNumber(bytes), empty: bytes === 0 };
  });
  return { databases, ...(command.nameOnly !== true && { totalSize: Long.fromNumber(0) }) };
};

function sizeOf(collection: Collection | undefined, store: Call['store']): number {
  return collection === undefined ? 0 : store.bytes(collection);
}

export const collStats: Handler = (call) => {
  const { store, database } = call;
  const collection = collectionOf(call);
  const [count, size] = collection === undefined ? [0, 0] : [store.count(collection), store.bytes(collection)];
  const nindexes = collection === undefined ? 0 : collection.indexes.length + 1;
  const ns = `${database}.${collectionName(call)}`;
  return { ns, count, size: Long.fromNumber(size), storageSize: Long.fromNumber(size), nindexes, capped: false };
};

export const dbStats: Handler = ({ database, store }) => {
  const all = store.collections(database).flatMap(({ name }) => store.find(database, name) ?? []);
  const dataSize = all.reduce((sum, one) => sum + store.bytes(one), 0);
  return {
    ...{ db: database, collections: all.length, views: 0, dataSize: Long.fromNumber(dataSize) },
    objects: all.reduce((sum, one) => sum + store.count(one), 0),
    indexes: all.reduce((sum, one) => sum + one.indexes.length + 1, 0),
  };
};

/** Takes away what has come of age. */
export function expire({ store }: Pick<Call, 'store'>, nowMs: number): void {
  for (const { database, name } of store.collections()) {
    const collection = store.find(database, name);
    for (const { expireAfterSeconds, key } of collection?.indexes ?? []) {
      const [path = ''] = Object.keys(key);
      if (expireAfterSeconds === undefined || collection === undefined) {
        continue;
      }
      const before = new Date(nowMs - expireAfterSeconds * 1000);
      const terms = {
        ...{ collation: undefined, variables: {}, until: Number.POSITIVE_INFINITY, others: () => [], examined: 0 },
      };
      const old = [...lookUp(store, collection, { [path]: { $lt: before, $type: 'date' } }, terms)];
      if (old.length > 0) {
        store.transaction(() => {
          for (const row of old) {
            store.remove(row);
          }
        });
      }
    }
  }
}
