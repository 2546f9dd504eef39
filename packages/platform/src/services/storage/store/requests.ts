// SQL of what is done to databases in the background.
import { type Selectable, sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { PageRequest } from '#kernel/call/paging';
import type { RequestDetail, StorageTables } from '../tables.ts';

export type RequestRow = Selectable<StorageTables['storage_requests']>;

export interface NewRequest
  extends Pick<RequestRow, 'id' | 'database_id' | 'app_id' | 'node' | 'operation' | 'created_at'> {
  readonly detail?: RequestDetail;
}

export async function insertRequest(db: Db, { detail = {}, ...row }: NewRequest): Promise<void> {
  await db
    .insertInto('storage_requests')
    .values({ ...row, detail: json(detail), status: 'INITIAL', started_at: null, ended_at: null })
    .execute();
}

export async function findRequest(db: Db, databaseId: string, id: string): Promise<RequestRow | undefined> {
  return db
    .selectFrom('storage_requests')
    .selectAll()
    .where('database_id', '=', databaseId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function listRequests(
  db: Db,
  databaseId: string,
  { limit, offset }: PageRequest,
): Promise<{ readonly rows: readonly RequestRow[]; readonly total: number }> {
  const of = db.selectFrom('storage_requests').where('database_id', '=', databaseId);
  const rows = await of.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset).execute();
  const { count } = await of.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return { rows, total: count };
}

const AT_ONCE = 20;

/** Those that wait for the node, the oldest first. */
export async function waitingOf(db: Db, node: string): Promise<readonly RequestRow[]> {
  return db
    .selectFrom('storage_requests')
    .selectAll()
    .where('node', '=', node)
    .where('status', '=', 'INITIAL')
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute();
}

/** Those that a platform had in hand that is gone. */
export async function interruptedOf(db: Db, node: string): Promise<readonly RequestRow[]> {
  return db
    .selectFrom('storage_requests')
    .selectAll()
    .where('node', '=', node)
    .where('status', '=', 'RUNNING')
    .orderBy('created_at')
    .execute();
}

/** False where somebody else has it. */
export async function takeRequest(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('storage_requests')
    .set({ status: 'RUNNING', started_at: now })
    .where('id', '=', id)
    .where('status', '=', 'INITIAL')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** It is begun anew. */
export async function putBack(db: Db, id: string): Promise<void> {
  await db
    .updateTable('storage_requests')
    .set({ status: 'INITIAL', started_at: null })
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .execute();
}

export async function endRequest(
  db: Db,
  id: string,
  end: { readonly status: 'SUCCESS' | 'FAILED' | 'KILLED'; readonly info?: string; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('storage_requests')
    // why without the rest: what the engine keeps of a password is of use no more
    .set({ status: end.status, info: end.info ?? '', ended_at: end.now, detail: json({}) })
    .where('id', '=', id)
    .where('status', 'in', ['INITIAL', 'RUNNING'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Its tasks were as long ago as the database: of a past that is told. */
export async function endedThen(db: Db, databaseId: string, then: string): Promise<void> {
  await db
    .updateTable('storage_requests')
    .set({ started_at: sql<string>`created_at`, ended_at: then })
    .where('database_id', '=', databaseId)
    .execute();
}

/** What was asked of databases that have failed with their node. */
export async function killRequests(db: Db, databaseIds: readonly string[], info: string, now: string): Promise<void> {
  if (databaseIds.length > 0) {
    await db
      .updateTable('storage_requests')
      .set({ status: 'FAILED', info, ended_at: now, detail: json({}) })
      .where('database_id', 'in', databaseIds)
      .where('status', 'in', ['INITIAL', 'RUNNING'])
      .execute();
  }
}

export async function forgetRequests(db: Db, before: string): Promise<void> {
  await db.deleteFrom('storage_requests').where('ended_at', '<', before).execute();
}
