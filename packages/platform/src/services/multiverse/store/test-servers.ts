// SQL of the servers that try a revision out.

import { stepTo, transitions } from '@uos/contract/labels';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { HostingTables } from '../tables.ts';

export type TestServerRow = Selectable<HostingTables['hosting_test_servers']>;

const steps = transitions.testServer.status;

const LIVE: readonly TestServerRow['status'][] = ['creating', 'running'];

export interface TestServerView extends TestServerRow {
  readonly heard_now: string | null;
}

const views = (db: Db, appId: string) =>
  db
    .selectFrom('hosting_test_servers as t')
    .leftJoin('game_servers as s', 's.id', 't.id')
    .selectAll('t')
    .select((eb) => eb.fn.coalesce('s.heard_at', 't.heard_at').as('heard_now'))
    .where('t.app_id', '=', appId);

/** Newest first. */
export async function listTestServers(
  db: Db,
  { appId, gameId }: { readonly appId: string; readonly gameId: string },
  page: PageRequest,
): Promise<{ rows: TestServerView[]; total: number }> {
  const query = views(db, appId).where('t.game_id', '=', gameId).orderBy('t.created_at', 'desc').orderBy('t.id');
  return readPage(query, page);
}

/** By its own id, or the newest of a revision. */
export async function findTestServer(db: Db, appId: string, id: string): Promise<TestServerView | undefined> {
  return views(db, appId)
    .where((eb) => eb.or([eb('t.id', '=', id), eb('t.revision_id', '=', id)]))
    .orderBy(sql`t.id = ${id}`, 'desc')
    .orderBy('t.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function testServerOf(db: Db, id: string): Promise<TestServerRow | undefined> {
  return db.selectFrom('hosting_test_servers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countTestServers(db: Db, appId: string): Promise<number> {
  const { count } = await db
    .selectFrom('hosting_test_servers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('app_id', '=', appId)
    .where('status', 'in', [...LIVE])
    .executeTakeFirstOrThrow();
  return count;
}

/** False where one of the revision lives. */
export async function insertTestServer(
  db: Db,
  row: Insertable<HostingTables['hosting_test_servers']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hosting_test_servers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('revision_id')
        .where('status', 'in', [...LIVE])
        .doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type Why = 'msg' | 'end_reason' | 'end_signal' | 'end_detail';
type Facts = Partial<Pick<Insertable<HostingTables['hosting_test_servers']>, Why | 'ip' | 'ports' | 'ended_at'>>;

/** Takes the step where the table of steps has it; false where it is no more what it was. */
export async function moveTestServer(
  db: Db,
  id: string,
  to: Exclude<TestServerRow['status'], 'creating'>,
  facts: Facts,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hosting_test_servers')
    .set({ status: to, ...facts })
    .where('id', '=', id)
    .where('status', 'in', stepTo(steps, to).from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function noteTestServer(
  db: Db,
  id: string,
  facts: Partial<Pick<TestServerRow, 'exit_code' | 'heard_at'>>,
): Promise<void> {
  await db.updateTable('hosting_test_servers').set(facts).where('id', '=', id).execute();
}

/** Of the games of an app that are hosting's own, or of one game. */
export async function liveTests(
  db: Db,
  of: { readonly appId: string } | { readonly gameId: string },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('hosting_test_servers as t')
    .innerJoin('hosting_games as g', 'g.game_id', 't.game_id')
    .select('t.id')
    .where('t.status', 'in', [...LIVE])
    .$if('appId' in of, (q) => q.where('t.app_id', '=', 'appId' in of ? of.appId : '').where('g.source', '<>', 'func'))
    .$if('gameId' in of, (q) => q.where('t.game_id', '=', 'gameId' in of ? of.gameId : ''))
    .execute();
  return rows.map(({ id }) => id);
}
