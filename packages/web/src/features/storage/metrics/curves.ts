// Curves of a database with the time it slept: no sample is taken then, which is not zero.
import { type ChartData, chartOf } from '../../../kit/chart/series.ts';

interface Span {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
}

interface Sampled extends Span {
  readonly points: readonly { readonly at: number; readonly value: number }[];
  /** Between two points. */
  readonly stepMs: number;
}

interface Curve extends Sampled {
  readonly key: string;
  readonly label: string;
  /** Of the time without samples. */
  readonly asleep: string;
}

/** why more than one: a sample that comes late is no sleep */
const MISSED_STEPS = 3;

/** Over the whole span, whether or not something was measured at its ends; empty where nothing was at all. */
export function curveOf({ key, label, asleep, ...sampled }: Curve): ChartData {
  const { points } = sampled;
  if (points.length === 0) {
    return { times: [], series: [{ key, label, values: [] }] };
  }
  const gaps = gapsOf(sampled);
  const known = new Set(points.map(({ at }) => at));
  // why: a line ends where there is a moment without a value
  const ends = gaps
    .flatMap(({ from, to }) => [from, to])
    .filter((at) => !known.has(at))
    .map((at) => ({ at, value: null }));
  return {
    ...chartOf([{ key, label, points: [...points, ...ends] }]),
    bands: gaps.map((gap) => ({ ...gap, label: asleep })),
  };
}

/** Where it slept, was being changed, or its server was off. */
export function gapsOf({ points, from, to, stepMs }: Sampled): readonly Span[] {
  const edges = [from - stepMs, ...points.map(({ at }) => at), to + stepMs];
  return edges.slice(1).flatMap((next, index) => {
    const last = edges[index] ?? next;
    return next - last > MISSED_STEPS * stepMs ? [{ from: last + stepMs, to: next - stepMs }] : [];
  });
}
