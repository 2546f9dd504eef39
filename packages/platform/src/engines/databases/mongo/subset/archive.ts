// Everything in a store as one file, and back: for each collection its indexes and its documents, a line of extended JSON
// each, in which every kind of number is kept. Written from a moment that there was, while the server goes on.
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { deserialize, EJSON } from 'bson';
import { specOf } from './indexes.ts';
import { openStore, type Store } from './store.ts';
import { type Document, encodeTyped, plain } from './values.ts';

/** Of the platform's own, which each database has for itself. */
const OWN = 'admin';
const AT_ONCE = 500;

export async function writeArchive(data: string, file: string): Promise<void> {
  const store = openStore(data, { readOnly: true });
  try {
    await store.atOneMoment(() =>
      pipeline(Readable.from(linesOf(store)), createGzip(), createWriteStream(file, { mode: 0o600 })),
    );
  } finally {
    store.close();
  }
}

function* linesOf(store: Store): Generator<string> {
  for (const { database, name } of store.collections()) {
    const collection = database === OWN ? undefined : store.find(database, name);
    if (collection !== undefined) {
      yield `${EJSON.stringify({ collection: name, database, indexes: collection.indexes.map(specOf) }, { relaxed: false })}\n`;
      for (const { body } of store.scan(collection)) {
        yield `${EJSON.stringify(deserialize(body, { promoteValues: false }), { relaxed: false })}\n`;
      }
    }
  }
}

/** What was there is gone. */
export async function readArchive(data: string, file: string): Promise<void> {
  const store = openStore(data);
  try {
    for (const { database, name } of store.collections()) {
      const collection = database === OWN ? undefined : store.find(database, name);
      if (collection !== undefined) {
        store.transaction(() => store.drop(collection));
      }
    }
    await fill(store, createInterface({ input: createReadStream(file).pipe(createGunzip()) }));
  } finally {
    store.close();
  }
}

async function fill(store: Store, lines: AsyncIterable<string>): Promise<void> {
  let into: { readonly database: string; readonly name: string } | undefined;
  let documents: Document[] = [];
  const put = (): void => {
    const at = into;
    if (at !== undefined) {
      store.transaction(() => {
        const collection = store.ensure(at.database, at.name);
        for (const document of documents) {
          const body = encodeTyped(document);
          store.insert(collection, plain(body), body);
        }
      });
      documents = [];
    }
  };
  for await (const line of lines) {
    const parsed = EJSON.parse(line, { relaxed: false }) as Document;
    // why: every document has one, and what begins a collection has none
    if (parsed._id === undefined) {
      put();
      into = { database: String(parsed.database), name: String(parsed.collection) };
      const specs = plain(encodeTyped({ indexes: parsed.indexes })).indexes as Document[];
      store.transaction(() => {
        for (const spec of specs) {
          store.addIndex(store.ensure(String(parsed.database), String(parsed.collection)), spec);
        }
        store.ensure(String(parsed.database), String(parsed.collection));
      });
    } else if (documents.push(parsed) >= AT_ONCE) {
      put();
    }
  }
  put();
}
