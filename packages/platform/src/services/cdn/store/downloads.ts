// SQL of download counts; the additions are PostgreSQL's, so that replicas may write at once.
import { sql } from 'kysely';
import type { Db } from '#db/connect';

export interface DownloadSums {
  readonly app_id: string;
  readonly bucket_id: string;
  /** Start of the hour, Unix milliseconds. */
  readonly hour: number;
  readonly path: string;
  readonly downloads: number;
  readonly bytes: number;
  readonly errors: number;
}

/** Adds to the counts of each path and hour; `now` is kept as the last time the path was fetched. */
export async function addDownloads(db: Db, rows: readonly DownloadSums[], now: string): Promise<void> {
  const given = JSON.stringify(rows.map((row) => ({ ...row, hour: new Date(row.hour).toISOString() })));
  await sql`
    INSERT INTO cdn_downloads AS d (app_id, bucket_id, hour, path, downloads, bytes, errors, last_at)
    SELECT app_id, bucket_id, hour, path, downloads, bytes, errors, ${now}::timestamptz
    FROM jsonb_to_recordset(${given}::jsonb) AS g (app_id uuid, bucket_id uuid, hour timestamptz, path text,
      downloads bigint, bytes bigint, errors bigint)
    ON CONFLICT (bucket_id, hour, path) DO UPDATE SET downloads = d.downloads + excluded.downloads,
      bytes = d.bytes + excluded.bytes, errors = d.errors + excluded.errors,
      last_at = greatest(d.last_at, excluded.last_at)`.execute(db);
}
