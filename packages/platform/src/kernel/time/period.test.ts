import { describe, expect, it } from 'vitest';
import { dayBounds, daysTouched, hoursOf, type Period, type PeriodInput, readPeriod } from './period.ts';

// 2026-11-21 is a Saturday; 02:30 UTC is 10:30 in Shanghai.
const now = new Date('2026-11-21T02:30:00Z');

function period(input: PeriodInput, at = now): Period {
  const read = readPeriod(input, at);
  if (typeof read === 'string') {
    throw new Error(read);
  }
  return read;
}

const ends = ({ days }: Period) => [days[0], days.at(-1), days.length];

describe('readPeriod', () => {
  it('takes two dates, both included, as days in Shanghai', () => {
    expect(period({ start: '2026-11-01', end: '2026-11-02' })).toEqual({
      from: new Date('2026-10-31T16:00:00Z'),
      to: new Date('2026-11-02T16:00:00Z'),
      days: ['2026-11-01', '2026-11-02'],
    });
  });

  it('fills in the end that is missing: today, or the same day', () => {
    expect(ends(period({ start: '2026-11-20' }))).toEqual(['2026-11-20', '2026-11-21', 2]);
    expect(ends(period({ end: '2026-11-20' }))).toEqual(['2026-11-20', '2026-11-20', 1]);
  });

  it.each([
    [undefined, '2026-11-15', '2026-11-21', 7],
    [7, '2026-11-15', '2026-11-21', 7],
    [30, '2026-10-23', '2026-11-21', 30],
    [90, '2026-08-24', '2026-11-21', 90],
    [-7, '2026-11-09', '2026-11-15', 7],
    [-30, '2026-10-01', '2026-10-31', 31],
  ] as const)('counts the duration %s from today', (duration, first, last, count) => {
    expect(ends(period({ duration }))).toEqual([first, last, count]);
  });

  it('reads the duration 1 as 24 whole hours, the current one included', () => {
    const read = period({ duration: 1 });
    expect(read.from).toEqual(new Date('2026-11-20T03:00:00Z'));
    expect(read.to).toEqual(new Date('2026-11-21T03:00:00Z'));
    expect(read.days).toEqual(['2026-11-20', '2026-11-21']);
    expect(hoursOf(read, now)).toHaveLength(24);
  });

  it('names one day for the 24 hours that end with it', () => {
    expect(period({ duration: 1 }, new Date('2026-11-21T15:59:00Z')).days).toEqual(['2026-11-21']);
  });

  it.each([
    [{ start: '2026-11-02', end: '2026-11-01' }, 'after the last'],
    [{ start: '2025-11-20', end: '2026-11-21' }, 'at most 366'],
    [{ start: '2026-11-01', duration: 7 }, 'not both'],
    [{ start: '9999-12-30', end: '9999-12-31' }, 'before 9999-12-31'],
  ] as const)('refuses %o', (input, reason) => {
    expect(readPeriod(input, now)).toMatch(reason);
  });
});

describe('the end of days', () => {
  it('is as far as a period goes, and no moment makes one that reaches it', () => {
    expect(period({ start: '9999-12-29', end: '9999-12-30' }).to).toEqual(new Date('9999-12-30T16:00:00Z'));
    for (const endTime of ['9999-12-30T16:00:00Z', '9999-12-31T23:59:59.999Z']) {
      expect(daysTouched({ endTime }, now)).toBe('endTime: comes before 9999-12-31');
    }
    expect(daysTouched({ endTime: '9999-12-30T15:59:59.999Z' }, now)).toMatchObject({
      days: expect.arrayContaining(['9999-12-30']),
    });
  });

  it('bounds what is listed up to it', () => {
    expect(dayBounds({ endDate: '9999-12-31' })).toEqual({ from: undefined, to: '9999-12-31T16:00:00.000Z' });
    expect(dayBounds({ startDate: '2026-11-21', endDate: '2026-11-21' })).toEqual({
      from: '2026-11-20T16:00:00.000Z',
      to: '2026-11-21T16:00:00.000Z',
    });
  });
});

describe('hoursOf', () => {
  it('ends with the hour that has begun', () => {
    const hours = hoursOf(period({ start: '2026-11-21', end: '2026-11-22' }), now);
    expect(hours).toHaveLength(11);
    expect(hours.at(-1)).toEqual(new Date('2026-11-21T02:00:00Z'));
  });

  it('is empty for days to come', () => {
    expect(hoursOf(period({ start: '2026-12-01', end: '2026-12-02' }), now)).toEqual([]);
  });
});
