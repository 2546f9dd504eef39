import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSize, parseSize } from './size.ts';

describe('formatSize', () => {
  it('counts in thousands from B to PB', () => {
    const sizes = [0, 999, 1000, 1500, 999_994, 999_999, 1e6, 5e9, 1e12, 1e15, 2e18];
    expect(sizes.map(formatSize)).toEqual([
      ...['0 B', '999 B', '1 KB', '1.5 KB', '999.99 KB', '1 MB', '1 MB', '5 GB', '1 TB', '1 PB', '2000 PB'],
    ]);
  });

  it('keeps the sign and shows no number as a dash', () => {
    expect([formatSize(-2500), formatSize(Number.NaN), formatSize(Number.POSITIVE_INFINITY)]).toEqual([
      '-2.5 KB',
      '-',
      '-',
    ]);
  });
});

describe('parseSize', () => {
  it('reads what is shown, and a bare number as bytes', () => {
    expect(['5 GB', '1.5kb', '10', ' 0 B '].map(parseSize)).toEqual([5e9, 1500, 10, 0]);
    expect(['', 'GB', '-1 B', '1 GiB', '1,5 KB', '9 XB'].map(parseSize)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });

  it('comes back within half a percent of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e15 }), (bytes) => {
        expect(Math.abs((parseSize(formatSize(bytes)) ?? 0) - bytes) / bytes).toBeLessThanOrEqual(0.005);
      }),
    );
  });
});
