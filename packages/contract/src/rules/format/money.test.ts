import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFen, formatYuan } from './money.ts';

describe('formatYuan', () => {
  it('groups thousands and always has two decimals', () => {
    expect([0, 0.5, 1, 1234.5, 1_234_567.89, -12, 999.999].map(formatYuan)).toEqual([
      ...['¥0.00', '¥0.50', '¥1.00', '¥1,234.50', '¥1,234,567.89', '-¥12.00', '¥1,000.00'],
    ]);
  });

  it('rounds the numbers floating point gets wrong', () => {
    expect([1.005, 0.285, 1.255].map(formatYuan)).toEqual(['¥1.01', '¥0.29', '¥1.26']);
  });

  it('shows no number as a dash and never a minus zero', () => {
    expect([formatYuan(Number.NaN), formatYuan(-0), formatYuan(-0.001), formatYuan(1e-7)]).toEqual([
      ...['-', '¥0.00', '¥0.00', '¥0.00'],
    ]);
  });
});

describe('formatFen', () => {
  it('shows every whole number of fen exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (fen) => {
        expect(Number(formatFen(fen).replace(/[¥,.]/g, ''))).toBe(fen);
      }),
    );
  });
});
