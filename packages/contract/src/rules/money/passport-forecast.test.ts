import { describe, expect, it } from 'vitest';
import { passportForecast } from './passport-forecast.ts';

describe('passportForecast', () => {
  it('is thirty days like those behind, at the prices of the specification', () => {
    const { lines, totalYuan } = passportForecast({ days: 7, dau: 7000, sms: 70, realName: 7 });
    expect(lines.map(({ key, usage, amountYuan }) => [key, usage, amountYuan])).toEqual([
      ['dau', 30_000, 1800],
      ['sms', 300, 12.6],
      ['realName', 30, 2.4],
    ]);
    expect(totalYuan).toBe(1815);
    expect(passportForecast({ days: 7, dau: 0, sms: 0, realName: 0 }).totalYuan).toBe(0);
  });
});
