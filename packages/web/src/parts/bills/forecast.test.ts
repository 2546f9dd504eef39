import { describe, expect, it } from 'vitest';
import { lastsDays, monthEndYuan, sameTimeYuan } from './forecast.ts';

/** Ten of thirty days have passed in Shanghai. */
const NOW_MS = Date.parse('2026-11-10T16:00:00Z');
const FIRST_MS = Date.parse('2026-11-01T16:00:00Z');

describe('what is expected of a month', () => {
  it('goes on at its pace', () => {
    expect(monthEndYuan(100, NOW_MS)).toBe(300);
    expect(sameTimeYuan(300, NOW_MS)).toBe(100);
    expect(lastsDays(250, 100, NOW_MS)).toBe(25);
  });

  it('is not said on its first days, nor of what costs nothing', () => {
    expect(monthEndYuan(100, FIRST_MS)).toBeUndefined();
    expect(lastsDays(250, 100, FIRST_MS)).toBeUndefined();
    expect(lastsDays(250, 0, NOW_MS)).toBeUndefined();
    expect(lastsDays(-1, 10, NOW_MS)).toBeUndefined();
  });
});
