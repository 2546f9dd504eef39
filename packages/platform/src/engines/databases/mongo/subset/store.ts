// Documents on a disk: bytes by collection in one file of SQLite, whose every transaction is on the disk before it is
// acknowledged.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { EJSON } from 'bson';
import { behind, type Index, indexOf, keysOf, specOf } from './indexes.ts';
import { Refusal } from './refusal.ts';
import { type Document, encode, isPlainObject, keyOf, plain } from './values.ts';

export interface Collection {
  readonly number: number;
  readonly database: string;
  readonly name: string;
  readonly indexes: readonly Index[];
}

export interface Row {
  readonly number: number;
  readonly body: Uint8Array;
}

const MOST_DOCUMENT_BYTES = 16 * 1024 * 1024;
const BATCH = 200;
const ID_INDEX = '_id_';

const TABLES = `
CREATE TABLE IF NOT EXISTS collections (
  number INTEGER PRIMARY KEY, database TEXT NOT NULL, name TEXT NOT NULL, UNIQUE (database, name)
) STRICT;
CREATE TABLE IF NOT EXISTS documents (
  number INTEGER PRIMARY KEY, collection INTEGER NOT NULL, key BLOB NOT NULL, body BLOB NOT NULL
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS documents_by_key ON documents (collection, key);
CREATE INDEX IF NOT EXISTS documents_in_order ON documents (collection, number);
CREATE TABLE IF NOT EXISTS indexes (
  number INTEGER PRIMARY KEY, collection INTEGER NOT NULL, name TEXT NOT NULL, spec BLOB NOT NULL,
  UNIQUE (collection, name)
) STRICT;
CREATE TABLE IF NOT EXISTS entries (
  ix INTEGER NOT NULL, key BLOB NOT NULL, document INTEGER NOT NULL, PRIMARY KEY (ix, key, document)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS entries_by_document ON entries (document);
`;

export type Store = ReturnType<typeof openStore>;

export function openStore(file: string, { readOnly = false } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { readOnly, timeout: 30_000 });
  if (!readOnly) {
    // why full: what was acknowledged survives a machine that loses its power
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32000');
    db.exec(TABLES);
  }
  const statements = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const known = statements.get(text) ?? db.prepare(text);
    statements.set(text, known);
    return known;
  };
  const all = (text: string, ...values: SQLInputValue[]) => sql(text).all(...values);
  const run = (text: string, ...values: SQLInputValue[]) => sql(text).run(...values);
  const known = new Map<string, Collection>();
  const nameOf = (database: string, name: string): string => `${database}.${name}`;

  const indexesOf = (collection: number): Index[] =>
    all('SELECT number, spec FROM indexes WHERE collection = ? ORDER BY number', collection).map(({ number, spec }) =>
      indexOf(plain(spec as Uint8Array), Number(number)),
    );
  const forget = ({ database, name }: Collection): void => void known.delete(nameOf(database, name));
  const find = (database: string, name: string): Collection | undefined => {
    const path = nameOf(database, name);
    const found = known.get(path);
    if (found !== undefined) {
      return found;
    }
    const row = sql('SELECT number FROM collections WHERE database = ? AND name = ?').get(database, name);
    if (row === undefined) {
      return undefined;
    }
    const number = Number(row.number);
    const collection = { number, database, name, indexes: indexesOf(number) };
    known.set(path, collection);
    return collection;
  };
  const ensure = (database: string, name: string): Collection => {
    const found = find(database, name);
    if (found !== undefined) {
      return found;
    }
    if (!/^[^$\0]+$/.test(name) || Buffer.byteLength(nameOf(database, name)) > 255 || name.startsWith('system.')) {
      // why: its accounts are where MongoDB has them
      if (nameOf(database, name) !== 'admin.system.users') {
        throw new Refusal(73, `Invalid collection name: ${name}`);
      }
    }
    run('INSERT INTO collections (database, name) VALUES (?, ?)', database, name);
    return find(database, name) ?? missing(`${database}.${name}`);
  };

  const enter = (row: number, index: Index, document: Document): void => {
    for (const key of keysOf(index, document)) {
      run('INSERT OR IGNORE INTO entries (ix, key, document) VALUES (?, ?, ?)', index.number, key, row);
    }
  };
  const enterAll = (row: number, { indexes }: Collection, document: Document): void => {
    for (const index of indexes) {
      enter(row, index, document);
    }
  };
  /** @throws Refusal where another document has what only one may have */
  const refuseTwo = (collection: Collection, document: Document, own: number): void => {
    for (const index of collection.indexes) {
      for (const key of index.unique ? keysOf(index, document) : []) {
        const other = sql('SELECT 1 FROM entries WHERE ix = ? AND key = ? AND document <> ? LIMIT 1');
        if (other.get(index.number, key, own) !== undefined) {
          throw duplicate(collection, index, document);
        }
      }
    }
  };

  const at = (collection: Collection, key: Uint8Array): Row | undefined => {
    const row = sql('SELECT number, body FROM documents WHERE collection = ? AND key = ?').get(collection.number, key);
    return row === undefined ? undefined : rowOf(row);
  };

  return {
    find,
    ensure,
    close: () => db.close(),
    /** Everything in `work` is done, or nothing. */
    transaction<Result>(work: () => Result): Result {
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        db.exec('ROLLBACK');
        known.clear();
        throw error;
      }
    },
    /** What is read in `work` is of one moment, whoever writes meanwhile. */
    async atOneMoment<Result>(work: () => Promise<Result>): Promise<Result> {
      db.exec('BEGIN');
      try {
        return await work();
      } finally {
        db.exec('ROLLBACK');
      }
    },
    collections(database?: string): readonly { readonly database: string; readonly name: string }[] {
      return all('SELECT database, name FROM collections ORDER BY database, name')
        .map((row) => ({ database: String(row.database), name: String(row.name) }))
        .filter((one) => database === undefined || one.database === database);
    },
    /** In the order in which they came, some at a time: who reads on sees what has come meanwhile. */
    *scan({ number }: Collection): Generator<Row> {
      const text = 'SELECT number, body FROM documents WHERE collection = ? AND number > ? ORDER BY number LIMIT ?';
      for (let last = 0; ; ) {
        const rows = all(text, number, last, BATCH).map(rowOf);
        yield* rows;
        if (rows.length < BATCH) {
          return;
        }
        last = rows.at(-1)?.number ?? last;
      }
    },
    byId: (collection: Collection, id: unknown): Row | undefined => at(collection, keyOf(id)),
    *beginningWith(index: Index, beginnings: readonly Uint8Array[]): Generator<Row> {
      const seen = new Set<number>();
      for (const beginning of beginnings) {
        const found = all(
          'SELECT document FROM entries WHERE ix = ? AND key >= ? AND key < ? ORDER BY document',
          ...[index.number, beginning, behind(beginning)],
        );
        for (const { document } of found) {
          const row = sql('SELECT number, body FROM documents WHERE number = ?').get(Number(document));
          if (row !== undefined && !seen.has(Number(document))) {
            seen.add(Number(document));
            yield rowOf(row);
          }
        }
      }
    },
    /** @throws Refusal where it may not be there a second time */
    insert(collection: Collection, document: Document, body: Uint8Array): void {
      refuseLarge(body);
      const { _id: id } = document;
      if (Array.isArray(id) || id instanceof RegExp) {
        throw new Refusal(2, `The '_id' value cannot be of type ${Array.isArray(id) ? 'array' : 'regex'}`);
      }
      const key = keyOf(id);
      if (at(collection, key) !== undefined) {
        throw duplicate(collection, { name: ID_INDEX, key: { _id: 1 } }, document);
      }
      refuseTwo(collection, document, 0);
      const { lastInsertRowid } = run(
        'INSERT INTO documents (collection, key, body) VALUES (?, ?, ?)',
        ...[collection.number, key, body],
      );
      enterAll(Number(lastInsertRowid), collection, document);
    },
    /** @throws Refusal where what it has now may be there only once */
    replace(collection: Collection, { number }: Row, document: Document, body: Uint8Array): void {
      refuseLarge(body);
      refuseTwo(collection, document, number);
      run('UPDATE documents SET body = ? WHERE number = ?', body, number);
      if (collection.indexes.length > 0) {
        run('DELETE FROM entries WHERE document = ?', number);
        enterAll(number, collection, document);
      }
    },
    remove({ number }: Row): void {
      run('DELETE FROM documents WHERE number = ?', number);
      run('DELETE FROM entries WHERE document = ?', number);
    },
    count({ number }: Collection): number {
      return Number(sql('SELECT count(*) AS n FROM documents WHERE collection = ?').get(number)?.n);
    },
    bytes({ number }: Collection): number {
      const row = sql('SELECT coalesce(sum(length(body)), 0) AS n FROM documents WHERE collection = ?').get(number);
      return Number(row?.n);
    },
    /** Whether there was none of the kind before. @throws Refusal where documents that there are are against it */
    addIndex(collection: Collection, spec: Document): boolean {
      const wanted = indexOf(spec, 0);
      const same = collection.indexes.find(({ name }) => name === wanted.name);
      if (isIdKey(wanted.key)) {
        return false;
      }
      if (same !== undefined) {
        if (JSON.stringify(specOf(same)) !== JSON.stringify(specOf(wanted))) {
          throw new Refusal(85, `An index of the name ${wanted.name} with other options exists already`);
        }
        return false;
      }
      const { lastInsertRowid } = run(
        'INSERT INTO indexes (collection, name, spec) VALUES (?, ?, ?)',
        ...[collection.number, wanted.name, encode(specOf(wanted))],
      );
      const index = { ...wanted, number: Number(lastInsertRowid) };
      for (const row of this.scan(collection)) {
        const document = plain(row.body);
        refuseTwo({ ...collection, indexes: [index] }, document, row.number);
        enter(row.number, index, document);
      }
      forget(collection);
      return true;
    },
    dropIndex(collection: Collection, { number }: Index): void {
      run('DELETE FROM entries WHERE ix = ?', number);
      run('DELETE FROM indexes WHERE number = ?', number);
      forget(collection);
    },
    drop(collection: Collection): void {
      for (const { number } of collection.indexes) {
        run('DELETE FROM entries WHERE ix = ?', number);
      }
      run('DELETE FROM indexes WHERE collection = ?', collection.number);
      run('DELETE FROM documents WHERE collection = ?', collection.number);
      run('DELETE FROM collections WHERE number = ?', collection.number);
      forget(collection);
    },
    rename(collection: Collection, name: string): void {
      run('UPDATE collections SET name = ? WHERE number = ?', name, collection.number);
      forget(collection);
    },
  };
}

function rowOf({ number, body }: Record<string, unknown>): Row {
  return { number: Number(number), body: body as Uint8Array };
}

export function missing(namespace: string): never {
  throw new Refusal(26, `ns does not exist: ${namespace}`);
}

function isIdKey(key: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(key).join() === '_id';
}

function refuseLarge({ length }: Uint8Array): void {
  if (length > MOST_DOCUMENT_BYTES) {
    throw new Refusal(10_334, `BSONObj size: ${length} is invalid. Size must be between 0 and ${MOST_DOCUMENT_BYTES}`);
  }
}

function duplicate({ database, name }: Collection, index: Pick<Index, 'name' | 'key'>, document: Document): Refusal {
  const paths = Object.keys(index.key);
  const keyValue = Object.fromEntries(paths.map((path) => [path, valueAt(document, path) ?? null]));
  const shown = EJSON.stringify(keyValue).slice(0, 200);
  return new Refusal(
    11_000,
    `E11000 duplicate key error collection: ${database}.${name} index: ${index.name} dup key: ${shown}`,
    { keyPattern: index.key, keyValue },
  );
}

function valueAt(document: Document, path: string): unknown {
  return path.split('.').reduce<unknown>((value, field) => (isPlainObject(value) ? value[field] : undefined), document);
}
