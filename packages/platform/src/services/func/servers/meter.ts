// What servers had, for the meter: how long they ran at which level, what they took of it, and what they sent.
import { recordUse, type Use } from '#core/meter/meter';
import type { At } from '#engines/processes/servers/hosting';
import { billedAs } from '../levels.ts';
import { type Metered, takeMetered } from '../store/servers.ts';
import { SERVICE } from './turns.ts';

/** Puts servers that run on the meter, up to `until`; each moment once, whoever does it. */
export async function meterServers(
  { db, ports }: At,
  until: string,
  { id }: { readonly id?: string } = {},
): Promise<void> {
  const rows = await takeMetered(db, until, id === undefined ? {} : { id });
  const functionIds = rows.map(({ function_id }) => function_id);
  const factors = await ports.services.ask('hosting').usageFactors(db, functionIds);
  // why the moment before: what is metered at the full hour was used in the one that ends
  const at = new Date(Date.parse(until) - 1);
  await recordUse(
    ports,
    db,
    at,
    rows.flatMap((row) => usesOf(row, factors.get(row.function_id) ?? 1)),
  );
}

/** Differences of what it had in all: so that no fraction of a second is lost between two of them. */
function usesOf(row: Metered, factor: number): Use[] {
  const between = (from: number, to: number, by: number): number => Math.floor(to * by) - Math.floor(from * by);
  const { metric, times } = billedAs(row.cpu_millis);
  const amounts = {
    usage: row.to_seconds - row.from_seconds,
    cpuUsageUnit: between(row.core_ms_before, row.core_ms, 1 / 1000),
    [metric]: between(row.from_seconds, row.to_seconds, times * factor),
    networkTransmit: between(row.sent_before, row.sent, factor),
  };
  return Object.entries(amounts).flatMap(([name, amount]) =>
    amount > 0 ? [{ appId: row.app_id, service: SERVICE, metric: name, amount }] : [],
  );
}
