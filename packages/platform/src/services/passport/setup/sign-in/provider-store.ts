// SQL of identity providers. Every statement carries the app, so that another tenant's id finds nothing.
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { SignInTables } from './tables.ts';

type Table = SignInTables['passport_id_providers'];
export type ProviderRow = Selectable<Table>;

/** Newest first. */
export function listProviders(db: Db, appId: string, page: PageRequest) {
  const query = db
    .selectFrom('passport_id_providers')
    .selectAll()
    .where('app_id', '=', appId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

export async function findProvider(db: Db, appId: string, id: string): Promise<ProviderRow | undefined> {
  return db
    .selectFrom('passport_id_providers')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The one that players of a platform use; of any platform where they do not say theirs. */
export async function enabledProvider(
  db: Db,
  appId: string,
  kind: ProviderRow['provider'],
  platform: ProviderRow['login_platform'] | undefined,
): Promise<ProviderRow | undefined> {
  return db
    .selectFrom('passport_id_providers')
    .selectAll()
    .where('app_id', '=', appId)
    .where('provider', '=', kind)
    .where('enabled', '=', true)
    .$if(platform !== undefined, (query) => query.where('login_platform', '=', platform ?? 'Windows'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** For whoever plays a provider, which knows its clients by the address alone. */
export async function providerAt(db: Db, id: string): Promise<ProviderRow | undefined> {
  return db.selectFrom('passport_id_providers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Is the app there, and its player accounts switched on? Asked where nobody has signed the call. */
export async function appStands(db: Db, appId: string): Promise<boolean> {
  const row = await db
    .selectFrom('apps')
    .innerJoin('app_services', 'app_services.app_id', 'apps.id')
    .select('apps.id')
    .where('apps.id', '=', appId)
    .where('apps.status', '=', 'Active')
    .where('app_services.name', '=', 'passport')
    .where('app_services.status', '=', 'Enabled')
    .executeTakeFirst();
  return row !== undefined;
}

/** False where the app has one of that kind for that platform. */
export async function insertProvider(db: Db, row: Insertable<Table>): Promise<boolean> {
  const result = await db
    .insertInto('passport_id_providers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'provider', 'login_platform']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. */
export async function updateProvider(db: Db, appId: string, id: string, change: Updateable<Table>): Promise<void> {
  await db.updateTable('passport_id_providers').set(change).where('app_id', '=', appId).where('id', '=', id).execute();
}

export async function deleteProvider(db: Db, appId: string, id: string): Promise<void> {
  await db.deleteFrom('passport_id_providers').where('app_id', '=', appId).where('id', '=', id).execute();
}
