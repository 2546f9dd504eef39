// How many servers wait in a region. Source: wire/realtime-and-compute.md 9.1.
import { nextCronRun, parseCron } from '@uos/contract/rules';
import type { ScheduleRow } from '../store/capacity.ts';

export interface PoolWish {
  readonly minServers: number;
  readonly bufferPercent: number;
  /** Servers that somebody has. */
  readonly allocated: number;
  /** Reserved at this hour. */
  readonly placeholders: number;
}

/** Servers that should wait. */
export function readyTarget({ minServers, bufferPercent, allocated, placeholders }: PoolWish): number {
  return Math.max(minServers, Math.ceil((allocated * bufferPercent) / 100)) + placeholders;
}

/** Whether the schedule began less than its duration ago. */
export function isActive({ enabled, cron, duration_minutes }: ScheduleRow, nowMs: number): boolean {
  const { value } = parseCron(cron, 5);
  if (!enabled || value === undefined) {
    return false;
  }
  const began = nextCronRun(value, nowMs - duration_minutes * 60_000);
  return began !== undefined && began <= nowMs;
}
