import { describe, expect, it } from 'vitest';
import { curveOf, gapsOf } from './curves.ts';

const MINUTE = 60_000;
const at = (...minutes: readonly number[]) => minutes.map((minute) => ({ at: minute * MINUTE, value: minute }));
const span = { from: 0, to: 60 * MINUTE, stepMs: MINUTE };
const words = { key: 'cpu', label: 'CPU', asleep: '休眠' };

describe('gapsOf', () => {
  it('finds where nothing was measured, at both ends too', () => {
    const gaps = gapsOf({ ...span, points: at(10, 11, 12, 30, 31) });
    expect(gaps.map(({ from, to }) => [from / MINUTE, to / MINUTE])).toEqual([
      [0, 9],
      [13, 29],
      [32, 60],
    ]);
  });

  it('takes a sample that came late for no sleep', () => {
    expect(gapsOf({ ...span, points: at(...Array.from({ length: 31 }, (_, index) => index * 2)) })).toEqual([]);
  });
});

describe('curveOf', () => {
  it('breaks the line where it slept, and says so', () => {
    const { times, series, bands } = curveOf({ ...span, ...words, points: at(10, 11, 30) });
    expect(times.map((time) => time / MINUTE)).toEqual([0, 9, 10, 11, 12, 29, 30, 31, 60]);
    expect(series[0]?.values).toEqual([null, null, 10, 11, null, null, 30, null, null]);
    expect(bands?.map(({ label }) => label)).toEqual(['休眠', '休眠', '休眠']);
  });

  it('is empty where nothing was measured at all', () => {
    expect(curveOf({ ...span, ...words, points: [] }).times).toEqual([]);
  });
});
