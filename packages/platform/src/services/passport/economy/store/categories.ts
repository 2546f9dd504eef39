// SQL of categories. Every statement carries the app, so that another tenant's id finds nothing.
import { isUuid } from '@uos/contract/rules';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { EconomyTables } from '../tables.ts';

type Table = EconomyTables['passport_categories'];
export type CategoryRow = Selectable<Table>;

/** Newest first. */
export async function listCategories(
  db: Db,
  appId: string,
  page: PageRequest,
): Promise<{ rows: CategoryRow[]; total: number }> {
  const query = db
    .selectFrom('passport_categories')
    .selectAll()
    .where('app_id', '=', appId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

/** By its id or its slug. */
const named = (db: Db, appId: string, name: string) =>
  db
    .selectFrom('passport_categories')
    .selectAll()
    .where('app_id', '=', appId)
    .where(isUuid(name) ? 'id' : 'slug_name', '=', name);

export async function findCategory(db: Db, appId: string, name: string): Promise<CategoryRow | undefined> {
  return named(db, appId, name).executeTakeFirst();
}

/** Holds one for a change: products come into it meanwhile. */
export async function lockCategory(db: Db, appId: string, name: string): Promise<CategoryRow | undefined> {
  return named(db, appId, name).forNoKeyUpdate().executeTakeFirst();
}

/** Holds one alone to take it away, so that no product comes into it. */
export async function lockCategoryToGo(db: Db, appId: string, name: string): Promise<CategoryRow | undefined> {
  return named(db, appId, name).forUpdate().executeTakeFirst();
}

/** False where there is one of that slug. */
export async function insertCategory(db: Db, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passport_categories')
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'slug_name']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. */
export async function updateCategory(db: Db, appId: string, id: string, change: Updateable<Table>): Promise<void> {
  await db.updateTable('passport_categories').set(change).where('app_id', '=', appId).where('id', '=', id).execute();
}

export async function deleteCategory(db: Db, appId: string, id: string): Promise<void> {
  await db.deleteFrom('passport_categories').where('app_id', '=', appId).where('id', '=', id).execute();
}
