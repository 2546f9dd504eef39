import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { must, newBucket, putFile, release } from './testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

describe('me', () => {
  it('names the app and how to upload for it', async () => {
    const app = await platform.app();
    expect(await must(app, 'GET', '/users/me/uos/')).toEqual({
      UnityProjectGuid: app.id,
      Provider: 'BlueCloud',
      Status: true,
    });
  });

  it('sums what is stored, each content once', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    await putFile(app, bucket, 'a.txt', '12345');
    await putFile(app, bucket, 'copy.txt', '12345');
    expect(await must(app, 'GET', '/users/me/info/')).toMatchObject({
      AppId: app.id,
      OrganizationId: app.orgId,
      usage: { bytes: 5, free_bytes: 99_999_999_995 },
      quota: { bucket_count: 1, entry_count: 2 },
    });
  });

  it('raises the sequence with each release, badge and promotion, not with refused ones', async () => {
    const app = await platform.app();
    const [dev, live] = [await newBucket(app, 'dev'), await newBucket(app, 'live')];
    const sequence = async () => (await must<{ sequence: number }>(app, 'GET', '/users/me/sequence/')).sequence;
    expect(await sequence()).toBe(0);
    await putFile(app, dev, 'a.txt', 'a');
    const { releaseid } = await release(app, dev);
    expect(await sequence()).toBe(1);
    await must(app, 'PUT', `/buckets/${dev}/badges/`, { name: 'x', releasenum: 1 });
    expect(await sequence()).toBe(2);
    await app.call('PUT', `/api/v1/buckets/${dev}/badges/`, { name: 'latest', releasenum: 1 });
    await app.call('PUT', `/api/v1/buckets/${dev}/badges/`, { name: 'y', releasenum: 9 });
    expect(await sequence()).toBe(2);
    await must(app, 'POST', `/buckets/${dev}/promote/`, { from_release: releaseid, to_bucket: live });
    await must(app, 'DELETE', `/buckets/${dev}/badges/x/`);
    const generated = await must(app, 'GET', '/users/me/sequence/genmapping/');
    expect(generated).toEqual({ projectguid: app.id, sequence: 4, generated: expect.any(String), count: 2 });
    expect(await must(app, 'GET', '/users/me/sequence/')).toEqual(generated);
  });

  it('drops no secret that still holds and keeps none that does not', async () => {
    const app = await platform.app();
    expect(await must(app, 'GET', '/users/me/rcache/')).toEqual({});
    const wrong = await app.call('GET', '/api/v1/users/me/rcache/', undefined, { basic: `${app.id}:old` });
    expect(wrong).toMatchObject({ status: 401, body: { code: 3 } });
  });
});
