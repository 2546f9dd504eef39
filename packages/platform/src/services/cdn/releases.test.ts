import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { entryOf, md5, must, newBucket, putFile, type ReleaseBody, release } from './testing.ts';

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
});
