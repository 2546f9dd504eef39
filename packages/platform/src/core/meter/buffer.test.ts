import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sumBuffer } from './buffer.ts';

type Entry = readonly [string, { readonly n: number }];

function buffer(options: { fail?: () => boolean; intervalMs?: number } = {}) {
  const written: Entry[][] = [];
  const errors: unknown[] = [];
  const sums = sumBuffer<{ readonly n: number }>({
    write: async (entries) => {
      await delay(1);
      if (options.fail?.() === true) {
        throw new Error('away');
      }
      written.push([...entries]);
    },
    onError: (error) => errors.push(error),
    ...(options.intervalMs === undefined ? {} : { intervalMs: options.intervalMs }),
  });
  return { ...sums, written, errors };
}

describe('sumBuffer', () => {
  it('writes each key once with its sum, in the order of the keys', async () => {
    const { add, flush, written } = buffer();
    add('b', { n: 1 });
    add('a', { n: 2 });
    add('b', { n: 3 });
    await flush();
    await flush();
    expect(written).toEqual([
      [
        ['a', { n: 2 }],
        ['b', { n: 4 }],
      ],
    ]);
  });

  it('writes once more when it is closed, and nothing that comes later', async () => {
    const { add, close, flush, written } = buffer({ intervalMs: 5 });
    add('a', { n: 1 });
    await close();
    add('late', { n: 1 });
    await flush();
    expect(written).toEqual([[['a', { n: 1 }]]]);
  });

  it('writes by itself after the interval', async () => {
    const { add, written } = buffer({ intervalMs: 5 });
    add('a', { n: 1 });
    await delay(60);
    add('a', { n: 2 });
    await delay(60);
    expect(written).toEqual([[['a', { n: 1 }]], [['a', { n: 2 }]]]);
  });

  it('loses nothing and doubles nothing while the far side is away', async () => {
    let away = true;
    const { add, flush, written, errors } = buffer({ fail: () => away, intervalMs: 5 });
    add('a', { n: 1 });
    await expect(flush()).rejects.toThrow('away');
    add('a', { n: 2 });
    await delay(40);
    expect(errors.length).toBeGreaterThan(0);
    away = false;
    await delay(40);
    await flush();
    expect(written).toEqual([[['a', { n: 3 }]]]);
  });

  it('keeps what arrives while it writes for the next time', async () => {
    const { add, flush, written } = buffer();
    add('a', { n: 1 });
    const first = flush();
    await delay(0);
    add('a', { n: 2 });
    await Promise.all([first, flush()]);
    expect(written).toEqual([[['a', { n: 1 }]], [['a', { n: 2 }]]]);
  });
});
