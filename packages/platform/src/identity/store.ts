// SQL of the identity pages.
import { sql } from 'kysely';
import type { Db } from '#db/connect';

const COLUMNS = ['id', 'login', 'name', 'status', 'password_hash'] as const;

/** A developer by sign-in name, without regard to case. */
export async function findAccount(db: Db, login: string) {
  return db.selectFrom('users').select(COLUMNS).where(sql`lower(login)`, '=', login.toLowerCase()).executeTakeFirst();
}

export async function findAccountById(db: Db, id: string) {
  return db.selectFrom('users').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export async function keepPasswordHash(db: Db, id: string, password_hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
}
