import { describe, expect, it } from 'vitest';
import { bucketOf, isIn, variantOf } from './index.ts';

const APP = '1b0f4f6e-1d4f-4a5e-9b39-7f9a3b0f5d11';
const OVERRIDE = '4d1f83b6-2e95-4c07-a8d1-60b9f27c5e34';
const users = Array.from({ length: 2000 }, (_, index) => `player-${index}`);

describe('bucketOf', () => {
  it('answers the places that the platform has, which its own test names too', () => {
    expect(['ana', '玩家', ''].map((user) => bucketOf(APP, OVERRIDE, user))).toEqual([7039, 3203, 5241]);
  });
});

describe('isIn', () => {
  it('reaches nobody by none, everybody by all, and keeps whom it had where it grows', () => {
    const reached = (percent: number) => users.filter((user) => isIn(bucketOf(APP, OVERRIDE, user), percent));
    expect([reached(0).length, reached(100).length]).toEqual([0, users.length]);
    const third = new Set(reached(30));
    expect(reached(10).every((user) => third.has(user))).toBe(true);
  });
});

describe('variantOf', () => {
  it('draws by weight in the order of the variants, and nobody where the weights leave room', () => {
    const share = (weights: readonly number[], index: number) => {
      const variants = weights.map((weight, at) => ({ weight, at }));
      return users.filter((user) => variantOf(variants, APP, OVERRIDE, user)?.at === index).length / users.length;
    };
    expect(share([25, 75], 0)).toBeCloseTo(0.25, 1);
    expect(share([10, 0, 90], 1)).toBe(0);
    expect(users.some((user) => variantOf([{ weight: 30 }, { weight: 30 }], APP, OVERRIDE, user) === undefined)).toBe(
      true,
    );
  });
});
