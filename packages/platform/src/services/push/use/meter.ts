// The cores that servers had, for the meter: what they may take times how long they run, whether they use it or not.
import { sql } from 'kysely';
import { recordUse, type Use } from '#core/meter/meter';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';

const HOUR_MS = 3_600_000;

/** Thousandths of a core times milliseconds: whole, so that no fraction is ever rounded away. */
export const CPU_MICROS = 'cpuMicros';
const MICROS_PER_CORE_HOUR = 1000 * HOUR_MS;
const DECIMALS = 1e6;

/** Core hours of what is metered, to a millionth. */
export const coreHours = (micros: number): number => Math.round((micros / MICROS_PER_CORE_HOUR) * DECIMALS) / DECIMALS;

/** Puts the cores of servers that run on the meter, up to `until`; each moment once, whoever does it. */
export async function meterServers(
  { db, ports }: { readonly db: Db; readonly ports: Ports },
  until: string,
  { serverId }: { readonly serverId?: string } = {},
): Promise<void> {
  const { rows } = await sql<{ app_id: string; cpu_millis: number; since: string }>`
    WITH due AS (
      SELECT s.id, s.app_id, s.metered_until, p.cpu_millis
      FROM push_servers s JOIN push_apps p ON p.app_id = s.app_id
      WHERE s.status IN ('running', 'waiting_exited') AND (${serverId === undefined} OR s.id = ${serverId ?? null}::uuid)
        AND s.metered_until < ${until}::timestamptz
        AND EXISTS (SELECT 1 FROM instances i WHERE i.id = s.host)
      ORDER BY s.id FOR NO KEY UPDATE OF s
    )
    UPDATE push_servers s SET metered_until = ${until}::timestamptz FROM due WHERE s.id = due.id
    RETURNING due.app_id, due.cpu_millis, due.metered_until AS since`.execute(db);
  const hours = new Map<number, Use[]>();
  for (const { app_id: appId, cpu_millis, since } of rows) {
    for (const { hourMs, ms } of byHour(Date.parse(since), Date.parse(until))) {
      const use = { appId, service: 'push', metric: CPU_MICROS, amount: cpu_millis * ms };
      hours.set(hourMs, [...(hours.get(hourMs) ?? []), use]);
    }
  }
  for (const [hourMs, uses] of hours) {
    await recordUse(ports, db, new Date(hourMs), uses);
  }
}

/** A time in pieces that end with the hour. */
function* byHour(fromMs: number, untilMs: number): Generator<{ readonly hourMs: number; readonly ms: number }> {
  for (let atMs = fromMs; atMs < untilMs; ) {
    const hourMs = Math.floor(atMs / HOUR_MS) * HOUR_MS;
    const endMs = Math.min(hourMs + HOUR_MS, untilMs);
    yield { hourMs, ms: endMs - atMs };
    atMs = endMs;
  }
}
