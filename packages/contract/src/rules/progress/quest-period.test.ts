import { describe, expect, it } from 'vitest';
import { questPeriod } from './quest-period.ts';

/** A Thursday. */
const NOW = '2026-11-26T04:30:00+08:00';

const shanghai = (moment: string) => new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(0, 16);
const period = (type: string, resetHour: number, at = NOW) => {
  const { start, end } = questPeriod({ type, resetHour }, at);
  return [shanghai(start), shanghai(end)];
};

describe('questPeriod', () => {
  it('lasts from an hour of one day to that of the next', () => {
    expect(period('DailyQuest', 0)).toEqual(['2026-11-26T00:00', '2026-11-27T00:00']);
    expect(period('DailyQuest', 5), 'at half past four it is still yesterday').toEqual([
      ...['2026-11-25T05:00', '2026-11-26T05:00'],
    ]);
  });

  it('begins on Monday, or on the 1st', () => {
    expect(period('WeeklyQuest', 5)).toEqual(['2026-11-23T05:00', '2026-11-30T05:00']);
    expect(period('MonthlyQuest', 5)).toEqual(['2026-11-01T05:00', '2026-12-01T05:00']);
    expect(period('MonthlyQuest', 5, '2026-12-01T04:59:00+08:00')).toEqual(['2026-11-01T05:00', '2026-12-01T05:00']);
  });
});
