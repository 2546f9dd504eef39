import { describe, expect, it } from 'vitest';
import { nextPeriod, periodStart } from './periods.ts';

const at = (shanghai: string): string => new Date(`${shanghai}+08:00`).toISOString();
type Row = readonly [
  type: 'EveryDay' | 'EveryWeek' | 'EveryMonth',
  day: number,
  hour: number,
  now: string,
  start: string,
];

describe('a period of a limit', () => {
  it.each<Row>([
    ['EveryDay', 0, 5, '2026-11-26T04:59:59', '2026-11-25T05:00:00'],
    ['EveryDay', 0, 5, '2026-11-26T05:00:00', '2026-11-26T05:00:00'],
    ['EveryDay', 0, 0, '2026-01-01T00:00:00', '2026-01-01T00:00:00'],
    ['EveryDay', 0, 23, '2026-01-01T22:00:00', '2025-12-31T23:00:00'],
    ['EveryWeek', 1, 5, '2026-11-23T04:00:00', '2026-11-16T05:00:00'],
    ['EveryWeek', 1, 5, '2026-11-23T05:00:00', '2026-11-23T05:00:00'],
    ['EveryWeek', 7, 0, '2026-11-28T23:59:59', '2026-11-22T00:00:00'],
    ['EveryMonth', 31, 5, '2026-01-31T05:00:00', '2026-01-31T05:00:00'],
    ['EveryMonth', 31, 5, '2026-02-28T04:59:00', '2026-01-31T05:00:00'],
    ['EveryMonth', 31, 5, '2026-02-28T05:00:00', '2026-02-28T05:00:00'],
    ['EveryMonth', 30, 5, '2028-02-29T05:00:00', '2028-02-29T05:00:00'],
    ['EveryMonth', 31, 5, '2026-04-30T06:00:00', '2026-04-30T05:00:00'],
    ['EveryMonth', 31, 5, '2026-05-30T06:00:00', '2026-04-30T05:00:00'],
    ['EveryMonth', 1, 0, '2026-03-01T00:00:00', '2026-03-01T00:00:00'],
    ['EveryMonth', 29, 12, '2026-03-01T00:00:00', '2026-02-28T12:00:00'],
  ])('%s on %i at %i: at %s it began at %s', (type, day, hour, now, start) => {
    expect(periodStart({ type, day, hour }, at(now))).toBe(at(start));
  });

  it.each<Row>([
    ['EveryDay', 0, 5, '2026-11-26T04:59:59', '2026-11-26T05:00:00'],
    ['EveryDay', 0, 5, '2026-12-31T05:00:00', '2027-01-01T05:00:00'],
    ['EveryWeek', 1, 5, '2026-11-23T04:00:00', '2026-11-23T05:00:00'],
    ['EveryWeek', 1, 5, '2026-11-23T05:00:00', '2026-11-30T05:00:00'],
    ['EveryMonth', 31, 5, '2026-01-31T05:00:00', '2026-02-28T05:00:00'],
    ['EveryMonth', 31, 5, '2026-02-28T04:59:00', '2026-02-28T05:00:00'],
    ['EveryMonth', 31, 5, '2026-02-28T05:00:00', '2026-03-31T05:00:00'],
    ['EveryMonth', 1, 0, '2026-12-01T00:00:00', '2027-01-01T00:00:00'],
  ])('%s on %i at %i: after %s the next one begins at %s', (type, day, hour, now, next) => {
    expect(nextPeriod({ type, day, hour }, at(now))).toBe(at(next));
    expect(nextPeriod(null, at(now))).toBeUndefined();
  });

  it('began before everything where the limit never starts anew', () => {
    expect(periodStart(null, at('2026-11-26T12:00:00'))).toBe('1970-01-01T00:00:00.000Z');
  });
});
