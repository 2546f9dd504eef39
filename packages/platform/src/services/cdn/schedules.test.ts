import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#kernel/time/clock';
import { type TestPlatform, testPlatform } from '#testing';
import { cdnSchedules } from './schedules.ts';
import { md5, must, newBucket, putFile } from './testing.ts';

const HOUR_MS = 3_600_000;
const clock = testClock();
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock });
});
afterAll(() => platform.stop());

describe('the daily collection', () => {
  it('leaves what was stored within a day, though nothing needs it any more', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    await putFile(app, bucket, 'a.txt', 'short-lived');
    await must(app, 'DELETE', `/buckets/${bucket}/`);
    const collected = async (hours: number): Promise<boolean> => {
      clock.advance(hours * HOUR_MS);
      const [collect] = cdnSchedules;
      await collect?.run({ ports: platform.ports, signal: new AbortController().signal } as never);
      const kept = { md5: md5('short-lived'), size: 11 };
      return (await platform.ports.objects.readWhole(app.id, kept).catch(() => undefined)) === undefined;
    };
    expect([await collected(23), await collected(2)]).toEqual([false, true]);
  });
});
