// Races of content delivery on real PostgreSQL: PGlite has one connection and cannot lose one.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type EntryBody,
  entryOf,
  md5,
  must,
  newBucket,
  putFile,
  type ReleaseBody,
  release,
} from '../../packages/platform/src/services/cdn/testing.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
let folder: string;
let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'uos-cdn-postgres-'));
  platform = await testPlatform({ dataFolder: folder, databaseUrl: await postgres.createDatabase({ migrated: true }) });
  app = await platform.app();
});
afterAll(async () => {
  await platform?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const statuses = (answers: readonly { status: number }[]): number[] => [...new Set(answers.map((one) => one.status))];
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('releases', () => {
  it('are numbered without a gap while others fail half-way', async () => {
    const bucket = await newBucket(app, 'numbers');
    await putFile(app, bucket, 'a.txt', 'a');
    const bad = { entries: [{ entryid: crypto.randomUUID(), versionid: crypto.randomUUID() }] };
    const answers = await times(40, (index) =>
      app.call('POST', `/api/v1/buckets/${bucket}/releases/`, index % 2 === 0 ? {} : bad),
    );
    const made = answers.filter((answer) => answer.status === 200).map((answer) => answer.body as ReleaseBody);
    expect(made.map((one) => one.releasenum).sort((a, b) => a - b)).toEqual(upTo(20));
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(20);
    const latest = await must(app, 'GET', `/buckets/${bucket}/release_by_badge/latest/`);
    expect(latest).toMatchObject({ releasenum: 20 });
  });

  it('hold one state of the bucket, never half of a write', async () => {
    const bucket = await newBucket(app, 'whole');
    const store = await newBucket(app, 'store');
    const contents = upTo(8).map((number) => `content ${number}`);
    for (const content of contents) {
      await putFile(app, store, content, content);
    }
    const write = (content: string) =>
      must(
        app,
        'POST',
        `/buckets/${bucket}/multientries/`,
        upTo(30).map((number) => entryOf(`file-${number}`, content)),
      );
    await write(contents[0] ?? '');
    const writing = times(24, (index) => write(contents[index % contents.length] ?? ''));
    const made = await times(12, () => release(app, bucket));
    await writing;
    for (const { releaseid } of made) {
      const entries = await must<EntryBody[]>(
        app,
        'GET',
        `/buckets/${bucket}/releases/${releaseid}/entries/?per_page=100`,
      );
      expect(entries).toHaveLength(30);
      expect(new Set(entries.map((entry) => entry.content_hash)).size).toBe(1);
    }
  });
});

describe('entries', () => {
  it('of one path are created once, however many try', async () => {
    const bucket = await newBucket(app, 'once');
    const answers = await times(20, (index) =>
      app.call('POST', `/api/v1/buckets/${bucket}/entries/`, entryOf('same/path', `${index}`)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
  });

  it('are upserted in any order without a deadlock, and the last write is whole', async () => {
    const bucket = await newBucket(app, 'orders');
    const paths = upTo(50).map((number) => `p${number}`);
    const answers = await times(20, (index) => {
      const entries = paths.map((path) => entryOf(path, `${index}`));
      return app.call('POST', `/api/v1/buckets/${bucket}/multientries/`, index % 2 === 0 ? entries : entries.reverse());
    });
    expect(statuses(answers)).toEqual([200]);
    const entries = await must<EntryBody[]>(app, 'GET', `/buckets/${bucket}/entries/?per_page=100`);
    expect(entries).toHaveLength(50);
    expect(new Set(entries.map((entry) => entry.content_hash)).size).toBe(1);
  });

  it('become complete once of 50 uploads of one content, with one object kept', async () => {
    const bucket = await newBucket(app, 'uploads');
    const content = 'x'.repeat(300_000);
    const entries = await times(50, (index) =>
      must<{ signed_url: string }>(app, 'POST', `/buckets/${bucket}/entries/`, {
        ...entryOf(`copy-${index}`, content),
        signed_url: true,
      }),
    );
    const answers = await times(50, async (index) =>
      fetch(entries[index]?.signed_url ?? '', { method: 'PUT', body: content }),
    );
    expect(statuses(answers)).toEqual([200]);
    const rows = await platform.ports.db
      .selectFrom('cdn_objects')
      .select('size')
      .where('app_id', '=', app.id)
      .where('md5', '=', md5(content))
      .execute();
    expect(rows).toEqual([{ size: content.length }]);
    const kept = join(folder, 'objects', app.id, md5(content).slice(0, 2), `${md5(content)}-${content.length}`);
    expect((await stat(kept)).size).toBe(content.length);
    expect(await readdir(join(folder, 'drafts'))).toEqual([]);
    const incomplete = await must<EntryBody[]>(app, 'GET', `/buckets/${bucket}/entries/?complete=false`);
    expect(incomplete).toEqual([]);
  });
});

describe('promotion', () => {
  it('in both directions at once neither deadlocks nor skips a number', async () => {
    const buckets = [await newBucket(app, 'left'), await newBucket(app, 'right')] as const;
    const first = await Promise.all(
      buckets.map(async (bucket) => {
        await putFile(app, bucket, `${bucket}.txt`, bucket);
        return release(app, bucket);
      }),
    );
    const answers = await times(20, (index) => {
      const [from, to] = index % 2 === 0 ? [0, 1] : [1, 0];
      return app.call('POST', `/api/v1/buckets/${buckets[from]}/promote/`, {
        from_release: first[from]?.releaseid,
        to_bucket: buckets[to],
      });
    });
    expect(statuses(answers)).toEqual([200]);
    for (const bucket of buckets) {
      const releases = await must<ReleaseBody[]>(app, 'GET', `/buckets/${bucket}/releases/?per_page=50`);
      expect(releases.map((one) => one.releasenum).reverse()).toEqual(upTo(11));
    }
  });
});

describe('a bucket that is deleted', () => {
  it('while everything is done to it answers 404 afterwards and never 500', async () => {
    for (const round of upTo(5)) {
      const bucket = await newBucket(app, `doomed-${round}`);
      const other = await newBucket(app, `target-${round}`);
      const entry = await putFile(app, bucket, 'a.txt', `a${round}`);
      const { releaseid } = await release(app, bucket);
      const url = `/api/v1/buckets/${bucket}`;
      const later = async (method: string, path: string, body?: unknown) => {
        await delay(Math.random() * 20);
        return app.call(method, path, body);
      };
      const answers = await Promise.all([
        later('DELETE', `${url}/`),
        ...upTo(3).flatMap((number) => [
          later('POST', `${url}/releases/`, {}),
          later('PUT', `${url}/badges/`, { name: `b${number}`, releaseid }),
          later('POST', `${url}/multientries/`, [entryOf('a.txt', `${number}`), entryOf(`${number}`, 'x')]),
          later('DELETE', `${url}/entries/${entry.entryid}/`),
          later('POST', `${url}/promote/`, { from_release: releaseid, to_bucket: other }),
          later('POST', `/api/v1/buckets/${other}/promote/`, { from_release: releaseid, to_bucket: bucket }),
        ]),
      ]);
      expect(statuses(answers).filter((status) => ![200, 204, 400, 404].includes(status))).toEqual([]);
      expect(await app.call('GET', `${url}/`)).toMatchObject({ status: 404 });
    }
  });
});

describe('downloads', () => {
  it('are counted exactly, however many run at once', async () => {
    const mine = await platform.app();
    const bucket = await newBucket(mine);
    await putFile(mine, bucket, 'a.txt', '0123456789');
    const address = `${platform.contentOrigin}/bytes/${mine.id}/head/${bucket}/a.txt`;
    for (let round = 0; round < 4; round += 1) {
      await times(50, async () => (await fetch(address)).text());
    }
    const amounts = async () => {
      const rows = await platform.ports.db
        .selectFrom('meter')
        .select(['metric', 'amount'])
        .where('app_id', '=', mine.id)
        .execute();
      return Object.fromEntries(rows.map(({ metric, amount }) => [metric, amount]));
    };
    for (let tries = 0; tries < 100 && (await amounts()).requests !== 200; tries += 1) {
      await delay(50);
    }
    expect(await amounts()).toEqual({ requests: 200, usage: 2000 });
  });
});
