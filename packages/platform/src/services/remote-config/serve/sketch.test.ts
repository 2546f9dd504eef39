import { createHash } from 'node:crypto';
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

  it('marks a name by the first bits of its digest, as those that are kept were made', () => {
    for (const name of users.slice(0, 200)) {
      const bits = createHash('sha256').update(name).digest('hex').slice(0, 12);
      const [register, rest] = [Number.parseInt(bits.slice(0, 4), 16) >>> 5, Number.parseInt(bits.slice(4), 16)];
      expect(markOf(name)).toEqual({ register, rank: Math.clz32(rest) + 1 });
    }
  });
});
