import { describe, expect, it } from 'vitest';
import { bucketOf, isIn, PLACES, variantOf } from './index.ts';

const APP = '1b0f4f6e-1d4f-4a5e-9b39-7f9a3b0f5d11';
const OVERRIDE = '4d1f83b6-2e95-4c07-a8d1-60b9f27c5e34';

describe('a rollout in a game', () => {
  it('has the places, the reach and the variants that the platform has', () => {
    const places = ['ana', '玩家', ''].map((user) => bucketOf(APP, OVERRIDE, user));
    expect(places).toEqual([7039, 3203, 5241]);
    expect(places.map((place) => isIn(place, 52.41 + 1 / PLACES))).toEqual([false, true, true]);
    const variants = [{ weight: 50 }, { weight: 50 }] as const;
    expect(variants).toContain(variantOf(variants, APP, OVERRIDE, 'ana'));
  });
});
