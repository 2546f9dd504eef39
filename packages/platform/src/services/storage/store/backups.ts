// SQL of backups and their contents.
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { PageRequest } from '#kernel/call/paging';
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
