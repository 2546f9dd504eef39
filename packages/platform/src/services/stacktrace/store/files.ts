// SQL of permissions to upload, and of contents: what arrived, and what was made of it.
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { StacktraceTables } from '../tables.ts';

export type UploadRow = Selectable<StacktraceTables['stack_uploads']>;
export type FileRow = Selectable<StacktraceTables['stack_files']>;

export async function insertUpload(db: Db, row: UploadRow): Promise<void> {
  await db.insertInto('stack_uploads').values(row).execute();
}

const isOpen = sql<boolean>`EXISTS (SELECT 1 FROM apps a JOIN app_services s ON s.app_id = a.id
  WHERE a.id = u.app_id AND a.status = 'Active' AND s.name = 'stacktrace' AND s.status = 'Enabled')`;

/** A permission that is good; `open` is false where the app is not active or the service is off. */
export async function findUpload(db: Db, appId: string, id: string): Promise<{ readonly open: boolean } | undefined> {
  return db
    .selectFrom('stack_uploads as u')
    .select(isOpen.as('open'))
    .where('u.app_id', '=', appId)
    .where('u.id', '=', id)
    .executeTakeFirst();
}

/** Writes down what arrived by a permission; false where it is gone. */
export async function arrive(db: Db, row: FileRow): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO stack_files (app_id, id, etag, size, stored_at)
    SELECT u.app_id, u.id, ${row.etag}, ${row.size}::bigint, ${row.stored_at}::timestamptz
    FROM stack_uploads u WHERE u.app_id = ${row.app_id} AND u.id = ${row.id} FOR SHARE
    ON CONFLICT (app_id, id) DO UPDATE SET etag = excluded.etag, size = excluded.size, stored_at = excluded.stored_at
    RETURNING id`.execute(db);
  return rows.length === 1;
}

export async function insertFile(db: Db, row: FileRow): Promise<void> {
  await db.insertInto('stack_files').values(row).execute();
}

/** What arrived under a key and was not registered yet. */
export async function findArrived(db: Db, appId: string, objectKey: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('stack_uploads as u')
    .innerJoin('stack_files as f', (join) => join.onRef('f.app_id', '=', 'u.app_id').onRef('f.id', '=', 'u.id'))
    .selectAll('f')
    .where('u.app_id', '=', appId)
    .where('u.object_key', '=', objectKey)
    .executeTakeFirst();
}

export async function findFile(db: Db, appId: string, id: string): Promise<FileRow | undefined> {
  return db.selectFrom('stack_files').selectAll().where('app_id', '=', appId).where('id', '=', id).executeTakeFirst();
}

/** Uses the permission up: of many that register one upload, one gets it. */
export async function claimUpload(db: Db, appId: string, objectKey: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('stack_uploads')
    .where('app_id', '=', appId)
    .where('object_key', '=', objectKey)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Rows that one statement takes away: what is called for again as long as it takes so many. */
export const SWEPT_AT_ONCE = 1000;

/** Ends permissions from before a moment. */
export async function sweepUploads(db: Db, before: string): Promise<number> {
  const { rows } = await sql`
    DELETE FROM stack_uploads u USING (
      SELECT app_id, id FROM stack_uploads WHERE created_at < ${before}::timestamptz
      ORDER BY created_at LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED
    ) old
    WHERE u.app_id = old.app_id AND u.id = old.id
    RETURNING u.id`.execute(db);
  return rows.length;
}

/** Forgets contents that no permission and no symbol file names; what is at work since that moment is left alone. */
export async function sweepFiles(db: Db, before: string): Promise<number> {
  const { rows } = await sql`
    DELETE FROM stack_files f USING (
      SELECT o.app_id, o.id FROM stack_files o WHERE o.stored_at < ${before}::timestamptz
        AND NOT EXISTS (SELECT 1 FROM stack_uploads u WHERE u.app_id = o.app_id AND u.id = o.id)
        AND NOT EXISTS (
          SELECT 1 FROM stack_symbols s WHERE s.app_id = o.app_id AND (s.file_id = o.id OR s.index_id = o.id))
      ORDER BY o.stored_at LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED
    ) old
    WHERE f.app_id = old.app_id AND f.id = old.id
    RETURNING f.id`.execute(db);
  return rows.length;
}
