// SQL of requests to join.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { GuildTables } from '../tables.ts';

type Table = GuildTables['passport_guild_requests'];
export type RequestRow = Selectable<Table> & { readonly display_name: string };
type Status = RequestRow['status'];

/** Of one guild or of one persona. */
export type RequestsOf = { readonly guildId: string } | { readonly personaId: string };

/** Newest first. */
export async function listRequests(
  db: Db,
  appId: string,
  { status, ...of }: RequestsOf & { readonly status?: Status | undefined },
  page: PageRequest,
): Promise<{ rows: RequestRow[]; total: number }> {
  const query = named(db)
    .where('q.app_id', '=', appId)
    .where('guildId' in of ? 'q.guild_id' : 'q.persona_id', '=', 'guildId' in of ? of.guildId : of.personaId)
    .$if(status !== undefined, (q) => q.where('q.status', '=', status ?? 'Pending'))
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id', 'desc');
  return readPage(query, page);
}

export async function findRequest(db: Db, appId: string, id: string): Promise<RequestRow | undefined> {
  return named(db).where('q.app_id', '=', appId).where('q.id', '=', id).executeTakeFirst();
}

const named = (db: Db) =>
  db
    .selectFrom('passport_guild_requests as q')
    .leftJoin('passport_personas as p', (join) =>
      join.onRef('p.app_id', '=', 'q.app_id').onRef('p.id', '=', 'q.persona_id'),
    )
    .selectAll('q')
    .select(sql<string>`coalesce(p.display_name, '')`.as('display_name'));

/** False where the persona has asked already. */
export async function insertRequest(db: Db, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passport_guild_requests')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'guild_id', 'persona_id']).where('status', '=', 'Pending').doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False where it is answered already. */
export async function answerRequest(
  db: Db,
  appId: string,
  id: string,
  { status, now }: { readonly status: Status; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passport_guild_requests')
    .set({ status, modified_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Cancels what is waiting, in the order of ids, so that two who cancel many at once never deadlock. */
export async function cancelRequests(
  db: Db,
  appId: string,
  of: Partial<{ readonly guildId: string; readonly personaId: string }>,
  now: string,
): Promise<void> {
  const waiting = db
    .selectFrom('passport_guild_requests')
    .select('id')
    .where('app_id', '=', appId)
    .where('status', '=', 'Pending')
    .$if(of.guildId !== undefined, (q) => q.where('guild_id', '=', of.guildId ?? ''))
    .$if(of.personaId !== undefined, (q) => q.where('persona_id', '=', of.personaId ?? ''))
    .orderBy('id')
    .forNoKeyUpdate();
  await db
    .updateTable('passport_guild_requests')
    .set({ status: 'Cancelled', modified_at: now })
    .where('app_id', '=', appId)
    .where('id', 'in', waiting)
    .where('status', '=', 'Pending')
    .execute();
}
