import { describe, expect, it } from 'vitest';
import { addTo, emptySketch, estimateOf, markOf, merged } from './sketch.ts';

const users = Array.from({ length: 20_000 }, (_, index) => `player-${index}`);

describe('a sketch', () => {
  it('tells about how many there were, each once, also where two processes saw them', () => {
    const seen = (names: readonly string[]) => {
      const sketch = emptySketch();
      for (const name of names) {
        addTo(sketch, markOf(name));
      }
      return sketch;
    };
    expect(estimateOf(emptySketch())).toBe(0);
    for (const count of [10, 1000, 20_000]) {
      const estimate = estimateOf(seen([...users.slice(0, count), ...users.slice(0, count)]));
      expect(Math.abs(estimate - count) / count).toBeLessThan(0.08);
    }
    const together = merged(seen(users.slice(0, 6000)), seen(users.slice(4000, 10_000)));
    expect(estimateOf(together)).toBe(estimateOf(seen(users.slice(0, 10_000))));
  });
});
