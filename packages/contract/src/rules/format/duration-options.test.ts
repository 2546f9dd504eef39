import { describe, expect, it } from 'vitest';
import {
  billMonths,
  billPeriodMonths,
  billPeriods,
  durationDays,
  durationOptions,
  durationOptionsWithDay,
  longDurationOptions,
} from './duration-options.ts';

// a Saturday, 23:30 in Shanghai
const now = Date.parse('2026-11-21T15:30:00Z');

describe('durationOptions', () => {
  it('has the three forms of the specification', () => {
    const values = [durationOptions, longDurationOptions, durationOptionsWithDay].map((form) =>
      form.map(({ value }) => value),
    );
    expect(values).toEqual([
      [7, 30, 90],
      [7, 30, 90, -7, -30],
      [1, 7, 30, 90],
    ]);
  });
});

describe('durationDays', () => {
  it('ends today and counts today in', () => {
    expect(durationDays(7, now)).toEqual({ startDate: '2026-11-15', endDate: '2026-11-21' });
    expect(durationDays(90, now)).toEqual({ startDate: '2026-08-24', endDate: '2026-11-21' });
    expect(durationDays(1, now)).toEqual({ startDate: '2026-11-20', endDate: '2026-11-21' });
  });

  it('knows the last week from Monday to Sunday, on every day of this week', () => {
    for (const day of ['2026-11-16', '2026-11-19', '2026-11-22']) {
      expect(durationDays(-7, Date.parse(`${day}T12:00:00+08:00`))).toEqual({
        startDate: '2026-11-09',
        endDate: '2026-11-15',
      });
    }
  });

  it('knows the last month whole', () => {
    expect(durationDays(-30, now)).toEqual({ startDate: '2026-10-01', endDate: '2026-10-31' });
    expect(durationDays(-30, Date.parse('2028-03-31T00:00:00+08:00'))).toEqual({
      startDate: '2028-02-01',
      endDate: '2028-02-29',
    });
  });

  it('begins a new day at midnight in Shanghai', () => {
    expect(durationDays(7, now + 30 * 60_000).endDate).toBe('2026-11-22');
  });
});

describe('billPeriodMonths', () => {
  it('lists twelve months, newest first', () => {
    const months = billPeriodMonths('last-12-months', now);
    expect([months.length, months.at(0), months.at(-1)]).toEqual([12, '2026-11', '2025-12']);
    expect(billPeriodMonths('2024', now).slice(0, 2)).toEqual(['2024-12', '2024-11']);
  });

  it('ends a year that is not over with this month', () => {
    expect(billPeriodMonths('2026', now)).toHaveLength(11);
    expect(billPeriods(now).map(({ value }) => billPeriodMonths(value, now).length)).toEqual([12, 12, 12, 12]);
  });
});

describe('billPeriods', () => {
  it('are those of the specification in the year of the specification, and leave no year out later', () => {
    const values = (day: string) => billPeriods(Date.parse(`${day}T12:00:00+08:00`)).map(({ value }) => value);
    expect(values('2025-06-30')).toEqual(['last-12-months', '2024', '2023']);
    expect(values('2026-11-21')).toEqual(['last-12-months', '2025', '2024', '2023']);
  });
});

describe('billMonths', () => {
  it('goes back from this month to the first one, with none left out', () => {
    const months = billMonths(now);
    expect([months.at(0), months.at(1), months.at(-1)]).toEqual(['2026-11', '2026-10', '2023-01']);
    expect(new Set(months).size).toBe(47);
  });
});
