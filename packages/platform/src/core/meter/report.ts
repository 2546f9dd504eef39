// Reads the meter back by day in Asia/Shanghai: of one app, of an organisation, of all, and who has most.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { Period } from '#kernel/time/period';
import { isLevel } from './meter.ts';

/** What is asked about. */
export interface Measure {
  /** Internal name. */
  readonly service: string;
  readonly metrics: readonly string[];
}

/** Whose use; of all apps where it says nothing. */
export interface Whose {
  readonly appId?: string | undefined;
  readonly orgId?: string | undefined;
}

// why not the time zone by name: the embedded database may know no other than UTC
export const shanghaiDayOf = (moment: RawBuilder<unknown>) =>
  sql<string>`to_char((${moment} AT TIME ZONE 'UTC') + interval '8 hours', 'YYYY-MM-DD')`;

export const within = (moment: RawBuilder<unknown>, { from, to }: Pick<Period, 'from' | 'to'>) =>
  sql<boolean>`${moment} >= ${from.toISOString()} AND ${moment} < ${to.toISOString()}`;

/** Rows of an app, a day and a metric: the sum of the day, or its highest level. */
export function appDays(
  { service, metrics }: Measure,
  period: Pick<Period, 'from' | 'to'>,
  { appId, orgId }: Whose = {},
) {
  return sql`
    SELECT m.app_id, m.metric, ${shanghaiDayOf(sql`m.hour`)} AS date,
      (CASE WHEN ${isLevel('m.metric')} THEN max(m.amount) ELSE sum(m.amount) END)::bigint AS amount
    FROM meter m
    WHERE m.service = ${service} AND m.metric = ANY(${metrics}::text[]) AND ${within(sql`m.hour`, period)}
      ${appId === undefined ? sql`` : sql`AND m.app_id = ${appId}`}
      ${orgId === undefined ? sql`` : sql`AND m.app_id IN (SELECT a.id FROM apps a WHERE a.org_id = ${orgId})`}
    GROUP BY 1, 2, 3`;
}

export interface Day {
  /** By metric; one that was not used is not there. */
  readonly amounts: ReadonlyMap<string, number>;
  /** Apps with any of it. */
  readonly apps: number;
}

/** What was used on each day, by those it is asked of together; days without anything are left out. */
export async function usesByDay(
  db: Db,
  measure: Measure,
  period: Period,
  whose?: Whose,
): Promise<ReadonlyMap<string, Day>> {
  const { rows } = await sql<{ date: string; amounts: Record<string, number>; apps: number }>`
    WITH used AS (${appDays(measure, period, whose)})
    SELECT s.date, jsonb_object_agg(s.metric, s.amount) AS amounts,
      (SELECT count(DISTINCT u.app_id) FROM used u WHERE u.date = s.date AND u.amount > 0) AS apps
    FROM (SELECT date, metric, sum(amount)::bigint AS amount FROM used GROUP BY 1, 2) s
    GROUP BY s.date`.execute(db);
  return new Map(rows.map(({ date, amounts, apps }) => [date, { amounts: new Map(Object.entries(amounts)), apps }]));
}

/** The same of each hour, by its start. */
export async function usesByHour(
  db: Db,
  { service, metrics }: Measure,
  period: Pick<Period, 'from' | 'to'>,
  { appId }: Pick<Whose, 'appId'> = {},
): Promise<ReadonlyMap<string, Day>> {
  const { rows } = await sql<{ hour: string; amounts: Record<string, number>; apps: number }>`
    WITH used AS (
      SELECT m.app_id, m.hour, m.metric, m.amount FROM meter m
      WHERE m.service = ${service} AND m.metric = ANY(${metrics}::text[]) AND ${within(sql`m.hour`, period)}
        ${appId === undefined ? sql`` : sql`AND m.app_id = ${appId}`}
    )
    SELECT s.hour, jsonb_object_agg(s.metric, s.amount) AS amounts,
      (SELECT count(DISTINCT u.app_id) FROM used u WHERE u.hour = s.hour AND u.amount > 0) AS apps
    FROM (SELECT hour, metric, sum(amount)::bigint AS amount FROM used GROUP BY 1, 2) s
    GROUP BY s.hour`.execute(db);
  return new Map(
    rows.map(({ hour, amounts, apps }) => [
      new Date(hour).toISOString(),
      { amounts: new Map(Object.entries(amounts)), apps },
    ]),
  );
}

export interface RankedApp {
  readonly app_id: string;
  readonly name: string;
  readonly org_id: string;
  readonly org_name: string;
  readonly amount: number;
}

/** The apps that used most of a metric, or had the highest level of it. */
export async function topApps(
  db: Db,
  { service, metric }: { readonly service: string; readonly metric: string },
  period: Period,
  count: number,
): Promise<RankedApp[]> {
  const { rows } = await sql<RankedApp>`
    WITH used AS (${appDays({ service, metrics: [metric] }, period)}),
    most AS (
      SELECT u.app_id, (CASE WHEN ${isLevel('u.metric')} THEN max(u.amount) ELSE sum(u.amount) END)::bigint AS amount
      FROM used u GROUP BY u.app_id, u.metric
    )
    SELECT a.id AS app_id, a.name, a.org_id, o.name AS org_name, most.amount
    FROM most JOIN apps a ON a.id = most.app_id JOIN organizations o ON o.id = a.org_id
    WHERE most.amount > 0
    ORDER BY most.amount DESC, a.id LIMIT ${count}`.execute(db);
  return rows;
}
