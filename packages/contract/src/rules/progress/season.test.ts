import { describe, expect, it } from 'vitest';
import { daysAtLimits, leastPerDay, levelCost, type Season, seasonDays, seasonOf, totalExpOf } from './season.ts';

/** A Thursday. */
const START = '2026-11-26T12:00:00+08:00';
const season = (more: Partial<Season> = {}): Season => ({
  ...{ startTime: START, maxLevel: 3, levelExp: [100], dailyExpLimit: 0, weeklyExpLimit: 0, dayStartHour: 5 },
  ...more,
});
const days = (of: Season, expPerDay: number, from = START) =>
  seasonOf(of, { expPerDay, from }).map(({ level, day }) => `${level} on ${day}`);

describe('seasonOf', () => {
  it('reaches levels by what is gathered, several on one day too, and stops at the last', () => {
    expect(days(season(), 50)).toEqual(['1 on 2', '2 on 4', '3 on 6']);
    expect(days(season(), 250)).toEqual(['1 on 1', '2 on 1', '3 on 2']);
    expect(days(season({ levelExp: [10, 200, 30] }), 100)).toEqual(['1 on 1', '2 on 3', '3 on 3']);
  });

  it('is cut at the limit of a day, and at that of a week, which begins on Monday at the hour', () => {
    expect(days(season({ dailyExpLimit: 50 }), 500)).toEqual(['1 on 2', '2 on 4', '3 on 6']);
    const weekly = season({ weeklyExpLimit: 100 });
    // Thursday, the Monday after it, and the next one
    expect(days(weekly, 100)).toEqual(['1 on 1', '2 on 5', '3 on 12']);
    const early = '2026-11-26T04:00:00+08:00';
    expect(days({ ...weekly, startTime: early }, 100, early), 'Monday at four is still Sunday').toEqual([
      ...['1 on 1', '2 on 6', '3 on 13'],
    ]);
  });

  it('ends with the season, and begins no earlier than it', () => {
    const ends = season({ endTime: '2026-11-30T12:00:00+08:00' });
    expect(days(ends, 50)).toEqual(['1 on 2', '2 on 4']);
    expect(seasonOf(ends, { expPerDay: 100, from: '2026-01-01T00:00:00Z' })[0]?.at).toBe('2026-11-26T04:00:00.000Z');
    expect(days(ends, 50, '2026-11-29T12:00:00+08:00')).toEqual([]);
  });
});

describe('leastPerDay', () => {
  it('is the least with which the last level is reached', () => {
    const ends = season({ endTime: '2026-11-30T12:00:00+08:00' });
    expect(leastPerDay(ends, START)).toBe(75);
    expect([days(ends, 74).length, days(ends, 75).length]).toEqual([2, 3]);
    expect(leastPerDay({ ...ends, dailyExpLimit: 74 }, START)).toBeUndefined();
  });
});

describe('totalExpOf', () => {
  it('sums one value for all levels, or one for each, up to a level', () => {
    expect(totalExpOf(season())).toBe(300);
    expect(totalExpOf(season({ levelExp: [10, 200, 30] }))).toBe(240);
    expect(totalExpOf(season({ levelExp: [10, 200, 30] }), 2)).toBe(210);
    expect(totalExpOf(season(), 0)).toBe(0);
    expect(levelCost(season({ levelExp: [10, 200, 30] }), 2)).toBe(200);
  });
});

describe('daysAtLimits', () => {
  it('counts the days of somebody who gathers all that is allowed, whenever the season ends', () => {
    expect(daysAtLimits(season())).toBe(1);
    expect(daysAtLimits(season({ dailyExpLimit: 40, endTime: '2026-11-27T12:00:00+08:00' }))).toBe(8);
    expect(daysAtLimits(season({ weeklyExpLimit: 100 }))).toBe(12);
  });

  it('knows no number where a thousand days are not enough', () => {
    expect(daysAtLimits(season({ dailyExpLimit: 1, levelExp: [1000] }))).toBeUndefined();
  });
});

describe('seasonDays', () => {
  it('counts a day that has begun', () => {
    const ends = season({ endTime: '2026-11-30T13:00:00+08:00' });
    expect(seasonDays(ends, START)).toBe(5);
    expect(seasonDays(ends, '2026-12-30T12:00:00+08:00')).toBe(0);
    expect(seasonDays(season(), START)).toBeUndefined();
  });
});
