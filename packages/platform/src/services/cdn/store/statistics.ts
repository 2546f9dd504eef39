// SQL that reads download counts back: by hour or day in Asia/Shanghai, by path, and what may still be cached.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { Period } from '#kernel/time/period';

export interface DownloadSum {
  readonly downloads: number;
  readonly bytes: number;
  readonly errors: number;
}

export type Granularity = 'hour' | 'day';

// why not the time zone by name: the embedded database may know no other than UTC
const LOCAL = sql`(d.hour AT TIME ZONE 'UTC') + interval '8 hours'`;
const FORMAT = { hour: 'YYYY-MM-DD HH24:00', day: 'YYYY-MM-DD' } as const;

const SUMS = sql`coalesce(sum(d.downloads), 0)::bigint AS downloads, coalesce(sum(d.bytes), 0)::bigint AS bytes,
  coalesce(sum(d.errors), 0)::bigint AS errors`;

/** Downloads of a bucket by date; dates without any are left out. */
export async function downloadsByDate(
  db: Db,
  bucketId: string,
  { from, to }: Period,
  granularity: Granularity,
): Promise<ReadonlyMap<string, DownloadSum>> {
  const { rows } = await sql<DownloadSum & { date: string }>`
    SELECT to_char(${LOCAL}, ${sql.lit(FORMAT[granularity])}) AS date, ${SUMS}
    FROM cdn_downloads d
    WHERE d.bucket_id = ${bucketId} AND d.hour >= ${from.toISOString()} AND d.hour < ${to.toISOString()}
    GROUP BY 1`.execute(db);
  return new Map(rows.map(({ date, ...sums }) => [date, sums]));
}

const TOP_PATHS = 10;

/** The paths of a bucket that were fetched most, most downloads first. */
export async function topPaths(db: Db, bucketId: string, { from, to }: Period) {
  const { rows } = await sql<{ path: string; downloads: number; bytes: number }>`
    SELECT d.path, sum(d.downloads)::bigint AS downloads, sum(d.bytes)::bigint AS bytes
    FROM cdn_downloads d
    WHERE d.bucket_id = ${bucketId} AND d.hour >= ${from.toISOString()} AND d.hour < ${to.toISOString()}
      AND d.path <> ''
    GROUP BY d.path HAVING sum(d.downloads) > 0
    ORDER BY 2 DESC, d.path LIMIT ${TOP_PATHS}`.execute(db);
  return rows;
}

export interface CacheState {
  readonly cache_cleared_at: string | null;
  readonly cached_objects: number;
  readonly cached_bytes: number;
}

/** Paths whose redirects may still be kept by somebody: fetched since `since` and since the last clearing. */
export async function cacheState(
  db: Db,
  appId: string,
  bucketId: string,
  since: string,
): Promise<CacheState | undefined> {
  const { rows } = await sql<CacheState>`
    SELECT b.cache_cleared_at, c.cached_objects, c.cached_bytes
    FROM cdn_buckets b, LATERAL (
      SELECT count(*) AS cached_objects, coalesce(sum(e.size), 0)::bigint AS cached_bytes
      FROM (
        SELECT d.path FROM cdn_downloads d
        WHERE d.bucket_id = b.id AND d.path <> '' AND d.hour > ${since}::timestamptz - interval '1 hour'
          AND d.last_at > greatest(${since}::timestamptz, coalesce(b.cache_cleared_at, ${since}::timestamptz))
        GROUP BY d.path
      ) p LEFT JOIN cdn_entries e ON e.bucket_id = b.id AND e.path = p.path
    ) c
    WHERE b.app_id = ${appId} AND b.id = ${bucketId}`.execute(db);
  return rows[0];
}
