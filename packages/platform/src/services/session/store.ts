// SQL of signing in.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { ExternalAccount } from '#core/external/redeem';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { CoreTables } from '#db/core-tables';

/** An operator of one of the kinds; names are compared without regard to case. */
export async function findOperator(db: Db, login: string, kinds: readonly ('admin' | 'partner-admin' | 'billing')[]) {
  return db
    .selectFrom('operators')
    .select(['login', 'name', 'kind', 'password_hash'])
    .where(sql`lower(login)`, '=', login.toLowerCase())
    .where('kind', 'in', kinds)
    .executeTakeFirst();
}

export async function keepOperatorHash(db: Db, login: string, password_hash: string): Promise<void> {
  await db.updateTable('operators').set({ password_hash }).where('login', '=', login).execute();
}

export async function noteLogin(db: Db, userId: string, now: string): Promise<void> {
  await db.updateTable('users').set({ last_login_at: now }).where('id', '=', userId).execute();
}

/** Keeps who the user is and marks the user; false where the user is marked already. */
export async function keepRealName(db: Db, row: Insertable<CoreTables['real_names']>): Promise<boolean> {
  const { user_id, ...columns } = row;
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ properties: sql<Record<string, string>>`users.properties || '{"isRealNameVerified":"true"}'::jsonb` })
    .where('id', '=', user_id)
    .where(sql`users.properties ->> 'isRealNameVerified'`, 'is distinct from', 'true')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    return false;
  }
  await db
    .insertInto('real_names')
    .values(row)
    // why: an operator may have taken the mark off a user
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
  return true;
}

/** The user that an account elsewhere signs in. */
export async function findLinkedUser(
  db: Db,
  { provider, subject }: Pick<ExternalAccount, 'provider' | 'subject'>,
  now: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('linked_identities')
    .set({ last_used_at: now })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

type NewUser = Pick<Insertable<CoreTables['users']>, 'id' | 'login' | 'name' | 'email' | 'phone' | 'password_hash'>;

/** Makes the user of an account elsewhere; of two sign-ins at the same moment both get the one that was made. */
export async function linkNewUser(
  db: Db,
  { provider, subject }: Pick<ExternalAccount, 'provider' | 'subject'>,
  { now, ...user }: NewUser & { readonly now: string },
): Promise<string> {
  await db
    .insertInto('users')
    .values({ ...user, status: 'Active', properties: json({}), created_at: now, last_login_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(login)`, '=', user.login.toLowerCase())
    .executeTakeFirstOrThrow();
  await db
    .insertInto('linked_identities')
    .values({ provider, subject, user_id: id, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

export type LinkedIdentity = Selectable<CoreTables['linked_identities']>;

/** The oldest first. */
export async function listLinks(db: Db, userId: string): Promise<LinkedIdentity[]> {
  return db
    .selectFrom('linked_identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('provider')
    .execute();
}

/** False where the account signs somebody else in. The same link again changes nothing. */
export async function insertLink(db: Db, row: LinkedIdentity): Promise<boolean> {
  await db
    .insertInto('linked_identities')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { user_id } = await db
    .selectFrom('linked_identities')
    .select('user_id')
    .where('provider', '=', row.provider)
    .where('subject', '=', row.subject)
    .executeTakeFirstOrThrow();
  return user_id === row.user_id;
}

/** Makes everybody wait who changes the links of the same user, until the transaction ends; answers the user's login. */
export async function lockUser(db: Db, userId: string): Promise<string> {
  const { login } = await db
    .selectFrom('users')
    .select('login')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return login;
}

export async function renameUser(db: Db, userId: string, login: string): Promise<void> {
  await db.updateTable('users').set({ login }).where('id', '=', userId).execute();
}

export async function deleteLink(db: Db, userId: string, provider: string): Promise<boolean> {
  const result = await db
    .deleteFrom('linked_identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Links an app with an account at a partner, in the place of the one before, and marks the app. */
export async function keepPartnerLink(db: Db, row: Insertable<CoreTables['app_partner_links']>): Promise<void> {
  const { app_id, partner, ...columns } = row;
  await db
    .insertInto('app_partner_links')
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'partner']).doUpdateSet(columns))
    .execute();
  const linked = JSON.stringify({ [`${partner}Linked`]: 'true' });
  await db
    .updateTable('apps')
    .set({ properties: sql<Record<string, string>>`apps.properties || ${linked}::jsonb`, updated_at: row.linked_at })
    .where('id', '=', app_id)
    .execute();
}
