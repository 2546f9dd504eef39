// SQL of saves, with what is known of their files.
import { type Selectable, sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { SaveTables } from '../tables.ts';
import { type FileRow, fileColumn } from './files.ts';

export type SaveRow = Selectable<SaveTables['saves']>;

export interface SaveView extends SaveRow {
  readonly file: FileRow | null;
  readonly cover: FileRow | null;
}

const saves = (db: Db, appId: string) =>
  db
    .selectFrom('saves as s')
    .selectAll('s')
    .select([fileColumn('s.file_id').as('file'), fileColumn('s.cover_id').as('cover')])
    .where('s.app_id', '=', appId);

export interface SaveFilter {
  readonly namespaces?: readonly string[] | undefined;
  readonly userId?: string | undefined;
  readonly personaId?: string | undefined;
  readonly progressType?: SaveRow['progress_type'] | undefined;
  /** LIKE pattern. */
  readonly name?: string | undefined;
}

/** Newest first; without a total where nobody wants one. */
export async function listSaves(
  db: Db,
  appId: string,
  { namespaces, userId, personaId, progressType, name }: SaveFilter,
  page: PageRequest & { readonly isCounted: boolean },
): Promise<{ rows: SaveView[]; total: number | undefined }> {
  const query = saves(db, appId)
    .$if(namespaces !== undefined, (q) => q.where(sql<boolean>`s.namespace = ANY(${[...(namespaces ?? [])]}::text[])`))
    .$if(userId !== undefined, (q) => q.where('s.user_id', '=', userId ?? ''))
    .$if(personaId !== undefined, (q) => q.where('s.persona_id', '=', personaId ?? ''))
    .$if(progressType !== undefined, (q) => q.where('s.progress_type', '=', progressType ?? 'MULTI'))
    .$if(name !== undefined, (q) => q.where('s.name', 'ilike', name ?? ''))
    .orderBy('s.modified_at', 'desc')
    .orderBy('s.id');
  if (page.isCounted) {
    return readPage(query, page);
  }
  return { rows: await query.limit(page.limit).offset(page.offset).execute(), total: undefined };
}

export async function findSave(db: Db, appId: string, id: string): Promise<SaveView | undefined> {
  return saves(db, appId).where('s.id', '=', id).executeTakeFirst();
}

/** The one save of its kind that a player has in a namespace. */
export async function findLinear(
  db: Db,
  { app_id, id, user_id, persona_id, namespace }: SaveRow,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('saves')
    .select('id')
    .where('app_id', '=', app_id)
    .where('user_id', '=', user_id)
    .where('persona_id', '=', persona_id)
    .where('namespace', '=', namespace)
    .where('progress_type', '=', 'LINEAR')
    .where('id', '<>', id)
    .executeTakeFirst();
  return row?.id;
}

/** False where there is one of that id already. */
export async function insertSave(db: Db, row: SaveRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('saves')
    .values({ ...row, tags: json(row.tags), properties: json(row.properties) })
    .onConflict((conflict) => conflict.columns(['app_id', 'id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Writes a save as it is from now on; false where it is not at the revision that was read. */
export async function updateSave(db: Db, row: SaveRow, revision: number): Promise<boolean> {
  const { app_id, id, tags, properties, ...values } = row;
  const { numUpdatedRows } = await db
    .updateTable('saves')
    .set({ ...values, tags: json(tags), properties: json(properties) })
    .where('app_id', '=', app_id)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Of saves that are there: whose they are. */
export async function ownersOf(
  db: Db,
  appId: string,
  ids: readonly string[],
): Promise<readonly Pick<SaveRow, 'id' | 'user_id'>[]> {
  return db
    .selectFrom('saves')
    .select(['id', 'user_id'])
    .where('app_id', '=', appId)
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .execute();
}

/** Deletes those that are there, with their versions, and answers them. */
export async function deleteSaves(
  db: Db,
  appId: string,
  ids: readonly string[],
): Promise<readonly Pick<SaveRow, 'id' | 'user_id' | 'name'>[]> {
  return db
    .deleteFrom('saves')
    .where('app_id', '=', appId)
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .returning(['id', 'user_id', 'name'])
    .execute();
}
