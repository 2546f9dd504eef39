// SQL of backups and their contents.
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { PageRequest } from '#kernel/call/paging';
import type { KeptObject } from '#kernel/objects/objects';
import type { StorageTables } from '../tables.ts';

type Row = Selectable<StorageTables['storage_backups']>;

export interface BackupRow extends Row {
  readonly etag: string | null;
  readonly size: number | null;
}

export async function insertBackup(db: Db, row: Omit<Row, 'ending' | 'finished_at' | 'status'>): Promise<void> {
  await db
    .insertInto('storage_backups')
    .values({ ...row, status: 'UNKNOWN', finished_at: null })
    .execute();
}

const backups = (db: Db) =>
  db
    .selectFrom('storage_backups as b')
    .leftJoin('storage_dumps as c', 'c.backup_id', 'b.id')
    .selectAll('b')
    .select(['c.etag', 'c.size']);

/** Of a database, or of whichever of an app. */
export async function findBackup(
  db: Db,
  of: { readonly databaseId: string } | { readonly appId: string },
  id: string,
): Promise<BackupRow | undefined> {
  return (
    'appId' in of
      ? backups(db).where('b.app_id', '=', of.appId)
      : backups(db).where('b.database_id', '=', of.databaseId)
  )
    .where('b.id', '=', id)
    .executeTakeFirst();
}

export interface DownloadRow extends BackupRow {
  readonly database_name: string;
  /** The app is active and has the service on. */
  readonly open: boolean;
}

/** For who has a link. */
export async function findDownload(db: Db, appId: string, id: string): Promise<DownloadRow | undefined> {
  return backups(db)
    .innerJoin('storage_databases as d', 'd.id', 'b.database_id')
    .select('d.name as database_name')
    .select(
      sql<boolean>`EXISTS (SELECT 1 FROM apps a JOIN app_services s ON s.app_id = a.id
        WHERE a.id = b.app_id AND a.status = 'Active' AND s.name = 'storage' AND s.status = 'Enabled')`.as('open'),
    )
    .where('b.app_id', '=', appId)
    .where('b.id', '=', id)
    .executeTakeFirst();
}

export async function listBackups(
  db: Db,
  databaseId: string,
  { limit, offset }: PageRequest,
): Promise<{ readonly rows: readonly BackupRow[]; readonly total: number }> {
  const rows = await backups(db)
    .where('b.database_id', '=', databaseId)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await db
    .selectFrom('storage_backups')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('database_id', '=', databaseId)
    .executeTakeFirstOrThrow();
  return { rows, total: count };
}

export async function moveBackup(
  db: Db,
  id: string,
  from: readonly Row['status'][],
  set: Partial<Pick<Row, 'status' | 'finished_at' | 'ending'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('storage_backups')
    .set(set)
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertDump(db: Db, row: Selectable<StorageTables['storage_dumps']>): Promise<void> {
  await db.insertInto('storage_dumps').values(row).execute();
}

/** Of one that has ended; false where it is being made. */
export async function deleteBackup(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('storage_backups')
    .where('id', '=', id)
    .where('status', 'in', ['SUCCESS', 'FAILED'])
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the oldest of those that were made by themselves. */
export async function keepNewest(db: Db, databaseId: string, keep: number): Promise<void> {
  await sql`
    DELETE FROM storage_backups WHERE id IN (
      SELECT id FROM storage_backups
      WHERE database_id = ${databaseId} AND way = 'automatic' AND status IN ('SUCCESS', 'FAILED')
      ORDER BY created_at DESC, id OFFSET ${keep})`.execute(db);
}

export async function deleteBackupsOf(db: Db, databaseId: string): Promise<void> {
  await db.deleteFrom('storage_backups').where('database_id', '=', databaseId).execute();
}

/** Names the locks of contents of databases among all advisory locks. */
const CONTENT_LOCKS = 0xdb5c4;

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

const TENANT = /^storage-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Of objects in the store, those of databases of known apps that no row names. */
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
      SELECT 1 FROM storage_dumps c WHERE c.app_id = k.app AND c.etag = k.md5 AND c.size = k.size)`.execute(db);
  return rows;
}
