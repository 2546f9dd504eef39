// SQL of resources. Every statement carries the app, so that another tenant's slug finds nothing.
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { EconomyTables } from '../tables.ts';

type Table = EconomyTables['passport_resources'];
export type ResourceRow = Selectable<Table>;

export interface ResourceFilter {
  readonly slug?: string | undefined;
  /** Pattern of the name. */
  readonly name?: string | undefined;
  readonly type?: ResourceRow['type'] | undefined;
  readonly namespace?: string | undefined;
}

/** Newest first. */
export async function listResources(
  db: Db,
  appId: string,
  { slug, name, type, namespace }: ResourceFilter,
  page: PageRequest,
): Promise<{ rows: ResourceRow[]; total: number }> {
  const query = db
    .selectFrom('passport_resources')
    .selectAll()
    .where('app_id', '=', appId)
    .$if(slug !== undefined, (q) => q.where('slug_name', '=', slug ?? ''))
    .$if(name !== undefined, (q) => q.where('display_name', 'ilike', name ?? ''))
    .$if(type !== undefined, (q) => q.where('type', '=', type ?? 'Item'))
    .$if(namespace !== undefined, (q) => q.where('namespace', '=', namespace ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('slug_name', 'desc');
  return readPage(query, page);
}

/** Those of the slugs that the app has, in no order. */
export async function findResources(db: Db, appId: string, slugs: readonly string[]): Promise<ResourceRow[]> {
  return slugs.length === 0
    ? []
    : db
        .selectFrom('passport_resources')
        .selectAll()
        .where('app_id', '=', appId)
        .where('slug_name', 'in', slugs)
        .execute();
}

/** The same, which nobody deletes until the end of the transaction. */
export async function holdResources(db: Db, appId: string, slugs: readonly string[]): Promise<ResourceRow[]> {
  return slugs.length === 0
    ? []
    : db
        .selectFrom('passport_resources')
        .selectAll()
        .where('app_id', '=', appId)
        .where('slug_name', 'in', slugs)
        .orderBy('slug_name')
        .forKeyShare()
        .execute();
}

/** Holds one for a change: it is used on meanwhile. */
export async function lockResource(db: Db, appId: string, slug: string): Promise<ResourceRow | undefined> {
  return named(db, appId, slug).forNoKeyUpdate().executeTakeFirst();
}

/** Holds one alone to take it away, so that nobody begins to use it. */
export async function lockResourceToGo(db: Db, appId: string, slug: string): Promise<ResourceRow | undefined> {
  return named(db, appId, slug).forUpdate().executeTakeFirst();
}

function named(db: Db, appId: string, slug: string) {
  return db.selectFrom('passport_resources').selectAll().where('app_id', '=', appId).where('slug_name', '=', slug);
}

/** False where there is one of that slug. */
export async function insertResource(db: Db, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passport_resources')
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'slug_name']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. */
export async function updateResource(db: Db, appId: string, slug: string, change: Updateable<Table>): Promise<void> {
  await db
    .updateTable('passport_resources')
    .set(change)
    .where('app_id', '=', appId)
    .where('slug_name', '=', slug)
    .execute();
}

export async function deleteResource(db: Db, appId: string, slug: string): Promise<void> {
  await db.deleteFrom('passport_resources').where('app_id', '=', appId).where('slug_name', '=', slug).execute();
}

/** In the order of the alphabet. */
export async function namespacesInUse(db: Db, appId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('passport_resources')
    .select('namespace')
    .distinct()
    .where('app_id', '=', appId)
    .where('namespace', '<>', '')
    .orderBy('namespace')
    .execute();
  return rows.map(({ namespace }) => namespace);
}
