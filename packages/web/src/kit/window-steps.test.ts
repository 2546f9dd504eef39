import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_NEW, newRows, OVERSCAN, type Place, towards } from './window-steps.ts';

/** All steps, the first place left out. */
function way(from: Place, first: number, shown: number): Place[] {
  const places: Place[] = [];
  for (let at = from; ; ) {
    const next = towards(at, { first, shown });
    if (next === at) {
      return places;
    }
    places.push(next);
    at = next;
  }
}

describe('towards', () => {
  it('comes to any rows from any others, with few new ones in each step', () => {
    const rows = fc.integer({ min: 0, max: 100_000 });
    const shown = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(rows, shown, fc.constantFrom(0, OVERSCAN), rows, shown, (first, many, spare, to, more) => {
        const start = { first, shown: many, spare };
        const places = way(start, to, more);
        const steps = places.map((place, index) => newRows(places[index - 1] ?? start, place));
        expect(Math.max(0, ...steps)).toBeLessThanOrEqual(MOST_NEW);
        expect(places.at(-1) ?? start).toEqual({ first: to, shown: more, spare: OVERSCAN });
      }),
    );
  });

  it('draws after a leap from the first row in sight on, and beyond the edges last', () => {
    const start = { first: 0, shown: 24, spare: OVERSCAN };
    expect(way(start, 5000, 24)).toEqual([
      { first: 5000, shown: 14, spare: 0 },
      { first: 5000, shown: 24, spare: 0 },
      { first: 5000, shown: 24, spare: OVERSCAN },
    ]);
  });

  it('begins at the top where it goes up by less than a window', () => {
    expect(way({ first: 40, shown: 40, spare: OVERSCAN }, 16, 40)[0]).toEqual({ first: 16, shown: 14, spare: 0 });
  });

  it('takes a small move in one step, and stays where nothing moved', () => {
    const start = { first: 40, shown: 24, spare: OVERSCAN };
    expect(way(start, 44, 24)).toEqual([{ first: 44, shown: 24, spare: OVERSCAN }]);
    expect(way(start, 40, 24)).toEqual([]);
  });
});
