// SQL that decides which stored contents are needed no more. A row that is touched while this looks is left alone.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { KeptObject } from '#kernel/objects/objects';

/**
 * What keeps a content: a table that names contents, and the row of it that names the content called `o`.
 * Every table with an `md5` column but `cdn_objects` and those of hosting stands here; a test holds the schema against it.
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

/** True while nothing is noted since the last promise. why the time too: the release before leaves a note as it is */
const IS_NEWS = sql`(o.let_go_at IS NULL OR o.let_go_at < o.stored_at)`;

interface Moments {
  readonly now: string;
  /** Who was promised a content before this has made of it what they would. */
  readonly promisedBefore: string;
  /** What was let go of before this has had its grace. */
  readonly letGoBefore: string;
}

/**
 * Writes down when it found that nothing names a content any more, and forgets those whose grace since then is over.
 * Answers how many it forgot; looks at `BATCH` at most. A promise takes the note back.
 * The lock reads a row again that was touched meanwhile, and a locked one is being touched: both stay as they are.
 */
export async function forgetUnneeded(
  db: Db,
  { now, promisedBefore, letGoBefore }: Moments,
): Promise<{ forgotten: number; more: boolean }> {
  const unneeded = sql.join(
    Object.values(KEEPERS).map((keeper) => sql`NOT EXISTS (${keeper})`),
    sql` AND `,
  );
  const { rows } = await sql<{ forgotten: number; found: number }>`
    WITH unneeded AS (
      SELECT o.app_id, o.md5, o.size, ${IS_NEWS} AS is_news FROM cdn_objects o
      WHERE o.stored_at < ${promisedBefore} AND (${IS_NEWS} OR o.let_go_at <= ${letGoBefore}) AND ${unneeded}
      LIMIT ${BATCH}
      FOR UPDATE OF o SKIP LOCKED
    ), noted AS (
      UPDATE cdn_objects o SET let_go_at = ${now} FROM unneeded u
      WHERE u.is_news AND o.app_id = u.app_id AND o.md5 = u.md5 AND o.size = u.size
    ), gone AS (
      DELETE FROM cdn_objects o USING unneeded u
      WHERE NOT u.is_news AND o.app_id = u.app_id AND o.md5 = u.md5 AND o.size = u.size
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM gone) AS forgotten, count(*) AS found FROM unneeded`.execute(db);
  const [{ forgotten, found } = { forgotten: 0, found: 0 }] = rows;
  return { forgotten, more: found === BATCH };
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
