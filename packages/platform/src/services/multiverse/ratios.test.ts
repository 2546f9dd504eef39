import { describe, expect, it } from 'vitest';
import { weightedPick } from './ratios.ts';

describe('weightedPick', () => {
  const all = [
    { location: 'a', weight: 75 },
    { location: 'b', weight: 25 },
  ];

  it('sends as many there as its weight says, the same seed always to the same', () => {
    const picks = Array.from({ length: 4000 }, (_, index) => weightedPick(all, `seed ${index}`));
    const share = picks.filter((pick) => pick === 'a').length / picks.length;
    expect(share).toBeGreaterThan(0.72);
    expect(share).toBeLessThan(0.78);
    expect(picks).toEqual(picks.map((_, index) => weightedPick(all, `seed ${index}`)));
  });

  it('needs somewhere that has weight', () => {
    expect(weightedPick([], 'x')).toBeUndefined();
    expect(weightedPick([{ location: 'a', weight: 0 }], 'x')).toBeUndefined();
    expect(weightedPick([{ location: 'a', weight: 0 }, ...all.slice(1)], 'x')).toBe('b');
  });
});
