import { describe, expect, it } from 'vitest';
import { bestFirst, binsOf, countFrom, rangeOf, type Sample, samplePlaces, scoreAt, tierShares } from './spread.ts';

/** Scores 1000, 999, … of as many members. */
const falling = (total: number): Sample[] => samplePlaces(total).map((place) => ({ place, score: 1000 - place }));

describe('samplePlaces', () => {
  it('names every place of a small ranking, and both ends of a large one', () => {
    expect(samplePlaces(3)).toEqual([0, 1, 2]);
    expect(samplePlaces(0)).toEqual([]);
    const places = samplePlaces(1_000_000);
    expect([places.length, places[0], places.at(-1)]).toEqual([64, 0, 999_999]);
  });
});

describe('countFrom', () => {
  it('is exact where every place is known', () => {
    expect(countFrom(falling(50), 50, 990, 'Desc')).toBe(11);
    expect(countFrom(falling(50), 50, 2000, 'Desc')).toBe(0);
    expect(countFrom(falling(50), 50, 0, 'Desc')).toBe(50);
  });

  it('lies between two places that are known, on a straight line exactly', () => {
    expect(countFrom(falling(800), 800, 600, 'Desc')).toBe(401);
  });

  it('counts upwards where smaller is better', () => {
    const times = samplePlaces(10).map((place) => ({ place, score: 60 + place }));
    expect(countFrom(times, 10, 64, 'Asc')).toBe(5);
  });
});

describe('binsOf', () => {
  it('counts every member once, whichever way the board is ranked', () => {
    for (const samples of [falling(800), samplePlaces(800).map((place) => ({ place, score: place }))]) {
      const bins = binsOf(samples, 800, 20);
      expect(bins.reduce((sum, { members }) => sum + members, 0)).toBe(800);
      expect(bins.every(({ members }) => members >= 38 && members <= 42)).toBe(true);
    }
  });

  it('is one step where all scores are the same, and none without scores', () => {
    expect(binsOf([{ place: 0, score: 5 }], 1, 20)).toEqual([{ from: 5, to: 5, members: 1 }]);
    expect(binsOf([], 0, 20)).toEqual([]);
  });
});

describe('tierShares', () => {
  const tiers = [{ cutoff: 900 }, { cutoff: 500 }];

  it('goes by the score', () => {
    expect(tierShares({ tierStrategy: 'Score', sortOrder: 'Desc', tiers }, falling(800), 800)).toEqual({
      tiers: [
        { members: 101, score: 900 },
        { members: 400, score: 500 },
      ],
      others: 299,
    });
  });

  it('goes by rank and percent, whatever the scores are', () => {
    const ranks = { tierStrategy: 'Rank', sortOrder: 'Desc', tiers: [{ cutoff: 10 }, { cutoff: 2000 }] } as const;
    expect(tierShares(ranks, falling(800), 800)).toEqual({
      tiers: [
        { members: 10, score: 991 },
        { members: 790, score: 201 },
      ],
      others: 0,
    });
    const percent = { tierStrategy: 'Percent', sortOrder: 'Desc', tiers: [{ cutoff: 5 }] } as const;
    expect(tierShares(percent, falling(800), 800).tiers[0]?.members).toBe(40);
  });
});

it('finds the score of a place between two that are known', () => {
  expect(scoreAt(falling(800), 400)).toBeCloseTo(600);
  expect(scoreAt([], 3)).toBeUndefined();
});

it('puts tiers best first by what their cutoffs mean', () => {
  const tiers = [{ cutoff: 1 }, { cutoff: 3 }, { cutoff: 2 }];
  const order = (strategy: string, sort: string) => bestFirst(tiers, strategy, sort).map(({ cutoff }) => cutoff);
  expect(order('Score', 'Desc')).toEqual([3, 2, 1]);
  expect(order('Score', 'Asc')).toEqual([1, 2, 3]);
  expect(order('Rank', 'Desc')).toEqual([1, 2, 3]);
});

it('moves a cutoff in steps that a person can follow', () => {
  expect(rangeOf({ tierStrategy: 'Score' }, falling(800), 800)).toEqual({ min: 201, max: 1000, step: 1 });
  expect(rangeOf({ tierStrategy: 'Rank' }, falling(800), 800)).toEqual({ min: 1, max: 800, step: 1 });
});
