import { describe, expect, it } from 'vitest';
import { limitPeriodEnd, limitPeriodStart } from './periods.ts';

const at = (shanghai: string): string => new Date(`${shanghai}+08:00`).toISOString();

describe('a period of a limit', () => {
  it.each([
    ['EveryDay', 0, 5, '2026-11-26T04:59:59', '2026-11-25T05:00:00', '2026-11-26T05:00:00'],
    ['EveryDay', 0, 5, '2026-11-26T05:00:00', '2026-11-26T05:00:00', '2026-11-27T05:00:00'],
    ['EveryDay', 0, 23, '2026-01-01T22:00:00', '2025-12-31T23:00:00', '2026-01-01T23:00:00'],
    ['EveryWeek', 1, 5, '2026-11-23T04:00:00', '2026-11-16T05:00:00', '2026-11-23T05:00:00'],
    ['EveryWeek', 1, 5, '2026-11-23T05:00:00', '2026-11-23T05:00:00', '2026-11-30T05:00:00'],
    ['EveryWeek', 7, 0, '2026-11-28T23:59:59', '2026-11-22T00:00:00', '2026-11-29T00:00:00'],
    ['EveryMonth', 31, 5, '2026-01-31T05:00:00', '2026-01-31T05:00:00', '2026-02-28T05:00:00'],
    ['EveryMonth', 31, 5, '2026-02-28T04:59:00', '2026-01-31T05:00:00', '2026-02-28T05:00:00'],
    ['EveryMonth', 31, 5, '2026-02-28T05:00:00', '2026-02-28T05:00:00', '2026-03-31T05:00:00'],
    ['EveryMonth', 30, 5, '2028-02-29T05:00:00', '2028-02-29T05:00:00', '2028-03-30T05:00:00'],
    ['EveryMonth', 1, 0, '2026-03-01T00:00:00', '2026-03-01T00:00:00', '2026-04-01T00:00:00'],
    ['EveryMonth', 29, 12, '2026-03-01T00:00:00', '2026-02-28T12:00:00', '2026-03-29T12:00:00'],
  ])('%s on %i at %i: at %s it began at %s and ends at %s', (type, day, hour, now, start, end) => {
    expect(limitPeriodStart({ type, day, hour }, at(now))).toBe(at(start));
    expect(limitPeriodEnd({ type, day, hour }, at(now))).toBe(at(end));
  });

  it('of a limit that never starts anew began before everything and never ends', () => {
    expect(limitPeriodStart(null, at('2026-11-26T12:00:00'))).toBe('1970-01-01T00:00:00.000Z');
    expect(limitPeriodEnd(null, at('2026-11-26T12:00:00'))).toBeUndefined();
  });
});
