import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { type EntryBody, entryOf, md5, must, newBucket, putFile, type ReleaseBody, release } from '../testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

const content = async (path: string): Promise<string> => (await fetch(`${platform.contentOrigin}${path}`)).text();

describe('releases', () => {
  it('hold the current entries, count the changes and move latest', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    await putFile(app, bucket, 'b.txt', 'b1');
    await putFile(app, bucket, 'a.txt', 'a1');
    await putFile(app, bucket, 'c.txt', 'c1');
    const first = await release(app, bucket, { notes: 'first', metadata: { build: 1 } });
    expect(first).toMatchObject({
      releasenum: 1,
      notes: 'first',
      metadata: { build: 1 },
      entry_count: 3,
      content_size: 6,
      content_hash: md5(`a.txt:${md5('a1')}\nb.txt:${md5('b1')}\nc.txt:${md5('c1')}`),
      changes: { add: 3, update: 0, delete: 0, unchanged: 0 },
      badges: [{ name: 'latest', releasenum: 1 }],
      promoted_from_bucket: null,
    });

    await putFile(app, bucket, 'b.txt', 'b2');
    const { entryid } = await putFile(app, bucket, 'c.txt', 'c1');
    await must(app, 'DELETE', `/buckets/${bucket}/entries/${entryid}/`);
    const second = await release(app, bucket);
    expect(second).toMatchObject({ releasenum: 2, changes: { add: 0, update: 1, delete: 1, unchanged: 1 } });

    const latest = await must<ReleaseBody>(app, 'GET', `/buckets/${bucket}/release_by_badge/latest/`);
    expect(latest.releaseid).toBe(second.releaseid);
    const old = `/client_api/v1/buckets/${bucket}/releases/${first.releaseid}/content`;
    expect([await content(`${old}/b.txt`), await content(`${old}/c.txt`)]).toEqual(['b1', 'c1']);
  });

  it('refuse what is not uploaded, with code 11, and take no number for it', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    await must(app, 'POST', `/buckets/${bucket}/entries/`, entryOf('missing.txt', 'nobody sent me'));
    const answer = await app.call('POST', `/api/v1/buckets/${bucket}/releases/`, {});
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 11, details: ['the content of "missing.txt" is not uploaded'] },
    });
    await putFile(app, bucket, 'missing.txt', 'nobody sent me');
    expect(await release(app, bucket)).toMatchObject({ releasenum: 1 });
  });

  it('never change: not when entries are edited, moved or deleted, nor when folders go', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    const { entryid } = await putFile(app, bucket, 'art/hero.png', 'hero');
    await putFile(app, bucket, 'art/boss.png', 'boss');
    const before = await release(app, bucket);
    await must(app, 'PUT', `/buckets/${bucket}/entries/${entryid}/`, {
      ...entryOf('moved.txt', 'hero'),
      labels: ['changed'],
      content_type: 'text/changed',
    });
    await must(app, 'DELETE', `/buckets/${bucket}/entries_by_directory/?path=art`);
    const listed = await must(app, 'GET', `/buckets/${bucket}/releases/${before.releaseid}/entries/`);
    expect(listed).toMatchObject([
      { path: 'art/boss.png', labels: [], content_type: 'image/png', change_state: 'Add', complete: true },
      { path: 'art/hero.png', labels: [], content_type: 'image/png', change_state: 'Add', complete: true },
    ]);
    const links = (listed as { content_link: string }[]).map((entry) => entry.content_link);
    expect(await Promise.all(links.map(async (link) => (await fetch(link)).text()))).toEqual(['boss', 'hero']);
    expect(await must(app, 'GET', `/buckets/${bucket}/releases/${before.releaseid}/`)).toEqual({
      ...before,
      badges: expect.any(Array),
    });
  });

  it('are numbered without a gap under 20 parallel creates, and latest ends at the newest', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    await putFile(app, bucket, 'a.txt', 'a');
    const made = await Promise.all(Array.from({ length: 20 }, () => release(app, bucket)));
    const numbers = made.map(({ releasenum }) => releasenum).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    const latest = await must(app, 'GET', `/buckets/${bucket}/release_by_badge/latest/`);
    expect(latest).toMatchObject({ releasenum: 20, changes: { add: 0, update: 0, delete: 0, unchanged: 1 } });
  });

  it('can be made of chosen versions', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    const one = await putFile(app, bucket, 'a.txt', 'one');
    const two = await putFile(app, bucket, 'a.txt', 'two');
    const other = await putFile(app, bucket, 'b.txt', 'b');
    const pick = (entry: EntryBody) => ({ entryid: entry.entryid, versionid: entry.current_versionid });
    const create = (entries: unknown) => app.call('POST', `/api/v1/buckets/${bucket}/releases/`, { entries });
    const old = (await create([pick(one)])).body as ReleaseBody;
    expect(old).toMatchObject({ releasenum: 1, entry_count: 1 });
    expect(await content(`/client_api/v1/buckets/${bucket}/releases/${old.releaseid}/content/a.txt`)).toBe('one');

    const unfinished = await must<EntryBody>(app, 'POST', `/buckets/${bucket}/entries/`, entryOf('c.txt', 'unsent'));
    const cases = [
      [[{ ...pick(one), versionid: crypto.randomUUID() }], 5],
      [[{ entryid: other.entryid, versionid: one.current_versionid }], 5],
      [[pick(one), pick(two)], 1],
      [[pick(other), pick(other)], 1],
      [[pick(unfinished)], 11],
      [[{ entryid: 'x' }], 1],
    ] as const;
    for (const [entries, code] of cases) {
      expect((await create(entries)).body, JSON.stringify(entries)).toMatchObject({ code });
    }
    expect((await create([])).body, 'an empty choice').toMatchObject({ releasenum: 2, entry_count: 0 });
    expect((await create([pick(two), pick(other)])).body).toMatchObject({ releasenum: 3, changes: { add: 2 } });
  });

  it('are listed newest first, by number, notes and badge', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    for (const notes of ['first 100%', 'second', 'third']) {
      await release(app, bucket, { notes });
    }
    await must(app, 'PUT', `/buckets/${bucket}/badges/`, { name: 'live', releasenum: 2 });
    const list = (query: string) => app.call('GET', `/api/v1/buckets/${bucket}/releases/?${query}`);
    const numbers = async (query: string) => ((await list(query)).body as ReleaseBody[]).map((row) => row.releasenum);
    expect(await numbers('')).toEqual([3, 2, 1]);
    expect(await numbers('notes=IR')).toEqual([3, 1]);
    expect(await numbers('notes=0%25')).toEqual([1]);
    expect(await numbers('releasenum=2')).toEqual([2]);
    expect(await numbers('releasenum=99999999999')).toEqual([]);
    expect(await numbers('badges=live')).toEqual([2]);
    expect(await numbers('badges=latest')).toEqual([3]);
    const page = await list('page=2&per_page=2');
    expect([await numbers('page=2&per_page=2'), page.headers.get('content-range')]).toEqual([[1], 'items 3-3/3']);
    expect((await must<object[]>(app, 'GET', `/buckets/${bucket}/releases/?badges=live`))[0]).toMatchObject({
      badges: [{ name: 'live' }],
      entries_link: expect.stringContaining(`${platform.origin}/api/v1/buckets/${bucket}/releases/`),
    });
  });

  it('answer code 5 where there is none of that id in the bucket', async () => {
    const app = await platform.app();
    const [bucket, other] = [await newBucket(app, 'one'), await newBucket(app, 'two')];
    const { releaseid } = await release(app, other);
    for (const id of [releaseid, crypto.randomUUID()]) {
      for (const path of ['', 'entries/', 'entries_by_fuzzy/?path=a']) {
        const answer = await app.call('GET', `/api/v1/buckets/${bucket}/releases/${id}/${path}`);
        expect(answer).toMatchObject({ status: 404, body: { code: 5 } });
      }
    }
  });

  it('list their entries by path, label, type and size, and search them', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    await putFile(app, bucket, 'b.txt', 'bb');
    await putFile(app, bucket, 'A/Hero.png', 'h');
    const { entryid } = await putFile(app, bucket, 'c.txt', 'ccc');
    await must(app, 'PUT', `/buckets/${bucket}/entries/${entryid}/`, { ...entryOf('c.txt', 'ccc'), labels: ['x'] });
    const first = await release(app, bucket);
    await putFile(app, bucket, 'b.txt', 'bbb');
    const second = await release(app, bucket);
    const found = async (releaseid: string, path: string) =>
      (await must<{ path: string }[]>(app, 'GET', `/buckets/${bucket}/releases/${releaseid}/${path}`)).map(
        (entry) => entry.path,
      );
    expect(await found(first.releaseid, 'entries/')).toEqual(['A/Hero.png', 'b.txt', 'c.txt']);
    expect(await found(first.releaseid, 'entries/?sort_by=content_size&sort_order=desc')).toEqual([
      'c.txt',
      'b.txt',
      'A/Hero.png',
    ]);
    expect(await found(first.releaseid, 'entries/?label=x')).toEqual(['c.txt']);
    expect(await found(first.releaseid, 'entries/?content_type=image/png')).toEqual(['A/Hero.png']);
    expect(await found(first.releaseid, 'entries/?path=.txt&per_page=1&page=2')).toEqual(['c.txt']);
    expect(await found(first.releaseid, 'entries_by_fuzzy/?path=HERO')).toEqual(['A/Hero.png']);
    const states = await must<{ change_state: string }[]>(
      app,
      'GET',
      `/buckets/${bucket}/releases/${second.releaseid}/entries/`,
    );
    expect(states.map((entry) => entry.change_state)).toEqual(['Unchanged', 'Update', 'Unchanged']);
  });

  it('show on the bucket what has changed since', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    const a = await putFile(app, bucket, 'a.txt', 'a');
    await putFile(app, bucket, 'b.txt', 'b');
    await putFile(app, bucket, 'c.txt', 'c');
    await release(app, bucket);
    await must(app, 'DELETE', `/buckets/${bucket}/entries/${a.entryid}/`);
    await putFile(app, bucket, 'b.txt', 'changed');
    await putFile(app, bucket, 'd.txt', 'd');
    expect(await must(app, 'GET', `/buckets/${bucket}/`)).toMatchObject({
      entry_count: 3,
      release_count: 1,
      badge_count: 1,
      changes: { add: 1, update: 1, delete: 1, unchanged: 1 },
      last_release: { releasenum: 1, badges: [{ name: 'latest' }] },
    });
  });
});
