// SQL of what players do over time. Days are those of Asia/Shanghai, hours are whole ones everywhere.
import { type RawBuilder, sql } from 'kysely';
import { shanghaiDayOf } from '#core/meter/report';
import type { Db } from '#db/connect';

/** What is asked about: an app, or one realm of it. */
export interface Whose {
  readonly appId: string;
  readonly realmId?: string | undefined;
}

/** Calendar days, both included. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/** Who played on each day. */
export async function playersByDay(db: Db, whose: Whose, days: Days): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Counted>`
    SELECT d.day::text AS key, count(*) AS value FROM ${seen(whose, sql`d`)}
    WHERE d.day BETWEEN ${days.first}::date AND ${days.last}::date GROUP BY 1`.execute(db);
  return byKey(rows);
}

/** Who came in each hour for the first time of the day; the key is the hour's start in unix seconds. */
export async function arrivalsByHour(db: Db, whose: Whose, days: Days): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Counted>`
    SELECT (floor(extract(epoch FROM coalesce(d.came_at, (d.day::timestamp - interval '8 hours') AT TIME ZONE 'UTC'))
      / 3600) * 3600)::bigint::text AS key, count(*) AS value FROM ${seen(whose, sql`d`)}
    WHERE d.day BETWEEN ${days.first}::date AND ${days.last}::date GROUP BY 1`.execute(db);
  return byKey(rows);
}

/** What the meter says of the app, by hour in unix seconds. */
export async function meteredByHour(
  db: Db,
  appId: string,
  metric: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Counted>`
    SELECT extract(epoch FROM m.hour)::bigint::text AS key, m.amount AS value FROM meter m
    WHERE m.app_id = ${appId} AND m.service = 'passport' AND m.metric = ${metric}
      AND m.hour >= ${from.toISOString()} AND m.hour < ${to.toISOString()}`.execute(db);
  return byKey(rows);
}

export interface Cohort {
  readonly day: string;
  readonly users: number;
  readonly day1: number;
  readonly day7: number;
  readonly day30: number;
}

/** Those who came on each day for the first time, and how many of them were back later: of a realm, those who were in it. */
export async function cohorts(
  db: Db,
  whose: Whose,
  { first, last, from, to }: Days & { readonly from: Date; readonly to: Date },
): Promise<readonly Cohort[]> {
  const back = (days: number) => sql`(
    SELECT count(*) FROM cohort c JOIN ${seen(whose, sql`d`)} ON d.user_id = c.id AND d.day = c.day + ${days}::int
    WHERE c.day = days.day)`;
  const { rows } = await sql<Cohort>`
    WITH cohort AS MATERIALIZED (
      SELECT u.id, ${shanghaiDayOf(sql`u.created_at`)}::date AS day FROM passport_users u
      WHERE u.app_id = ${whose.appId} AND u.created_at >= ${from.toISOString()} AND u.created_at < ${to.toISOString()}
        ${
          whose.realmId === undefined
            ? sql``
            : sql`AND EXISTS (SELECT 1 FROM ${seen(whose, sql`d`)} WHERE d.user_id = u.id
                AND d.day = ${shanghaiDayOf(sql`u.created_at`)}::date)`
        }
    ), days AS (SELECT day, count(*) AS users FROM cohort GROUP BY day)
    SELECT days.day::text AS day, days.users, ${back(1)} AS day1, ${back(7)} AS day7, ${back(30)} AS day30
    FROM days WHERE days.day BETWEEN ${first}::date AND ${last}::date`.execute(db);
  return rows;
}

/** Apps that had players on each day. */
export async function appsByDay(db: Db, days: Days): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Counted>`
    SELECT d.day::text AS key, count(DISTINCT d.app_id) AS value FROM passport_daily_users d
    WHERE d.day BETWEEN ${days.first}::date AND ${days.last}::date GROUP BY 1`.execute(db);
  return byKey(rows);
}

interface Counted {
  readonly key: string;
  readonly value: number;
}

const byKey = (rows: readonly Counted[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ key, value }) => [key, value]));

/** Days of users, of the app or of the realm alone. */
function seen({ appId, realmId }: Whose, as: RawBuilder<unknown>) {
  return realmId === undefined
    ? sql`(SELECT * FROM passport_daily_users WHERE app_id = ${appId}) ${as}`
    : sql`(SELECT * FROM passport_daily_realm_users WHERE app_id = ${appId} AND realm_id = ${realmId}) ${as}`;
}
