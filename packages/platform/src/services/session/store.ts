// SQL of signing in.
import { type Insertable, sql } from 'kysely';
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

/** Keeps who the user is, replacing what was said before, and marks the user. */
export async function keepRealName(db: Db, row: Insertable<CoreTables['real_names']>): Promise<void> {
  const { user_id, ...columns } = row;
  await db
    .insertInto('real_names')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
  await db
    .updateTable('users')
    .set({ properties: sql<Record<string, string>>`users.properties || '{"isRealNameVerified":"true"}'::jsonb` })
    .where('id', '=', user_id)
    .execute();
}
