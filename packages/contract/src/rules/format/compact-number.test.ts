import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCompact } from './compact-number.ts';

describe('formatCompact', () => {
  it('changes unit at 万, 百万, 千万 and 亿', () => {
    const values = [
      0, 1, 9999, 10_000, 12_345, 999_949, 1_000_000, 9_990_000, 10_000_000, 99_000_000, 100_000_000, 1.5e12,
    ];
    expect(values.map((value) => formatCompact(value))).toEqual([
      ...['0', '1', '9999', '1万', '1.23万', '99.99万', '1百万', '9.99百万', '1千万', '9.9千万', '1亿', '15000亿'],
    ]);
  });

  it('never rounds up to a hundred of the smaller unit', () => {
    expect([999_999, 9_999_999, 99_999_999].map((value) => formatCompact(value))).toEqual(['1百万', '1千万', '1亿']);
    expect(formatCompact(9999.999)).toBe('1万');
  });

  it('counts in K, M and B in English', () => {
    expect([999, 1000, 12_345, 2_500_000, 3e9].map((value) => formatCompact(value, 'en'))).toEqual([
      ...['999', '1K', '12.35K', '2.5M', '3B'],
    ]);
  });

  it('keeps the sign and shows no number as a dash', () => {
    expect([formatCompact(-12_000), formatCompact(-0.001), formatCompact(Number.NaN)]).toEqual(['-1.2万', '0', '-']);
  });

  it('is never further than half a percent from the value', () => {
    const factor: Record<string, number> = { 亿: 1e8, 千万: 1e7, 百万: 1e6, 万: 1e4, '': 1 };
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1e12 }), (value) => {
        const [, number = '', unit = ''] = /^([\d.]+)(.*)$/.exec(formatCompact(value)) ?? [];
        const shown = Number(number) * (factor[unit] ?? Number.NaN);
        expect(Math.abs(shown - value) / value).toBeLessThanOrEqual(0.005);
      }),
    );
  });
});
