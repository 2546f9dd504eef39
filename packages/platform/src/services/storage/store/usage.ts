// SQL of how many databases there were and what they had, and of what is to go on the meter.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { EngineName } from '#engines/databases/port';

/** Databases made on each day in Shanghai, of all apps; days without any are left out. */
export async function newByDay(db: Db, from: string, to: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ date: string; count: number }>`
    SELECT to_char((created_at AT TIME ZONE 'UTC') + interval '8 hours', 'YYYY-MM-DD') AS date, count(*)::int AS count
    FROM storage_databases WHERE created_at >= ${from}::timestamptz AND created_at < ${to}::timestamptz
    GROUP BY 1`.execute(db);
  return new Map(rows.map(({ date, count }) => [date, count]));
}

export interface Alive {
  /** Position of the moment in the list that was asked about. */
  readonly place: number;
  readonly instance_type: string;
  readonly count: number;
  readonly storage_gib: number;
}

/** What lived at each moment, by size; of all apps where none is named. */
export async function aliveAt(
  db: Db,
  moments: readonly string[],
  appId: string | undefined,
): Promise<readonly Alive[]> {
  const { rows } = await sql<Alive>`
    SELECT m.place::int AS place, d.instance_type, count(*)::int AS count, sum(d.storage_gib)::int AS storage_gib
    FROM unnest(${moments}::timestamptz[]) WITH ORDINALITY AS m(at, place)
    JOIN storage_databases d ON d.created_at < m.at AND (d.deleted_at IS NULL OR d.deleted_at >= m.at)
    WHERE ${appId === undefined ? sql`true` : sql`d.app_id = ${appId}::uuid`}
    GROUP BY 1, 2`.execute(db);
  return rows;
}

/** Apps with most databases that lived within a period. */
export async function topApps(db: Db, from: string, to: string, k: number) {
  const { rows } = await sql<{ app_id: string; name: string; count: number }>`
    SELECT a.id AS app_id, a.name, count(*)::int AS count
    FROM storage_databases d JOIN apps a ON a.id = d.app_id
    WHERE d.created_at < ${to}::timestamptz AND (d.deleted_at IS NULL OR d.deleted_at >= ${from}::timestamptz)
    GROUP BY a.id, a.name ORDER BY 3 DESC, a.id LIMIT ${k}`.execute(db);
  return rows;
}

export interface Metered {
  readonly app_id: string;
  readonly engine: EngineName;
  readonly instance_type: string;
  readonly storage_gib: number;
  readonly seconds: number;
}

/** Databases that run are on the meter up to `until` from now on; answers what they used since. Each moment once. */
export async function takeMetered(db: Db, until: string, id?: string): Promise<readonly Metered[]> {
  const { rows } = await sql<Metered>`
    WITH due AS (
      SELECT id, running_at, metered_until FROM storage_databases
      WHERE metered_until < ${until}::timestamptz AND status IN ('running', 'restarting', 'deleting')
        AND (${id === undefined} OR id = ${id ?? null}::uuid)
      ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE storage_databases d SET metered_until = ${until}::timestamptz
    FROM due WHERE d.id = due.id
    RETURNING d.app_id, d.engine, d.instance_type, d.storage_gib,
      (floor(extract(epoch FROM ${until}::timestamptz - due.running_at))
        - floor(extract(epoch FROM due.metered_until - due.running_at)))::int AS seconds`.execute(db);
  return rows;
}
