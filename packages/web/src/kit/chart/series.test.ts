import { describe, expect, it } from 'vitest';
import { chartOf, factsOf, isEmptyChart, isWhole, rowsOf, summaryOf, timeWords } from './series.ts';

const day = (number: number) => Date.UTC(2026, 10, number, 0);
const chart = chartOf([
  {
    key: 'down',
    label: '下载',
    points: [
      { at: day(2), value: 30_000 },
      { at: day(1), value: 0 },
    ],
  },
  { key: 'up', label: '上传', points: [{ at: day(3), value: 5 }] },
]);

describe('chartOf', () => {
  it('puts points in order and leaves gaps where nothing was measured', () => {
    expect(rowsOf(chart)).toEqual([
      [day(1), 0, null],
      [day(2), 30_000, null],
      [day(3), null, 5],
    ]);
  });
});

describe('factsOf', () => {
  it('counts only what was measured', () => {
    expect(chart.series.map((series) => factsOf(series, chart.times))).toEqual([
      { total: 30_000, max: 30_000, average: 15_000, maxAt: day(2) },
      { total: 5, max: 5, average: 5, maxAt: day(3) },
    ]);
  });
});

describe('isEmptyChart', () => {
  it('tells zero from nothing', () => {
    expect(isEmptyChart(chartOf([{ key: 'a', label: 'a', points: [{ at: 1, value: 0 }] }]))).toBe(false);
    expect(isEmptyChart(chartOf([{ key: 'a', label: 'a', points: [] }]))).toBe(true);
  });
});

describe('summaryOf', () => {
  it('says the chart in a sentence', () => {
    expect(summaryOf('流量', chart)).toBe(
      '流量。下载合计 3万，最高 3万（2026-11-02 08:00）；上传合计 5，最高 5（2026-11-03 08:00）',
    );
  });
});

describe('timeWords', () => {
  const at = (...days: string[]) => ({ times: days.map((one) => Date.parse(`${one}T00:00:00+08:00`)), series: [] });
  const words = (data: ReturnType<typeof at>, daily: boolean) => data.times.map((time) => timeWords(time, data, daily));

  it('names months where months are counted, and days or moments elsewhere', () => {
    expect(words(at('2026-10-01', '2026-11-01'), true)).toEqual(['2026-10', '2026-11']);
    expect(words(at('2026-10-31', '2026-11-01'), true)).toEqual(['2026-10-31', '2026-11-01']);
    expect(words(at('2026-11-01'), false)).toEqual(['2026-11-01 00:00']);
  });
});

describe('isWhole', () => {
  it('tells counts from amounts', () => {
    expect(isWhole(chart)).toBe(true);
    expect(isWhole(chartOf([{ key: 'a', label: 'a', points: [{ at: 0, value: 0.5 }] }]))).toBe(false);
  });
});
