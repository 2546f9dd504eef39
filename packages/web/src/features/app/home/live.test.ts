import { describe, expect, it } from 'vitest';
import { daysOf } from './live.ts';

const HOUR_MS = 3_600_000;
/** 10:30 in Shanghai. */
const NOW_MS = Date.parse('2026-11-23T02:30:00Z');
const at = (iso: string, value: number) => [Date.parse(iso), value] as const;

describe('daysOf', () => {
  it('adds counts to the steps of their day in Shanghai, today up to now', () => {
    const { today, days, isEmpty } = daysOf(
      [
        at('2026-11-22T16:00:00Z', 3), // 00:00 today
        at('2026-11-23T02:00:00Z', 4),
        at('2026-11-23T02:00:00Z', 5), // of another bucket
        at('2026-11-22T15:00:00Z', 7), // 23:00 yesterday
        at('2026-11-21T16:00:00Z', 8), // 00:00 yesterday
        at('2026-11-23T03:00:00Z', 99), // has not come yet
      ],
      { nowMs: NOW_MS, slotMs: HOUR_MS },
    );
    expect(today).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9]);
    expect([days[0]?.[0], days[0]?.[23], days[1]?.[0], days.length, isEmpty]).toEqual([8, 7, 0, 7, false]);
  });

  it('is empty where neither today nor yesterday has anything', () => {
    const old = [at('2026-11-18T02:00:00Z', 7)];
    expect(daysOf(old, { nowMs: NOW_MS, slotMs: HOUR_MS }).isEmpty).toBe(true);
  });
});
