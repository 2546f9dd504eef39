import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumYuan } from './sum.ts';

describe('sumYuan', () => {
  it('adds to the fen, with either sign', () => {
    expect(sumYuan([])).toBe(0);
    expect(sumYuan([0.1, 0.2])).toBe(0.3);
    expect(sumYuan([1280.55, -1280.5])).toBe(0.05);
  });

  it('is the sum of the fen, however many', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (fen) => {
        expect(sumYuan(fen.map((one) => one / 100))).toBe(fen.reduce((sum, one) => sum + one, 0) / 100);
      }),
    );
  });
});
