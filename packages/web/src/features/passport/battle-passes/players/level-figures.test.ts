import { describe, expect, it } from 'vitest';
import { averageLevel, levelBins, medianLevel } from './level-figures.ts';

describe('levelBins', () => {
  it('is a bar for each level where there is room, and one for some of them where there is not', () => {
    expect(levelBins([1, 0, 3], 3).map(({ from, to, count }) => [from, to, count])).toEqual([
      [0, 0, 1],
      [1, 1, 0],
      [2, 2, 3],
    ]);
    expect(levelBins([1, 2, 3, 4, 5], 2).map(({ from, to, count }) => [from, to, count])).toEqual([
      [0, 2, 6],
      [3, 4, 9],
    ]);
  });
});

describe('averageLevel', () => {
  it('weighs levels by players', () => {
    expect(averageLevel([1, 0, 3])).toBe('1.5');
    expect(averageLevel([0, 0])).toBe('0.0');
  });
});

describe('medianLevel', () => {
  it('is where half of them are', () => {
    expect(medianLevel([1, 1, 8])).toBe(2);
    expect(medianLevel([6, 1, 3])).toBe(0);
    expect(medianLevel([2, 3, 5])).toBe(1);
  });
});
