// SQL of friend requests.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { SocialTables } from '../tables.ts';

type Table = SocialTables['passport_friend_requests'];
export type FriendRequestRow = Selectable<Table> & {
  readonly source_name: string;
  readonly target_name: string;
};
type Status = FriendRequestRow['status'];

const requests = (db: Db) =>
  db
    .selectFrom('passport_friend_requests as q')
    .innerJoin('passport_personas as s', (join) =>
      join.onRef('s.app_id', '=', 'q.app_id').onRef('s.id', '=', 'q.source_id'),
    )
    .innerJoin('passport_personas as t', (join) =>
      join.onRef('t.app_id', '=', 'q.app_id').onRef('t.id', '=', 'q.target_id'),
    )
    .selectAll('q')
    .select(['s.display_name as source_name', 't.display_name as target_name']);

/** Newest first. */
export async function listRequests(
  db: Db,
  appId: string,
  of: {
    readonly personaId: string;
    readonly direction: 'received' | 'sent';
    readonly status?: Status | undefined;
  },
  page: PageRequest,
): Promise<{ rows: FriendRequestRow[]; total: number }> {
  const query = requests(db)
    .where('q.app_id', '=', appId)
    .where(of.direction === 'sent' ? 'q.source_id' : 'q.target_id', '=', of.personaId)
    .$if(of.status !== undefined, (q) => q.where('q.status', '=', of.status ?? 'Pending'))
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id', 'desc');
  return readPage(query, page);
}

export async function findRequest(db: Db, appId: string, id: string): Promise<FriendRequestRow | undefined> {
  return requests(db).where('q.app_id', '=', appId).where('q.id', '=', id).executeTakeFirst();
}

/** The oldest of those that wait for an answer of the persona. */
export async function waitingFor(db: Db, appId: string, targetId: string, limit: number): Promise<FriendRequestRow[]> {
  return requests(db)
    .where('q.app_id', '=', appId)
    .where('q.target_id', '=', targetId)
    .where('q.status', '=', 'Pending')
    .orderBy('q.created_at')
    .orderBy('q.id')
    .limit(limit)
    .execute();
}

export async function countSent(db: Db, appId: string, sourceId: string): Promise<number> {
  const { total } = await db
    .selectFrom('passport_friend_requests')
    .select(sql<number>`count(*)`.as('total'))
    .where('app_id', '=', appId)
    .where('source_id', '=', sourceId)
    .where('status', '=', 'Pending')
    .executeTakeFirstOrThrow();
  return total;
}

/** False where one is waiting already. */
export async function insertRequest(db: Db, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passport_friend_requests')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'source_id', 'target_id']).where('status', '=', 'Pending').doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

interface Answer {
  readonly status: Status;
  readonly now: string;
}

/** False where it is answered already. */
export async function answerRequest(db: Db, appId: string, id: string, { status, now }: Answer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passport_friend_requests')
    .set({ status, modified_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Answers what waits from the one to the other; both personas have to be held. */
export async function answerBetween(
  db: Db,
  appId: string,
  { sourceId, targetId }: { readonly sourceId: string; readonly targetId: string },
  { status, now }: Answer,
): Promise<void> {
  await db
    .updateTable('passport_friend_requests')
    .set({ status, modified_at: now })
    .where('app_id', '=', appId)
    .where('source_id', '=', sourceId)
    .where('target_id', '=', targetId)
    .where('status', '=', 'Pending')
    .execute();
}

/** Turns down all that wait for an answer of the persona; answers how many they were. */
export async function rejectAll(db: Db, appId: string, targetId: string, now: string): Promise<number> {
  const waiting = db
    .selectFrom('passport_friend_requests')
    .select('id')
    .where('app_id', '=', appId)
    .where('target_id', '=', targetId)
    .where('status', '=', 'Pending')
    .orderBy('id')
    .forNoKeyUpdate();
  const { numUpdatedRows } = await db
    .updateTable('passport_friend_requests')
    .set({ status: 'Rejected', modified_at: now })
    .where('app_id', '=', appId)
    .where('id', 'in', waiting)
    .where('status', '=', 'Pending')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
