// SQL of push apps, their channels and the versions of their servers.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { PushTables } from './tables.ts';

export interface AppView extends Selectable<PushTables['push_apps']> {
  readonly service_id: string;
  readonly service_status: string;
  /** Players connected now, on all of its servers. */
  readonly players: number;
}
export type ChannelRow = Selectable<PushTables['push_channels']>;
export interface VersionView extends Selectable<PushTables['push_versions']> {
  readonly app_count: number;
}

const apps = (db: Db) =>
  db
    .selectFrom('push_apps')
    .innerJoin('app_services as s', (join) => join.onRef('s.app_id', '=', 'push_apps.app_id').on('s.name', '=', 'push'))
    .selectAll('push_apps')
    .select(['s.service_id', 's.status as service_status'])
    .select(
      sql<number>`(SELECT coalesce(sum(l.players), 0)::int FROM push_servers v
        JOIN push_loads l ON l.server_id = v.id JOIN instances i ON i.id = l.instance
        WHERE v.app_id = push_apps.app_id AND v.status <> 'deleted')`.as('players'),
    );

/** Newest first. */
export async function listApps(
  db: Db,
  filter: {
    readonly appId?: string | undefined;
    readonly only?: string | undefined;
    readonly name?: string | undefined;
  },
  page: PageRequest,
): Promise<{ rows: AppView[]; total: number }> {
  const { appId, only, name } = filter;
  const query = apps(db)
    .$if(only !== undefined, (q) => q.where('push_apps.app_id', '=', only ?? ''))
    .$if(appId !== undefined, (q) =>
      q.where((eb) => eb.or([eb('push_apps.app_id', '=', appId ?? ''), eb('s.service_id', '=', appId ?? '')])),
    )
    .$if(name !== undefined, (q) => q.where('push_apps.name', 'ilike', name ?? ''))
    .orderBy('push_apps.created_at', 'desc')
    .orderBy('push_apps.app_id');
  return readPage(query, page);
}

/** Push of an app, by the id of the app or that of its service. */
export async function findApp(db: Db, appId: string, id: string): Promise<AppView | undefined> {
  return apps(db)
    .where('push_apps.app_id', '=', appId)
    .where((eb) => eb.or([eb('push_apps.app_id', '=', id), eb('s.service_id', '=', id)]))
    .executeTakeFirst();
}

/** Leaves what is there already as it is. */
export async function insertApp(db: Db, row: Insertable<PushTables['push_apps']>): Promise<void> {
  await db
    .insertInto('push_apps')
    .values(row)
    .onConflict((conflict) => conflict.column('app_id').doNothing())
    .execute();
}

export async function updateApp(db: Db, appId: string, change: Updateable<PushTables['push_apps']>): Promise<void> {
  await db.updateTable('push_apps').set(change).where('app_id', '=', appId).execute();
}

export async function nameOfApp(db: Db, appId: string): Promise<string> {
  const row = await db.selectFrom('apps').select('name').where('id', '=', appId).executeTakeFirst();
  return row?.name ?? '';
}

/** By name. */
export async function listChannels(
  db: Db,
  appId: string,
  name: string | undefined,
  page: PageRequest,
): Promise<{ rows: ChannelRow[]; total: number }> {
  const query = db
    .selectFrom('push_channels')
    .selectAll()
    .where('app_id', '=', appId)
    .$if(name !== undefined, (q) => q.where('name', 'ilike', name ?? ''))
    .orderBy('name')
    .orderBy('id');
  return readPage(query, page);
}

export async function publicChannels(db: Db, appId: string): Promise<ChannelRow[]> {
  return db
    .selectFrom('push_channels')
    .selectAll()
    .where('app_id', '=', appId)
    .where('is_public', '=', true)
    .orderBy('name')
    .execute();
}

export async function findChannel(db: Db, appId: string, id: string): Promise<ChannelRow | undefined> {
  return db
    .selectFrom('push_channels')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('is_public', '=', true)
    .executeTakeFirst();
}

/**
 * The public channel of that name, which one of players becomes; undefined where the app has one. why: nobody takes a
 * name away by being in a channel of it
 */
export async function insertChannel(
  db: Db,
  row: Insertable<PushTables['push_channels']>,
): Promise<ChannelRow | undefined> {
  return db
    .insertInto('push_channels')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['app_id', 'name'])
        .doUpdateSet({ is_public: true, description: row.description })
        .where('push_channels.is_public', '=', false),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function updateChannel(
  db: Db,
  id: string,
  change: Updateable<PushTables['push_channels']>,
): Promise<void> {
  await db.updateTable('push_channels').set(change).where('id', '=', id).execute();
}

/** Deletes public channels by name or by id; answers what they were. */
export async function deleteChannels(
  db: Db,
  appId: string,
  which: { readonly names: readonly string[] } | { readonly ids: readonly string[] },
): Promise<Pick<ChannelRow, 'id' | 'name'>[]> {
  return db
    .deleteFrom('push_channels')
    .where('app_id', '=', appId)
    .where('is_public', '=', true)
    .where((eb) => ('names' in which ? eb('name', 'in', which.names) : eb('id', 'in', which.ids)))
    .returning(['id', 'name'])
    .execute();
}

const versions = (db: Db) =>
  db
    .selectFrom('push_versions')
    .selectAll('push_versions')
    .select(sql<number>`(SELECT count(*) FROM push_apps a WHERE a.version_id = push_versions.id)::int`.as('app_count'));

/** Newest first. */
export async function listVersions(db: Db, page: PageRequest): Promise<{ rows: VersionView[]; total: number }> {
  return readPage(versions(db).orderBy('created_at', 'desc').orderBy('id'), page);
}

export async function findVersion(db: Db, id: string): Promise<VersionView | undefined> {
  return versions(db).where('push_versions.id', '=', id).executeTakeFirst();
}

export async function defaultVersion(db: Db): Promise<VersionView | undefined> {
  return versions(db).where('is_default', '=', true).executeTakeFirst();
}

/** The others, until the end of the transaction: exactly one is the default, whoever changes them at the same time. */
export async function lockVersions(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('push_versions'))`.execute(db);
}

/** False where there is one of that name. */
export async function insertVersion(db: Db, row: Insertable<PushTables['push_versions']>): Promise<boolean> {
  const done = await db
    .insertInto('push_versions')
    .values(row)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

export async function noDefaultVersion(db: Db): Promise<void> {
  await db.updateTable('push_versions').set({ is_default: false }).where('is_default', '=', true).execute();
}

export async function updateVersion(
  db: Db,
  id: string,
  change: Updateable<PushTables['push_versions']>,
): Promise<void> {
  await db.updateTable('push_versions').set(change).where('id', '=', id).execute();
}

export async function deleteVersion(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_versions').where('id', '=', id).execute();
}

/** Moves apps, named by their ids or those of their service, to a version; answers which. */
export async function assignVersion(db: Db, ids: readonly string[], versionId: string): Promise<string[]> {
  const rows = await db
    .updateTable('push_apps')
    .set({ version_id: versionId })
    .where((eb) =>
      eb.or([
        eb('app_id', 'in', ids),
        eb(
          'app_id',
          'in',
          db.selectFrom('app_services').select('app_id').where('name', '=', 'push').where('service_id', 'in', ids),
        ),
      ]),
    )
    .returning('app_id')
    .execute();
  return rows.map(({ app_id }) => app_id).sort();
}
