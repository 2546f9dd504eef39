import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, type Price, roundToFen } from './price.ts';

const gigabyte = { zh: 'GB', en: 'GB' };
const prices: Record<string, Price> = {
  usageBytes: { yuan: 0.15, per: 1e9, unit: gigabyte, unitFrom: 'seen', coefficient: 1.2 },
  networkBytes: { yuan: 1.2, per: 1e9, unit: gigabyte, unitFrom: 'assumed' },
};

describe('costOf', () => {
  it('bills usage times the coefficient, less what is free', () => {
    const { lines, totalYuan } = costOf(prices, { usageBytes: 100e9 }, { usageBytes: 20 });
    expect(lines).toEqual([
      {
        key: 'usageBytes',
        usage: 100,
        free: 20,
        billedUsage: 100,
        unit: gigabyte,
        unitPrice: 0.15,
        amountYuan: 15,
      },
    ]);
    expect(totalYuan).toBe(15);
  });

  it('says quantities as a person would write them, without the dust of binary fractions', () => {
    const [line] = costOf(prices, { usageBytes: 158_334_333 }).lines;
    expect([line?.usage, line?.billedUsage]).toEqual([0.158334333, 0.1900011996]);
    const [left] = costOf(prices, { usageBytes: 100_100_000_000 }, { usageBytes: 100 }).lines;
    expect([left?.free, left?.billedUsage]).toEqual([100, 20.12]);
    fc.assert(
      fc.property(fc.nat({ max: 1e14 }), fc.nat({ max: 1000 }), (usageBytes, free) => {
        const { lines } = costOf(prices, { usageBytes }, { usageBytes: free });
        const digits = lines.flatMap((one) => [one.usage, one.free, one.billedUsage]).map((one) => String(one));
        expect(digits.filter((one) => (one.split('.')[1] ?? '').length > 10)).toEqual([]);
      }),
    );
  });

  it('never bills below nothing and leaves out what was not used', () => {
    const { lines, totalYuan } = costOf(prices, { usageBytes: 1e9, networkBytes: 0 }, { usageBytes: 20 });
    expect([lines.length, lines[0]?.free, lines[0]?.billedUsage, totalYuan]).toEqual([1, 1.2, 0, 0]);
    expect(costOf(prices, { unknown: 5 })).toEqual({ lines: [], totalYuan: 0 });
  });

  it('adds up to exactly the sum of its lines, in whole fen', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e12 }), fc.nat({ max: 1e12 }), (usageBytes, networkBytes) => {
        const { lines, totalYuan } = costOf(prices, { usageBytes, networkBytes });
        const fen = lines.map(({ amountYuan }) => Math.round(amountYuan * 100));
        expect(Math.round(totalYuan * 100)).toBe(fen.reduce((sum, part) => sum + part, 0));
        expect(lines.every(({ amountYuan }) => roundToFen(amountYuan) === amountYuan)).toBe(true);
      }),
    );
  });
});

describe('roundToFen', () => {
  it('rounds half up, also where floating point falls short', () => {
    expect([0.285, 1.005, 0.004, 0.005, 29.19].map(roundToFen)).toEqual([0.29, 1.01, 0, 0.01, 29.19]);
    const half = 0.0001 * 123_456_789_050;
    expect([half, 1_234_567.895, 12_345_678.494].map(roundToFen)).toEqual([12_345_678.91, 1_234_567.9, 12_345_678.49]);
  });
});
