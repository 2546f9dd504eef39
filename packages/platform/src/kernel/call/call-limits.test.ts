import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#kernel/time/clock';
import { type TestPlatform, testPlatform } from '../../testing/platform.ts';
import { createCallLimits } from './call-limits.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ config: { callLimits: { cdn: [{ calls: 3, seconds: 600 }] } } });
});
afterAll(() => platform?.stop());

const START = new Date('2026-01-01T00:00:00Z');

describe('take', () => {
  it('admits what each window allows, and says what is left and until when', async () => {
    const clock = testClock(START);
    const limits = createCallLimits(
      [
        { calls: 2, seconds: 1 },
        { calls: 3, seconds: 60 },
      ],
      clock,
    );
    const take = () => limits.take(platform.ports.db, 'one');
    expect(await take()).toEqual({
      isAdmitted: true,
      header: 'limit=2,remaining=1,reset=1;limit=3,remaining=2,reset=60',
      waitSeconds: 0,
    });
    expect((await take()).isAdmitted).toBe(true);
    expect(await take()).toEqual({
      isAdmitted: false,
      header: 'limit=2,remaining=0,reset=1;limit=3,remaining=1,reset=60',
      waitSeconds: 1,
    });
    clock.advance(1000);
    expect((await take()).isAdmitted).toBe(true);
    expect(await take()).toEqual({
      isAdmitted: false,
      header: 'limit=2,remaining=1,reset=1;limit=3,remaining=0,reset=59',
      waitSeconds: 59,
    });
    clock.advance(59_000);
    expect((await take()).header).toBe('limit=2,remaining=1,reset=1;limit=3,remaining=2,reset=60');
  });

  it('asks the database for a handful of calls, and for nothing once there are none', async () => {
    const limits = createCallLimits([{ calls: 100, seconds: 60 }], testClock(START));
    const taken = async () =>
      (
        await platform.ports.db
          .selectFrom('call_windows')
          .select('taken')
          .where('key', '=', 'many/60')
          .executeTakeFirstOrThrow()
      ).taken;
    const outcomes = await Promise.all(
      Array.from({ length: 110 }, async () => (await limits.take(platform.ports.db, 'many')).isAdmitted),
    );
    expect(outcomes.filter((isAdmitted) => isAdmitted)).toHaveLength(100);
    expect(await taken()).toBe(100);
    await limits.take(platform.ports.db, 'many');
    expect(await taken()).toBe(100);
  });
});

describe('a call of content delivery', () => {
  it('tells what is left, and is refused with a pause once nothing is', async () => {
    const [app, other] = [await platform.app(), await platform.app()];
    const list = () => app.call('GET', '/api/v1/buckets/');
    // why up to the end of a window: the real clock may move into the next one between two calls
    let refused = await list();
    for (let calls = 0; refused.status === 200 && calls < 8; calls += 1) {
      expect(refused.headers.get('unity-ratelimit')).toMatch(/^limit=3,remaining=[0-2],reset=\d+$/);
      refused = await list();
    }
    expect(refused).toMatchObject({ status: 429, body: { code: 12, reason: 'Too many requests' } });
    expect(refused.headers.get('unity-ratelimit')).toMatch(/^limit=3,remaining=0,reset=\d+$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other.call('GET', '/api/v1/buckets/')).status).toBe(200);
    expect((await platform.call('GET', '/api/v1/buckets/')).headers.get('unity-ratelimit')).toBeNull();
  });
});
