// SQL of what servers took, in points of a minute.
import { type Insertable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { ServerSample } from '#engines/processes/servers/port';
import type { HostingTables } from '../tables.ts';

/** Adds samples of this moment, and what each server has sent so far. */
export async function writeSamples(db: Db, now: string, samples: readonly ServerSample[]): Promise<void> {
  if (samples.length === 0) {
    return;
  }
  // why sorted: two nodes that write the same rows in one order wait for each other instead of deadlocking
  const rows = [...samples].sort((a, b) => (a.id < b.id ? -1 : 1));
  await sql`
    WITH said AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS s(id uuid, "appId" uuid, "cpuMillis" float8, "memoryBytes" float8, "sentBytes" float8, "receivedBytes" float8)
    ), sent AS (
      UPDATE hosting_allocations a SET sent_bytes = greatest(a.sent_bytes, round(said."sentBytes")::bigint)
      FROM said WHERE a.server_id = said.id AND a.status IN ('allocated', 'unhealthy')
    )
    INSERT INTO hosting_samples (server_id, minute, app_id, samples, cpu_millis, memory_bytes, sent_bytes, received_bytes)
    SELECT id, date_trunc('minute', ${now}::timestamptz), "appId", 1, round("cpuMillis")::bigint,
      round("memoryBytes")::bigint, round("sentBytes")::bigint, round("receivedBytes")::bigint FROM said
    ON CONFLICT (server_id, minute) DO UPDATE SET samples = hosting_samples.samples + 1,
      cpu_millis = hosting_samples.cpu_millis + excluded.cpu_millis,
      memory_bytes = greatest(hosting_samples.memory_bytes, excluded.memory_bytes),
      sent_bytes = greatest(hosting_samples.sent_bytes, excluded.sent_bytes),
      received_bytes = greatest(hosting_samples.received_bytes, excluded.received_bytes)`.execute(db);
}

/** Whole points of a server that has ended. */
export async function insertPoints(
  db: Db,
  rows: readonly Insertable<HostingTables['hosting_samples']>[],
): Promise<void> {
  await db
    .insertInto('hosting_samples')
    .values([...rows])
    .execute();
}

export interface PointRow {
  readonly at: string;
  readonly cpu: number;
  readonly memory: number;
  readonly sent: number;
  readonly received: number;
}

/** Points of so many seconds, oldest first; those without a sample are left out. */
export async function pointsOf(
  db: Db,
  serverId: string,
  { from, to, stepSeconds }: { readonly from: string; readonly to: string; readonly stepSeconds: number },
): Promise<readonly PointRow[]> {
  const { rows } = await sql<PointRow>`
    SELECT to_timestamp(floor(extract(epoch FROM minute) / ${stepSeconds}) * ${stepSeconds}) AS at,
      (sum(cpu_millis)::float8 / sum(samples)) AS cpu, max(memory_bytes)::float8 AS memory,
      max(sent_bytes)::float8 AS sent, max(received_bytes)::float8 AS received
    FROM hosting_samples
    WHERE server_id = ${serverId} AND minute >= ${from}::timestamptz - interval '1 minute' AND minute <= ${to}
    GROUP BY 1 ORDER BY 1`.execute(db);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

export async function forgetSamples(db: Db, before: string): Promise<void> {
  await db.deleteFrom('hosting_samples').where('minute', '<', before).execute();
}
