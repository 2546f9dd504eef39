import { describe, expect, it } from 'vitest';
import { forecastOf, HEIGHT, hillOf, lineOf, spotsOf, WIDTH, wide } from './skyline.ts';

describe('forecastOf', () => {
  it('is the mean of the days before, as high as today is against them', () => {
    const days = [
      [10, 20, 30, 40],
      [30, 20, 10, 0],
    ];
    expect(forecastOf({ today: [40, 40], days, slots: 4 })).toEqual([40, 40]);
  });

  it('leaves out days on which nothing was measured, and says nothing where there is none', () => {
    expect(
      forecastOf({
        today: [5],
        days: [
          [10, 6],
          [0, 0],
        ],
        slots: 2,
      }),
    ).toEqual([3]);
    expect(forecastOf({ today: [5], days: [[0, 0]], slots: 2 })).toEqual([]);
    expect(forecastOf({ today: [], days: [[1, 1]], slots: 2 })).toEqual([]);
  });
});

describe('the line of a day', () => {
  it('begins and ends at the middle of a step, and with the day where it is wide', () => {
    const spots = spotsOf([0, 50, 100, 50], 4, 100);
    expect(lineOf(spots)).toMatch(/^M125\.0 196\.0Q.*L875\.0 150\.0$/);
    expect([wide(spots)[0]?.x, wide(spots).at(-1)?.x]).toEqual([0, WIDTH]);
    expect(hillOf(spots).endsWith(`L125.0 ${HEIGHT}Z`)).toBe(true);
  });

  it('goes on at the step it is told', () => {
    expect(spotsOf([1], 4, 1, 3)[0]?.x).toBe(875);
  });

  it('is nothing without a value, and flat where all are zero', () => {
    expect([lineOf([]), hillOf([]), wide([])]).toEqual(['', '', []]);
    expect(spotsOf([0, 0], 2, 0).map(({ y }) => y)).toEqual([196, 196]);
  });
});
