import type { Friend } from '@uos/sdk/browser';
import { describe, expect, it } from 'vitest';
import { oneSided, placesAround, tiesAmong } from './ties.ts';

const friends = ['b', 'c', 'd'].map((targetPersonaID) => ({ targetPersonaID }) as Friend);
const among = new Map([
  ['b', new Set(['a', 'c'])],
  ['c', new Set(['a', 'b', 'd'])],
  ['d', new Set<string>()],
]);

describe('tiesAmong', () => {
  it('names a pair once, and only where both have each other', () => {
    expect(tiesAmong(friends, among)).toEqual([{ from: 'b', to: 'c' }]);
  });

  it('says nothing of those whose friends were not read', () => {
    expect(tiesAmong(friends, new Map([['b', new Set(['c'])]]))).toEqual([]);
  });
});

describe('oneSided', () => {
  it('names who was read and does not have the persona', () => {
    expect([...oneSided('a', friends, among)]).toEqual(['d']);
    expect([...oneSided('a', friends, new Map())]).toEqual([]);
  });
});

describe('placesAround', () => {
  it('begins at the top and goes round', () => {
    const [top, right] = placesAround(4, { x: 100, y: 50 }, { x: 80, y: 40 });
    expect(top).toEqual({ x: expect.closeTo(100), y: 10 });
    expect(right).toEqual({ x: 180, y: expect.closeTo(50) });
  });
});
