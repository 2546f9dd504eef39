// SQL of the contents that saves had before.
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { SaveTables } from '../tables.ts';
import { type FileRow, fileColumn } from './files.ts';

export type VersionRow = Selectable<SaveTables['save_versions']>;

export interface VersionView extends VersionRow {
  readonly file: FileRow | null;
}

const versions = (db: Db, appId: string, saveId: string) =>
  db
    .selectFrom('save_versions as v')
    .selectAll('v')
    .select(fileColumn('v.file_id').as('file'))
    .where('v.app_id', '=', appId)
    .where('v.save_id', '=', saveId);

/** Newest first. */
export async function versionsOf(db: Db, appId: string, saveId: string): Promise<VersionView[]> {
  return versions(db, appId, saveId).orderBy('v.number', 'desc').execute();
}

/** Takes a version away, because its content comes back; undefined where there is none. */
export async function takeVersion(
  db: Db,
  { app_id, save_id, number }: Pick<VersionRow, 'app_id' | 'save_id' | 'number'>,
): Promise<VersionRow | undefined> {
  return db
    .deleteFrom('save_versions')
    .where('app_id', '=', app_id)
    .where('save_id', '=', save_id)
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirst();
}

export async function insertVersion(db: Db, row: VersionRow): Promise<void> {
  await db.insertInto('save_versions').values(row).execute();
}

/** Forgets all but the newest; answers the files that no version names any more. */
export async function trimVersions(db: Db, appId: string, saveId: string, keep: number): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    DELETE FROM save_versions v
    WHERE v.app_id = ${appId} AND v.save_id = ${saveId} AND v.number NOT IN (
      SELECT k.number FROM save_versions k WHERE k.app_id = ${appId} AND k.save_id = ${saveId}
      ORDER BY k.number DESC LIMIT ${keep})
    RETURNING v.file_id`.execute(db);
  return rows.map(({ file_id }) => file_id);
}
