// What servers had, for the meter: what they may take times how long they run, and what they sent.
import { recordUse, type Use } from '#core/meter/meter';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { type Metered, takeMetered } from '../store/allocations.ts';

const SERVICE = 'multiverse';
const MILLIS_PER_CORE = 1000;

/** Puts servers that run on the meter, up to `until`; each moment once, whoever does it. */
export async function meterServers(
  { db, ports }: { readonly db: Db; readonly ports: Ports },
  until: string,
  { serverId }: { readonly serverId?: string } = {},
): Promise<void> {
  const rows = await takeMetered(db, until, serverId === undefined ? {} : { serverId });
  // why the moment before: what is metered at the full hour was used in the one that ends
  const at = new Date(Date.parse(until) - 1);
  await recordUse(ports, db, at, rows.flatMap(usesOf));
}

/** Differences of what it had in all: so that no fraction of a second is lost between two of them. */
function usesOf(row: Metered): Use[] {
  const { app_id: appId, from_seconds, to_seconds, cpu_millis, memory_mib, usage_factor, sent, before } = row;
  const cores = cpu_millis / MILLIS_PER_CORE;
  const between = (perSecond: number): number =>
    Math.floor(to_seconds * perSecond) - Math.floor(from_seconds * perSecond);
  const amounts = {
    durationSum: to_seconds - from_seconds,
    cpuUsage: between(cores),
    memoryUsage: between(memory_mib),
    networkSent: sent - before,
    cpuUsageUnit: between(cores * usage_factor),
    networkTransmit: Math.floor(sent * usage_factor) - Math.floor(before * usage_factor),
  };
  return Object.entries(amounts).flatMap(([metric, amount]) =>
    amount > 0 ? [{ appId, service: SERVICE, metric, amount }] : [],
  );
}
