import { describe, expect, it } from 'vitest';
import { gathering } from './gathering.ts';

describe('gathering', () => {
  it('does together what arrives while it is busy, and tells each how it went', async () => {
    const batches: number[][] = [];
    const group = gathering<number, number>(async (items) => {
      batches.push([...items]);
      await new Promise((resolve) => setImmediate(resolve));
      return items.map((item) => (item === 3 ? { error: new Error('three') } : { value: item * 2 }));
    });
    const all = await Promise.allSettled(Array.from({ length: 200 }, (_, n) => group.add(n)));
    expect(all.map((one) => (one.status === 'fulfilled' ? one.value : -1))).toEqual(
      Array.from({ length: 200 }, (_, n) => (n === 3 ? -1 : n * 2)),
    );
    expect(batches.length).toBeLessThanOrEqual(3);
  });

  it('fails those of one batch where the work fails, and goes on with the next', async () => {
    let isBroken = true;
    const group = gathering<number, number>((items) =>
      isBroken ? Promise.reject(new Error('away')) : Promise.resolve(items.map((value) => ({ value }))),
    );
    await expect(group.add(1)).rejects.toThrow('away');
    isBroken = false;
    expect(await group.add(2)).toBe(2);
  });
});
