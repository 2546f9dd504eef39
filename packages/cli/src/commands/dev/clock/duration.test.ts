import { describe, expect, it } from 'vitest';
import { durationMs, momentOf } from './duration.ts';

describe('durationMs', () => {
  it.each([
    ['3d', 259_200_000],
    ['12h', 43_200_000],
    ['1w2d30m5s', 779_405_000],
    ['0s', 0],
  ])('reads %s', (text, ms) => {
    expect(durationMs(text)).toBe(ms);
  });

  it.each(['', '3', 'd', '3 d', '-3d', '1.5h', '3months'])('reads nothing from "%s"', (text) => {
    expect(durationMs(text)).toBeUndefined();
  });
});

describe('momentOf', () => {
  it.each([
    ['2026-03-01', '2026-02-28T16:00:00.000Z'],
    ['2026-03-01 08:30', '2026-03-01T00:30:00.000Z'],
    ['2026-03-01T08:30:15', '2026-03-01T00:30:15.000Z'],
    ['2026-03-01T00:00:00Z', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T00:00:00+02:00', '2026-02-28T22:00:00.000Z'],
  ])('reads %s', (text, moment) => {
    expect(momentOf(text)).toBe(moment);
  });

  it.each(['', 'tomorrow', '2026-13-01', '1 March 2026', '2026-03-01T25:00:00Z'])('reads nothing from "%s"', (text) => {
    expect(momentOf(text)).toBeUndefined();
  });
});
