import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#kernel/time/clock';
import { type TestPlatform, testPlatform } from '#testing';
import { must, newBucket, putFile } from './testing.ts';

const HOUR_MS = 3_600_000;
// 02:30 UTC is 10:30 in Shanghai.
const clock = testClock(new Date('2026-11-21T02:30:00Z'));

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock });
});
afterAll(() => platform.stop());

interface StatisticsBody {
  readonly total: object;
  readonly items: readonly { date: string; downloads: number; bytes: number; errors: number }[];
  readonly top_paths: readonly object[];
}

async function downloaded(bucketId: string, appId: string, hour: string, path: string, downloads: number) {
  const row = { app_id: appId, bucket_id: bucketId, hour, path, downloads, bytes: downloads * 10 };
  await platform.ports.db
    .insertInto('cdn_downloads')
    .values({ ...row, errors: path === '' ? 1 : 0 })
    .execute();
}

describe('statistics', () => {
  it('sum by the day and by the hour in Shanghai', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    await downloaded(bucket, app.id, '2026-11-19T15:00:00Z', 'a.txt', 1);
    await downloaded(bucket, app.id, '2026-11-19T16:00:00Z', 'a.txt', 2);
    await downloaded(bucket, app.id, '2026-11-20T16:00:00Z', 'b.txt', 5);
    await downloaded(bucket, app.id, '2026-11-20T16:00:00Z', '', 0);
    const read = (query: string) => must<StatisticsBody>(app, 'GET', `/buckets/${bucket}/statistics?${query}`);
    expect(await read('start=2026-11-19&end=2026-11-21')).toEqual({
      bucketid: bucket,
      total: { downloads: 8, bytes: 80, errors: 1 },
      items: [
        { date: '2026-11-19', downloads: 1, bytes: 10, errors: 0 },
        { date: '2026-11-20', downloads: 2, bytes: 20, errors: 0 },
        { date: '2026-11-21', downloads: 5, bytes: 50, errors: 1 },
      ],
      top_paths: [
        { path: 'b.txt', downloads: 5, bytes: 50 },
        { path: 'a.txt', downloads: 3, bytes: 30 },
      ],
    });
    expect(await read('start=2026-11-20&end=2026-11-20')).toMatchObject({ total: { downloads: 2, bytes: 20 } });
    const hours = await read('duration=1&granularity=hour');
    expect(hours.items).toHaveLength(24);
    expect(hours.items.at(0)?.date).toBe('2026-11-20 11:00');
    expect(hours.items.at(-1)?.date).toBe('2026-11-21 10:00');
    expect(hours.items.filter((item) => item.downloads > 0)).toEqual([
      { date: '2026-11-21 00:00', downloads: 5, bytes: 50, errors: 1 },
    ]);
    expect((await read('duration=-7')).items.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, index) => `2026-11-${String(9 + index).padStart(2, '0')}`),
    );
    expect((await read('duration=-30')).items).toHaveLength(31);
  });

  it('name the ten paths that were fetched most', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    for (let number = 1; number <= 12; number += 1) {
      await downloaded(bucket, app.id, '2026-11-20T16:00:00Z', `file-${number}`, number);
    }
    const { top_paths } = await must<StatisticsBody>(app, 'GET', `/buckets/${bucket}/statistics`);
    expect(top_paths).toHaveLength(10);
    expect(top_paths[0]).toEqual({ path: 'file-12', downloads: 12, bytes: 120 });
  });

  it.each(['start=2026-11-02&end=2026-11-01', 'start=2026-11-01&duration=7', 'start=2020-01-01', 'duration=2'])(
    'refuse %s with code 1',
    async (query) => {
      const app = await platform.app();
      const bucket = await newBucket(app);
      const answer = await app.call('GET', `/api/v1/buckets/${bucket}/statistics?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 1 } });
    },
  );
});

describe('the proxy cache', () => {
  it('knows what may still be kept, until it is cleared or too old', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    await putFile(app, bucket, 'a.txt', '12345');
    const url = `${platform.contentOrigin}/client_api/v1/buckets/${bucket}/content/a.txt`;
    const read = () => must(app, 'GET', `/buckets/${bucket}/proxycache/`);
    const cacheControl = async () => (await fetch(url, { redirect: 'manual' })).headers.get('cache-control');
    expect(await read()).toEqual({
      bucketid: bucket,
      ttl_seconds: 60,
      cached_objects: 0,
      cached_bytes: 0,
      last_cleared: null,
    });
    expect(await (await fetch(url)).text()).toBe('12345');
    await expect.poll(read, { timeout: 5000 }).toMatchObject({ cached_objects: 1, cached_bytes: 5 });
    expect(await cacheControl()).toBe('public, max-age=60');

    const owner = await platform.signedIn('cache-owner', app.orgId, 'owner');
    const cleared = await platform.call('GET', `/api/cdn/${app.id}/clear-proxy-cache`, undefined, {
      headers: { Cookie: `sst=${owner.token}` },
    });
    expect(cleared).toMatchObject({ status: 200, body: { AppId: app.id, BucketIds: [bucket] } });
    expect(await read()).toMatchObject({ cached_objects: 0, cached_bytes: 0, last_cleared: clock.now().toISOString() });
    expect(await cacheControl()).toBe('no-cache');

    clock.advance(61_000);
    expect(await cacheControl()).toBe('public, max-age=60');
    clock.advance(HOUR_MS);
    expect(await read()).toMatchObject({ cached_objects: 0 });
  });
});
