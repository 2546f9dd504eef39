// SQL of users. Every statement carries the app, so that another tenant's id finds nothing.
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#db/connect';
import type { PlayerTables } from '../tables.ts';

type Table = PlayerTables['passport_users'];
export type UserRow = Selectable<Table>;

export async function findUser(db: Db, appId: string, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('passport_users')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** By the id of the game itself; a deleted user is none. */
export async function findExternalUser(db: Db, appId: string, externalId: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('passport_users')
    .selectAll()
    .where('app_id', '=', appId)
    .where('external_id', '=', externalId)
    .where('status', '<>', 'Sealed')
    .executeTakeFirst();
}

/** Holds a user until the end of the transaction. */
export async function lockUser(db: Db, appId: string, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('passport_users')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** False where another user of the app has the id of the game or the phone number. */
export async function insertUser(db: Db, row: Insertable<Table>): Promise<boolean> {
  const result = await db
    .insertInto('passport_users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. False where it is unknown or deleted. */
export async function updateUser(db: Db, appId: string, id: string, change: Updateable<Table>): Promise<boolean> {
  const result = await db
    .updateTable('passport_users')
    .set(change)
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('status', '<>', 'Sealed')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
