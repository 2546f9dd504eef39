// SQL of databases and the nodes that have them. A change of state is one statement, whose row count decides.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import type { PageRequest } from '#kernel/call/paging';
import type { Operation, Status, StorageTables } from '../tables.ts';

export type DatabaseRow = Selectable<StorageTables['storage_databases']>;
export type AdminRow = DatabaseRow & { readonly app_name: string; readonly org_id: string };

export interface DatabaseFilter {
  readonly engine?: DatabaseRow['engine'] | undefined;
  readonly status?: Status | undefined;
  /** A pattern. */
  readonly name?: string | undefined;
  readonly includeDeleted?: boolean | undefined;
  readonly appIds?: readonly string[] | undefined;
  readonly orgId?: string | undefined;
}

export async function insertDatabase(db: Db, row: Insertable<StorageTables['storage_databases']>): Promise<void> {
  await db.insertInto('storage_databases').values(row).execute();
}

export async function findDatabase(db: Db, appId: string, id: string): Promise<DatabaseRow | undefined> {
  return db
    .selectFrom('storage_databases')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The one that was made first with that name, whatever became of it. */
export async function databaseNamed(db: Db, appId: string, name: string): Promise<DatabaseRow | undefined> {
  return db
    .selectFrom('storage_databases')
    .selectAll()
    .where('app_id', '=', appId)
    .where('name', '=', name)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** The same of whichever app it is. */
export async function databaseOfAny(db: Db, id: string): Promise<DatabaseRow | undefined> {
  return db.selectFrom('storage_databases').selectAll().where('id', '=', id).executeTakeFirst();
}

const filtered = (db: Db, { engine, status, name, includeDeleted, appIds, orgId }: DatabaseFilter) =>
  db
    .selectFrom('storage_databases as d')
    .innerJoin('apps as a', 'a.id', 'd.app_id')
    .$if(engine !== undefined, (q) => q.where('d.engine', '=', engine ?? 'postgresql'))
    .$if(status !== undefined, (q) => q.where('d.status', '=', status ?? 'running'))
    .$if(name !== undefined, (q) => q.where('d.name', 'ilike', name ?? ''))
    .$if(includeDeleted !== true && status !== 'deleted', (q) => q.where('d.status', '<>', 'deleted'))
    .$if(appIds !== undefined, (q) => q.where(sql<boolean>`d.app_id = ANY(${appIds ?? []}::uuid[])`))
    .$if(orgId !== undefined, (q) => q.where('a.org_id', '=', orgId ?? ''));

export async function listDatabases(
  db: Db,
  filter: DatabaseFilter,
  { limit, offset }: PageRequest,
): Promise<{ readonly rows: readonly AdminRow[]; readonly total: number }> {
  const rows = await filtered(db, filter)
    .selectAll('d')
    .select(['a.name as app_name', 'a.org_id'])
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await filtered(db, filter).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return { rows, total: count };
}

/** Databases of the app that are not deleted; nobody makes another until the end of the transaction. */
export async function countDatabases(db: Db, appId: string): Promise<number> {
  await db.selectFrom('apps').select('id').where('id', '=', appId).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('storage_databases')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('app_id', '=', appId)
    .where('status', '<>', 'deleted')
    .executeTakeFirstOrThrow();
  return count;
}

export interface Change {
  readonly id: string;
  readonly requestId: string;
  readonly operation: Operation;
  readonly from: readonly Status[];
  readonly to?: Status;
  readonly now: string;
  readonly set?: Updateable<StorageTables['storage_databases']>;
  /** Only where the public endpoint stands so. */
  readonly proxy?: DatabaseRow['proxy_status'];
}

/** Takes the database for one change; undefined where it stands otherwise or another change goes on. */
export async function beginChange(
  db: Db,
  { id, requestId, operation, from, to, now, set, proxy }: Change,
): Promise<DatabaseRow | undefined> {
  return db
    .updateTable('storage_databases')
    .set({
      ...{ busy_request: requestId, busy_with: operation, modified_at: now },
      ...(to !== undefined && { status: to, message: '' }),
      ...set,
    })
    .where('id', '=', id)
    .where('status', 'in', from)
    .where('busy_request', 'is', null)
    .$if(proxy !== undefined, (q) => q.where('proxy_status', '=', proxy ?? 'off'))
    .returningAll()
    .executeTakeFirst();
}

/** Ends a change; false where it has ended. */
export async function endChange(
  db: Db,
  requestId: string,
  set: Updateable<StorageTables['storage_databases']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('storage_databases')
    .set({ ...set, busy_request: null, busy_with: '' })
    .where('busy_request', '=', requestId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateDatabase(
  db: Db,
  id: string,
  set: Updateable<StorageTables['storage_databases']>,
): Promise<void> {
  await db.updateTable('storage_databases').set(set).where('id', '=', id).execute();
}

/** Its engine cannot be started any more; false where it is being changed, or does not run. */
export async function failDatabase(db: Db, id: string, message: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('storage_databases')
    .set({ status: 'failure', message, running_at: null, metered_until: null })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('busy_request', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes when it is backed up by itself; false where it does not run. */
export async function setPlan(
  db: Db,
  id: string,
  plan: Pick<Updateable<StorageTables['storage_databases']>, 'plan_enabled' | 'plan_hour' | 'plan_keep'>,
): Promise<DatabaseRow | undefined> {
  return db
    .updateTable('storage_databases')
    .set(plan)
    .where('id', '=', id)
    .where('status', 'in', ['running', 'restarting'])
    .returningAll()
    .executeTakeFirst();
}

export interface WantedRow extends DatabaseRow {
  /** The app is active and has the service on. */
  readonly on: boolean;
}

const MOST = 1000;

/** Those of a node that are not gone. */
export async function databasesOfNode(db: Db, node: string): Promise<readonly WantedRow[]> {
  return db
    .selectFrom('storage_databases as d')
    .selectAll('d')
    .select(
      sql<boolean>`EXISTS (SELECT 1 FROM apps a JOIN app_services s ON s.app_id = a.id
        WHERE a.id = d.app_id AND a.status = 'Active' AND s.name = 'storage' AND s.status = 'Enabled')`.as('on'),
    )
    .where('d.node', '=', node)
    .where('d.purged_at', 'is', null)
    .orderBy('d.id')
    .limit(MOST)
    .execute();
}

export async function beat(db: Db, node: string, now: string): Promise<void> {
  await db
    .insertInto('storage_nodes')
    .values({ id: node, heard_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ heard_at: now }))
    .execute();
}

/** Databases of nodes that were not heard of since then fail; with them what is done to them. */
export async function failLost(db: Db, before: string, message: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE storage_databases d SET status = 'failure', message = ${message}, activity = 'asleep', running_at = NULL,
      metered_until = NULL, busy_request = NULL, busy_with = ''
    WHERE d.status IN ('creating', 'running', 'restarting') AND NOT EXISTS (
      SELECT 1 FROM storage_nodes n WHERE n.id = d.node AND n.heard_at >= ${before}::timestamptz)
    RETURNING d.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those that have no row, not even as deleted or purged. */
export async function goneOf(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) {
    return [];
  }
  const { rows } = await sql<{ id: string }>`
    SELECT k.id FROM unnest(${ids}::uuid[]) AS k(id)
    WHERE NOT EXISTS (SELECT 1 FROM storage_databases d WHERE d.id = k.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Nodes that have databases of the app. */
export async function nodesOfApp(db: Db, appId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('storage_databases')
    .select('node')
    .distinct()
    .where('app_id', '=', appId)
    .where('purged_at', 'is', null)
    .execute();
  return rows.map(({ node }) => node);
}

/** Was the node heard of since then? */
export async function isHeard(db: Db, node: string, since: string): Promise<boolean> {
  const row = await db
    .selectFrom('storage_nodes')
    .select('id')
    .where('id', '=', node)
    .where('heard_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}
