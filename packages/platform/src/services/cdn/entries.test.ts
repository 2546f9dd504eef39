import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { type EntryBody, entryOf, md5, must, newBucket, putFile, release } from './testing.ts';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform({ config: { objectLimitBytes: 1_000_000 } });
  app = await platform.app();
});
afterAll(() => platform.stop());

let count = 0;
const freshBucket = (more: object = {}): Promise<string> => {
  count += 1;
  return newBucket(app, `bucket-${count}`, more);
};
const paths = (items: unknown): string[] => (items as { path: string }[]).map((item) => item.path);

describe('entries.create', () => {
  it('registers a file that is not complete until its bytes are there', async () => {
    const bucket = await freshBucket();
    const created = await must<EntryBody>(app, 'POST', `/buckets/${bucket}/entries/`, {
      ...entryOf('\\Android\\hero.png', 'png bytes'),
      labels: ['art'],
      metadata: { a: [1, null] },
      signed_url: true,
    });
    expect(created).toMatchObject({
      path: 'Android/hero.png',
      content_hash: md5('png bytes'),
      content_size: 9,
      content_type: 'image/png',
      labels: ['art'],
      metadata: { a: [1, null] },
      complete: false,
      signed_url: expect.stringContaining(`${platform.origin}/upload/signed/`),
      content_link: `${platform.contentOrigin}/client_api/v1/buckets/${bucket}/entries/${created.entryid}/versions/${created.current_versionid}/content/`,
      link: `${platform.origin}/api/v1/buckets/${bucket}/entries/${created.entryid}/`,
      last_modified_by: app.id,
    });
    await fetch(created.signed_url ?? '', { method: 'PUT', body: 'png bytes' });
    expect(await must(app, 'GET', `/buckets/${bucket}/entries/${created.entryid}/`)).toMatchObject({ complete: true });
  });

  it('is complete at once where the app has the content already, in any bucket', async () => {
    const [one, two] = [await freshBucket(), await freshBucket()];
    await putFile(app, one, 'a.txt', 'shared content');
    const body = { ...entryOf('b.txt', 'shared content'), signed_url: true };
    const same = await must<EntryBody>(app, 'POST', `/buckets/${two}/entries/`, body);
    expect(same).toMatchObject({ complete: true, signed_url: '' });

    const other = await platform.app();
    const bucket = await newBucket(other);
    const foreign = await must<EntryBody>(other, 'POST', `/buckets/${bucket}/entries/`, body);
    expect(foreign.complete).toBe(false);
  });

  it('refuses a path that is taken with code 6', async () => {
    const bucket = await freshBucket();
    await must(app, 'POST', `/buckets/${bucket}/entries/`, entryOf('a/b.txt', '1'));
    const again = await app.call('POST', `/api/v1/buckets/${bucket}/entries/`, entryOf('/a\\b.txt', '2'));
    expect(again).toMatchObject({ status: 409, body: { code: 6, reason: 'Already exists' } });
  });

  it.each(['..', '../a', 'a/../b', 'a//b', 'a/', '/', './a', '%2e%2e/a', 'a\u0000b', 'a\nb', 'x'.repeat(1025)])(
    'refuses the path %j with code 1',
    async (path) => {
      const bucket = await freshBucket();
      const answer = await app.call('POST', `/api/v1/buckets/${bucket}/entries/`, { ...entryOf('a', '1'), path });
      expect(answer).toMatchObject({ status: 400, body: { code: 1 } });
    },
  );

  it.each([
    { content_hash: 'x' },
    { content_hash: md5('1').toUpperCase() },
    { content_size: -1 },
    { content_size: 1.5 },
    { content_size: 1_000_001 },
    { content_type: 'text/plain\r\nSet-Cookie: a=b' },
    { path: undefined },
    { labels: ['\ud800'] },
    { metadata: { deep: [{ '\udc00': 1 }] } },
    { metadata: 'a\u0000' },
  ])('refuses %j with code 1', async (wrong) => {
    const bucket = await freshBucket();
    const answer = await app.call('POST', `/api/v1/buckets/${bucket}/entries/`, { ...entryOf('a', '1'), ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { code: 1 } });
  });

  it('is refused with code 4 in a bucket that is only promoted into, like every direct write', async () => {
    const bucket = await freshBucket({ attributes: { promote_only: true } });
    const writes = [
      ['POST', 'entries/', entryOf('a', '1')],
      ['POST', 'multientries/', [entryOf('a', '1')]],
      ['PUT', `entries/${crypto.randomUUID()}/`, entryOf('a', '1')],
      ['DELETE', `entries/${crypto.randomUUID()}/`],
      ['POST', 'delmultientries/', [{ entryid: crypto.randomUUID() }]],
      ['DELETE', 'entries_by_directory/?path=a'],
      ['POST', 'releases/', {}],
    ] as const;
    for (const [method, path, body] of writes) {
      const answer = await app.call(method, `/api/v1/buckets/${bucket}/${path}`, body);
      expect(answer, `${method} ${path}`).toMatchObject({ status: 403, body: { code: 4 } });
    }
  });

  it('answers an unknown bucket and one of another app with code 5', async () => {
    const other = await platform.app();
    const theirs = await newBucket(other);
    for (const bucket of [theirs, crypto.randomUUID()]) {
      for (const [method, path, body] of [
        ['GET', 'entries/', undefined],
        ['POST', 'entries/', entryOf('a', '1')],
        ['POST', 'multientries/', [entryOf('a', '1')]],
        ['GET', 'entries_by_directory/', undefined],
        ['GET', 'entries_by_fuzzy/?path=a', undefined],
        ['GET', `uploadtoken/${md5('1')}/`, undefined],
        ['GET', 'releases/', undefined],
        ['GET', 'badges/', undefined],
        ['PUT', 'badges/', { name: 'x', releasenum: 1 }],
      ] as const) {
        const answer = await app.call(method, `/api/v1/buckets/${bucket}/${path}`, body);
        expect(answer, `${method} ${path}`).toMatchObject({ status: 404, body: { code: 5 } });
      }
    }
  });
});

describe('entries.update', () => {
  it('makes a new version for new content only, and finds the old one again', async () => {
    const bucket = await freshBucket();
    const before = await putFile(app, bucket, 'a.txt', 'one');
    const url = `/buckets/${bucket}/entries/${before.entryid}/`;
    const same = await must<EntryBody>(app, 'PUT', url, { ...entryOf('a.txt', 'one'), labels: ['x'] });
    expect(same).toMatchObject({ current_versionid: before.current_versionid, labels: ['x'], complete: true });

    const after = await must<EntryBody>(app, 'PUT', url, entryOf('a.txt', 'two'));
    expect(after).toMatchObject({ entryid: before.entryid, labels: ['x'], complete: false });
    expect(after.current_versionid).not.toBe(before.current_versionid);

    const old = await must(app, 'GET', `${url}?versionid=${before.current_versionid}`);
    expect(old).toMatchObject({ content_hash: md5('one'), current_versionid: before.current_versionid });
    const unknown = await app.call('GET', `/api/v1${url}?versionid=${crypto.randomUUID()}`);
    expect(unknown).toMatchObject({ status: 404, body: { code: 5 } });
  });

  it('moves an entry to a free path, and refuses a taken one with code 6', async () => {
    const bucket = await freshBucket();
    const { entryid } = await putFile(app, bucket, 'a.txt', 'one');
    await putFile(app, bucket, 'b.txt', 'two');
    const url = `/api/v1/buckets/${bucket}/entries/${entryid}/`;
    expect(await app.call('PUT', url, entryOf('b.txt', 'one'))).toMatchObject({ status: 409, body: { code: 6 } });
    expect(await app.call('PUT', url, entryOf('c.txt', 'one'))).toMatchObject({ body: { path: 'c.txt', entryid } });
    expect(paths(await must(app, 'GET', `/buckets/${bucket}/entries/`))).toEqual(['b.txt', 'c.txt']);
  });

  it('answers an unknown entry with code 5', async () => {
    const bucket = await freshBucket();
    const url = `/api/v1/buckets/${bucket}/entries/${crypto.randomUUID()}/`;
    expect(await app.call('PUT', url, entryOf('a', '1'))).toMatchObject({ status: 404, body: { code: 5 } });
    expect(await app.call('GET', url)).toMatchObject({ status: 404, body: { code: 5 } });
    expect(await app.call('DELETE', url)).toMatchObject({ status: 404, body: { code: 5 } });
  });
});

describe('entries.list', () => {
  it('filters, sorts and pages, and begins behind an entry', async () => {
    const bucket = await freshBucket();
    await putFile(app, bucket, 'b/2.txt', '22');
    await must(app, 'POST', `/buckets/${bucket}/multientries/`, [
      { ...entryOf('a/1.txt', '1'), labels: ['x', 'y'] },
      { ...entryOf('C_3.bin', '333'), content_type: 'model/custom' },
      entryOf('a/4%.txt', '4444'),
    ]);
    const list = (query: string) => app.call('GET', `/api/v1/buckets/${bucket}/entries/?${query}`);
    const found = async (query: string) => paths((await list(query)).body);
    expect(await found('')).toEqual(['C_3.bin', 'a/1.txt', 'a/4%.txt', 'b/2.txt']);
    expect(await found('sort_by=content_size&sort_order=desc')).toEqual(['a/4%.txt', 'C_3.bin', 'b/2.txt', 'a/1.txt']);
    expect(await found('path=a/')).toEqual(['a/1.txt', 'a/4%.txt']);
    expect(await found('path=4%25')).toEqual(['a/4%.txt']);
    expect(await found('path=_')).toEqual(['C_3.bin']);
    expect(await found('label=y')).toEqual(['a/1.txt']);
    expect(await found('content_type=model/custom')).toEqual(['C_3.bin']);
    expect(await found('complete=true')).toEqual(['b/2.txt']);
    expect(await found('complete=false&sort_order=desc')).toEqual(['a/4%.txt', 'a/1.txt', 'C_3.bin']);

    const second = await list('page=2&per_page=3');
    expect([paths(second.body), second.headers.get('content-range')]).toEqual([['b/2.txt'], 'items 4-4/4']);
    const [, first] = (await list('')).body as EntryBody[];
    const behind = await list(`starting_after=${first?.entryid}&per_page=1&page=7`);
    expect([paths(behind.body), behind.headers.get('content-range')]).toEqual([['a/4%.txt'], 'items 3-3/4']);
    const bySize = await list(`starting_after=${first?.entryid}&sort_by=content_size`);
    expect([paths(bySize.body), bySize.headers.get('content-range')]).toEqual([
      ['b/2.txt', 'C_3.bin', 'a/4%.txt'],
      'items 2-4/4',
    ]);
    expect(await list(`starting_after=${crypto.randomUUID()}`)).toMatchObject({ status: 404, body: { code: 5 } });
    expect(await list('page=0')).toMatchObject({ status: 400, body: { code: 2 } });
    expect(await list('page=9007199254740991&per_page=9999')).toMatchObject({ status: 200, body: [] });
  });

  it('finds part of a path in any case', async () => {
    const bucket = await freshBucket();
    await must(app, 'POST', `/buckets/${bucket}/multientries/`, [
      entryOf('Android/Hero.png', '1'),
      entryOf('ios/hero_2.png', '2'),
      entryOf('ios/heroX2.png', '3'),
    ]);
    const found = async (query: string) =>
      paths(await must(app, 'GET', `/buckets/${bucket}/entries_by_fuzzy/?${query}`));
    expect(await found('path=HERO')).toEqual(['Android/Hero.png', 'ios/heroX2.png', 'ios/hero_2.png']);
    expect(await found('path=hero_')).toEqual(['ios/hero_2.png']);
    expect(await found('path=ios&per_page=1&page=2')).toEqual(['ios/hero_2.png']);
  });
});

describe('entries.upsertMany', () => {
  it('creates and changes by path, and answers in the order given', async () => {
    const bucket = await freshBucket();
    const before = await putFile(app, bucket, 'keep.txt', 'old');
    const rows = await must<EntryBody[]>(app, 'POST', `/buckets/${bucket}/multientries/`, [
      entryOf('z.txt', 'z'),
      entryOf('keep.txt', 'new'),
      entryOf('a.txt', 'old'),
    ]);
    expect(rows.map(({ path, complete }) => [path, complete])).toEqual([
      ['z.txt', false],
      ['keep.txt', false],
      ['a.txt', true],
    ]);
    expect(rows[1]?.entryid).toBe(before.entryid);
    expect(rows[1]?.current_versionid).not.toBe(before.current_versionid);
  });

  it('writes all or nothing', async () => {
    const bucket = await freshBucket();
    const write = (body: unknown) => app.call('POST', `/api/v1/buckets/${bucket}/multientries/`, body);
    const bad = [
      [entryOf('a', '1'), entryOf('../b', '2')],
      [entryOf('a', '1'), entryOf('/a', '2')],
      Array.from({ length: 1001 }, (_, index) => entryOf(`f${index}`, '1')),
      [],
      { path: 'a' },
    ];
    for (const body of bad) {
      expect(await write(body)).toMatchObject({ status: 400, body: { code: 1 } });
    }
    expect(await must(app, 'GET', `/buckets/${bucket}/entries/`)).toEqual([]);
    const thousand = Array.from({ length: 1000 }, (_, index) => entryOf(`f${index}`, `${index}`));
    expect(await write(thousand)).toMatchObject({ status: 200, body: { length: 1000 } });
  });

  it('can be said twice with one result', async () => {
    const bucket = await freshBucket();
    const body = [entryOf('a', '1'), entryOf('b', '2')];
    const ids = async () =>
      (await must<EntryBody[]>(app, 'POST', `/buckets/${bucket}/multientries/`, body)).map(
        ({ entryid, current_versionid: version }) => [entryid, version],
      );
    expect(await ids()).toEqual(await ids());
  });
});

describe('entries.removeMany', () => {
  it('deletes what it knows of the whole entries a client sends, and counts it', async () => {
    const bucket = await freshBucket();
    const one = await putFile(app, bucket, 'a.txt', 'a');
    await putFile(app, bucket, 'b.txt', 'b');
    const answer = await must(app, 'POST', `/buckets/${bucket}/delmultientries/`, [
      one,
      { entryid: crypto.randomUUID() },
    ]);
    expect(answer).toEqual({ deleted: 1 });
    expect(paths(await must(app, 'GET', `/buckets/${bucket}/entries/`))).toEqual(['b.txt']);
  });

  it('keeps the versions that a release holds', async () => {
    const bucket = await freshBucket();
    const held = await putFile(app, bucket, 'held.txt', 'held');
    await release(app, bucket);
    const loose = await putFile(app, bucket, 'loose.txt', 'loose');
    await must(app, 'POST', `/buckets/${bucket}/delmultientries/`, [held, loose]);
    expect(await (await fetch(held.content_link)).text()).toBe('held');
    expect((await fetch(loose.content_link)).status).toBe(404);
  });
});

describe('entries by directory', () => {
  it('lists folders first, with what is below them', async () => {
    const bucket = await freshBucket();
    await must(app, 'POST', `/buckets/${bucket}/multientries/`, [
      entryOf('index.html', '12345'),
      entryOf('art/hero.png', '1'),
      entryOf('art/deep/er/boss.png', '22'),
      entryOf('art0.txt', '0'),
      entryOf('图/片/a.png', '333'),
      entryOf('😀/b.png', '1'),
    ]);
    const list = (query: string) => app.call('GET', `/api/v1/buckets/${bucket}/entries_by_directory/?${query}`);
    const rows = async (query: string) =>
      ((await list(query)).body as { type: string; path: string; entry_count: number; content_size: number }[]).map(
        (row) => [row.type, row.path, row.entry_count, row.content_size],
      );
    expect(await rows('')).toEqual([
      ['directory', 'art', 2, 3],
      ['directory', '图', 1, 3],
      ['directory', '😀', 1, 1],
      ['entry', 'art0.txt', 1, 1],
      ['entry', 'index.html', 1, 5],
    ]);
    expect(await rows('path=/art/')).toEqual([
      ['directory', 'art/deep', 1, 2],
      ['entry', 'art/hero.png', 1, 1],
    ]);
    expect(await rows(`path=${encodeURIComponent('图')}`)).toEqual([['directory', '图/片', 1, 3]]);
    expect(await rows(`path=${encodeURIComponent('😀')}`)).toEqual([['entry', '😀/b.png', 1, 1]]);
    expect(await rows('path=nothing')).toEqual([]);
    const page = await list('page=2&per_page=2');
    expect(page.headers.get('content-range')).toBe('items 3-4/5');
    expect(page.body).toMatchObject([
      { path: '😀', entry: null },
      { path: 'art0.txt', entry: { path: 'art0.txt' } },
    ]);
    expect(await list('path=../x')).toMatchObject({ status: 400, body: { code: 1 } });
  });

  it('deletes a whole folder and nothing beside it', async () => {
    const bucket = await freshBucket();
    const files = ['a/1', 'a/b/2', 'a-b/3', 'a0', 'a', 'b/a/4'].filter((path) => path !== 'a');
    await must(
      app,
      'POST',
      `/buckets/${bucket}/multientries/`,
      files.map((path) => entryOf(path, path)),
    );
    expect(await must(app, 'DELETE', `/buckets/${bucket}/entries_by_directory/?path=a/`)).toEqual({ deleted: 2 });
    expect(paths(await must(app, 'GET', `/buckets/${bucket}/entries/`))).toEqual(['a-b/3', 'a0', 'b/a/4']);
    expect(await must(app, 'DELETE', `/buckets/${bucket}/entries_by_directory/?path=a`)).toEqual({ deleted: 0 });
    for (const path of ['', '/', '..']) {
      const answer = await app.call('DELETE', `/api/v1/buckets/${bucket}/entries_by_directory/?path=${path}`);
      expect(answer, path).toMatchObject({ status: 400, body: { code: 1 } });
    }
  });
});
