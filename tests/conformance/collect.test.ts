// Object collection on real PostgreSQL: it races uploads and writers of the same contents, and must lose each time
// somebody needs what it is after. On PGlite, with one connection, there is no race to lose.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KeptObject, Objects } from '../../packages/platform/src/kernel/objects/objects.ts';
import type { Ports } from '../../packages/platform/src/kernel/ports.ts';
import { testClock } from '../../packages/platform/src/kernel/time/clock.ts';
import { collectObjects, shortestGraceSeconds } from '../../packages/platform/src/services/cdn/collect.ts';
import { KEEPERS } from '../../packages/platform/src/services/cdn/store/collect.ts';
import { deliveredLocks, storeObjects } from '../../packages/platform/src/services/cdn/store/objects.ts';
import {
  type EntryBody,
  entryOf,
  md5,
  must,
  newBucket,
  putFile,
  release,
} from '../../packages/platform/src/services/cdn/testing.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startS3, type TestS3 } from '../support/s3.ts';

const HOUR_MS = 3_600_000;

let postgres: TestPostgres;
let s3: TestS3;
let folder: string;
beforeAll(async () => {
  [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  folder = await mkdtemp(join(tmpdir(), 'uos-collect-'));
});
afterAll(async () => {
  await postgres?.stop();
  await s3?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['folder', 's3'] as const)('collectObjects on PostgreSQL and %s', (store) => {
  const clock = testClock(new Date('2026-03-01T00:00:00Z'));
  let platform: TestPlatform;
  let ports: Ports;
  let app: TestApp;
  let bucket: string;
  let round = 0;
  beforeAll(async () => {
    platform = await testPlatform({
      clock,
      databaseUrl: await postgres.createDatabase({ migrated: true }),
      ...(store === 'folder' ? { dataFolder: folder } : { objects: s3.place(), s3: s3.access }),
    });
    ({ ports } = platform);
  });
  afterAll(() => platform?.stop());
  beforeEach(async () => {
    app = await platform.app();
    bucket = await newBucket(app);
    round += 1;
  });
  afterEach(async () => {
    expect(await lies()).toEqual([]);
  });

  const collect = (objects?: Partial<Objects>, graceSeconds = shortestGraceSeconds(ports)) =>
    collectObjects(objects === undefined ? ports : { ...ports, objects: { ...ports.objects, ...objects } }, {
      now: clock.now(),
      graceSeconds,
    });
  /** Three hours after a collection that found what was let go of an hour ago. */
  const later = async () => {
    clock.advance(HOUR_MS);
    await collect();
    clock.advance(3 * HOUR_MS);
  };
  const kept = async (content: string) => ports.objects.has(app.id, { md5: md5(content), size: content.length });
  const upload = (content: string) => putFile(app, bucket, `${md5(content)}.txt`, content);
  const remove = (entry: EntryBody) => must(app, 'DELETE', `/buckets/${bucket}/entries/${entry.entryid}/`);
  const inStore = async () => {
    const all: KeptObject[] = [];
    for await (const page of ports.objects.list()) {
      all.push(...page);
    }
    return all.filter(({ tenant }) => tenant === app.id).map((object) => object.md5);
  };
  /** Rows that promise bytes the store does not have: there must never be one. */
  const lies = async () => {
    const rows = await ports.db.selectFrom('cdn_objects').selectAll().execute();
    const missing = await Promise.all(rows.map(async (row) => !(await ports.objects.has(row.app_id, row))));
    return rows.filter((_row, index) => missing[index]);
  };

  it('frees what nothing names, and only that', async () => {
    const entry = await upload('current');
    const old = await upload('old version');
    await must(app, 'PUT', `/buckets/${bucket}/entries/${old.entryid}/`, entryOf(old.path, 'new version'));
    const released = await upload('released');
    await release(app, bucket, { entries: [{ entryid: released.entryid, versionid: released.current_versionid }] });
    const gone = await upload('gone');
    await remove(released);
    await remove(gone);
    await later();
    expect(await collect()).toEqual({ forgotten: 1, freed: 1, freedBytes: 'gone'.length });
    expect(await Promise.all(['current', 'old version', 'released', 'gone'].map(kept))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(await collect()).toEqual({ forgotten: 0, freed: 0, freedBytes: 0 });
    await must(app, 'DELETE', `/buckets/${bucket}/`);
    await later();
    await collect();
    expect(await inStore()).toEqual([]);
    expect(entry.complete).toBe(false);
  });

  it('leaves another app what it has of the same content', async () => {
    const other = await platform.app();
    const theirs = await newBucket(other);
    await putFile(other, theirs, 'a.txt', 'shared');
    await remove(await upload('shared'));
    await later();
    expect(await collect()).toMatchObject({ forgotten: 1, freed: 1 });
    expect(await kept('shared')).toBe(false);
    expect(await ports.objects.has(other.id, { md5: md5('shared'), size: 6 })).toBe(true);
  });

  it('waits until nobody can hold a token that was told the content is there', async () => {
    await remove(await upload('promised'));
    clock.advance(10 * HOUR_MS);
    const token = `/buckets/${bucket}/uploadtoken/${md5('promised')}/`;
    expect(await must(app, 'GET', token)).toMatchObject({ exist: true });
    expect(await collect()).toMatchObject({ forgotten: 0 });
    clock.advance(ports.config.uploadTokenTtlSeconds * 1000);
    expect(await collect()).toMatchObject({ forgotten: 0 });
    const entry = await must<EntryBody>(app, 'POST', `/buckets/${bucket}/entries/`, entryOf('late', 'promised'));
    expect(entry.complete).toBe(true);
    await remove(entry);
    await later();
    expect(await collect()).toMatchObject({ forgotten: 1, freed: 1 });
    await expect(collect({}, 3600)).rejects.toThrow(RangeError);
  });

  it('counts an entry and an upload that found the content there as promises too', async () => {
    const minutes = (count: number) => clock.advance(count * 60_000);
    const waits = await must<EntryBody>(app, 'POST', `/buckets/${bucket}/entries/`, {
      ...entryOf('waits', 'in use'),
      signed_url: true,
    });
    const first = await upload('in use');
    minutes(50);
    expect((await fetch(waits.signed_url ?? '', { method: 'PUT', body: 'in use' })).status).toBe(200);
    await remove(first);
    await remove(waits);
    minutes(60);
    expect(await collect()).toMatchObject({ forgotten: 0 });
    const second = await must<EntryBody>(app, 'POST', `/buckets/${bucket}/entries/`, entryOf('second', 'in use'));
    await remove(second);
    minutes(60);
    expect(await collect()).toMatchObject({ forgotten: 0 });
    minutes(90);
    expect(await collect()).toMatchObject({ forgotten: 1, freed: 1 });
  });

  it('frees bytes that a crash left without a row, and none of an app it does not know', async () => {
    const orphan = async (tenant: string) => {
      const draft = await ports.objects.draft(chunk(`orphan ${round}`), 100);
      await draft.keep(tenant);
      await draft.discard();
      return draft;
    };
    const mine = await orphan(app.id);
    const stranger = crypto.randomUUID();
    const theirs = await orphan(stranger);
    expect(await collect()).toMatchObject({ forgotten: 0, freed: 1 });
    expect(await ports.objects.has(app.id, mine)).toBe(false);
    expect(await ports.objects.has(stranger, theirs)).toBe(true);
    await ports.objects.remove(stranger, theirs);
  });

  it('that is cut off before the bytes are freed is finished by the next', async () => {
    await remove(await upload('half'));
    await later();
    const cut = new Error('cut off');
    await expect(collect({ remove: () => Promise.reject(cut) })).rejects.toThrow(cut);
    expect(await kept('half')).toBe(true);
    await expect(
      collect({
        async remove(tenant, object) {
          await ports.objects.remove(tenant, object);
          throw cut;
        },
      }),
    ).rejects.toThrow(cut);
    expect(await collect()).toEqual({ forgotten: 0, freed: 0, freedBytes: 0 });
    await upload('half');
    expect(await kept('half')).toBe(true);
  });

  it('leaves a content whose row an uncommitted writer has touched', async () => {
    await remove(await upload('touched'));
    await later();
    const now = clock.now().toISOString();
    const content = { md5: md5('touched'), size: 7 };
    await ports.db.transaction().execute(async (db) => {
      await storeObjects(db, app.id, [content], now);
      expect(await collect()).toMatchObject({ forgotten: 0, freed: 0 });
    });
    expect(await collect()).toMatchObject({ forgotten: 0, freed: 0 });
    expect(await kept('touched')).toBe(true);
  });

  it('leaves bytes whose upload has not committed its row', async () => {
    const draft = await ports.objects.draft(chunk('uncommitted'), 100);
    await ports.db.transaction().execute(async (db) => {
      await deliveredLocks.lock(db, draft);
      await storeObjects(db, app.id, [draft], clock.now().toISOString());
      await draft.keep(app.id);
      expect(await collect()).toMatchObject({ freed: 0 });
    });
    await draft.discard();
    expect(await collect()).toMatchObject({ freed: 0 });
    expect(await kept('uncommitted')).toBe(true);
  });

  it('makes an upload wait that comes while the bytes go, and the upload stores them anew', async () => {
    await remove(await upload('returns'));
    await later();
    let uploading: Promise<unknown> | undefined;
    await collect({
      async remove(tenant, object) {
        if (object.md5 === md5('returns')) {
          uploading = upload('returns');
          await waiting();
        }
        await ports.objects.remove(tenant, object);
      },
    });
    expect(uploading).toBeDefined();
    await uploading;
    expect(await kept('returns')).toBe(true);
  });

  it('never takes what is uploaded, registered and released while it runs', async () => {
    const contents = Array.from({ length: 6 }, (_, index) => `race ${index}`);
    for (let turn = 0; turn < 8; turn += 1) {
      for (const content of contents) {
        await remove(await upload(content));
      }
      await later();
      const [, , ...entries] = await Promise.all([
        collect(),
        collect(),
        ...contents.map((content) => upload(content)),
        ...contents.map((content) => must(app, 'GET', `/buckets/${bucket}/uploadtoken/${md5(content)}/`)),
      ]);
      expect(entries).toHaveLength(2 * contents.length);
      expect(await Promise.all(contents.map(kept))).toEqual(contents.map(() => true));
      await release(app, bucket);
      const current = await must<EntryBody[]>(app, 'GET', `/buckets/${bucket}/entries/?per_page=50`);
      expect(current.filter(({ complete }) => !complete)).toEqual([]);
      await must(app, 'DELETE', `/buckets/${bucket}/`);
      bucket = await newBucket(app, `turn-${turn}`);
    }
  });

  /** Resolves once a transaction waits for the lock of a content. */
  async function waiting(): Promise<void> {
    for (let tries = 0; tries < 500; tries += 1) {
      const { rows } = await sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`.execute(ports.db);
      if (rows.length > 0) {
        return;
      }
      await delay(10);
    }
    throw new Error('the upload did not wait');
  }
});

describe('the list of what keeps a content', () => {
  it('names every table that names contents', async () => {
    const platform = await testPlatform({ databaseUrl: await postgres.createDatabase({ migrated: true }) });
    const { rows } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'md5'`.execute(platform.ports.db);
    await platform.stop();
    // why not of hosting: its contents lie under tenants of their own, of which the collector knows nothing
    const ofHosting = ['hosting_images', 'image_contents', 'log_chunks', 'uploads'];
    const names = ['cdn_objects', ...Object.keys(KEEPERS), ...ofHosting];
    expect(rows.map(({ name }) => name).sort()).toEqual(names.sort());
  });
});

async function* chunk(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
