// Rows of files that were asked for: one without `stored_at` is not there yet.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { UploadsTable } from './tables.ts';

export type UploadRow = UploadsTable;

export async function insertUpload(db: Db, row: UploadRow): Promise<void> {
  await db.insertInto('uploads').values(row).execute();
}

export async function findUpload(db: Db, objectName: string): Promise<UploadRow | undefined> {
  return db.selectFrom('uploads').selectAll().where('object_name', '=', objectName).executeTakeFirst();
}

type Content = Pick<UploadRow, 'app_id' | 'md5' | 'size'>;

/** Keeps a content to this transaction: who frees it and who counts on it do so one after the other. */
export async function lockContent(db: Db, { app_id, md5, size }: Content): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`uploads/${app_id}/${md5}-${size}`}, 0))`.execute(db);
}

export async function hasContent(db: Db, { app_id, md5, size }: Content, butNot = ''): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('object_name')
    .where('app_id', '=', app_id)
    .where('md5', '=', md5)
    .where('size', '=', size)
    .where('stored_at', 'is not', null)
    .where('object_name', '<>', butNot)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markStored(db: Db, objectName: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ stored_at: at })
    .where('object_name', '=', objectName)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const AT_ONCE = 200;

export async function oldUploads(db: Db, before: string): Promise<readonly UploadRow[]> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('asked_at', '<', before)
    .orderBy('asked_at')
    .limit(AT_ONCE)
    .execute();
}

export async function deleteUpload(db: Db, objectName: string): Promise<void> {
  await db.deleteFrom('uploads').where('object_name', '=', objectName).execute();
}
