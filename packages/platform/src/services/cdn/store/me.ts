// SQL of an app's own figures in content delivery.
import { sql } from 'kysely';
import type { Db } from '#db/connect';

export interface AppUsage {
  readonly name: string;
  readonly org_id: string;
  /** GB, the service's property freeCredit; 100 where it is absent. */
  readonly free_credit: number;
  /** Stored, each content once. */
  readonly bytes: number;
  readonly bucket_count: number;
  readonly entry_count: number;
}

export async function appUsage(db: Db, appId: string): Promise<AppUsage> {
  const { rows } = await sql<AppUsage>`
    SELECT a.name, a.org_id,
      coalesce((SELECT (s.properties ->> 'freeCredit')::float8 FROM app_services s
        WHERE s.app_id = a.id AND s.name = 'asset-streaming'), 100) AS free_credit,
      (SELECT coalesce(sum(o.size), 0)::bigint FROM cdn_objects o WHERE o.app_id = a.id) AS bytes,
      (SELECT count(*) FROM cdn_buckets b WHERE b.app_id = a.id AND NOT b.hidden) AS bucket_count,
      (SELECT count(*) FROM cdn_entries e JOIN cdn_buckets b ON b.id = e.bucket_id WHERE b.app_id = a.id)
        AS entry_count
    FROM apps a WHERE a.id = ${appId}`.execute(db);
  const [row] = rows;
  if (row === undefined) {
    throw new Error(`app ${appId} is gone`);
  }
  return row;
}
