// SQL that reads the meter back, by day in Asia/Shanghai.
import { sql } from 'kysely';
import { appDays, shanghaiDayOf, within } from '#core/meter/report';
import type { Db } from '#db/connect';
import type { PageRequest } from '#kernel/call/paging';
import type { Period } from '#kernel/time/period';

const SERVICE = 'asset-streaming';
const USAGE = { service: SERVICE, metrics: ['usage'] };

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
  const { appId, orgId, provider } = filter;
  const all = sql`
    SELECT m.app_id, a.name, m.date, m.amount AS usage
    FROM (${appDays(USAGE, period, { appId, orgId })}) m JOIN apps a ON a.id = m.app_id
    WHERE m.amount > 0
      ${
        provider === undefined
          ? sql``
          : sql`AND coalesce((SELECT s.provider FROM app_services s
              WHERE s.app_id = a.id AND s.name = ${SERVICE}), '') IN ('', ${provider})`
      }`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*) AS total FROM (${all}) u`.execute(db);
  const { rows } = await sql<UsageRow>`
    SELECT * FROM (${all}) u ORDER BY u.date DESC, u.usage DESC, u.app_id
    LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Apps that used any service, by day. */
export async function activeApps(db: Db, period: Period): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<DayCount>`
    SELECT ${shanghaiDayOf(sql`m.hour`)} AS date, count(DISTINCT m.app_id) AS count
    FROM meter m WHERE m.amount > 0 AND ${within(sql`m.hour`, period)} GROUP BY 1`.execute(db);
  return byDate(rows);
}

/** Apps that were made, by day. */
export async function newApps(db: Db, period: Period): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<DayCount>`
    SELECT ${shanghaiDayOf(sql`a.created_at`)} AS date, count(*) AS count
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
