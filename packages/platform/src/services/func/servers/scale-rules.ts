// How many servers a function should have, as far as one look decides. Source: wire/realtime-and-compute.md 9.7.
import type { AutoscalerRow } from '../store/autoscalers.ts';
import type { Load } from '../store/samples.ts';

/** Fewer say nothing of the load. */
const FEWEST_SAMPLES = 3;
/** As many as that come in so many seconds. */
export const SHORTEST_WINDOW = 15;

export interface Standing {
  /** That run or are about to. */
  readonly servers: number;
  readonly running: number;
  readonly load: Load | undefined;
  /** Seconds since the last step of either kind; undefined where there was none. */
  readonly sinceSeconds: number | undefined;
}

export interface ScalingStep {
  readonly operation: 'extend' | 'shrink';
  readonly count: number;
  readonly cause: 'min' | 'max' | 'above' | 'below';
  /** Percent that the load was compared with; null where only the number of servers decided. */
  readonly threshold: number | null;
  /** Both as a sentence. */
  readonly reason: string;
}

export type Bounds = Pick<
  AutoscalerRow,
  'resource' | 'min_servers' | 'max_servers' | 'extend_threshold' | 'shrink_threshold' | 'step' | 'cooldown_seconds'
>;

/** Undefined where it is right as it is, or cannot be told yet. */
export function stepOf(bounds: Bounds, { servers, running, load, sinceSeconds }: Standing): ScalingStep | undefined {
  const { min_servers: min, max_servers: max, step } = bounds;
  if (servers < min) {
    return { operation: 'extend', count: min - servers, cause: 'min', threshold: null, reason: 'min' };
  }
  if (servers > max) {
    return { operation: 'shrink', count: servers - max, cause: 'max', threshold: null, reason: 'max' };
  }
  const isResting = sinceSeconds !== undefined && sinceSeconds < bounds.cooldown_seconds;
  if (isResting || running === 0 || load === undefined || load.samples < FEWEST_SAMPLES) {
    return undefined;
  }
  const { extend_threshold: high, shrink_threshold: low } = bounds;
  const said = (sign: '>' | '<', threshold: number) =>
    `${bounds.resource} ${percent(load.mean)}% ${sign} ${threshold}%`;
  if (load.mean > high && servers < max) {
    const why = { cause: 'above', threshold: high, reason: said('>', high) } as const;
    return { operation: 'extend', count: Math.min(step, max - servers), ...why };
  }
  if (load.mean < low && servers > min) {
    const why = { cause: 'below', threshold: low, reason: said('<', low) } as const;
    return { operation: 'shrink', count: Math.min(step, servers - min), ...why };
  }
  return undefined;
}

/** With one decimal. */
export const percent = (value: number): number => Math.round(value * 10) / 10;

interface Removable {
  readonly players: number;
  readonly created_at: string;
  readonly id: string;
}

/** Those that go first: the emptiest, of equals the youngest. */
export function firstToGo<Server extends Removable>(servers: readonly Server[]): readonly Server[] {
  return servers.toSorted(
    (a, b) =>
      a.players - b.players ||
      (a.created_at === b.created_at ? (a.id < b.id ? -1 : 1) : a.created_at > b.created_at ? -1 : 1),
  );
}
