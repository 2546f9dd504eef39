// What databases had, for the meter: how long each size ran, and how much storage for how long.
import { databasePrices } from '@uos/contract/rules';
import { recordUse, type Use } from '#core/meter/meter';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { SERVICE } from './names.ts';
import { type Metered, takeMetered } from './store/usage.ts';

export const METERED: readonly string[] = Object.keys(databasePrices);

/** Puts databases that run on the meter, up to `until`; each moment once, whoever does it. */
export async function meterDatabases(
  { db, ports }: { readonly db: Db; readonly ports: Ports },
  until: string,
  id?: string,
): Promise<void> {
  const rows = await takeMetered(db, until, id);
  // why the moment before: what is metered at the full hour was used in the one that ends
  await recordUse(ports, db, new Date(Date.parse(until) - 1), rows.flatMap(usesOf));
}

export function usesOf({ app_id: appId, engine, instance_type, storage_gib, seconds }: Metered): Use[] {
  const amounts = {
    [`${instance_type}Seconds`]: seconds,
    [`${engine}GigabyteSeconds`]: storage_gib * seconds,
  };
  return Object.entries(amounts).flatMap(([metric, amount]) =>
    amount > 0 && METERED.includes(metric) ? [{ appId, service: SERVICE, metric, amount }] : [],
  );
}
