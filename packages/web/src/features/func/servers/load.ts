// What the minutes of a server say in one line.
import type { Point } from '../../../kit/chart/series.ts';

const MINUTE_MS = 60_000;

export interface Load {
  /** Thousandths of a core, of whole minutes, oldest first. */
  readonly cpu: readonly number[];
  readonly cpuNow: number;
}

/** Nothing where less was measured than a line is drawn of. */
export function loadOf(points: readonly Point[], nowMs: number): Load | null {
  // why without it: a minute that is not over has used less
  const cpu = points.filter(({ at }) => at + MINUTE_MS <= nowMs).map(({ value }) => ((value ?? 0) / 60) * 1000);
  const cpuNow = cpu.at(-1);
  return cpuNow === undefined || cpu.length < 2 ? null : { cpu, cpuNow };
}
