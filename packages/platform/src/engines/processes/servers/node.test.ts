import { describe, expect, it } from 'vitest';
import { createJudge } from './node.ts';

describe('a judge', () => {
  it('takes nobody for lost after a time in which it was not heard of itself, until the others may have been', () => {
    let at = 0;
    const judge = createJudge(() => at);
    const beatAt = (ms: number): boolean => {
      at = ms;
      judge.beat();
      return judge.mayJudge();
    };
    expect([0, 5000, 10_000].map(beatAt)).toEqual([true, true, true]);
    expect([25_000, 30_000, 40_000].map(beatAt)).toEqual([false, false, false]);
    expect(beatAt(45_000)).toBe(true);
  });
});
