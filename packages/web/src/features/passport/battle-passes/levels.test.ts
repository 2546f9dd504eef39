import { describe, expect, it } from 'vitest';
import { levelsProblem, readLevels, writeLevels } from './levels.ts';
import { text } from './text.zh.ts';

describe('readLevels', () => {
  it('reads what is written, whatever stands between', () => {
    expect(readLevels(writeLevels([100]))).toEqual([100]);
    expect(readLevels(writeLevels([10, 200, 30]))).toEqual([10, 200, 30]);
    expect(readLevels('10\uff0c200\n30')).toEqual([10, 200, 30]);
  });

  it.each(['', '0', '-1', '1.5', 'ten', '1, x', '1000000001'])('%j is none', (words) => {
    expect(readLevels(words)).toBeUndefined();
  });
});

describe('levelsProblem', () => {
  it('wants one for all, or one for each', () => {
    expect(levelsProblem('100', 30)).toBeUndefined();
    expect(levelsProblem('1, 2, 3', 3)).toBeUndefined();
    expect(levelsProblem('1, 2', 3)).toBe(text.levelsCount(2, 3));
    expect(levelsProblem('x', 3)).toBe(text.levelsWrong);
  });
});
