// SQL of leaderboards and their versions. Every statement carries the app, so that another tenant's slug finds nothing.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { LeaderboardTables, RankRules } from '../tables.ts';
import type { Version } from './order.ts';

type Table = LeaderboardTables['passport_leaderboards'];
export type BoardRow = Selectable<Table>;
export type VersionRow = Selectable<LeaderboardTables['passport_leaderboard_versions']>;

const BOARDS = 'passport_leaderboards';

/** Whoever writes scores of a leaderboard holds it together with others, so that its version stays the one it is. */
export async function holdShared(db: Db, appId: string, slug: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(hashtext(${BOARDS}), hashtext(${`${appId}/${slug}`}))`.execute(db);
}

/** Whoever changes what scores go by holds it alone, until the end of the transaction. */
export async function holdAlone(db: Db, appId: string, slug: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${BOARDS}), hashtext(${`${appId}/${slug}`}))`.execute(db);
}

/** Newest first. */
export async function listBoards(
  db: Db,
  appId: string,
  { name }: { readonly name?: string | undefined },
  page: PageRequest,
): Promise<{ rows: BoardRow[]; total: number }> {
  const query = db
    .selectFrom(BOARDS)
    .selectAll()
    .where('app_id', '=', appId)
    .$if(name !== undefined, (q) => q.where('display_name', 'ilike', name ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('slug_name', 'desc');
  return readPage(query, page);
}

export async function findBoard(db: Db, appId: string, slug: string): Promise<BoardRow | undefined> {
  return db.selectFrom(BOARDS).selectAll().where('app_id', '=', appId).where('slug_name', '=', slug).executeTakeFirst();
}

/** Those in which somebody may have a score, by their slugs where some are asked for. */
export async function boardsWith(
  db: Db,
  appId: string,
  memberId: string,
  slugs: readonly string[] | undefined,
): Promise<BoardRow[]> {
  return db
    .selectFrom('passport_leaderboards as b')
    .innerJoin('passport_leaderboard_scores as s', (join) =>
      join.onRef('s.app_id', '=', 'b.app_id').onRef('s.version_id', '=', 'b.version_id'),
    )
    .selectAll('b')
    .where('b.app_id', '=', appId)
    .where('s.app_id', '=', appId)
    .where('s.member_id', '=', memberId)
    .where('s.hidden', '=', false)
    .$if(slugs !== undefined, (q) => q.where('b.slug_name', 'in', slugs?.length === 0 ? [''] : [...(slugs ?? [])]))
    .orderBy('b.created_at', 'desc')
    .orderBy('b.slug_name', 'desc')
    .execute();
}

/** False where there is one of that slug. */
export async function insertBoard(db: Db, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(BOARDS)
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'slug_name']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Slug of one whose prizes are of a resource. */
export async function boardWith(db: Db, appId: string, resource: string): Promise<string | undefined> {
  const row = await db
    .selectFrom(BOARDS)
    .select('slug_name')
    .where('app_id', '=', appId)
    .where(sql<boolean>`rewards @> ${JSON.stringify([{ items: [{ resourceSlug: resource }] }])}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row?.slug_name;
}

/** Slug of one that sends its rewards by a mail template. */
export async function boardByMail(db: Db, appId: string, template: string): Promise<string | undefined> {
  const row = await db
    .selectFrom(BOARDS)
    .select('slug_name')
    .where('app_id', '=', appId)
    .where('reward_template', '=', template)
    .limit(1)
    .executeTakeFirst();
  return row?.slug_name;
}

/** Keys left undefined keep their value. */
export async function updateBoard(db: Db, appId: string, slug: string, change: Updateable<Table>): Promise<void> {
  await db.updateTable(BOARDS).set(change).where('app_id', '=', appId).where('slug_name', '=', slug).execute();
}

/** With all of its versions and their scores. */
export async function deleteBoard(db: Db, appId: string, slug: string): Promise<void> {
  await db.deleteFrom(BOARDS).where('app_id', '=', appId).where('slug_name', '=', slug).execute();
}

/** Has any version of it a score? */
export async function hasScores(db: Db, appId: string, slug: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`SELECT EXISTS (
    SELECT 1 FROM passport_leaderboard_versions v JOIN passport_leaderboard_scores s
      ON s.app_id = v.app_id AND s.version_id = v.id
    WHERE v.app_id = ${appId} AND v.slug_name = ${slug}) AS has`.execute(db);
  return rows[0]?.has === true;
}

/** Newest first. */
export async function listVersions(
  db: Db,
  appId: string,
  slug: string,
  page: PageRequest,
): Promise<{ rows: VersionRow[]; total: number }> {
  const query = db
    .selectFrom('passport_leaderboard_versions')
    .selectAll()
    .where('app_id', '=', appId)
    .where('slug_name', '=', slug)
    .orderBy('number', 'desc');
  return readPage(query, page);
}

export async function findVersion(db: Db, appId: string, slug: string, id: string): Promise<VersionRow | undefined> {
  return db
    .selectFrom('passport_leaderboard_versions')
    .selectAll()
    .where('app_id', '=', appId)
    .where('slug_name', '=', slug)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A version that takes scores from now on, in place of any before. */
export async function insertVersion(
  db: Db,
  row: Pick<VersionRow, 'app_id' | 'id' | 'slug_name' | 'start_time' | 'created_at'>,
): Promise<void> {
  await sql`INSERT INTO passport_leaderboard_versions
      (app_id, id, slug_name, number, status, member_count, start_time, created_at)
    SELECT ${row.app_id}::uuid, ${row.id}::uuid, ${row.slug_name}::text, coalesce(max(number), 0) + 1, 'Current', 0,
      ${row.start_time}::timestamptz, ${row.created_at}::timestamptz
    FROM passport_leaderboard_versions WHERE app_id = ${row.app_id} AND slug_name = ${row.slug_name}`.execute(db);
}

export async function archiveVersion(
  db: Db,
  { appId, versionId }: Version,
  {
    reason,
    endTime,
    memberCount,
    rules,
  }: {
    readonly reason: NonNullable<VersionRow['reason']>;
    readonly endTime: string;
    readonly memberCount: number;
    readonly rules: RankRules;
  },
): Promise<void> {
  await db
    .updateTable('passport_leaderboard_versions')
    .set({ status: 'Archived', reason, end_time: endTime, member_count: memberCount, rules: json(rules) })
    .where('app_id', '=', appId)
    .where('id', '=', versionId)
    .execute();
}

/** Versions beyond so many of a leaderboard go, the oldest first. */
export async function pruneVersions(db: Db, appId: string, slug: string, keep: number): Promise<void> {
  await sql`DELETE FROM passport_leaderboard_versions WHERE app_id = ${appId} AND slug_name = ${slug}
    AND number <= (SELECT max(number) FROM passport_leaderboard_versions
      WHERE app_id = ${appId} AND slug_name = ${slug}) - ${keep}::int`.execute(db);
}
