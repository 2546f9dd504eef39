// SQL of users. Every statement carries the app, so that another tenant's id finds nothing.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { isUniqueViolation } from '#kernel/call/paging';
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

/** Those of the ids that are users of the app, in no order. */
export async function findUsers(db: Db, appId: string, ids: readonly string[]): Promise<UserRow[]> {
  return ids.length === 0
    ? []
    : db.selectFrom('passport_users').selectAll().where('app_id', '=', appId).where('id', 'in', ids).execute();
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

/** Keys left undefined keep their value. */
export async function updateUser(
  db: Db,
  appId: string,
  id: string,
  change: Updateable<Table>,
): Promise<'done' | 'unknown' | 'phone-taken'> {
  try {
    const result = await db
      .updateTable('passport_users')
      .set(change)
      .where('app_id', '=', appId)
      .where('id', '=', id)
      .where('status', '<>', 'Sealed')
      .executeTakeFirst();
    return result.numUpdatedRows === 1n ? 'done' : 'unknown';
  } catch (error) {
    if (isUniqueViolation(error, 'passport_users_phone')) {
      return 'phone-taken';
    }
    throw error;
  }
}

export async function findByPhone(db: Db, appId: string, hash: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('passport_users')
    .selectAll()
    .where('app_id', '=', appId)
    .where('phone_hash', '=', hash)
    .where('status', '<>', 'Sealed')
    .executeTakeFirst();
}

/** How many users that are not deleted were verified with the number. */
export async function countByIdNumber(db: Db, appId: string, hash: string): Promise<number> {
  const { count } = await db
    .selectFrom('passport_users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('app_id', '=', appId)
    .where('id_number_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return count;
}

/** Of a user whom nobody has seen. */
export async function deleteUser(db: Db, appId: string, id: string): Promise<void> {
  await db.deleteFrom('passport_users').where('app_id', '=', appId).where('id', '=', id).execute();
}

/** Takes from a deleted user what is nobody's business any more. */
export async function forgetUser(db: Db, appId: string, id: string): Promise<void> {
  const nothing = { phone: null, phone_hash: null, email: null, email_hash: null, real_name: null };
  await db
    .updateTable('passport_users')
    .set({
      ...nothing,
      id_number: null,
      id_number_hash: null,
      device_id: '',
      last_login_ip: '',
      age_group: '',
      age_group_ends: null,
    })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('passport_identities').where('app_id', '=', appId).where('user_id', '=', id).execute();
  await db.deleteFrom('passport_ban_actions').where('app_id', '=', appId).where('subject_id', '=', id).execute();
}
