import { describe, expect, it } from 'vitest';
import { rangeOf } from './time-range.ts';

const NOW = Date.parse('2026-11-26T00:00:00Z');

describe('rangeOf', () => {
  it('shows two weeks around now where nothing has an end', () => {
    const { now, bars, from, until } = rangeOf([{ overrideId: 'a', startDate: '', endDate: '' }], NOW);
    expect([now, bars]).toEqual([50, [{ overrideId: 'a', left: 0, width: 100 }]]);
    expect((until - from) / 86_400_000).toBe(14);
  });

  it('holds all that begins or ends, with room beside it', () => {
    const { now, bars } = rangeOf(
      [
        { overrideId: 'a', startDate: '2026-11-01T00:00:00Z', endDate: '2026-12-01T00:00:00Z' },
        { overrideId: 'b', startDate: '2026-12-01T00:00:00Z', endDate: '' },
      ],
      NOW,
    );
    const [a, b] = bars;
    expect(a?.left).toBeGreaterThan(0);
    expect((a?.left ?? 0) + (a?.width ?? 0)).toBeCloseTo(b?.left ?? 0);
    expect((b?.left ?? 0) + (b?.width ?? 0)).toBeCloseTo(100);
    expect(now).toBeGreaterThan(a?.left ?? 100);
  });
});
