// SQL of what databases say of themselves: samples of a moment, and statements that took long.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { DatabaseSample, SlowStatement } from '#engines/databases/port';
import type { PageRequest } from '#kernel/call/paging';

interface Of {
  readonly databaseId: string;
  readonly appId: string;
}

type SampleAt = DatabaseSample & { readonly at: string };

export async function insertSamples(db: Db, { databaseId, appId }: Of, samples: readonly SampleAt[]): Promise<void> {
  await db
    .insertInto('storage_samples')
    .values(
      samples.map((one) => ({
        ...{ database_id: databaseId, app_id: appId, at: one.at, cpu: one.cpuPercent, memory: one.memoryMiB },
        ...{ disk: one.diskMiB, connections: one.connections, qps: one.queriesPerSecond },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Point {
  /** Unix seconds. */
  readonly timestamp: number;
  readonly cpu: number;
  readonly memory: number;
  readonly disk: number;
  readonly connections: number;
  readonly qps: number;
}

/** Means of each step; steps in which it slept are left out. */
export async function readSamples(
  db: Db,
  databaseId: string,
  { from, to, stepSeconds }: { readonly from: string; readonly to: string; readonly stepSeconds: number },
): Promise<readonly Point[]> {
  const { rows } = await sql<Point>`
    SELECT (floor(extract(epoch FROM at) / ${stepSeconds}::int) * ${stepSeconds}::int)::bigint AS timestamp,
      avg(cpu) AS cpu, avg(memory) AS memory, max(disk) AS disk, max(connections) AS connections, avg(qps) AS qps
    FROM storage_samples
    WHERE database_id = ${databaseId} AND at >= ${from}::timestamptz AND at <= ${to}::timestamptz
    GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

export async function insertSlow(db: Db, { databaseId, appId }: Of, all: readonly SlowStatement[]): Promise<void> {
  if (all.length === 0) {
    return;
  }
  await db
    .insertInto('storage_slow')
    .values(
      all.map((one) => ({
        ...{ database_id: databaseId, app_id: appId, at: one.at, duration_ms: one.durationMs },
        ...{ statement: one.statement, database_name: one.database, user_name: one.user },
        rows_examined: one.rowsExamined ?? null,
      })),
    )
    .execute();
}

export interface SlowFilter {
  readonly databaseId: string;
  readonly from: string;
  readonly to: string;
  readonly thresholdMs: number;
}

export async function listSlow(
  db: Db,
  { databaseId, from, to, thresholdMs }: SlowFilter,
  { limit, offset }: PageRequest,
) {
  const of = db
    .selectFrom('storage_slow')
    .where('database_id', '=', databaseId)
    .where('at', '>=', from)
    .where('at', '<=', to)
    .where('duration_ms', '>=', thresholdMs);
  const rows = await of.selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await of.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return { rows, total: count };
}

const SLOW_KEPT = 10_000;

/** Forgets what is old, and of each database what is more than that many. */
export async function forgetWatched(db: Db, before: string): Promise<void> {
  await db.deleteFrom('storage_samples').where('at', '<', before).execute();
  await db.deleteFrom('storage_slow').where('at', '<', before).execute();
  await sql`
    DELETE FROM storage_slow s USING (
      SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY database_id ORDER BY at DESC, id DESC) AS place FROM storage_slow
      ) ranked WHERE place > ${SLOW_KEPT}
    ) old WHERE s.id = old.id`.execute(db);
}
