// What the kernel lets all programs of a database take together, where it holds them (`UOS_NODE_CGROUP`).
import type { GroupLimits } from '#engines/sandbox/cgroup';
import type { DatabaseSpec, EngineName } from './port.ts';

/**
 * Of the memory that was ordered. An engine is set to stay within it; what it has beside is that of its programs, and of
 * Redis a copy of itself while it writes everything down.
 */
const SHARE: Readonly<Record<EngineName, number>> = { postgresql: 1.25, mysql: 1.25, mongo: 1.25, redis: 2 };
/** Of tools that back up and restore, whatever its size. */
const BESIDE_MIB = 256;
/** As many as the wall lets it have, with those of the wall itself. */
const PROCESSES = 1024;

export function limitsOf({ engine, size }: Pick<DatabaseSpec, 'engine' | 'size'>): GroupLimits {
  return {
    cpuMillis: size.cpuCores * 1000,
    memoryMiB: Math.ceil(size.memoryMiB * SHARE[engine]) + BESIDE_MIB,
    processes: PROCESSES,
  };
}
