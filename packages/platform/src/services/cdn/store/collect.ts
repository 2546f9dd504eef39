// SQL that decides which stored contents are needed no more. A row that is touched while this looks is left alone.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { KeptObject } from '#kernel/objects/objects';

/**
 * What keeps a content: a table that names contents, and the row of it that names the content called `o`.
 * Every table with an `md5` column but `cdn_objects` stands here; a test holds the schema against this list.
 */
export const KEEPERS: Readonly<Record<string, RawBuilder<unknown>>> = {
  cdn_entries: sql`SELECT 1 FROM cdn_entries x WHERE x.app_id = o.app_id AND x.md5 = o.md5 AND x.size = o.size`,
  cdn_entry_versions: sql`
    SELECT 1 FROM cdn_entry_versions x WHERE x.app_id = o.app_id AND x.md5 = o.md5 AND x.size = o.size`,
  cdn_release_entries: sql`
    SELECT 1 FROM cdn_release_entries x JOIN cdn_releases r ON r.id = x.release_id
    WHERE r.app_id = o.app_id AND x.md5 = o.md5 AND x.size = o.size`,
};

const BATCH = 10_000;

/**
 * Forgets contents that nothing names and nobody was promised since `before`. Answers how many, `BATCH` at most.
 * The lock reads a row again that was touched meanwhile, and a locked one is being touched: both stay.
 */
export async function forgetUnneeded(db: Db, before: string): Promise<{ forgotten: number; more: boolean }> {
  const unneeded = sql.join(
    Object.values(KEEPERS).map((keeper) => sql`NOT EXISTS (${keeper})`),
    sql` AND `,
  );
  const { rows } = await sql<{ forgotten: number }>`
    WITH unneeded AS (
      SELECT o.app_id, o.md5, o.size FROM cdn_objects o
      WHERE o.stored_at < ${before} AND ${unneeded}
      LIMIT ${BATCH}
      FOR UPDATE OF o SKIP LOCKED
    ), gone AS (
      DELETE FROM cdn_objects o USING unneeded u
      WHERE o.app_id = u.app_id AND o.md5 = u.md5 AND o.size = u.size
      RETURNING 1
    )
    SELECT count(*) AS forgotten FROM gone`.execute(db);
  const forgotten = rows[0]?.forgotten ?? 0;
  return { forgotten, more: forgotten === BATCH };
}

/** Of objects in the store, those of known apps that no row names. An app that is not known is another platform's. */
export async function withoutRow(db: Db, objects: readonly KeptObject[]): Promise<KeptObject[]> {
  const known = objects.filter(({ tenant }) => UUID.test(tenant));
  if (known.length === 0) {
    return [];
  }
  const { rows } = await sql<KeptObject>`
    SELECT k.tenant, k.md5, k.size
    FROM jsonb_to_recordset(${JSON.stringify(known)}::jsonb) AS k (tenant uuid, md5 char(32), size bigint)
    JOIN apps a ON a.id = k.tenant
    WHERE NOT EXISTS (
      SELECT 1 FROM cdn_objects o WHERE o.app_id = k.tenant AND o.md5 = k.md5 AND o.size = k.size)`.execute(db);
  return rows;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
