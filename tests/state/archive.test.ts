// The archive of a platform's state: moves between engines and stores, repeats byte for byte, and is taken wholly or not
// at all.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomIds } from '../../packages/platform/src/kernel/keys/ids.ts';
import { newBucket, putFile, release } from '../../packages/platform/src/services/cdn/testing.ts';
import { undoStack } from '../../packages/platform/src/start/open-ports.ts';
import { exportState } from '../../packages/platform/src/state/export.ts';
import { importState } from '../../packages/platform/src/state/import.ts';
import { openStore, type StoreOptions } from '../../packages/platform/src/state/open-store.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startS3, type TestS3 } from '../support/s3.ts';

let postgres: TestPostgres;
let s3: TestS3;
let folder: string;
let count = 0;
beforeAll(async () => {
  [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  folder = await mkdtemp(join(tmpdir(), 'uos-archive-'));
});
afterAll(async () => {
  await postgres?.stop();
  await s3?.stop();
  await rm(folder, { recursive: true, force: true });
});

const KEY = 'a'.repeat(64);
type Kind = 'pglite, folder' | 'postgres, folder' | 'postgres, s3';

/** An empty place of that kind. */
async function place(kind: Kind): Promise<StoreOptions & { readonly dataFolder: string }> {
  count += 1;
  return {
    dataFolder: join(folder, `data-${count}`),
    masterKey: KEY,
    ...(kind === 'pglite, folder' ? {} : { databaseUrl: await postgres.createDatabase() }),
    ...(kind === 'postgres, s3' ? { objects: s3.place(), s3: s3.access } : {}),
  };
}

const file = (): string => {
  count += 1;
  return join(folder, `${count}.tar`);
};

async function exported(options: StoreOptions, to = file(), contents = true): Promise<string> {
  const undo = undoStack();
  try {
    const { db, objects } = await openStore(options, 'read', undo);
    await exportState({ db, objects: contents ? objects : undefined }, to);
    return to;
  } finally {
    await undo.run();
  }
}

async function imported(options: StoreOptions, from: string, replace = false) {
  const undo = undoStack();
  try {
    const { db, objects, keyIds } = await openStore(options, 'write', undo);
    return await importState({ db, objects, keyIds, now: new Date() }, from, { replace });
  } finally {
    await undo.run();
  }
}

const digest = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

const LARGE = 1_500_000;
const SMALL = 20;

/** A platform with something in it: an app, contents in two versions, a release, odd texts. */
async function filled(options: StoreOptions) {
  const platform: TestPlatform = await testPlatform({ ...options, seedDemo: true });
  try {
    const app = await platform.app();
    const bucket = await newBucket(app);
    const entry = await putFile(app, bucket, '资源/héro "1"\\.bin', 'x'.repeat(100_000));
    await putFile(app, bucket, 'empty', '');
    // why: contents of both sizes, and more small ones than are moved at once
    await putFile(app, bucket, 'large', 'y'.repeat(LARGE));
    for (let number = 0; number < SMALL; number += 1) {
      await putFile(app, bucket, `small/${number}`, String(number));
    }
    await release(app, bucket, { entries: [{ entryid: entry.entryid, versionid: entry.current_versionid }] });
    await platform.ports.db
      .updateTable('organizations')
      .set({ company_name: 'tab\tnewline\n"quoted" \\back 中文 😀' })
      .where('id', '=', app.orgId)
      .execute();
    await sql`INSERT INTO settings (key, value) VALUES ('test/null', 'null')`.execute(platform.ports.db);
    const { rows } = await sql<{ objects: number; bytes: number }>`
      SELECT count(*) AS objects, sum(size)::bigint AS bytes
      FROM (SELECT app_id, etag, size FROM save_files UNION SELECT app_id, etag, size FROM stack_files) kept`.execute(
      platform.ports.db,
    );
    return { appId: app.id, bucket, secret: app.serviceSecret, others: rows[0] ?? { objects: 0, bytes: 0 } };
  } finally {
    await platform.stop();
  }
}

describe('an archive', () => {
  let source: StoreOptions & { readonly dataFolder: string };
  let made: Awaited<ReturnType<typeof filled>>;
  let archive: string;
  beforeAll(async () => {
    source = await place('pglite, folder');
    made = await filled(source);
    archive = await exported(source);
  });

  it('holds what players have saved and how crashes are read too', () => {
    expect(made.others.objects).toBeGreaterThan(0);
  });

  it('is the same bytes when it is made again', async () => {
    expect(await digest(await exported(source))).toBe(await digest(archive));
  });

  it('moves from PGlite to PostgreSQL to S3 and back to PGlite without a changed byte, and the platform works on', async () => {
    let from = archive;
    for (const kind of ['postgres, folder', 'postgres, s3', 'pglite, folder'] as const) {
      const to = await place(kind);
      expect(await imported(to, from)).toMatchObject({
        objects: 3 + SMALL + made.others.objects,
        objectBytes: 100_000 + LARGE + 30 + made.others.bytes,
      });
      from = await exported(to);
      expect(await digest(from)).toBe(await digest(archive));
      const platform = await testPlatform({ ...to });
      try {
        const basic = `${made.appId}:${made.secret}`;
        const entries = await platform.call('GET', `/api/v1/buckets/${made.bucket}/entries/?per_page=100`, undefined, {
          basic,
        });
        expect(entries.body).toHaveLength(3 + SMALL);
        const [odd] = await platform.ports.db
          .selectFrom('organizations')
          .select('company_name')
          .where('company_name', 'like', 'tab%')
          .execute();
        expect(odd?.company_name).toBe('tab\tnewline\n"quoted" \\back 中文 😀');
        const { rows } = await sql<{ kept: boolean }>`
          SELECT value = 'null'::jsonb AS kept FROM settings WHERE key = 'test/null'`.execute(platform.ports.db);
        expect(rows).toEqual([{ kept: true }]);
      } finally {
        await platform.stop();
      }
    }
  });

  it('is refused by a platform that is not empty, and replaces it when told', async () => {
    const to = await place('postgres, folder');
    const there = await filled(to);
    const before = await exported(to);
    await expect(imported(to, archive)).rejects.toMatchObject({ fault: 'not-empty' });
    expect(await digest(await exported(to))).toBe(await digest(before));
    await imported(to, archive, true);
    expect(await digest(await exported(to))).toBe(await digest(archive));
    expect(there.appId).not.toBe(made.appId);
  });

  it('is refused without a change where it is damaged, cut off, of a newer schema or no archive at all', async () => {
    const to = await place('postgres, folder');
    await filled(to);
    const before = await digest(await exported(to));
    const broken = async (change: (path: string) => Promise<void>) => {
      const copy = file();
      await cp(archive, copy);
      await change(copy);
      return copy;
    };
    const bytes = await readFile(archive);
    const patched = (find: string, put: string) => (path: string) => {
      const at = bytes.indexOf(find);
      expect(at).toBeGreaterThan(0);
      const copy = Buffer.from(bytes);
      copy.write(put, at);
      return writeFile(path, copy);
    };
    const cases: [string, (path: string) => Promise<void>][] = [
      ['cut-off', (path) => truncate(path, 5000)],
      ['cut-off', (path) => truncate(path, bytes.length - 3000)],
      ['damaged', patched('xxxxxxxx', 'xxyxxxxx')],
      ['damaged', patched('示例工作室'.slice(0, 2), '实')],
      ['newer', patched(`"schema": "20`, `"schema": "99`)],
      ['not-an-archive', (path) => writeFile(path, 'hello'.repeat(500))],
      ['not-an-archive', (path) => truncate(path, 0)],
      ['missing', (path) => rm(path)],
    ];
    for (const [fault, change] of cases) {
      await expect(imported(to, await broken(change), true), fault).rejects.toMatchObject({ fault });
    }
    expect(await digest(await exported(to))).toBe(before);
  });

  it('keeps secrets sealed, and is refused by a platform that does not have their key', async () => {
    const bytes = await readFile(archive, 'latin1');
    expect(bytes).not.toContain(made.secret);
    const to = { ...(await place('postgres, folder')), masterKey: 'b'.repeat(64) };
    await expect(imported(to, archive)).rejects.toMatchObject({ fault: 'other-key' });
    const both = { ...to, masterKey: `${'b'.repeat(64)},${KEY}` };
    await imported(both, archive);
    const platform = await testPlatform({ ...both });
    const basic = `${made.appId}:${made.secret}`;
    expect((await platform.call('GET', '/service/app', undefined, { basic })).status).toBe(200);
    await platform.stop();
  });

  it('without contents takes rows only, and finds the contents where they stayed', async () => {
    const rows = await exported(source, file(), false);
    const to = { ...(await place('postgres, folder')), dataFolder: source.dataFolder };
    expect(await imported(to, rows)).toMatchObject({ objects: 0 });
    expect(await digest(await exported(to))).toBe(await digest(archive));
  });

  it('is not made where a row names a content that the store lacks', async () => {
    const to = await place('pglite, folder');
    await filled(to);
    await rm(join(to.dataFolder, 'objects'), { recursive: true });
    const target = file();
    await expect(exported(to, target)).rejects.toMatchObject({ fault: 'object-missing' });
    expect(existsSync(target)).toBe(false);
    expect((await readdir(folder)).filter((name) => name.includes('.draft'))).toEqual([]);
  });
});

describe('an archive that is taken while clients write', () => {
  it('is one moment of the state', async () => {
    const source = await place('postgres, folder');
    const platform = await testPlatform({ ...source });
    const undo = undoStack();
    try {
      const { db } = platform.ports;
      await sql`CREATE TABLE pairs (id uuid PRIMARY KEY, of uuid NOT NULL, amount integer NOT NULL)`.execute(db);
      let writing = true;
      const writers = Array.from({ length: 8 }, async () => {
        while (writing) {
          const of = randomIds.uuid();
          await db.transaction().execute(async (tx) => {
            await sql`INSERT INTO pairs VALUES (${randomIds.uuid()}, ${of}, 1)`.execute(tx);
            await sql`INSERT INTO pairs VALUES (${randomIds.uuid()}, ${of}, -1)`.execute(tx);
          });
        }
      });
      const store = await openStore(source, 'read', undo).catch((error: unknown) => error);
      expect(store).not.toBeInstanceOf(Error);
      for (let round = 0; round < 5; round += 1) {
        const to = file();
        await exportState({ db, objects: platform.ports.objects }, to);
        const text = await readFile(to, 'utf8');
        const amounts = [...text.matchAll(/"amount":"(-?1)"/g)].map(([, amount]) => Number(amount));
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0);
        expect(amounts.length).toBeGreaterThan(0);
      }
      writing = false;
      await Promise.all(writers);
    } finally {
      await undo.run();
      await platform.stop();
    }
  });
});
