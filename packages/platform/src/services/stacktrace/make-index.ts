// Makes the index of a symbol file, and what it was missing for readable. May be done twice.
import { NotParsed } from '#engines/parsers/parsers';
import type { Draft } from '#kernel/objects/objects';
import type { Ports } from '#kernel/ports';
import { readAgain } from './read-again.ts';
import { READ_AGAIN } from './rules.ts';
import { contents } from './store/contents.ts';
import { type FileRow, findFile, insertFile } from './store/files.ts';
import { findRecords, lockKeeping, recordsWaiting } from './store/records.ts';
import { findSymbol, type Stored, symbolInvalid, symbolReady } from './store/symbols.ts';

const LARGEST_INDEX = 1024 ** 3;
const AT_ONCE = 50;

export async function makeIndex(ports: Ports, symbolId: string, signal: AbortSignal): Promise<void> {
  const symbol = await findSymbol(ports.db, '', symbolId);
  if (symbol?.status === 'processing') {
    await prepare(ports, symbol);
  }
  const ready = await findSymbol(ports.db, '', symbolId);
  if (ready?.status === 'ready') {
    await readWaiting(ports, ready, signal);
  }
}

async function prepare(ports: Ports, symbol: Stored): Promise<void> {
  const file = await findFile(ports.db, symbol.app_id, symbol.file_id);
  if (file === undefined) {
    await symbolInvalid(ports.db, symbol.id, 'its bytes are missing');
    return;
  }
  if (symbol.kind === 'mapping' || symbol.kind === 'sourcemap') {
    await symbolReady(ports.db, symbol.id, null);
    return;
  }
  const key = keyFor(symbol);
  if (!ports.parsers.hasRoom(key)) {
    throw new Error('too many files wait to be read');
  }
  try {
    const draft = await indexOf(ports, symbol, file, key);
    try {
      await keep(ports, symbol, draft);
    } finally {
      await draft.discard();
    }
  } catch (error) {
    if (!(error instanceof NotParsed)) {
      throw error;
    }
    await symbolInvalid(ports.db, symbol.id, error.message);
  }
}

/** why a turn of its own: crashes of the app are read meanwhile */
const keyFor = ({ app_id }: Stored): string => `index of ${app_id}`;

async function indexOf(ports: Ports, { app_id, member }: Stored, file: FileRow, key: string): Promise<Draft> {
  const { size } = file;
  return ports.copies.use(contents.tenantOf(app_id), { md5: file.etag, size }, (path) =>
    ports.objects.draftByFile(async (into) => {
      await ports.parsers.parse('symbol-index', { appId: key, size, path, into, ask: { member } });
    }, LARGEST_INDEX),
  );
}

/** The index, its row and the state of the symbol file appear together. */
async function keep(ports: Ports, { app_id, id }: Stored, draft: Draft): Promise<void> {
  const indexId = ports.ids.uuid();
  const stored_at = ports.clock.now().toISOString();
  await ports.db.transaction().execute(async (db) => {
    if ((await symbolReady(db, id, indexId)) === undefined) {
      return;
    }
    await contents.lock(db, draft);
    await insertFile(db, { app_id, id: indexId, etag: draft.md5, size: draft.size, stored_at });
    if (!(await ports.objects.has(contents.tenantOf(app_id), draft))) {
      await draft.keep(contents.tenantOf(app_id));
    }
  });
}

async function readWaiting(ports: Ports, { app_id, build_id, version }: Stored, signal: AbortSignal): Promise<void> {
  // why: who is keeping a crash that was read without the file is waited for, and who begins now knows the file
  await ports.db.transaction().execute((db) => lockKeeping(db, { appId: app_id, how: 'alone' }));
  const ids = await recordsWaiting(ports.db, app_id, { buildId: build_id, version }, READ_AGAIN);
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    signal.throwIfAborted();
    await readAgain(ports, app_id, await findRecords(ports.db, app_id, ids.slice(at, at + AT_ONCE)));
  }
}
