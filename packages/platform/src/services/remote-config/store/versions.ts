// SQL of the versions of an app's configuration.
import { type Selectable, sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { RemoteConfigTables } from '../tables.ts';

export type VersionRow = Omit<Selectable<RemoteConfigTables['config_versions']>, 'document'>;

/** Holds the configuration of an app for whoever changes it, and answers its version. */
export async function lockApp(db: Db, appId: string): Promise<number> {
  const { version } = await db
    .insertInto('config_apps')
    .values({ app_id: appId, version: 0 })
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet({ version: sql<number>`config_apps.version` }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** 0 before the first change. */
export async function versionOf(db: Db, appId: string): Promise<number> {
  const row = await db.selectFrom('config_apps').select('version').where('app_id', '=', appId).executeTakeFirst();
  return row?.version ?? 0;
}

/** Makes it the current one, and forgets what is older than the newest `keep`. */
export async function insertVersion(
  db: Db,
  { document, changes, ...row }: Selectable<RemoteConfigTables['config_versions']>,
  keep: number,
): Promise<void> {
  await db
    .insertInto('config_versions')
    .values({ ...row, document, changes: json(changes) })
    .execute();
  await db.updateTable('config_apps').set({ version: row.version }).where('app_id', '=', row.app_id).execute();
  await db
    .deleteFrom('config_versions')
    .where('app_id', '=', row.app_id)
    .where('version', '<=', row.version - keep)
    .execute();
}

const COLUMNS = ['app_id', 'version', 'changes', 'note', 'restored_from', 'created_at', 'created_by'] as const;

/** Newest first. */
export async function listVersions(
  db: Db,
  appId: string,
  page: PageRequest,
): Promise<{ rows: VersionRow[]; total: number }> {
  const query = db.selectFrom('config_versions').select(COLUMNS).where('app_id', '=', appId).orderBy('version', 'desc');
  return readPage(query, page);
}

export async function findVersion(
  db: Db,
  appId: string,
  version: number,
): Promise<Selectable<RemoteConfigTables['config_versions']> | undefined> {
  return db
    .selectFrom('config_versions')
    .selectAll()
    .where('app_id', '=', appId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** How often each config and override was changed, by id. */
export async function agesOf(db: Db, appId: string): Promise<ReadonlyMap<string, number>> {
  const configs = db.selectFrom('config_entries').select(['id', 'resource_age']).where('app_id', '=', appId);
  const overrides = db.selectFrom('config_overrides').select(['id', 'resource_age']).where('app_id', '=', appId);
  const rows = await configs.unionAll(overrides).execute();
  return new Map(rows.map(({ id, resource_age }) => [id, resource_age]));
}
