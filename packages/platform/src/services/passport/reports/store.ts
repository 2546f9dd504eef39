// SQL of reports. Every statement carries the app, so that another tenant's id finds nothing.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { ReportTables } from './tables.ts';

type Table = ReportTables['passport_reports'];
export type ReportRow = Selectable<Table>;
type Status = ReportRow['status'];

export interface ReportFilter {
  readonly id?: string | undefined;
  readonly status?: Status | undefined;
  readonly category?: string | undefined;
  readonly targetId?: string | undefined;
  readonly reporterId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Newest first. */
export async function listReports(
  db: Db,
  appId: string,
  { id, status, category, targetId, reporterId, from, to }: ReportFilter,
  page: PageRequest,
): Promise<{ rows: ReportRow[]; total: number }> {
  const query = db
    .selectFrom('passport_reports')
    .selectAll()
    .where('app_id', '=', appId)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? ''))
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'Reviewing'))
    .$if(category !== undefined, (q) => q.where('category', '=', category ?? ''))
    .$if(targetId !== undefined, (q) => q.where('target_id', '=', targetId ?? ''))
    .$if(reporterId !== undefined, (q) => q.where('reporter_id', '=', reporterId ?? ''))
    .$if(from !== undefined, (q) => q.where('created_at', '>=', from ?? ''))
    .$if(to !== undefined, (q) => q.where('created_at', '<', to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

export interface ReportedRow {
  readonly target_id: string;
  readonly target_user_id: string;
  readonly display_name: string;
  readonly reviewing: number;
  readonly reports: number;
  readonly reporters: number;
  readonly categories: string[];
  readonly last_id: string;
  readonly last_at: string;
}

/** One row for each persona that is reported, most reports under review first. */
export async function listReported(
  db: Db,
  appId: string,
  status: Status | undefined,
  page: PageRequest,
): Promise<{ rows: ReportedRow[]; total: number }> {
  const of = sql`app_id = ${appId} AND (${status ?? null}::text IS NULL OR status = ${status ?? null})`;
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(DISTINCT target_id) AS total FROM passport_reports WHERE ${of}`.execute(db);
  const { rows } = await sql<ReportedRow>`
    SELECT r.*, coalesce(p.display_name, '') AS display_name FROM (
      SELECT target_id, min(target_user_id::text)::uuid AS target_user_id,
        count(*) FILTER (WHERE status = 'Reviewing') AS reviewing, count(*) AS reports,
        count(DISTINCT reporter_id) AS reporters, jsonb_agg(DISTINCT category) AS categories, max(created_at) AS last_at,
        (array_agg(id ORDER BY created_at DESC, id DESC))[1] AS last_id
      FROM passport_reports WHERE ${of} GROUP BY target_id
    ) r LEFT JOIN passport_personas p ON p.app_id = ${appId} AND p.id = r.target_id
    ORDER BY r.reviewing DESC, r.last_at DESC, r.target_id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function findReport(db: Db, appId: string, id: string): Promise<ReportRow | undefined> {
  return db
    .selectFrom('passport_reports')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Is the same said by the same persona under review since then? The reporter has to be held. */
export async function isSaidAlready(
  db: Db,
  { app_id, reporter_id, target_id, category }: Pick<ReportRow, 'app_id' | 'reporter_id' | 'target_id' | 'category'>,
  since: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('passport_reports')
    .select('id')
    .where('app_id', '=', app_id)
    .where('reporter_id', '=', reporter_id)
    .where('target_id', '=', target_id)
    .where('category', '=', category)
    .where('status', '=', 'Reviewing')
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReport(db: Db, row: Insertable<Table>): Promise<void> {
  await db.insertInto('passport_reports').values(row).execute();
}

/** False where the player has taken it back. */
export async function decide(
  db: Db,
  appId: string,
  id: string,
  change: {
    readonly status: Status;
    readonly result: string | undefined;
    readonly reviewer: string;
    readonly reviewed_at: string | null;
    readonly modified_at: string;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passport_reports')
    .set(change)
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('status', '<>', 'Revoked')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where it is decided, or taken back already. */
export async function revoke(db: Db, appId: string, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passport_reports')
    .set({ status: 'Revoked', modified_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('status', '=', 'Reviewing')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteReport(db: Db, appId: string, id: string): Promise<void> {
  await db.deleteFrom('passport_reports').where('app_id', '=', appId).where('id', '=', id).execute();
}
