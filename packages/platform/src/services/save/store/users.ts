// SQL of what players have. A row of it is held first by whoever changes what a player has.
import { sql } from 'kysely';
import type { Db } from '#db/connect';

export interface Use {
  readonly saves: number;
  readonly bytes: number;
}

/** Holds the players to this transaction, in one order, so that two never wait for each other. */
export async function holdUsers(db: Db, appId: string, userIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(userIds)].sort();
  await sql`
    INSERT INTO save_users (app_id, user_id, saves, bytes)
    SELECT ${appId}::uuid, u, 0, 0 FROM unnest(${wanted}::text[]) AS u ORDER BY u COLLATE "C"
    ON CONFLICT (app_id, user_id) DO UPDATE SET saves = save_users.saves`.execute(db);
}

/** Adds to what a player has; false where it would be more than it may. Less is always right. */
export async function addUse(
  db: Db,
  { appId, userId }: { readonly appId: string; readonly userId: string },
  { saves, bytes }: Use,
  most: Use,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('save_users')
    .set({ saves: sql<number>`saves + ${saves}::int`, bytes: sql<number>`bytes + ${bytes}::bigint` })
    .where('app_id', '=', appId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`(${saves}::int <= 0 OR saves + ${saves}::int <= ${most.saves}::int)`)
    .where(sql<boolean>`(${bytes}::bigint <= 0 OR bytes + ${bytes}::bigint <= ${most.bytes}::bigint)`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findUse(db: Db, appId: string, userId: string): Promise<Use> {
  const row = await db
    .selectFrom('save_users')
    .select(['saves', 'bytes'])
    .where('app_id', '=', appId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { saves: 0, bytes: 0 };
}

export interface AppUse extends Use {
  readonly app_id: string;
}

/** What all players of each app have, of one app or of all that ever had something. */
export async function usesOf(db: Db, appId?: string): Promise<AppUse[]> {
  const { rows } = await sql<AppUse>`
    SELECT app_id, sum(saves)::bigint AS saves, sum(bytes)::bigint AS bytes FROM save_users
    ${appId === undefined ? sql`` : sql`WHERE app_id = ${appId}`}
    GROUP BY app_id ORDER BY app_id`.execute(db);
  return rows;
}
