// Snapshots that a platform takes by itself: before it changes an older database, and of an embedded one once a day.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { alone } from '#db/alone';
import type { Connection } from '#db/connect';
import type { Log } from '#kernel/watch/log';
import { isOutdated, migrate } from '../start/schema.ts';
import { folderBytes, listSnapshots, type SnapshotSource, takeOwnSnapshot } from './snapshots.ts';

/** Above this a copy at a start is not cheap any more: whoever has so much takes snapshots by plan. */
const DAILY_BYTES_MAX = 256 * 1024 * 1024;
const DAY_MS = 86_400_000;

export interface MigrateOptions {
  readonly folder: string;
  readonly now: Date;
  readonly log: Log;
  /** False for who keeps backups elsewhere. */
  readonly snapshot: boolean;
}

/** Migrates; a database that an older build wrote is kept as it was first. Of several processes one does both. */
export async function migrateSafely(connection: Connection, options: MigrateOptions): Promise<void> {
  const { db } = connection;
  const migrateHere = () =>
    migrate(db, (error) => options.log.warn({ err: error }, 'the schema waits for a table that somebody uses'));
  if (options.snapshot && (await isOutdated(db))) {
    await alone(connection, 'uos/before-migration', async () => {
      if (await isOutdated(db)) {
        await keepOlder(connection, options);
        await migrateHere();
      }
    });
  }
  await migrateHere();
}

async function keepOlder({ db, engine }: Connection, { folder, now, log }: MigrateOptions): Promise<void> {
  // why no contents: a migration changes rows only
  const source: SnapshotSource = { db, engine, folder, objects: undefined, objectsInFolder: false };
  const { name } = await takeOwnSnapshot(source, 'before-migration', now);
  log.warn({ snapshot: name }, 'the database is older than this build; it was kept as it was before the change');
}

/** Copies the embedded database after a healthy start, where it and its last copy are a day old and it is small. */
export async function takeDailySnapshot(source: SnapshotSource, now: Date): Promise<void> {
  if (source.engine !== 'pglite') {
    return;
  }
  const database = join(source.folder, 'database');
  const [newest] = (await listSnapshots(source.folder)).filter(({ reason }) => reason === 'daily');
  const since = newest === undefined ? (await stat(join(database, 'PG_VERSION'))).mtimeMs : Date.parse(newest.takenAt);
  if (now.getTime() - since >= DAY_MS && (await folderBytes(database)) < DAILY_BYTES_MAX) {
    await takeOwnSnapshot(source, 'daily', now);
  }
}
