// SQL of buckets. Every statement carries the app, so that another tenant's id finds nothing.
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { isUniqueViolation, likePart, type PageRequest } from '#kernel/call/paging';
import type { CdnTables } from '../tables.ts';
import { emptyBucket } from './entries.ts';
import { BADGES_OF_RELEASE, type BadgeOfRelease, type ReleaseRow } from './releases.ts';

type Row = Selectable<CdnTables['cdn_buckets']>;

/** Sums over the entries of a bucket, and how they differ from its newest release. */
interface EntrySums {
  entry_count: number;
  content_size: number;
  added: number;
  updated: number;
  matched: number;
}

/** A bucket with what its lists show. */
export interface BucketView extends Row, EntrySums {
  badge_count: number;
  release_count: number;
  last_release: ReleaseRow | null;
  last_release_badges: readonly BadgeOfRelease[];
}

export interface BucketFilter {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly sort_by?: 'name' | 'created' | 'last_modified' | undefined;
  readonly sort_order?: 'asc' | 'desc' | undefined;
}

export async function listBuckets(
  db: Db,
  appId: string,
  filter: BucketFilter,
  page: PageRequest,
): Promise<{ rows: BucketView[]; total: number }> {
  const where = sql`b.app_id = ${appId} AND NOT b.hidden
    ${filter.name === undefined ? sql`` : sql`AND b.name ILIKE ${likePart(filter.name)}`}
    ${filter.description === undefined ? sql`` : sql`AND b.description ILIKE ${likePart(filter.description)}`}`;
  const { rows: counted } = await sql<{
    total: number;
  }>`SELECT count(*) AS total FROM cdn_buckets b WHERE ${where}`.execute(db);
  const tail = sql`ORDER BY ${order(filter)} LIMIT ${page.limit} OFFSET ${page.offset}`;
  const rows = await view(db, where, tail, ENTRY_COUNTS);
  for (const group of inGroups(rows, SUMMED_ENTRIES)) {
    await othersTurn();
    const sums = await sumEntries(db, group);
    for (const row of group) {
      Object.assign(row, sums.get(row.id));
    }
  }
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Entries that one statement compares with those of a release: a tenth of a second on the embedded database. */
const SUMMED_ENTRIES = 20_000;

/** Cuts a list of buckets where the entries of one group would become more than so many; a bucket stays whole. */
export function inGroups<Bucket extends { readonly entry_count: number }>(
  buckets: readonly Bucket[],
  most: number,
): Bucket[][] {
  const groups: Bucket[][] = [];
  let sum = Number.POSITIVE_INFINITY;
  for (const bucket of buckets) {
    sum += bucket.entry_count;
    if (sum > most) {
      groups.push([]);
      sum = bucket.entry_count;
    }
    groups.at(-1)?.push(bucket);
  }
  return groups;
}

async function sumEntries(db: Db, buckets: readonly { readonly id: string }[]): Promise<Map<string, EntrySums>> {
  const { rows } = await sql<EntrySums & { id: string }>`
    SELECT b.id, e.* FROM cdn_buckets b
    LEFT JOIN cdn_releases r ON r.bucket_id = b.id AND r.releasenum = b.last_releasenum
    CROSS JOIN LATERAL (${ENTRY_SUMS}) e
    WHERE b.id = ANY(${buckets.map(({ id }) => id)}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

export async function findBucket(db: Db, appId: string, id: string): Promise<BucketView | undefined> {
  const [row] = await view(db, sql`b.app_id = ${appId} AND b.id = ${id}`, sql``);
  return row;
}

/** True where the app has a bucket of that id. */
export async function bucketExists(db: Db, appId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('cdn_buckets')
    .select('id')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** True where the bucket holds the files of a mod. */
export async function bucketIsHidden(db: Db, appId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('cdn_buckets')
    .select('hidden')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.hidden ?? false;
}

const SETTINGS = ['name', 'description', 'private', 'promote_only', 'hidden'] as const;
export type BucketSettings = Pick<Row, (typeof SETTINGS)[number]>;

/** Locks the bucket for the rest of the transaction without changing it; what it is set to. */
export async function lockBucket(db: Db, appId: string, id: string): Promise<BucketSettings | undefined> {
  return db
    .selectFrom('cdn_buckets')
    .select(SETTINGS)
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Holds the bucket for the rest of the transaction: entries, releases and badges of one bucket change one at a time.
 * `change` says who changes its contents; `numbered` takes the next release number, which a rollback gives back.
 */
export async function holdBucket(
  db: Db,
  appId: string,
  id: string,
  change: { modified_at: string; modified_by: string; modified_by_name: string },
  numbered = false,
): Promise<Row | undefined> {
  return db
    .updateTable('cdn_buckets')
    .set({ ...change, ...(numbered ? { last_releasenum: sql<number>`last_releasenum + 1` } : {}) })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** False where the name is taken. */
export async function insertBucket(db: Db, row: Insertable<CdnTables['cdn_buckets']>): Promise<boolean> {
  const result = await db
    .insertInto('cdn_buckets')
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'name']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export interface BucketChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly private?: boolean | undefined;
  readonly promote_only?: boolean | undefined;
  readonly modified_at: string;
  readonly modified_by: string;
  readonly modified_by_name: string;
}

/**
 * Keys left undefined keep their value; a bucket of a mod is left as it is. Answers what the bucket was set to, locked for
 * the rest of the transaction, or undefined where there is none. One statement, because the lock is held until the commit
 * and every way to the server is a time that the next one waits.
 */
export async function updateBucket(
  db: Db,
  appId: string,
  id: string,
  change: BucketChange,
): Promise<BucketSettings | 'name-taken' | undefined> {
  try {
    return await db
      .with('was', (query) =>
        query
          .selectFrom('cdn_buckets')
          .select(['id', ...SETTINGS])
          .where('app_id', '=', appId)
          .where('id', '=', id)
          .forNoKeyUpdate(),
      )
      .with('changed', (query) =>
        query
          .updateTable('cdn_buckets as b')
          .from('was')
          .set(change)
          .whereRef('b.id', '=', 'was.id')
          .where('was.hidden', '=', false),
      )
      .selectFrom('was')
      .select(SETTINGS)
      .executeTakeFirst();
  } catch (error) {
    if (isUniqueViolation(error, 'cdn_buckets_name')) {
      return 'name-taken';
    }
    throw error;
  }
}

/** False where there is no such bucket. Entries, releases and badges go with it. */
export async function deleteBucket(db: Db, appId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('cdn_buckets')
    .select('id')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) {
    return false;
  }
  await emptyBucket(db, id);
  await db.deleteFrom('cdn_buckets').where('id', '=', id).execute();
  return true;
}

const SORT_COLUMNS = { name: sql`b.name`, created: sql`b.created_at`, last_modified: sql`b.modified_at` } as const;

function order(filter: BucketFilter): RawBuilder<unknown> {
  const column = SORT_COLUMNS[filter.sort_by ?? 'created'];
  return filter.sort_order === 'desc' ? sql`${column} DESC, b.id` : sql`${column}, b.id`;
}

/** Of the bucket called `b` and its newest release `r`. */
const ENTRY_SUMS = sql`
  SELECT count(*) AS entry_count,
    coalesce(sum(e.size), 0)::bigint AS content_size,
    count(*) FILTER (WHERE re.path IS NULL) AS added,
    count(*) FILTER (WHERE (re.md5, re.size, re.content_type) <> (e.md5, e.size, e.content_type)) AS updated,
    count(re.path) AS matched
  FROM cdn_entries e
  LEFT JOIN cdn_release_entries re ON re.release_id = r.id AND re.path = e.path
  WHERE e.bucket_id = b.id`;

/** As many of them as there are, and nothing compared. */
const ENTRY_COUNTS = sql`
  SELECT count(*) AS entry_count, 0 AS content_size, 0 AS added, 0 AS updated, 0 AS matched
  FROM cdn_entries e WHERE e.bucket_id = b.id`;

async function view(
  db: Db,
  where: RawBuilder<unknown>,
  tail: RawBuilder<unknown>,
  sums: RawBuilder<unknown> = ENTRY_SUMS,
): Promise<BucketView[]> {
  const { rows } = await sql<BucketView>`
    SELECT b.*,
      e.entry_count, e.content_size, e.added, e.updated, e.matched,
      (SELECT count(*) FROM cdn_badges x WHERE x.bucket_id = b.id) AS badge_count,
      (SELECT count(*) FROM cdn_releases x WHERE x.bucket_id = b.id) AS release_count,
      to_jsonb(r) AS last_release,
      ${BADGES_OF_RELEASE} AS last_release_badges
    FROM cdn_buckets b
    LEFT JOIN cdn_releases r ON r.bucket_id = b.id AND r.releasenum = b.last_releasenum
    CROSS JOIN LATERAL (${sums}) e
    WHERE ${where} ${tail}`.execute(db);
  return rows;
}
