// What the curves of a server say in one line.
import type { AllocationsMetricsReply } from '@uos/sdk/services/multiverse';

export interface Load {
  /** Thousandths of a core, oldest first. */
  readonly cpu: readonly number[];
  readonly cpuNow: number;
  /** MiB. */
  readonly memoryNow: number;
}

/** Nothing where less was measured than a line is drawn of. */
export function loadOf({ metrics }: Pick<AllocationsMetricsReply, 'metrics'>): Load | null {
  const valuesOf = (name: string): readonly number[] =>
    metrics.find((metric) => metric.name === name)?.points.map(({ value }) => value) ?? [];
  const cpu = valuesOf('cpu');
  const cpuNow = cpu.at(-1);
  return cpuNow === undefined || cpu.length < 2 ? null : { cpu, cpuNow, memoryNow: valuesOf('memory').at(-1) ?? 0 };
}
