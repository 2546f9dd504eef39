// SQL of badges: names that point at a release of their bucket.
import { type Insertable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { likePart, type PageRequest } from '#kernel/call/paging';
import type { CdnTables } from '../tables.ts';

export interface BadgeView {
  readonly name: string;
  readonly release_id: string;
  readonly releasenum: number;
  readonly created_at: string;
  readonly created_by: string;
  readonly created_by_name: string;
}

export interface BadgeFilter {
  readonly name?: string | undefined;
  readonly releasenum?: number | undefined;
}

export async function listBadges(
  db: Db,
  bucketId: string,
  filter: BadgeFilter,
  page: PageRequest,
): Promise<{ rows: BadgeView[]; total: number }> {
  const from = sql`FROM cdn_badges b JOIN cdn_releases r ON r.id = b.release_id
    WHERE b.bucket_id = ${bucketId}
    ${filter.name === undefined ? sql`` : sql`AND b.name ILIKE ${likePart(filter.name)}`}
    ${filter.releasenum === undefined ? sql`` : sql`AND r.releasenum = ${filter.releasenum}::bigint`}`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*) AS total ${from}`.execute(db);
  const { rows } = await sql<BadgeView>`
    SELECT b.name, b.release_id, r.releasenum, b.created_at, b.created_by, b.created_by_name ${from}
    ORDER BY b.name LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Makes the badge or moves it; `created` then says who moved it and when. */
export async function putBadge(db: Db, badge: Insertable<CdnTables['cdn_badges']>): Promise<void> {
  const { bucket_id, name, app_id, release_id, created_at, created_by, created_by_name } = badge;
  await db
    .insertInto('cdn_badges')
    .values({ bucket_id, name, app_id, release_id, created_at, created_by, created_by_name })
    .onConflict((conflict) =>
      conflict.columns(['bucket_id', 'name']).doUpdateSet({ release_id, created_at, created_by, created_by_name }),
    )
    .execute();
}

/** False where there is no such badge. */
export async function deleteBadge(db: Db, bucketId: string, name: string): Promise<boolean> {
  const result = await db
    .deleteFrom('cdn_badges')
    .where('bucket_id', '=', bucketId)
    .where('name', '=', name)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** The release of the bucket with that id, that number, or both. */
export async function releaseFor(
  db: Db,
  bucketId: string,
  wanted: { releaseid?: string | undefined; releasenum?: number | undefined },
): Promise<{ id: string; releasenum: number } | undefined> {
  let query = db.selectFrom('cdn_releases').select(['id', 'releasenum']).where('bucket_id', '=', bucketId);
  if (wanted.releaseid !== undefined) {
    query = query.where('id', '=', wanted.releaseid);
  }
  if (wanted.releasenum !== undefined) {
    query = query.where('releasenum', '=', sql<number>`${wanted.releasenum}::bigint`);
  }
  return query.executeTakeFirst();
}
