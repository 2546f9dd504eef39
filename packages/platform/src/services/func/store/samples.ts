// SQL of what servers took: in points of a minute, and of the last while as they were sampled where an autoscaler asks.
import { type Insertable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { ServerSample } from '#engines/processes/servers/port';
import type { FuncTables } from '../tables.ts';

/** Adds samples of this moment, each of which stands for so many seconds. */
export async function writeSamples(
  db: Db,
  { now, seconds }: { readonly now: string; readonly seconds: number },
  samples: readonly ServerSample[],
): Promise<void> {
  if (samples.length === 0) {
    return;
  }
  // why sorted: two nodes that write the same rows in one order wait for each other instead of deadlocking
  const rows = [...samples].sort((a, b) => (a.id < b.id ? -1 : 1));
  await sql`
    WITH said AS (
      SELECT f.id, f.function_id, f.app_id, s."cpuMillis" AS cpu, s."memoryBytes" AS memory, s."sentBytes" AS sent,
        f.cpu_millis, f.memory_mib
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS s(id uuid, "cpuMillis" float8, "memoryBytes" float8, "sentBytes" float8)
      JOIN func_servers f ON f.server_id = s.id AND f.status IN ('running', 'unhealthy')
    ), used AS (
      UPDATE func_servers f SET sent_bytes = greatest(f.sent_bytes, round(said.sent)::bigint),
        used_core_ms = f.used_core_ms + round(said.cpu * ${seconds}::float8)::bigint
      FROM said WHERE f.id = said.id
    ), watched AS (
      INSERT INTO func_samples (server_id, at, function_id, app_id, cpu, memory)
      SELECT said.id, ${now}::timestamptz, said.function_id, said.app_id,
        said.cpu * 100 / said.cpu_millis, said.memory * 100 / (said.memory_mib::float8 * 1048576)
      FROM said JOIN func_autoscalers a ON a.function_id = said.function_id AND a.enabled
    )
    INSERT INTO func_minutes (server_id, minute, function_id, app_id, core_ms)
    SELECT id, date_trunc('minute', ${now}::timestamptz), function_id, app_id, round(cpu * ${seconds}::float8)::bigint
    FROM said
    ON CONFLICT (server_id, minute) DO UPDATE SET core_ms = func_minutes.core_ms + excluded.core_ms`.execute(db);
}

/** Whole points of a server that has ended. */
export async function insertMinutes(db: Db, rows: readonly Insertable<FuncTables['func_minutes']>[]): Promise<void> {
  await db
    .insertInto('func_minutes')
    .values([...rows])
    .execute();
}

export interface Load {
  /** Percent, the mean of all samples. */
  readonly mean: number;
  /** Of the server that has fewest. */
  readonly samples: number;
}

/** Load of the servers that run, over the seconds before `now`; undefined where none was sampled. */
export async function loadOf(
  db: Db,
  {
    functionId,
    resource,
    now,
    seconds,
  }: {
    readonly functionId: string;
    readonly resource: 'cpu' | 'memory';
    readonly now: string;
    readonly seconds: number;
  },
): Promise<Load | undefined> {
  const { rows } = await sql<{ mean: number | null; samples: number }>`
    SELECT avg(x.${sql.ref(resource)}) AS mean, count(*)::int AS samples
    FROM func_samples x JOIN func_servers s ON s.id = x.server_id AND s.status = 'running'
    WHERE x.function_id = ${functionId} AND x.at <= ${now}
      AND x.at > ${now}::timestamptz - ${seconds} * interval '1 second'`.execute(db);
  const { mean = null, samples = 0 } = rows[0] ?? {};
  return mean === null ? undefined : { mean, samples };
}

export interface UsePoint {
  readonly at: string;
  readonly coreSeconds: number;
}

/** Points of so many seconds, oldest first; those in which nothing ran are left out. */
export async function usePoints(
  db: Db,
  {
    functionId,
    serverId,
    from,
    to,
    stepSeconds,
  }: {
    readonly functionId: string;
    readonly serverId?: string | undefined;
    readonly from: string;
    readonly to: string;
    readonly stepSeconds: number;
  },
): Promise<readonly UsePoint[]> {
  const { rows } = await sql<{ at: string; core_ms: number }>`
    SELECT to_timestamp(floor(extract(epoch FROM minute) / ${stepSeconds}) * ${stepSeconds}) AS at,
      sum(core_ms)::float8 AS core_ms
    FROM func_minutes
    WHERE function_id = ${functionId} AND minute >= ${from}::timestamptz - interval '1 minute' AND minute <= ${to}
      AND (${serverId === undefined} OR server_id = ${serverId ?? null}::uuid)
    GROUP BY 1 ORDER BY 1`.execute(db);
  return rows.map(({ at, core_ms }) => ({ at: new Date(at).toISOString(), coreSeconds: core_ms / 1000 }));
}

export async function forgetMinutes(db: Db, before: string): Promise<void> {
  await db.deleteFrom('func_minutes').where('minute', '<', before).execute();
}

/** Those of one function, or of all of them. */
export async function forgetSamples(
  db: Db,
  { before, functionId }: { readonly before: string; readonly functionId?: string },
): Promise<void> {
  await db
    .deleteFrom('func_samples')
    .where('at', '<', before)
    .$if(functionId !== undefined, (q) => q.where('function_id', '=', functionId ?? ''))
    .execute();
}
