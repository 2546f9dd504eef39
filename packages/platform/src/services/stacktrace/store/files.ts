// SQL of permissions to upload, and of contents: what arrived, and what was made of it.
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { KeptObject } from '#kernel/objects/objects';
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

/** Names the locks of contents of stack traces among all advisory locks. */
const CONTENT_LOCKS = 0x57ac4;

/** Keeps the bytes of a content to this transaction, whether or not a row names them. */
export async function lockContent(db: Db, content: { readonly md5: string }): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${CONTENT_LOCKS}::int, ${lockNumber(content)}::int)`.execute(db);
}

/** The same without waiting; false where another transaction has it. */
export async function tryLockContent(db: Db, content: { readonly md5: string }): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    SELECT pg_try_advisory_xact_lock(${CONTENT_LOCKS}::int, ${lockNumber(content)}::int) AS locked`.execute(db);
  return rows[0]?.locked ?? false;
}

/** Contents that share a number only wait for each other. */
function lockNumber({ md5 }: { readonly md5: string }): number {
  return Number.parseInt(md5.slice(0, 8), 16) | 0;
}

const TENANT = /^stacktrace-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Of objects in the store, those of stack traces of known apps that no row names. */
export async function withoutRow(db: Db, objects: readonly KeptObject[]): Promise<KeptObject[]> {
  const ours = objects.flatMap(({ tenant, md5, size }) => {
    const [, app] = TENANT.exec(tenant) ?? [];
    return app === undefined ? [] : [{ tenant, app, md5, size }];
  });
  if (ours.length === 0) {
    return [];
  }
  const { rows } = await sql<KeptObject>`
    SELECT k.tenant, k.md5, k.size
    FROM jsonb_to_recordset(${JSON.stringify(ours)}::jsonb) AS k (tenant text, app uuid, md5 char(32), size bigint)
    JOIN apps a ON a.id = k.app
    WHERE NOT EXISTS (
      SELECT 1 FROM stack_files f WHERE f.app_id = k.app AND f.etag = k.md5 AND f.size = k.size)`.execute(db);
  return rows;
}
