// SQL of signing in.
import { sql } from 'kysely';
import type { Db } from '#db/connect';

/** An operator of one of the kinds; names are compared without regard to case. */
export async function findOperator(db: Db, login: string, kinds: readonly ('admin' | 'partner-admin' | 'billing')[]) {
  return db
    .selectFrom('operators')
    .select(['login', 'name', 'kind', 'password_hash'])
    .where(sql`lower(login)`, '=', login.toLowerCase())
    .where('kind', 'in', kinds)
    .executeTakeFirst();
}

export async function noteLogin(db: Db, userId: string, now: string): Promise<void> {
  await db.updateTable('users').set({ last_login_at: now }).where('id', '=', userId).execute();
}
