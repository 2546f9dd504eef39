import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { type EntryBody, must, newBucket, putFile, type ReleaseBody, release } from '../testing.ts';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform();
  app = await platform.app();
});
afterAll(() => platform.stop());

const promote = (from: string, body: unknown) => app.call('POST', `/api/v1/buckets/${from}/promote/`, body);
const entriesOf = async (bucket: string) =>
  (await must<EntryBody[]>(app, 'GET', `/buckets/${bucket}/entries/`)).map((entry) => [entry.path, entry.content_hash]);

describe('promote', () => {
  it('makes the release the contents and the next release of the target', async () => {
    const [dev, live] = [await newBucket(app, 'dev'), await newBucket(app, 'live')];
    const kept = await putFile(app, live, 'same.txt', 'same');
    const changed = await putFile(app, live, 'changed.txt', 'before');
    await putFile(app, live, 'extra.txt', 'extra');
    const before = await release(app, live);
    await putFile(app, dev, 'same.txt', 'same');
    await putFile(app, dev, 'changed.txt', 'after');
    await putFile(app, dev, 'new/file.txt', 'new');
    const source = await release(app, dev, { metadata: { build: 7 } });
    await putFile(app, dev, 'not-released.txt', 'later');

    const answer = await promote(dev, { from_release: source.releaseid, to_bucket: live, notes: 'go' });
    const promoted = answer.body as ReleaseBody;
    expect(promoted).toMatchObject({
      releasenum: 2,
      notes: 'go',
      metadata: { build: 7 },
      content_hash: source.content_hash,
      entry_count: 3,
      changes: { add: 1, update: 1, delete: 1, unchanged: 1 },
      promoted_from_bucket: dev,
      promoted_from_release: source.releaseid,
      badges: [{ name: 'latest' }],
    });
    const contents = await entriesOf(live);
    expect(contents.map(([path]) => path)).toEqual(['changed.txt', 'new/file.txt', 'same.txt']);
    const entries = await must<EntryBody[]>(app, 'GET', `/buckets/${live}/entries/`);
    expect(entries.find(({ path }) => path === 'same.txt')).toMatchObject({
      entryid: kept.entryid,
      current_versionid: kept.current_versionid,
    });
    expect(entries.find(({ path }) => path === 'changed.txt')).toMatchObject({ entryid: changed.entryid });

    const url = `${platform.contentOrigin}/client_api/v1/buckets/${live}`;
    const text = async (path: string) => (await fetch(`${url}${path}`)).text();
    expect(await text('/release_by_badge/latest/content/changed.txt')).toBe('after');
    expect(await text('/content/new/file.txt')).toBe('new');
    expect(await text(`/releases/${before.releaseid}/content/extra.txt`)).toBe('extra');
  });

  it('is the only way into a bucket that is only promoted into', async () => {
    const [dev, live] = [
      await newBucket(app, 'd2'),
      await newBucket(app, 'l2', { attributes: { promote_only: true } }),
    ];
    await putFile(app, dev, 'a.txt', 'a');
    const source = await release(app, dev);
    expect(await promote(dev, { from_release: source.releaseid, to_bucket: live })).toMatchObject({
      status: 200,
      body: { releasenum: 1, notes: '', entry_count: 1 },
    });
  });

  it("answers code 9 for the same bucket and code 5 for what is not the app's, and changes nothing", async () => {
    const [dev, live] = [await newBucket(app, 'd3'), await newBucket(app, 'l3')];
    await putFile(app, dev, 'a.txt', 'a');
    const source = await release(app, dev);
    const other = await platform.app();
    const theirs = await newBucket(other);
    const cases = [
      [dev, source.releaseid, dev, 9],
      [dev, source.releaseid, theirs, 5],
      [dev, source.releaseid, crypto.randomUUID(), 5],
      [dev, crypto.randomUUID(), live, 5],
      [live, source.releaseid, dev, 5],
      [theirs, source.releaseid, live, 5],
    ] as const;
    for (const [from, fromRelease, to, code] of cases) {
      expect((await promote(from, { from_release: fromRelease, to_bucket: to })).body).toMatchObject({ code });
    }
    expect(await must(app, 'GET', `/buckets/${live}/`)).toMatchObject({ release_count: 0, entry_count: 0 });
    expect((await other.call('GET', `/api/v1/buckets/${theirs}/`)).body).toMatchObject({ release_count: 0 });
  });
});
