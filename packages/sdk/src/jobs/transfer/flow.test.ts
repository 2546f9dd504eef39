import { describe, expect, it } from 'vitest';
import { adaptiveFlow } from './flow.ts';

/** Runs tasks that each take so long and move so much, by a clock of their own; answers how many ran at once at most. */
async function run(count: number, most: number, rate: (limit: number) => number) {
  let nowMs = 0;
  const flow = adaptiveFlow({ most, now: () => nowMs });
  let [running, peak] = [0, 0];
  await Promise.all(
    Array.from({ length: count }, () =>
      flow.run(async () => {
        running += 1;
        peak = Math.max(peak, running);
        await Promise.resolve();
        nowMs += 1000 / rate(flow.limit);
        flow.moved(1000);
        running -= 1;
      }),
    ),
  );
  return { flow, peak };
}

describe('adaptiveFlow', () => {
  it('runs more at once as long as that moves more, and never more than it may', async () => {
    const { flow, peak } = await run(600, 12, (limit) => limit * 100);
    expect(flow.limit).toBe(12);
    expect(peak).toBe(12);
  });

  it('stays where more at once moves no more', async () => {
    const { flow } = await run(600, 64, () => 100);
    expect(flow.limit).toBeLessThanOrEqual(6);
  });

  it('steps back where more at once moves less', async () => {
    const { flow } = await run(600, 64, (limit) => (limit > 8 ? 100 : limit * 100));
    expect(flow.limit).toBeLessThanOrEqual(9);
  });

  it('halves once for an overload, however many replies tell of it, and waits for the pause', async () => {
    let nowMs = 0;
    const flow = adaptiveFlow({ most: 16, now: () => nowMs });
    flow.overloaded(0);
    flow.overloaded(0);
    expect(flow.limit).toBe(2);
    nowMs = 5000;
    flow.overloaded(20);
    expect(flow.limit).toBe(1);
    setTimeout(() => {
      nowMs = 5020;
    }, 15);
    const begun = performance.now();
    await flow.run(() => Promise.resolve());
    expect(performance.now() - begun).toBeGreaterThan(10);
  });

  it('gives the failure of a task to who asked for it, and goes on with the others', async () => {
    const flow = adaptiveFlow({ most: 1 });
    const failing = flow.run(() => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await flow.run(() => Promise.resolve(7))).toBe(7);
  });
});
