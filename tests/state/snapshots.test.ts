// Snapshots: named ones, those a platform takes by itself before it changes an older database, and the way back.
import { readdirSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../../packages/platform/src/db/connect.ts';
import { systemClock } from '../../packages/platform/src/kernel/time/clock.ts';
import { newBucket, putFile } from '../../packages/platform/src/services/cdn/testing.ts';
import { createPlatform, type PlatformOptions } from '../../packages/platform/src/start/main.ts';
import { undoStack } from '../../packages/platform/src/start/open-ports.ts';
import { MIGRATIONS, migrateWithin } from '../../packages/platform/src/start/schema.ts';
import { exportState } from '../../packages/platform/src/state/export.ts';
import { importState } from '../../packages/platform/src/state/import.ts';
import { openStore } from '../../packages/platform/src/state/open-store.ts';
import { takeDailySnapshot } from '../../packages/platform/src/state/own-snapshots.ts';
import {
  findSnapshot,
  listSnapshots,
  removeSnapshot,
  restoreCopy,
  SNAPSHOT_ARCHIVE,
  snapshotFolder,
  takeSnapshot,
} from '../../packages/platform/src/state/snapshots.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
const HOUR_MS = 3_600_000;
const KEY = 'a'.repeat(64);

let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-snapshots-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const names = async () => (await listSnapshots(folder)).map(({ name }) => name);

describe('a snapshot of the embedded database', () => {
  it('is taken while the platform runs, and brings rows and contents back', async () => {
    const platform = await testPlatform({ dataFolder: folder, masterKey: KEY });
    const app = await platform.app();
    const bucket = await newBucket(app);
    await putFile(app, bucket, 'kept', 'kept content');
    const { db, database, objects } = platform.ports;
    const source = { db, engine: database.engine, folder, objects, objectsInFolder: true };
    const taken = await takeSnapshot(source, { name: 'first', now: NOW });
    expect(taken).toEqual({
      name: 'first',
      takenAt: NOW.toISOString(),
      schema: MIGRATIONS.at(-1),
      kind: 'copy',
      objects: true,
      reason: '',
    });
    await expect(takeSnapshot(source, { name: 'first', now: NOW })).rejects.toMatchObject({ fault: 'taken' });
    for (const name of ['../out', '', '.hidden', 'a'.repeat(65), 'a/b']) {
      await expect(takeSnapshot(source, { name, now: NOW })).rejects.toMatchObject({ fault: 'name' });
    }
    await putFile(app, bucket, 'later', 'later content');
    await platform.stop();
    await rm(join(folder, 'objects'), { recursive: true });

    await restoreCopy(folder, await findSnapshot(folder, 'first'), new Date(NOW.getTime() + HOUR_MS));
    expect(readdirSync(folder).filter((name) => name.startsWith('database'))).toEqual(['database']);
    const back = await testPlatform({ dataFolder: folder, masterKey: KEY });
    const paths = await back.ports.db.selectFrom('cdn_entries').select(['path', 'md5', 'size']).execute();
    expect(paths.map(({ path }) => path)).toEqual(['kept']);
    expect(await back.ports.objects.has(app.id, { md5: paths[0]?.md5 ?? '', size: 12 })).toBe(true);
    await back.stop();

    expect(await names()).toEqual(['before-import-20260301-010000', 'first']);
    await restoreCopy(folder, await findSnapshot(folder, 'before-import-20260301-010000'), undefined);
    const again = await testPlatform({ dataFolder: folder, masterKey: KEY });
    expect(await again.ports.db.selectFrom('cdn_entries').select('path').execute()).toHaveLength(2);
    await again.stop();
    await removeSnapshot(folder, 'first');
    await expect(findSnapshot(folder, 'first')).rejects.toMatchObject({ fault: 'unknown' });
  });

  it('survives a restore that was cut off between its two steps', async () => {
    const platform = await testPlatform({ dataFolder: folder, masterKey: KEY });
    await platform.app();
    await platform.stop();
    await rename(join(folder, 'database'), join(folder, 'database.replaced'));
    const back = await testPlatform({ dataFolder: folder, masterKey: KEY });
    expect(await back.ports.db.selectFrom('apps').select('id').execute()).toHaveLength(1);
    await back.stop();
  });

  it('is kept once a day while it is small, the last two of them', async () => {
    const platform = await testPlatform({ dataFolder: folder, masterKey: KEY });
    const { db, database, objects } = platform.ports;
    const source = { db, engine: database.engine, folder, objects, objectsInFolder: true };
    const made = systemClock.now().getTime();
    const taken: number[] = [];
    for (const hours of [0, 23, 25, 26, 48, 50, 75]) {
      await takeDailySnapshot(source, new Date(made + hours * HOUR_MS));
      const [newest] = await listSnapshots(folder);
      if (newest?.takenAt === new Date(made + hours * HOUR_MS).toISOString()) {
        taken.push(hours);
      }
    }
    expect(taken).toEqual([25, 50, 75]);
    expect(await names()).toHaveLength(2);
    await platform.stop();
  });

  it('is not made of half a copy: what a crash left is no snapshot', async () => {
    const platform = await createPlatform({ dataFolder: folder, masterKey: KEY });
    await platform.stop();
    const { mkdir } = await import('node:fs/promises');
    await mkdir(join(folder, 'snapshots', 'half.draft-1', 'database'), { recursive: true });
    await writeFile(join(folder, 'snapshots', 'notes.txt'), 'mine');
    expect(await names()).toEqual([]);
  });
});

/** A database as an older build left it, with something in it. */
async function outdated(connection: Connection, schema: string): Promise<void> {
  await connection.db.transaction().execute(async (tx) => {
    await sql`CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL)`.execute(
      tx,
    );
    await migrateWithin(tx, undefined, schema, NOW);
    await sql`INSERT INTO settings (key, value) VALUES ('of the old build', '"kept"')`.execute(tx);
  });
  await connection.close();
}

const kept = async ({ db }: Connection) =>
  (await db.selectFrom('settings').select('value').where('key', '=', 'of the old build').executeTakeFirst())?.value;

describe('a platform on the database of an older build', () => {
  const OLD = '0006-replicas';

  it('keeps the embedded one as it was before it migrates, and comes back to it', async () => {
    await outdated(await connect({ folder: join(folder, 'database') }), OLD);
    const options: PlatformOptions = { dataFolder: folder, masterKey: KEY };
    await (await createPlatform(options)).stop();
    const [snapshot] = await listSnapshots(folder);
    expect(snapshot).toMatchObject({ schema: OLD, reason: 'before-migration', kind: 'copy' });
    await (await createPlatform(options)).stop();
    expect(await names()).toHaveLength(1);
    const old = await connect({ folder: join(snapshotFolder(folder, snapshot?.name ?? ''), 'database') });
    expect(await kept(old)).toBe('kept');
    expect(
      (await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY 1`.execute(old.db)).rows.at(-1),
    ).toEqual({ name: OLD });
    await old.close();
  });

  it('keeps that on PostgreSQL as an archive, once for all that start, and takes the archive back', async () => {
    const databaseUrl = await postgres.createDatabase();
    await outdated(await connect({ url: databaseUrl }), OLD);
    const one = await createPlatform({ dataFolder: folder, databaseUrl, masterKey: KEY });
    const [snapshot] = await listSnapshots(folder);
    expect(snapshot).toMatchObject({ schema: OLD, reason: 'before-migration', kind: 'archive', objects: false });
    await sql`DELETE FROM settings WHERE key = 'of the old build'`.execute(one.ports.db);
    await one.stop();
    const undo = undoStack();
    const store = await openStore({ dataFolder: folder, databaseUrl, masterKey: KEY }, 'write', undo);
    const archive = join(snapshotFolder(folder, snapshot?.name ?? ''), SNAPSHOT_ARCHIVE);
    await importState({ ...store, now: NOW }, archive, { replace: true });
    expect(await kept(store.connection)).toBe('kept');
    await undo.run();
    const back = await createPlatform({ dataFolder: folder, databaseUrl, masterKey: KEY });
    await exportState({ db: back.ports.db, objects: undefined }, join(folder, 'new.tar'));
    await back.stop();
  });

  it('keeps nothing where it is told not to', async () => {
    await outdated(await connect({ folder: join(folder, 'database') }), OLD);
    await (await createPlatform({ dataFolder: folder, masterKey: KEY, noSnapshot: true })).stop();
    expect(await names()).toEqual([]);
  });
});

describe.each(['pglite', 'postgres'] as const)('a platform on the %s database of a newer build', (engine) => {
  it('refuses it and changes nothing', async () => {
    const options = {
      dataFolder: folder,
      masterKey: KEY,
      ...(engine === 'postgres' ? { databaseUrl: await postgres.createDatabase() } : {}),
    };
    const platform = await createPlatform(options);
    await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-future', 'later')`.execute(
      platform.ports.db,
    );
    await platform.stop();
    await expect(createPlatform(options)).rejects.toMatchObject({ name: 'SchemaTooNewError' });
    const undo = undoStack();
    await expect(openStore(options, 'write', undo)).rejects.toMatchObject({ name: 'SchemaTooNewError' });
    await undo.run();
    expect(await names()).toEqual([]);
  });
});
