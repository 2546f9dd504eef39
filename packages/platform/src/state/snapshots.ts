// Named snapshots in the data folder: a copy of the embedded database with its contents linked, which takes a moment, or
// an archive where the database is PostgreSQL. Some are taken by themselves and kept in pairs.
import { constants } from 'node:fs';
import { access, cp, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Db, Engine } from '#db/connect';
import { newestMigration } from '#db/migrate';
import type { Objects } from '#kernel/objects/objects';
import { exportState } from './export.ts';

export interface Snapshot {
  readonly name: string;
  /** RFC 3339, real time. */
  readonly takenAt: string;
  readonly schema: string;
  readonly kind: 'copy' | 'archive';
  /** False where contents stayed in their store. */
  readonly objects: boolean;
  /** Why it was taken by itself; empty for one that was asked for. */
  readonly reason: Reason | '';
}

export type Reason = 'before-migration' | 'before-import' | 'daily';

export interface SnapshotSource {
  readonly db: Db;
  readonly engine: Engine;
  /** The data folder. */
  readonly folder: string;
  /** The store of contents; undefined for rows only. */
  readonly objects: Objects | undefined;
  /** True where contents are in the data folder. */
  readonly objectsInFolder: boolean;
}

const NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/i;
const KEEP_OF_EACH = 2;
const ABOUT = 'snapshot.json';
/** The archive in a snapshot of PostgreSQL. */
export const SNAPSHOT_ARCHIVE = 'state.tar';

export class SnapshotError extends Error {
  readonly fault: 'name' | 'taken' | 'unknown' | 'engine';
  readonly detail: string;

  constructor(fault: 'name' | 'taken' | 'unknown' | 'engine', detail: string) {
    super(`snapshot: ${fault}: ${detail}`);
    this.name = 'SnapshotError';
    this.fault = fault;
    this.detail = detail;
  }
}

/** Takes one; it is there whole or not at all. */
export async function takeSnapshot(
  source: SnapshotSource,
  about: { readonly name: string; readonly now: Date; readonly reason?: Reason },
): Promise<Snapshot> {
  const { name, now, reason = '' } = about;
  const place = snapshotFolder(source.folder, name);
  if (await exists(place)) {
    throw new SnapshotError('taken', name);
  }
  const draft = `${place}.draft-${process.pid}`;
  await sweepDrafts(source.folder);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const kind = source.engine === 'pglite' ? 'copy' : 'archive';
    const objects = source.objects !== undefined && (kind === 'archive' || source.objectsInFolder);
    const schema = (await newestMigration(source.db)) ?? '';
    const snapshot: Snapshot = { name, takenAt: now.toISOString(), schema, kind, objects, reason };
    await (kind === 'copy' ? copyState(source, draft, objects) : exportState(source, join(draft, SNAPSHOT_ARCHIVE)));
    await writeFile(join(draft, ABOUT), `${JSON.stringify(snapshot, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(draft, place);
    return snapshot;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Takes one by itself, named for its reason and moment, and drops the oldest of that reason beyond a pair. */
export async function takeOwnSnapshot(source: SnapshotSource, reason: Reason, now: Date): Promise<Snapshot> {
  const snapshot = await takeSnapshot(source, { name: ownName(reason, now), now, reason });
  await keepPair(source.folder, reason);
  return snapshot;
}

/** Newest first. */
export async function listSnapshots(folder: string): Promise<Snapshot[]> {
  const names = await readdir(join(folder, 'snapshots')).catch(() => []);
  const found = await Promise.all(names.filter((name) => NAME.test(name)).map((name) => readAbout(folder, name)));
  return found.filter((one) => one !== undefined).sort((a, b) => (a.takenAt < b.takenAt ? 1 : -1));
}

/** @throws SnapshotError `unknown` with the names there are */
export async function findSnapshot(folder: string, name: string): Promise<Snapshot> {
  const found = NAME.test(name) ? await readAbout(folder, name) : undefined;
  if (found === undefined) {
    const names = (await listSnapshots(folder)).map((one) => one.name);
    throw new SnapshotError('unknown', names.join(', '));
  }
  return found;
}

export async function removeSnapshot(folder: string, name: string): Promise<void> {
  const { name: known } = await findSnapshot(folder, name);
  // why renamed first: one that is half removed is no snapshot any more
  const gone = join(folder, 'snapshots', `${known}.draft-${process.pid}`);
  await rename(snapshotFolder(folder, known), gone);
  await rm(gone, { recursive: true, force: true });
}

/**
 * Puts a copy of the embedded database in the place of the one there is, which becomes a snapshot itself where `keptAt`
 * says when. Nobody may have it open.
 */
export async function restoreCopy(folder: string, { name }: Snapshot, keptAt: Date | undefined): Promise<void> {
  const from = snapshotFolder(folder, name);
  const database = join(folder, 'database');
  const draft = `${database}.restoring`;
  const replaced = `${database}.replaced`;
  await rm(draft, { recursive: true, force: true });
  await cp(join(from, 'database'), draft, COPY);
  await linkAll(join(from, 'objects'), join(folder, 'objects'));
  // why: cut off between the two renames, the next start puts the old one back
  if (await exists(database)) {
    await rm(replaced, { recursive: true, force: true });
    await rename(database, replaced);
  }
  await rename(draft, database);
  if (keptAt !== undefined && (await exists(replaced))) {
    await keepReplaced(folder, replaced, keptAt);
  }
  await rm(replaced, { recursive: true, force: true });
}

async function keepReplaced(folder: string, replaced: string, keptAt: Date): Promise<void> {
  const reason = 'before-import';
  const name = ownName(reason, keptAt);
  const about: Snapshot = { name, takenAt: keptAt.toISOString(), schema: '', kind: 'copy', objects: true, reason };
  const draft = `${snapshotFolder(folder, name)}.draft-${process.pid}`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await linkAll(join(folder, 'objects'), join(draft, 'objects'));
  await writeFile(join(draft, ABOUT), `${JSON.stringify(about, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(replaced, join(draft, 'database'));
  await rename(draft, snapshotFolder(folder, name));
  await keepPair(folder, reason);
}

function ownName(reason: Reason, now: Date): string {
  return `${reason}-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}`;
}

/** Drops what was taken for that reason beyond a pair. */
async function keepPair(folder: string, reason: Reason): Promise<void> {
  const own = (await listSnapshots(folder)).filter((one) => one.reason === reason);
  for (const old of own.slice(KEEP_OF_EACH)) {
    await removeSnapshot(folder, old.name);
  }
}

export function snapshotFolder(folder: string, name: string): string {
  if (!NAME.test(name) || /\.draft-\d+$/.test(name)) {
    throw new SnapshotError('name', name);
  }
  return join(folder, 'snapshots', name);
}

/** Bytes of a folder's files. */
export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const COPY = { recursive: true, mode: constants.COPYFILE_FICLONE } as const;

async function copyState({ db, folder }: SnapshotSource, draft: string, objects: boolean): Promise<void> {
  // why the one connection: while it is held nothing is written, and after a checkpoint the files are the state
  await db.connection().execute(async (alone) => {
    await sql`CHECKPOINT`.execute(alone);
    await cp(join(folder, 'database'), join(draft, 'database'), COPY);
  });
  if (objects) {
    await linkAll(join(folder, 'objects'), join(draft, 'objects'));
  }
}

/** Drafts of other processes are of dead ones: a data folder has one at a time. */
async function sweepDrafts(folder: string): Promise<void> {
  const names = await readdir(join(folder, 'snapshots')).catch(() => []);
  for (const name of names) {
    if (/\.draft-\d+$/.test(name) && !name.endsWith(`.draft-${process.pid}`)) {
      await rm(join(folder, 'snapshots', name), { recursive: true, force: true });
    }
  }
}

/** why links: contents are never written again under their name, so two folders can share their bytes. */
async function linkAll(from: string, to: string): Promise<void> {
  const entries = (await exists(from)) ? await readdir(from, { recursive: true, withFileTypes: true }) : [];
  for (const entry of entries) {
    if (entry.isFile()) {
      const target = join(to, entry.parentPath.slice(from.length), entry.name);
      await mkdir(dirname(target), { recursive: true });
      await link(join(entry.parentPath, entry.name), target).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') {
          return;
        }
        if (error.code !== 'EEXIST') {
          await cp(join(entry.parentPath, entry.name), target);
        }
      });
    }
  }
}

async function readAbout(folder: string, name: string): Promise<Snapshot | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, 'snapshots', name, ABOUT), 'utf8')) as Snapshot;
  } catch {
    return undefined;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
