// SQL of permissions to upload, of the bytes that arrive by them, and of their end: confirmed or swept.
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { SaveTables } from '../tables.ts';

export type UploadRow = Selectable<SaveTables['save_uploads']>;
export type FileRow = Selectable<SaveTables['save_files']>;

export async function insertUploads(db: Db, rows: readonly UploadRow[]): Promise<void> {
  await db
    .insertInto('save_uploads')
    .values([...rows])
    .execute();
}

/** Whose the save or picture is that permissions were given for; undefined where there are none. */
export async function ownerOfUploads(db: Db, appId: string, ownerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('save_uploads')
    .select('user_id')
    .where('app_id', '=', appId)
    .where('owner_id', '=', ownerId)
    .limit(1)
    .executeTakeFirst();
  return row?.user_id;
}

/** What a player has uploaded, or may upload, and has not confirmed. */
export async function findWaiting(
  db: Db,
  appId: string,
  userId: string,
): Promise<{ readonly uploads: number; readonly bytes: number }> {
  return db
    .selectFrom('save_uploads as u')
    .leftJoin('save_files as f', (join) => join.onRef('f.app_id', '=', 'u.app_id').onRef('f.id', '=', 'u.id'))
    .select([sql<number>`count(*)`.as('uploads'), sql<number>`coalesce(sum(f.size), 0)::bigint`.as('bytes')])
    .where('u.app_id', '=', appId)
    .where('u.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

export interface OpenUpload {
  readonly limit_bytes: number;
  /** False where the app is not active or saves are off. */
  readonly open: boolean;
}

const isOpen = sql<boolean>`EXISTS (SELECT 1 FROM apps a JOIN app_services s ON s.app_id = a.id
  WHERE a.id = o.app_id AND a.status = 'Active' AND s.name = 'save' AND s.status = 'Enabled')`;

/** What may be written by a permission that has not been used up. */
export async function findUpload(db: Db, appId: string, id: string): Promise<OpenUpload | undefined> {
  return db
    .selectFrom('save_uploads as o')
    .select(['o.limit_bytes', isOpen.as('open')])
    .where('o.app_id', '=', appId)
    .where('o.id', '=', id)
    .executeTakeFirst();
}

/** Writes down that more was sent than may be, so that whoever confirms it hears why it is not there. */
export async function noteTooLarge(db: Db, appId: string, id: string): Promise<void> {
  await db
    .updateTable('save_uploads')
    .set({ is_too_large: true })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .execute();
}

export type Arrived = Pick<FileRow, 'app_id' | 'id' | 'etag' | 'size' | 'image' | 'uploaded_at'>;

/** Writes down what arrived, in the place of what had arrived before; false where the permission is used up. */
export async function arrive(db: Db, { app_id, id, etag, size, image, uploaded_at }: Arrived): Promise<boolean> {
  const { rows } = await sql`
    WITH held AS (
      UPDATE save_uploads SET is_too_large = false WHERE app_id = ${app_id} AND id = ${id} RETURNING *
    )
    INSERT INTO save_files (app_id, id, owner_id, kind, user_id, name, format, etag, size, image, is_kept, uploaded_at)
    SELECT h.app_id, h.id, h.owner_id, h.kind, h.user_id, h.name, h.format, ${etag}, ${size}::bigint, ${image}, false,
      ${uploaded_at}::timestamptz
    FROM held h
    ON CONFLICT (app_id, id) DO UPDATE SET etag = excluded.etag, size = excluded.size, image = excluded.image,
      uploaded_at = excluded.uploaded_at
    RETURNING id`.execute(db);
  return rows.length === 1;
}

/** Takes back what arrived by a permission, which stays; false where it is used up. */
export async function takeBack(db: Db, appId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    WITH held AS (
      UPDATE save_uploads SET is_too_large = false WHERE app_id = ${appId} AND id = ${id} RETURNING app_id, id
    ), gone AS (
      DELETE FROM save_files f USING held h WHERE f.app_id = h.app_id AND f.id = h.id AND NOT f.is_kept
    )
    SELECT id FROM held`.execute(db);
  return rows.length === 1;
}

export interface Wanted {
  readonly appId: string;
  readonly id: string;
  readonly ownerId: string;
  readonly userId: string;
  readonly kind: UploadRow['kind'];
}

/** A permission that was used up by this statement, and what had arrived by it. */
export interface Claimed {
  readonly upload: UploadRow;
  readonly file: FileRow | undefined;
}

/** Uses the permission up: of many that confirm one upload, one gets it. */
export async function claimUpload(db: Db, { appId, id, ownerId, userId, kind }: Wanted): Promise<Claimed | undefined> {
  const upload = await db
    .deleteFrom('save_uploads')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirst();
  if (upload === undefined) {
    return undefined;
  }
  const file = await db
    .updateTable('save_files')
    .set({ is_kept: true })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return { upload, file };
}

/** The file of an address: one that is kept. */
export async function findFile(
  db: Db,
  appId: string,
  id: string,
): Promise<(FileRow & { readonly open: boolean }) | undefined> {
  return db
    .selectFrom('save_files as o')
    .selectAll('o')
    .select(isOpen.as('open'))
    .where('o.app_id', '=', appId)
    .where('o.id', '=', id)
    .executeTakeFirst();
}

/** Gives a file to another picture, that of its player. */
export async function handFile(db: Db, appId: string, id: string, ownerId: string): Promise<void> {
  await db
    .updateTable('save_files')
    .set({ owner_id: ownerId })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .execute();
}

/** Deletes files; answers how many bytes of kept ones went. */
export async function deleteFiles(db: Db, appId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) {
    return 0;
  }
  const gone = await db
    .deleteFrom('save_files')
    .where('app_id', '=', appId)
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .returning(['size', 'is_kept'])
    .execute();
  return gone.reduce((sum, { size, is_kept }) => sum + (is_kept ? size : 0), 0);
}

/** Deletes everything that was uploaded for saves or pictures, with what waits; answers the bytes of kept files by player. */
export async function deleteOwned(
  db: Db,
  appId: string,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const owned = sql<boolean>`owner_id = ANY(${[...ownerIds]}::uuid[])`;
  // why first: an upload holds its permission before it writes its file
  await db.deleteFrom('save_uploads').where('app_id', '=', appId).where(owned).execute();
  const gone = await db
    .deleteFrom('save_files')
    .where('app_id', '=', appId)
    .where(owned)
    .returning(['user_id', 'size', 'is_kept'])
    .execute();
  const bytes = new Map<string, number>();
  for (const { user_id, size, is_kept } of gone) {
    bytes.set(user_id, (bytes.get(user_id) ?? 0) + (is_kept ? size : 0));
  }
  return bytes;
}

const SWEPT_AT_ONCE = 1000;

/** Ends permissions from before a moment, with what arrived by them; what somebody is confirming is left to them. */
export async function sweepUploads(db: Db, before: string): Promise<{ swept: number; more: boolean }> {
  const { rows } = await sql<{ app_id: string; id: string }>`
    DELETE FROM save_uploads u USING (
      SELECT app_id, id FROM save_uploads WHERE created_at < ${before}::timestamptz
      ORDER BY created_at LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED
    ) old
    WHERE u.app_id = old.app_id AND u.id = old.id
    RETURNING u.app_id, u.id`.execute(db);
  if (rows.length > 0) {
    await sql`
      DELETE FROM save_files f USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (app_id uuid, id uuid)
      WHERE f.app_id = g.app_id AND f.id = g.id AND NOT f.is_kept`.execute(db);
  }
  return { swept: rows.length, more: rows.length === SWEPT_AT_ONCE };
}
