// More rows than one statement takes at once: what comes out is the same as if there were one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { inGroups } from './store/buckets.ts';
import { STEP_ROWS } from './store/steps.ts';
import { type EntryBody, md5, must, newBucket, type ReleaseBody, release } from './testing.ts';

const FILES = STEP_ROWS * 2 + 300;

let platform: TestPlatform;
let app: TestApp;
let bucket: string;
let entries: EntryBody[];
beforeAll(async () => {
  platform = await testPlatform();
  app = await platform.app();
  bucket = await newBucket(app);
  entries = [];
  const all = Array.from({ length: FILES }, (_, file) => ({
    path: `${file % 7}/${file}.bin`,
    content_hash: md5(String(file % 50)),
    content_size: 1,
  }));
  for (let from = 0; from < FILES; from += 1000) {
    entries.push(
      ...(await must<EntryBody[]>(app, 'POST', `/buckets/${bucket}/multientries/`, all.slice(from, from + 1000))),
    );
  }
  const stored_at = new Date(0).toISOString();
  const contents = Array.from({ length: 50 }, (_, file) => ({ md5: md5(String(file)), size: 1 }));
  await platform.ports.db
    .insertInto('cdn_objects')
    .values(contents.map((content) => ({ ...content, app_id: app.id, stored_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});
afterAll(() => platform?.stop());

const hashOf = (files: readonly EntryBody[]): string =>
  md5(
    files
      .map((file) => `${file.path}:${file.content_hash}`)
      .toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
      .join('\n'),
  );
const total = async (path: string): Promise<string> =>
  (await app.call('GET', `/api/v1${path}?per_page=1`)).headers.get('content-range')?.split('/')[1] ?? '';

describe('a list of buckets', () => {
  it('is summed in groups that none has to wait long for', () => {
    const counts = (groups: readonly (readonly { entry_count: number }[])[]) =>
      groups.map((group) => group.map(({ entry_count }) => entry_count));
    const buckets = [3, 4, 4, 50, 0, 9, 1, 1].map((entry_count) => ({ entry_count }));
    expect(counts(inGroups(buckets, 10))).toEqual([[3, 4], [4], [50], [0, 9, 1], [1]]);
    expect(inGroups([], 10)).toEqual([]);
  });
});

describe('a page of thousands', () => {
  it('holds each of them once, in order', async () => {
    const { headers, body } = await app.call('GET', `/api/v1/buckets/${bucket}/entries/?per_page=9999`);
    expect(headers.get('content-range')).toBe(`items 1-${FILES}/${FILES}`);
    const paths = entries.map(({ path }) => path).toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect((body as EntryBody[]).map(({ path }) => path)).toEqual(paths);
  });
});

describe('a release of thousands', () => {
  it('counts, sums and hashes all of them, and says which contents are missing', async () => {
    const first = await release(app, bucket);
    expect(first).toMatchObject({
      entry_count: FILES,
      content_size: FILES,
      content_hash: hashOf(entries),
      changes: { add: FILES, update: 0, delete: 0, unchanged: 0 },
    });
    expect(await total(`/buckets/${bucket}/releases/${first.releaseid}/entries/`)).toBe(String(FILES));
    const missing = ['0/x.bin', '6/x.bin'].map((path) => ({ path, content_hash: md5('none'), content_size: 9 }));
    const added = await must<EntryBody[]>(app, 'POST', `/buckets/${bucket}/multientries/`, missing);
    expect((await app.call('POST', `/api/v1/buckets/${bucket}/releases/`, {})).body).toMatchObject({
      code: 11,
      details: [expect.stringContaining('0/x.bin'), expect.stringContaining('6/x.bin')],
    });
    for (const { entryid } of added) {
      await must(app, 'DELETE', `/buckets/${bucket}/entries/${entryid}/`);
    }
    expect(await total(`/buckets/${bucket}/releases/`)).toBe('1');
  });

  it('takes chosen versions, in whatever order, and refuses two of one path', async () => {
    const chosen = entries.slice(100).toReversed();
    const choices = chosen.map(({ entryid, current_versionid }) => ({ entryid, versionid: current_versionid }));
    expect(await release(app, bucket, { entries: choices })).toMatchObject({
      entry_count: chosen.length,
      content_hash: hashOf(chosen),
      changes: { add: 0, update: 0, delete: 100, unchanged: chosen.length },
    });
    const create = (body: object) => app.call('POST', `/api/v1/buckets/${bucket}/releases/`, body);
    expect((await create({ entries: [...choices, choices[0]] })).body).toMatchObject({ code: 1 });
    const [listed] = await must<unknown[]>(app, 'GET', '/buckets/?name=main');
    expect(listed).toEqual(await must(app, 'GET', `/buckets/${bucket}/`));
    expect(listed).toMatchObject({ changes: { add: 100, update: 0, delete: 0, unchanged: FILES - 100 } });
    const foreign = { entryid: crypto.randomUUID(), versionid: crypto.randomUUID() };
    expect((await create({ entries: [...choices, foreign, foreign] })).body).toMatchObject({
      code: 5,
      details: [expect.stringMatching(/^2 of the chosen/)],
    });
  });

  it('is promoted whole, a folder of it deleted whole, and nothing is left of a bucket that is deleted', async () => {
    const target = await newBucket(app, 'target');
    const [{ releaseid } = { releaseid: '' }] = await must<ReleaseBody[]>(
      app,
      'GET',
      `/buckets/${bucket}/releases/?releasenum=1`,
    );
    const promotion = { from_release: releaseid, to_bucket: target };
    expect(await must(app, 'POST', `/buckets/${bucket}/promote/`, promotion)).toMatchObject({
      entry_count: FILES,
      content_hash: hashOf(entries),
    });
    await must(app, 'DELETE', `/buckets/${target}/entries_by_directory/?path=3`);
    expect(await total(`/buckets/${target}/entries/`)).toBe(
      String(entries.filter(({ path }) => !path.startsWith('3/')).length),
    );
    expect(await must(app, 'POST', `/buckets/${bucket}/promote/`, promotion)).toMatchObject({
      changes: { add: 0, update: 0, delete: 0, unchanged: FILES },
    });
    await must(app, 'DELETE', `/buckets/${target}/`);
    const { db } = platform.ports;
    for (const table of ['cdn_entries', 'cdn_entry_versions', 'cdn_releases', 'cdn_badges'] as const) {
      const row = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('bucket_id', '=', target)
        .executeTakeFirst();
      expect([table, row?.count]).toEqual([table, 0]);
    }
    const orphans = await db
      .selectFrom('cdn_release_entries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('release_id', 'not in', db.selectFrom('cdn_releases').select('id'))
      .executeTakeFirst();
    expect(orphans?.count).toBe(0);
  });
});
