import { describe, expect, it } from 'vitest';
import { bucketOf, isIn, PLACES, variantOf } from './rollout.ts';

const APP = '1b0f4f6e-1d4f-4a5e-9b39-7f9a3b0f5d11';
const [FIRST, SECOND] = ['4d1f83b6-2e95-4c07-a8d1-60b9f27c5e34', 'e3957f20-b84c-4d61-9a2f-c5d08716e4b3'] as const;
const users = Array.from({ length: 20_000 }, (_, index) => `player-${index}`);

describe('a rollout', () => {
  it('has the places that other clients compute: the first four bytes of a SHA-256', () => {
    const known = ['ana', '玩家', ''].map((user) => bucketOf(APP, FIRST, user));
    expect(known).toMatchInlineSnapshot(`
      [
        7039,
        3203,
        5241,
      ]
    `);
  });

  it('reaches the share it says, keeps everybody where it grows, and is another one for each override', () => {
    const reached = (override: string, percent: number) =>
      users.filter((user) => isIn(bucketOf(APP, override, user), percent));
    for (const percent of [0, 1, 10, 50, 99, 100]) {
      const share = (reached(FIRST, percent).length / users.length) * 100;
      expect(Math.abs(share - percent), `${percent} %`).toBeLessThan(1);
    }
    const [tenth, third] = [reached(FIRST, 10), new Set(reached(FIRST, 30))];
    expect(tenth.every((user) => third.has(user))).toBe(true);
    const both = new Set(reached(SECOND, 30));
    const overlap = [...third].filter((user) => both.has(user)).length / users.length;
    expect(Math.abs(overlap - 0.09)).toBeLessThan(0.01);
  });

  it('draws variants by their weights, whatever the place in the rollout, and moves only what a shift moves', () => {
    const drawn = (weights: readonly number[]) => {
      const variants = weights.map((weight, index) => ({ weight, index }));
      return users.map((user) => variantOf(variants, APP, FIRST, user)?.index);
    };
    const [even, shifted] = [drawn([50, 50]), drawn([60, 40])];
    const share = (of: readonly (number | undefined)[]) => of.filter((one) => one === 0).length / users.length;
    expect(Math.abs(share(even) - 0.5)).toBeLessThan(0.015);
    const inRollout = even.filter((_, index) => isIn(bucketOf(APP, FIRST, users[index] ?? ''), 20));
    expect(Math.abs(inRollout.filter((one) => one === 0).length / inRollout.length - 0.5)).toBeLessThan(0.03);
    const moved = even.filter((one, index) => one !== shifted[index]).length / users.length;
    expect(Math.abs(moved - 0.1)).toBeLessThan(0.01);
    expect(drawn([30, 30]).some((one) => one === undefined)).toBe(true);
    expect(bucketOf(APP, FIRST, 'ana')).toBeLessThan(PLACES);
  });
});
