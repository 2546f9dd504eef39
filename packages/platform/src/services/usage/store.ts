// SQL that reads the meter back, by day in Asia/Shanghai.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { PageRequest } from '#kernel/paging';
import type { Period } from '#kernel/period';

const SERVICE = 'asset-streaming';

// why not the time zone by name: the embedded database may know no other than UTC
const dayOf = (moment: RawBuilder<unknown>) =>
  sql`to_char((${moment} AT TIME ZONE 'UTC') + interval '8 hours', 'YYYY-MM-DD')`;

const within = (moment: RawBuilder<unknown>, { from, to }: Period) =>
  sql`${moment} >= ${from.toISOString()} AND ${moment} < ${to.toISOString()}`;

const amountOf = (metric: 'usage' | 'requests' | 'errors') =>
  sql`coalesce(sum(m.amount) FILTER (WHERE m.metric = ${metric}), 0)::bigint`;

export interface AppDay {
  readonly usage: number;
  readonly requests: number;
  readonly errors: number;
}

/** What an app delivered, by day; days without anything are left out. */
export async function deliveryByDay(db: Db, appId: string, period: Period): Promise<ReadonlyMap<string, AppDay>> {
  const { rows } = await sql<AppDay & { date: string }>`
    SELECT ${dayOf(sql`m.hour`)} AS date, ${amountOf('usage')} AS usage, ${amountOf('requests')} AS requests,
      ${amountOf('errors')} AS errors
    FROM meter m
    WHERE m.app_id = ${appId} AND m.service = ${SERVICE} AND ${within(sql`m.hour`, period)}
    GROUP BY 1`.execute(db);
  return new Map(rows.map(({ date, ...sums }) => [date, sums]));
}

export interface UsageRow {
  readonly app_id: string;
  readonly name: string;
  readonly date: string;
  readonly usage: number;
}

export interface UsageFilter {
  readonly appId?: string | undefined;
  readonly orgId?: string | undefined;
  /** Only apps whose provider is this, or that name none. */
  readonly provider?: string | undefined;
}

/** One row per app and day with traffic, newest day first, and how many there are on all pages. */
export async function listUsage(
  db: Db,
  filter: UsageFilter,
  period: Period,
  page: PageRequest,
): Promise<{ rows: UsageRow[]; total: number }> {
  const all = sql`
    SELECT m.app_id, a.name, ${dayOf(sql`m.hour`)} AS date, sum(m.amount)::bigint AS usage
    FROM meter m JOIN apps a ON a.id = m.app_id
    WHERE m.service = ${SERVICE} AND m.metric = 'usage' AND ${within(sql`m.hour`, period)}
      ${filter.appId === undefined ? sql`` : sql`AND a.id = ${filter.appId}`}
      ${filter.orgId === undefined ? sql`` : sql`AND a.org_id = ${filter.orgId}`}
      ${
        filter.provider === undefined
          ? sql``
          : sql`AND coalesce((SELECT s.provider FROM app_services s
              WHERE s.app_id = a.id AND s.name = ${SERVICE}), '') IN ('', ${filter.provider})`
      }
    GROUP BY 1, 2, 3 HAVING sum(m.amount) > 0`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*) AS total FROM (${all}) u`.execute(db);
  const { rows } = await sql<UsageRow>`
    SELECT * FROM (${all}) u ORDER BY u.date DESC, u.usage DESC, u.app_id
    LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

export interface DayOfAll {
  readonly usage: number;
  readonly apps: number;
}

/** What all apps delivered, by day, and how many of them did. */
export async function aggregateByDay(db: Db, period: Period): Promise<ReadonlyMap<string, DayOfAll>> {
  const { rows } = await sql<DayOfAll & { date: string }>`
    SELECT ${dayOf(sql`m.hour`)} AS date, sum(m.amount)::bigint AS usage, count(DISTINCT m.app_id) AS apps
    FROM meter m
    WHERE m.service = ${SERVICE} AND m.metric = 'usage' AND m.amount > 0 AND ${within(sql`m.hour`, period)}
    GROUP BY 1`.execute(db);
  return new Map(rows.map(({ date, ...sums }) => [date, sums]));
}

export interface TopApp {
  readonly app_id: string;
  readonly name: string;
  readonly org_id: string;
  readonly org_name: string;
  readonly usage: number;
}

export async function topApps(db: Db, period: Period, count: number): Promise<TopApp[]> {
  const { rows } = await sql<TopApp>`
    SELECT a.id AS app_id, a.name, a.org_id, o.name AS org_name, sum(m.amount)::bigint AS usage
    FROM meter m JOIN apps a ON a.id = m.app_id JOIN organizations o ON o.id = a.org_id
    WHERE m.service = ${SERVICE} AND m.metric = 'usage' AND ${within(sql`m.hour`, period)}
    GROUP BY a.id, o.name HAVING sum(m.amount) > 0
    ORDER BY 5 DESC, a.id LIMIT ${count}`.execute(db);
  return rows;
}

/** Apps that used any service, by day. */
export async function activeApps(db: Db, period: Period): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<DayCount>`
    SELECT ${dayOf(sql`m.hour`)} AS date, count(DISTINCT m.app_id) AS count
    FROM meter m WHERE m.amount > 0 AND ${within(sql`m.hour`, period)} GROUP BY 1`.execute(db);
  return byDate(rows);
}

/** Apps that were made, by day. */
export async function newApps(db: Db, period: Period): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<DayCount>`
    SELECT ${dayOf(sql`a.created_at`)} AS date, count(*) AS count
    FROM apps a WHERE ${within(sql`a.created_at`, period)} GROUP BY 1`.execute(db);
  return byDate(rows);
}

interface DayCount {
  readonly date: string;
  readonly count: number;
}

function byDate(rows: readonly DayCount[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ date, count }) => [date, count]));
}

/** Marks the caches in front of an app's buckets as cleared: of one bucket, or of all. Answers which. */
export async function clearCaches(db: Db, appId: string, bucketId: string | undefined, now: string): Promise<string[]> {
  const rows = await db
    .updateTable('cdn_buckets')
    .set({ cache_cleared_at: now })
    .where('app_id', '=', appId)
    .$if(bucketId !== undefined, (query) => query.where('id', '=', bucketId ?? ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).sort();
}
