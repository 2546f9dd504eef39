// SQL of mods and their versions. The state of a mod is that of its newest version; nothing of it is kept twice.
import type { Step } from '@uos/contract/labels';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { likePart, type PageRequest } from '#kernel/call/paging';
import type { ReportStatus, ReviewStatus } from '../mods/rules.ts';
import type { CdnTables } from '../tables.ts';

export interface ModView extends Selectable<CdnTables['cdn_mods']> {
  readonly status: ReviewStatus;
  readonly latest_version_id: string | null;
  readonly published_at: string | null;
  readonly version_count: number;
  readonly download_count: number;
}

export interface ModVersionView extends Selectable<CdnTables['cdn_mod_versions']> {
  readonly content_size: number;
  readonly entry_count: number;
}

export interface ModFilter {
  readonly status?: ReviewStatus | undefined;
  readonly report_status?: ReportStatus | undefined;
  readonly name?: string | undefined;
  readonly author_id?: string | undefined;
}

/** Mods of an app, newest first. */
export async function listMods(
  db: Db,
  appId: string,
  filter: ModFilter,
  page: PageRequest,
): Promise<{ rows: ModView[]; total: number }> {
  const where = sql`m.app_id = ${appId}
    ${filter.status === undefined ? sql`` : sql`AND ${STATUS} = ${filter.status}`}
    ${filter.report_status === undefined ? sql`` : sql`AND m.report_status = ${filter.report_status}`}
    ${filter.name === undefined ? sql`` : sql`AND m.name ILIKE ${likePart(filter.name)}`}
    ${filter.author_id === undefined ? sql`` : sql`AND m.author_id = ${filter.author_id}`}`;
  const { rows: counted } = await sql<{
    total: number;
  }>`SELECT count(*) AS total FROM cdn_mods m WHERE ${where}`.execute(db);
  const rows = await view(db, where, sql`ORDER BY m.created_at DESC, m.id LIMIT ${page.limit} OFFSET ${page.offset}`);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function findMod(db: Db, appId: string, id: string): Promise<ModView | undefined> {
  const [row] = await view(db, sql`m.app_id = ${appId} AND m.id = ${id}`, sql``);
  return row;
}

const STATUS = sql`coalesce((SELECT v.status FROM cdn_mod_versions v WHERE v.mod_id = m.id
  ORDER BY v.num DESC LIMIT 1), 'not_start')`;

async function view(db: Db, where: RawBuilder<unknown>, tail: RawBuilder<unknown>): Promise<ModView[]> {
  const { rows } = await sql<ModView>`
    SELECT m.*, ${STATUS} AS status, p.id AS latest_version_id, p.finished_at AS published_at,
      (SELECT count(*) FROM cdn_mod_versions v WHERE v.mod_id = m.id) AS version_count,
      (SELECT coalesce(sum(d.downloads), 0)::bigint FROM cdn_downloads d WHERE d.bucket_id = m.bucket_id)
        AS download_count
    FROM cdn_mods m LEFT JOIN LATERAL (
      SELECT v.id, v.finished_at FROM cdn_mod_versions v WHERE v.mod_id = m.id AND v.status = 'success'
      ORDER BY v.num DESC LIMIT 1
    ) p ON true
    WHERE ${where} ${tail}`.execute(db);
  return rows;
}

export async function insertMod(db: Db, row: Insertable<CdnTables['cdn_mods']>): Promise<void> {
  await db.insertInto('cdn_mods').values(row).execute();
}

/** Holds the mod for the rest of the transaction and marks it changed. False where the app has no such mod. */
export async function holdMod(db: Db, appId: string, id: string, now: string): Promise<boolean> {
  const result = await db
    .updateTable('cdn_mods')
    .set({ modified_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Versions of a mod, newest first; one of them where `versionId` is given, the newest for `newest`. */
export async function listModVersions(
  db: Db,
  modId: string,
  which: { readonly versionId?: string | undefined; readonly newest?: boolean } = {},
): Promise<ModVersionView[]> {
  const { rows } = await sql<ModVersionView>`
    SELECT v.*, f.content_size, f.entry_count
    FROM cdn_mod_versions v, LATERAL (
      SELECT coalesce(sum(e.size), 0)::bigint AS content_size, count(*) AS entry_count
      FROM cdn_mod_entries f JOIN cdn_entries e ON e.id = f.entry_id WHERE f.version_id = v.id
    ) f
    WHERE v.mod_id = ${modId} ${which.versionId === undefined ? sql`` : sql`AND v.id = ${which.versionId}`}
    ORDER BY v.num DESC ${which.newest === true ? sql`LIMIT 1` : sql``}`.execute(db);
  return rows;
}

/** Adds the next version under `holdMod`. False where its text is taken. */
export async function insertModVersion(
  db: Db,
  row: Omit<Insertable<CdnTables['cdn_mod_versions']>, 'num' | 'status'>,
): Promise<boolean> {
  const result = await db
    .insertInto('cdn_mod_versions')
    .values({
      ...row,
      status: 'not_start',
      num: sql<number>`(SELECT coalesce(max(v.num), 0) + 1 FROM cdn_mod_versions v WHERE v.mod_id = ${row.mod_id})`,
    })
    .onConflict((conflict) => conflict.columns(['mod_id', 'version']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function hasOngoingVersion(db: Db, modId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cdn_mod_versions')
    .select('id')
    .where('mod_id', '=', modId)
    .where('status', '=', 'ongoing')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The version with its state, held for the rest of the transaction. */
export async function holdModVersion(db: Db, modId: string, versionId: string) {
  return db
    .selectFrom('cdn_mod_versions')
    .select(['id', 'version', 'status'])
    .where('mod_id', '=', modId)
    .where('id', '=', versionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface VersionChange {
  readonly submitted_at?: string;
  readonly finished_at?: string | null;
  readonly decided_by?: string;
  readonly reason?: string;
}

/** Takes one step of the review, in one statement: of two that take it at once, one finds the state gone. */
export async function stepModVersion(
  db: Db,
  versionId: string,
  step: Step<ReviewStatus>,
  change: VersionChange,
): Promise<boolean> {
  const result = await db
    .updateTable('cdn_mod_versions')
    .set({ ...change, status: step.to })
    .where('id', '=', versionId)
    .where('status', 'in', step.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes one step of what reports lead to; the same way. A mod that is shown again has no reported files. */
export async function stepReport(
  db: Db,
  modId: string,
  step: Step<ReportStatus>,
  reason: string | undefined,
): Promise<boolean> {
  const result = await db
    .updateTable('cdn_mods')
    .set({ report_status: step.to, ...(reason === undefined ? {} : { report_reason: reason }) })
    .where('id', '=', modId)
    .where('report_status', 'in', step.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Counts a report. What is taken down stays down. */
export async function countReport(db: Db, modId: string, reason: string): Promise<void> {
  await db
    .updateTable('cdn_mods')
    .set({
      report_status: sql<ReportStatus>`CASE WHEN report_status = 'down' THEN 'down' ELSE 'reported' END`,
      report_count: sql<number>`report_count + 1`,
      report_reason: reason,
    })
    .where('id', '=', modId)
    .execute();
}
