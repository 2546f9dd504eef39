// SQL of stored contents: which of an app's contents the object store holds, and what an upload needs to know.
import { sql } from 'kysely';
import type { Db } from '#db/connect';

export interface ContentKey {
  readonly md5: string;
  /** Any size where the caller did not say. */
  readonly size?: number | undefined;
}

export async function objectExists(db: Db, appId: string, content: ContentKey): Promise<boolean> {
  let query = db.selectFrom('cdn_objects').select('size').where('app_id', '=', appId).where('md5', '=', content.md5);
  if (content.size !== undefined) {
    query = query.where('size', '=', content.size);
  }
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** False where the content was stored already; waits for another transaction that is storing it. */
export async function insertObject(
  db: Db,
  appId: string,
  content: { md5: string; size: number },
  now: string,
): Promise<boolean> {
  const result = await db
    .insertInto('cdn_objects')
    .values({ app_id: appId, md5: content.md5, size: content.size, stored_at: now })
    .onConflict((conflict) => conflict.columns(['app_id', 'md5', 'size']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export interface UploadState {
  /** False where the app is not active or content delivery is off. */
  readonly open: boolean;
  readonly stored: boolean;
  /** True while the entry that the upload is for still wants this content. */
  readonly wanted: boolean;
}

/** What an upload has to know before it takes a byte; undefined where the app is gone. */
export async function uploadState(
  db: Db,
  appId: string,
  content: ContentKey,
  entryId?: string,
): Promise<UploadState | undefined> {
  const sized = content.size === undefined ? sql`` : sql`AND x.size = ${content.size}`;
  const { rows } = await sql<UploadState>`
    SELECT a.status = 'Active' AND EXISTS (SELECT 1 FROM app_services s
        WHERE s.app_id = a.id AND s.name = 'asset-streaming' AND s.status = 'Enabled') AS open,
      EXISTS (SELECT 1 FROM cdn_objects x WHERE x.app_id = a.id AND x.md5 = ${content.md5} ${sized}) AS stored,
      ${
        entryId === undefined
          ? sql`true`
          : sql`EXISTS (SELECT 1 FROM cdn_entries x
              WHERE x.id = ${entryId} AND x.app_id = a.id AND x.md5 = ${content.md5} ${sized})`
      } AS wanted
    FROM apps a WHERE a.id = ${appId}`.execute(db);
  return rows[0];
}
