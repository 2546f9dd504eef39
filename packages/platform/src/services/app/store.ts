// SQL that changes apps. Reading them is in `#kernel/apps`, because several services answer an App.
import type { labels } from '@uos/contract/labels';
import { type Insertable, sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { CoreTables } from '#db/core-tables';

type AppRow = Insertable<CoreTables['apps']>;

/** False where the project already has an app. */
export async function insertApp(db: Db, row: AppRow): Promise<boolean> {
  const result = await db
    .insertInto('apps')
    .values(row)
    .onConflict((conflict) => conflict.column('project_id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function insertMember(db: Db, row: Insertable<CoreTables['app_members']>): Promise<void> {
  await db.insertInto('app_members').values(row).execute();
}

export async function insertProject(db: Db, row: Insertable<CoreTables['projects']>): Promise<void> {
  await db.insertInto('projects').values(row).execute();
}

/** True where the organisation has such a project. */
export async function hasProject(db: Db, orgId: string, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', projectId)
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AppChange {
  readonly name?: string | undefined;
  readonly icon_url?: string | undefined;
  /** Merged into the stored ones. */
  readonly properties?: Readonly<Record<string, string>> | undefined;
  readonly support_multi_services?: boolean | undefined;
  readonly status?: keyof typeof labels.app.status | undefined;
  readonly updated_at: string;
}

/** Keys left out keep their value. The project is the app under its other name, so it is renamed with it. */
export async function updateApp(db: Db, appId: string, change: AppChange): Promise<void> {
  const { properties, ...columns } = change;
  await db
    .updateTable('apps')
    .set({ ...columns, ...(properties === undefined ? {} : { properties: merged('apps.properties', properties) }) })
    .where('id', '=', appId)
    .execute();
  if (change.name !== undefined) {
    await db
      .updateTable('projects')
      .set({ name: change.name })
      .where('id', '=', db.selectFrom('apps').select('project_id').where('id', '=', appId))
      .execute();
  }
}

/** Replaces the sealed secrets that are given; the old ones are gone with the statement. */
export async function updateSecrets(
  db: Db,
  appId: string,
  change: { readonly secret?: string; readonly service_secret?: string; readonly updated_at: string },
): Promise<void> {
  await db.updateTable('apps').set(change).where('id', '=', appId).execute();
}

/** Writes the state of one service; its properties are merged into the stored ones. */
export async function setService(
  db: Db,
  row: Omit<Insertable<CoreTables['app_services']>, 'properties'> & {
    readonly properties: Readonly<Record<string, string | number>>;
  },
): Promise<void> {
  await db
    .insertInto('app_services')
    .values({ ...row, properties: json({ ...row.properties }) })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'name']).doUpdateSet({
        status: row.status,
        service_id: row.service_id,
        provider: row.provider,
        properties: merged('app_services.properties', row.properties),
      }),
    )
    .execute();
}

function merged<T>(column: 'apps.properties' | 'app_services.properties', change: T) {
  return sql<T>`${sql.ref(column)} || ${JSON.stringify(change)}::jsonb`;
}

/** Property that a quota of a service in a unit is added to, and what counts where it is absent. */
const QUOTAS: Readonly<Record<string, { readonly property: string; readonly absent: number }>> = {
  'asset-streaming GB': { property: 'freeCredit', absent: 100 },
};

/** Adds to a quota of a service; the addition is PostgreSQL's, so that none of several is lost. */
export async function addQuota(
  db: Db,
  appId: string,
  quota: { readonly service: string; readonly unit: string; readonly amount: number },
): Promise<void> {
  const { property, absent } = QUOTAS[`${quota.service} ${quota.unit}`] ?? {
    property: `quota.${quota.unit}`,
    absent: 0,
  };
  await sql`
    UPDATE app_services SET properties = properties || jsonb_build_object(${property}::text,
      (coalesce((properties ->> ${property}::text)::numeric, ${absent}::numeric) + ${quota.amount}::numeric)::text)
    WHERE app_id = ${appId} AND name = ${quota.service}`.execute(db);
}
