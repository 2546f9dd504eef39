import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, formatTime, isMonth, shanghaiDay, shanghaiMonth, startOfShanghaiDay } from './time.ts';

describe('formatTime', () => {
  it('shows any kind of moment in Shanghai time', () => {
    expect(formatTime('2026-11-20T16:00:00Z')).toBe('2026-11-21 00:00');
    expect(formatTime('2026-11-21T08:05:59.999+08:00')).toBe('2026-11-21 08:05');
    expect(formatTime(Date.UTC(2026, 11, 31, 16))).toBe('2027-01-01 00:00');
    expect(formatTime(new Date('2026-11-21T00:00:30Z'), { seconds: true })).toBe('2026-11-21 08:00:30');
    expect(formatTime('2026-11-21T00:00:00Z', { utc: true })).toBe('2026-11-21 00:00');
  });

  it('shows nothing, and what is no time, as a dash', () => {
    expect([null, undefined, '', 'soon', Number.NaN].map((moment) => formatTime(moment))).toEqual([
      '-',
      '-',
      '-',
      '-',
      '-',
    ]);
  });

  it('agrees with the time zone database', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const since1992 = fc.date({ min: new Date('1992-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(since1992, (date) => {
        expect(formatTime(date)).toBe(zone.format(date));
      }),
    );
  });
});

describe('shanghaiDay and startOfShanghaiDay', () => {
  it('are inverse', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (ms) => {
        const day = shanghaiDay(ms) ?? '';
        const start = startOfShanghaiDay(day) ?? Number.NaN;
        expect(ms - start).toBeGreaterThanOrEqual(0);
        expect(ms - start).toBeLessThan(86_400_000);
        expect(startOfShanghaiDay(addDays(day, 1))).toBe(start + 86_400_000);
      }),
    );
  });

  it('know no day that does not exist', () => {
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '', 'x'].map(startOfShanghaiDay)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
    expect(shanghaiMonth('2026-10-31T16:00:00Z')).toBe('2026-11');
  });
});

describe('addMonths', () => {
  it('crosses years both ways', () => {
    expect([
      addMonths('2026-11', 1),
      addMonths('2026-11', 2),
      addMonths('2026-01', -1),
      addMonths('2026-11', -12),
    ]).toEqual([...['2026-12', '2027-01', '2025-12', '2025-11']]);
  });
});

describe('isMonth', () => {
  it('takes the twelve months', () => {
    expect(['2026-01', '2026-12'].map(isMonth)).toEqual([true, true]);
    expect(['2026-00', '2026-13', '2026-1', '202601', ''].map(isMonth)).toEqual([false, false, false, false, false]);
  });
});
