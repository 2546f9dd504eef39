import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { must, newBucket, putFile, type ReleaseBody, release } from '../testing.ts';

let platform: TestPlatform;
let app: TestApp;
let bucket: string;
let first: ReleaseBody;
let second: ReleaseBody;
beforeAll(async () => {
  platform = await testPlatform();
  app = await platform.app();
  bucket = await newBucket(app);
  await putFile(app, bucket, 'a.txt', 'one');
  first = await release(app, bucket);
  await putFile(app, bucket, 'a.txt', 'two');
  second = await release(app, bucket);
});
afterAll(() => platform.stop());

const set = (body: unknown) => app.call('PUT', `/api/v1/buckets/${bucket}/badges/`, body);
const played = async (badge: string): Promise<string> => {
  const url = `${platform.contentOrigin}/client_api/v1/buckets/${bucket}/release_by_badge/${badge}/content/a.txt`;
  return (await fetch(url)).text();
};

describe('badges', () => {
  it('are made and moved by the same call, by release id or number', async () => {
    expect((await set({ name: 'live', releaseid: first.releaseid })).body).toMatchObject({
      name: 'live',
      releaseid: first.releaseid,
      releasenum: 1,
      created_by: app.id,
    });
    expect(await played('live')).toBe('one');
    expect((await set({ name: 'live', releasenum: 2 })).body).toMatchObject({ releaseid: second.releaseid });
    expect(await played('live')).toBe('two');
  });

  it('are listed with latest, by name and by release', async () => {
    await set({ name: 'old', releasenum: 1 });
    await set({ name: 'Test', releasenum: 2 });
    const names = async (query: string) =>
      (await must<{ name: string }[]>(app, 'GET', `/buckets/${bucket}/badges/?${query}`)).map(({ name }) => name);
    expect(await names('name=te')).toEqual(['Test', 'latest']);
    expect(await names('releasenum=1')).toEqual(['old']);
    expect(await names('releasenum=9007199254740991')).toEqual([]);
    const list = await app.call('GET', `/api/v1/buckets/${bucket}/badges/?per_page=1`);
    expect(list.headers.get('content-range')).toMatch(/^items 1-1\/\d+$/);
  });

  it('are shown on the release they point at, and find it', async () => {
    await set({ name: 'shown', releaseid: first.releaseid });
    const byBadge = await must(app, 'GET', `/buckets/${bucket}/release_by_badge/shown/`);
    expect(byBadge).toMatchObject({ releaseid: first.releaseid });
    expect(await must(app, 'GET', `/buckets/${bucket}/releases/?badges=shown`)).toMatchObject([
      { releaseid: first.releaseid, badges: expect.arrayContaining([expect.objectContaining({ name: 'shown' })]) },
    ]);
    const unknown = await app.call('GET', `/api/v1/buckets/${bucket}/release_by_badge/nobody/`);
    expect(unknown).toMatchObject({ status: 404, body: { code: 5 } });
  });

  it('named latest can be neither set nor removed: code 9', async () => {
    expect(await set({ name: 'latest', releasenum: 1 })).toMatchObject({ status: 400, body: { code: 9 } });
    const removed = await app.call('DELETE', `/api/v1/buckets/${bucket}/badges/latest/`);
    expect(removed).toMatchObject({ status: 400, body: { code: 9 } });
    expect(await played('latest')).toBe('two');
  });

  it('need a release of their bucket: code 5, and one that is named: code 1', async () => {
    const otherBucket = await newBucket(app, 'other');
    const foreign = await release(app, otherBucket);
    for (const body of [{ releaseid: foreign.releaseid }, { releaseid: crypto.randomUUID() }, { releasenum: 99 }]) {
      expect(await set({ name: 'x', ...body })).toMatchObject({ status: 404, body: { code: 5 } });
    }
    for (const body of [{ name: 'x' }, { name: 'a b', releasenum: 1 }, { name: '', releasenum: 1 }]) {
      expect(await set(body)).toMatchObject({ status: 400, body: { code: 1 } });
    }
  });

  it('are removed, and then lead nowhere', async () => {
    await set({ name: 'gone', releasenum: 1 });
    const url = `/api/v1/buckets/${bucket}/badges/gone/`;
    expect((await app.call('DELETE', url)).status).toBe(204);
    expect(await app.call('DELETE', url)).toMatchObject({ status: 404, body: { code: 5 } });
    expect(JSON.parse(await played('gone'))).toMatchObject({ code: 5 });
  });
});
