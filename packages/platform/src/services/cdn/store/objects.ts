// SQL of stored contents: which of an app's contents the object store holds, and what an upload needs to know.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { contentLocks } from '#kernel/objects/contents';

export interface ContentKey {
  /** None where it is not known yet: then nothing is stored under it. */
  readonly md5?: string | undefined;
  /** Any size where the caller did not say. */
  readonly size?: number | undefined;
}

/** True where the app has the content; of one without a hash, where it has any of that size. */
export async function objectExists(db: Db, appId: string, { md5, size }: ContentKey): Promise<boolean> {
  let query = db.selectFrom('cdn_objects').select('size').where('app_id', '=', appId);
  if (md5 !== undefined) {
    query = query.where('md5', '=', md5);
  }
  if (size !== undefined) {
    query = query.where('size', '=', size);
  }
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Writes down that contents are stored and promised; waits for another transaction that is storing or forgetting one.
 * Called under `deliveredLocks`, before the bytes are kept. Answers those that were not written down before.
 */
export async function storeObjects(
  db: Db,
  appId: string,
  contents: readonly { md5: string; size: number }[],
  now: string,
): Promise<ReadonlySet<string>> {
  const given = JSON.stringify(contents.map(({ md5, size }) => ({ md5, size })));
  const { rows } = await sql<{ md5: string; fresh: boolean }>`
    INSERT INTO cdn_objects (app_id, md5, size, stored_at)
    SELECT DISTINCT ${appId}::uuid, g.md5, g.size, ${now}::timestamptz
    FROM jsonb_to_recordset(${given}::jsonb) AS g (md5 char(32), size bigint)
    ORDER BY g.md5, g.size
    ON CONFLICT (app_id, md5, size) DO UPDATE SET stored_at = excluded.stored_at, let_go_at = NULL
    RETURNING md5, xmax = 0 AS fresh`.execute(db);
  return new Set(rows.flatMap(({ md5, fresh }) => (fresh ? [md5] : [])));
}

/** A promise this old is renewed; a younger one is left alone, so that most writes find nothing to do. */
export const PROMISE_SLACK_SECONDS = 600;

/**
 * Renews the promise that contents stay: whoever is told that a content is stored may count on it for the life of an
 * upload token. A statement of its own before the one that looks, because a snapshot may still hold what is going.
 */
export async function promiseObjects(
  db: Db,
  appId: string,
  contents: readonly ContentKey[],
  now: string,
): Promise<void> {
  const stale = new Date(Date.parse(now) - PROMISE_SLACK_SECONDS * 1000).toISOString();
  const given = JSON.stringify(contents.map(({ md5, size }) => ({ md5, size })));
  // why in order: two writers of the same contents must not wait for each other
  await sql`
    WITH held AS (
      SELECT o.md5, o.size
      FROM jsonb_to_recordset(${given}::jsonb) AS g (md5 char(32), size bigint)
      JOIN cdn_objects o ON o.app_id = ${appId} AND o.md5 = g.md5 AND o.size = coalesce(g.size, o.size)
      WHERE o.stored_at < ${stale} OR o.let_go_at IS NOT NULL
      ORDER BY o.md5, o.size
      FOR NO KEY UPDATE OF o
    )
    UPDATE cdn_objects o SET stored_at = ${now}, let_go_at = NULL FROM held h
    WHERE o.app_id = ${appId} AND o.md5 = h.md5 AND o.size = h.size`.execute(db);
}

/** Locks of delivered contents. */
export const deliveredLocks = contentLocks(0x0b1ec7);

export interface UploadState {
  /** False where the app is not active or content delivery is off. */
  readonly open: boolean;
  readonly stored: boolean;
  /** True while the entry that the upload is for still wants this content. */
  readonly wanted: boolean;
}

/** What uploads have to know before they take a byte, in the order given; undefined where the app is gone. */
export async function uploadStates(
  db: Db,
  appId: string,
  uploads: readonly (ContentKey & { readonly entryId?: string | undefined })[],
): Promise<readonly UploadState[] | undefined> {
  const given = JSON.stringify(
    uploads.map(({ md5, size = null, entryId = null }, n) => ({ n, md5, size, entry: entryId })),
  );
  const { rows } = await sql<UploadState>`
    SELECT a.status = 'Active' AND EXISTS (SELECT 1 FROM app_services s
        WHERE s.app_id = a.id AND s.name = 'asset-streaming' AND s.status = 'Enabled') AS open,
      EXISTS (SELECT 1 FROM cdn_objects x
        WHERE x.app_id = a.id AND x.md5 = g.md5 AND x.size = coalesce(g.size, x.size)) AS stored,
      g.entry IS NULL OR EXISTS (SELECT 1 FROM cdn_entries x
        WHERE x.id = g.entry AND x.app_id = a.id AND x.md5 = g.md5 AND x.size = coalesce(g.size, x.size)) AS wanted
    FROM apps a, jsonb_to_recordset(${given}::jsonb) AS g (n int, md5 char(32), size bigint, entry uuid)
    WHERE a.id = ${appId} ORDER BY g.n`.execute(db);
  return rows.length === uploads.length ? rows : undefined;
}
