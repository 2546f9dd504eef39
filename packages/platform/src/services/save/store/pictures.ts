// SQL of profile pictures: one of each player and persona.
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { SaveTables } from '../tables.ts';
import { type FileRow, fileColumn } from './files.ts';

export type PictureRow = Selectable<SaveTables['save_pictures']>;

export interface PictureView extends PictureRow {
  readonly file: FileRow | null;
}

const pictures = (db: Db, appId: string) =>
  db
    .selectFrom('save_pictures as p')
    .selectAll('p')
    .select(fileColumn('p.file_id').as('file'))
    .where('p.app_id', '=', appId);

/** Newest first. */
export async function listPictures(
  db: Db,
  appId: string,
  { userIds, personaIds }: { readonly userIds?: readonly string[]; readonly personaIds?: readonly string[] },
  page: PageRequest,
): Promise<{ rows: PictureView[]; total: number }> {
  const query = pictures(db, appId)
    .$if(userIds !== undefined, (q) => q.where(sql<boolean>`p.user_id = ANY(${[...(userIds ?? [])]}::text[])`))
    .$if(personaIds !== undefined, (q) => q.where(sql<boolean>`p.persona_id = ANY(${[...(personaIds ?? [])]}::text[])`))
    .orderBy('p.modified_at', 'desc')
    .orderBy('p.id');
  return readPage(query, page);
}

export async function findPicture(db: Db, appId: string, id: string): Promise<PictureView | undefined> {
  return pictures(db, appId).where('p.id', '=', id).executeTakeFirst();
}

export async function pictureOf(
  db: Db,
  appId: string,
  userId: string,
  personaId: string,
): Promise<PictureView | undefined> {
  return pictures(db, appId).where('p.user_id', '=', userId).where('p.persona_id', '=', personaId).executeTakeFirst();
}

/** Makes the picture, or gives it another file. */
export async function putPicture(db: Db, row: PictureRow): Promise<void> {
  await db
    .insertInto('save_pictures')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['app_id', 'user_id', 'persona_id'])
        .doUpdateSet({ file_id: row.file_id, modified_at: row.modified_at }),
    )
    .execute();
}

/** Those of the ids and of the players that are there, up to as many as may be deleted at once. */
export async function picturesNamed(
  db: Db,
  appId: string,
  { ids, userIds }: { readonly ids: readonly string[]; readonly userIds: readonly string[] },
): Promise<readonly Pick<PictureRow, 'id' | 'user_id'>[]> {
  return db
    .selectFrom('save_pictures')
    .select(['id', 'user_id'])
    .where('app_id', '=', appId)
    .where(sql<boolean>`(id = ANY(${[...ids]}::uuid[]) OR user_id = ANY(${[...userIds]}::text[]))`)
    .execute();
}

/** Deletes those that are there, and answers them. */
export async function deletePictures(
  db: Db,
  appId: string,
  ids: readonly string[],
): Promise<readonly Pick<PictureRow, 'id' | 'user_id'>[]> {
  return db
    .deleteFrom('save_pictures')
    .where('app_id', '=', appId)
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .returning(['id', 'user_id'])
    .execute();
}
