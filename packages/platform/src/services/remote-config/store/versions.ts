// SQL of the versions of an app's configuration.
import { type Selectable, sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { Change, RemoteConfigTables } from '../tables.ts';

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
    // why as text: the embedded database takes bytes one by one
    .values({
      ...row,
      document: sql`decode(${Buffer.from(document).toString('base64')}, 'base64')`,
      changes: json(changes),
    })
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

export async function findVersion(db: Db, appId: string, version: number): Promise<VersionRow | undefined> {
  return db
    .selectFrom('config_versions')
    .select(COLUMNS)
    .where('app_id', '=', appId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The whole configuration as it was, packed. */
export async function findDocument(db: Db, appId: string, version: number): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('config_versions')
    .select(sql<string>`encode(document, 'base64')`.as('document'))
    .where('app_id', '=', appId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row === undefined ? undefined : Buffer.from(row.document, 'base64');
}

/** A config or an override without what it holds. */
export interface Mark {
  readonly kind: Change['kind'];
  readonly id: string;
  readonly name: string;
  /** Rises with every change. */
  readonly age: number;
  /** Of an override. */
  readonly reach?: { readonly status: string; readonly rolloutPercentage: number };
}

/** Configs by key, then overrides in the order in which they are tried. */
export async function marksOf(db: Db, appId: string): Promise<Mark[]> {
  const configs = await db
    .selectFrom('config_entries')
    .select(['id', 'key as name', 'resource_age as age'])
    .where('app_id', '=', appId)
    .orderBy(sql`key COLLATE "C"`)
    .execute();
  const overrides = await db
    .selectFrom('config_overrides')
    .select(['id', 'name', 'resource_age as age', 'status', 'rollout'])
    .where('app_id', '=', appId)
    .orderBy('priority')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return [
    ...configs.map((row): Mark => ({ kind: 'config', ...row })),
    ...overrides.map(
      ({ status, rollout, ...row }): Mark => ({
        ...{ kind: 'override', ...row },
        reach: { status, rolloutPercentage: rollout },
      }),
    ),
  ];
}
