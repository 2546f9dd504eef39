// The lines of a chart as data, and what is told of them in words and as a table.
import { formatTime, shanghaiDay, shanghaiMonth } from '@uos/contract/rules';
import { formatCompact } from '../language/format.ts';
import { text } from './text.zh.ts';

export interface Series {
  readonly key: string;
  readonly label: string;
  /** One for every moment of the chart; nothing where nothing was measured, which is not zero. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  /** Epoch milliseconds, upwards. */
  readonly times: readonly number[];
  readonly series: readonly Series[];
  /** Times in which something was so that explains the lines, such as that nothing was measured. */
  readonly bands?: readonly ChartBand[];
}

export interface ChartBand {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** Something that happened at a moment of a chart, and left more of what it shows or less. */
export interface ChartMark {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: 'more' | 'less';
  readonly label: string;
}

/** How values of a chart are written; 12345 is 1.23万 when absent. */
export type WriteValue = (value: number) => string;

export interface SeriesFacts {
  readonly total: number;
  readonly max: number;
  readonly average: number;
  /** Epoch milliseconds of the highest value. */
  readonly maxAt: number | undefined;
}

/** Nothing where the series holds no value. */
export function factsOf({ values }: Series, times: readonly number[]): SeriesFacts | undefined {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, at: times[index] }]));
  const [first] = known;
  if (first === undefined) {
    return undefined;
  }
  const highest = known.reduce((best, one) => (one.value > best.value ? one : best), first);
  const total = known.reduce((sum, { value }) => sum + value, 0);
  return { total, max: highest.value, average: total / known.length, maxAt: highest.at };
}

/** The value that was measured last. */
export function lastOf({ values }: Series): number | undefined {
  return values.findLast((value) => value !== null) ?? undefined;
}

export function isEmptyChart({ series }: ChartData): boolean {
  return series.every(({ values }) => values.every((value) => value === null));
}

/** The chart in one sentence, for those who do not see it; of what is a level the sum says nothing. */
export function summaryOf(
  title: string,
  data: ChartData,
  write: WriteValue = formatCompact,
  { isLevel = false }: { readonly isLevel?: boolean } = {},
): string {
  const parts = data.series.flatMap((series) => {
    const facts = factsOf(series, data.times);
    if (facts === undefined) {
      return [];
    }
    const [max, at] = [write(facts.max), formatTime(facts.maxAt)];
    return [
      isLevel
        ? text.levelSummary(series.label, write(lastOf(series) ?? facts.max), max, at)
        : text.seriesSummary(series.label, write(facts.total), max, at),
    ];
  });
  return text.summary(title, parts.length === 0 ? text.empty : parts.join(text.semicolon));
}

/** Rows of the chart as a table, oldest first. */
export function rowsOf({ times, series }: ChartData): readonly (readonly [number, ...(number | null)[]])[] {
  return times.map((at, index) => [at, ...series.map(({ values }) => values[index] ?? null)]);
}

/** Points of services that answer `[{ time, value }]` in no order and with gaps, as a series over all of their times. */
export function chartOf(
  lines: readonly { readonly key: string; readonly label: string; readonly points: readonly Point[] }[],
): ChartData {
  const times = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].sort((a, b) => a - b);
  return {
    times,
    series: lines.map(({ key, label, points }) => {
      const byTime = new Map(points.map(({ at, value }) => [at, value]));
      return { key, label, values: times.map((at) => byTime.get(at) ?? null) };
    }),
  };
}

export interface Point {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly value: number | null;
}

/** Counted by the month, as bills are: every time is the first moment of one. */
export function isMonthly({ times }: ChartData): boolean {
  return times.length > 1 && times.every((at) => formatTime(at).endsWith('-01 00:00'));
}

/** Counts: half of one says nothing on an axis. */
export function isWhole({ series }: ChartData): boolean {
  return series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
}

/** A month, a day or a minute, as the chart counts. */
export function timeWords(at: number, data: ChartData, daily: boolean): string {
  return (isMonthly(data) ? shanghaiMonth(at) : daily ? shanghaiDay(at) : formatTime(at)) ?? '';
}
