import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTtl, parseTtlSeconds, secondsToTtl, ttlToSeconds } from './time-to-live.ts';

describe('parseTtlSeconds', () => {
  it('reads seconds, the Go spelling and the empty default', () => {
    expect(['600s', '1h0m0s', '1h30m', '30m', '0s', ''].map((text) => parseTtlSeconds(text).value)).toEqual([
      600, 3600, 5400, 1800, 0, 0,
    ]);
  });

  it('refuses other units, orders, signs and fractions', () => {
    const bad = ['10', '10ms', '1.5h', '-1s', '1s1m', '1h 2m', 'h', '1H', `${'9'.repeat(30)}h`];
    expect(bad.filter((text) => parseTtlSeconds(text).value !== undefined)).toEqual([]);
  });

  it('reads back what is emitted, and the form holds the same length', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), (seconds) => {
        expect(parseTtlSeconds(formatTtl(seconds)).value).toBe(seconds);
        expect(ttlToSeconds(secondsToTtl(seconds))).toBe(seconds);
      }),
    );
  });
});
