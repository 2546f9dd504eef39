import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#kernel/time/clock';
import { type TestPlatform, testPlatform } from '#testing';
import { cdnSchedules } from './schedules.ts';
import { entryOf, md5, must, newBucket, putFile } from './testing.ts';

const HOUR_MS = 3_600_000;
const clock = testClock();
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock });
});
afterAll(() => platform.stop());

describe('the daily collection', () => {
  it('leaves what was let go of within a day, however long ago it was stored, and takes it then', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    await putFile(app, bucket, 'a.txt', 'long-lived');
    const after = async (hours: number): Promise<boolean> => {
      clock.advance(hours * HOUR_MS);
      const [collect] = cdnSchedules;
      await collect?.run({ ports: platform.ports, signal: new AbortController().signal } as never);
      const kept = { md5: md5('long-lived'), size: 10 };
      return (await platform.ports.objects.readWhole(app.id, kept).catch(() => undefined)) !== undefined;
    };
    expect([await after(24), await after(24)]).toEqual([true, true]);
    await must(app, 'DELETE', `/buckets/${bucket}/`);
    expect([await after(1), await after(23), await after(1)]).toEqual([true, true, false]);
  });

  it('begins the day anew where somebody counted on the content meanwhile', async () => {
    const app = await platform.app();
    const bucket = await newBucket(app);
    await putFile(app, bucket, 'a.txt', 'comes back');
    const [collect] = cdnSchedules;
    const after = async (hours: number): Promise<boolean> => {
      clock.advance(hours * HOUR_MS);
      await collect?.run({ ports: platform.ports, signal: new AbortController().signal } as never);
      const kept = { md5: md5('comes back'), size: 10 };
      return (await platform.ports.objects.readWhole(app.id, kept).catch(() => undefined)) !== undefined;
    };
    const drop = async () => {
      for (const { entryid } of await must<{ entryid: string }[]>(app, 'GET', `/buckets/${bucket}/entries/`)) {
        await must(app, 'DELETE', `/buckets/${bucket}/entries/${entryid}/`);
      }
    };
    await drop();
    expect(await after(1)).toBe(true);
    clock.advance(12 * HOUR_MS);
    await must(app, 'POST', `/buckets/${bucket}/entries/`, entryOf('b.txt', 'comes back'));
    clock.advance(11 * HOUR_MS);
    await drop();
    expect([await after(1), await after(23), await after(1)]).toEqual([true, true, false]);
  });
});
