// Config levels: what a server may take, and by which word of the meter it is billed.
// Source: wire/realtime-and-compute.md 5, 9.11.
import { defaultMemory, funcConfigLevels, readFuncConfigLevels } from '@uos/contract/rules';

/** Levels that servers of the app may have; its own are left out where they cannot be read. */
export function levelsOf(configOptions: string | undefined): readonly string[] {
  const { value = funcConfigLevels } = readFuncConfigLevels(configOptions);
  return value.flatMap(({ cpu }) => (isLevel(cpu) ? [cpu] : []));
}

const MOST_MILLIS = 1_000_000;

function isLevel(cpu: string): boolean {
  return /^\d{1,7}m$/.test(cpu) && millisOf(cpu) >= 1 && millisOf(cpu) <= MOST_MILLIS;
}

/** `100m`: digits and a unit. */
export const millisOf = (level: string): number => Number.parseInt(level, 10);

export function limitsOf(level: string, memoryPerCpu: number) {
  const cpuMillis = millisOf(level);
  return { cpuMillis, memoryMiB: Number.parseInt(defaultMemory(cpuMillis / 1000, memoryPerCpu), 10) };
}

const LARGEST = 4000;

export const LEVEL_METRICS = [
  ...(['level100mSeconds', 'level333mSeconds', 'level500mSeconds'] as const),
  ...(['level1000mSeconds', 'level2000mSeconds', 'level4000mSeconds'] as const),
] as const;

const PRICED = LEVEL_METRICS.map((metric) => ({ metric, millis: Number(/\d+/.exec(metric)?.[0] ?? 0) }));

/** A level without a price of its own is billed as the smallest that holds it, a larger one as several of the largest. */
export function billedAs(cpuMillis: number): {
  readonly metric: (typeof LEVEL_METRICS)[number];
  readonly times: number;
} {
  const metric = PRICED.find(({ millis }) => millis >= cpuMillis)?.metric ?? 'level4000mSeconds';
  return { metric, times: Math.max(1, Math.ceil(cpuMillis / LARGEST)) };
}
