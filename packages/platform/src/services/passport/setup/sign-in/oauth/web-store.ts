// SQL of logins that were begun in a browser. What a caller carries is kept as its hash.
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#db/connect';
import type { SignInTables } from '../tables.ts';

type Table = SignInTables['passport_web_logins'];
export type WebLogin = Selectable<Table>;

export async function insertWebLogin(db: Db, row: Insertable<Table>): Promise<void> {
  await db.insertInto('passport_web_logins').values(row).execute();
}

/** Takes a state for the one callback it is good for; undefined where it is unknown, used or too old. */
export async function useState(db: Db, stateHash: string, now: string): Promise<WebLogin | undefined> {
  return db
    .updateTable('passport_web_logins')
    .set({ used_at: now })
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Where a login goes on to; for whoever plays a provider. */
export async function redirectOf(db: Db, stateHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('passport_web_logins')
    .select('redirect_uri')
    .where('state_hash', '=', stateHash)
    .executeTakeFirst();
  return row?.redirect_uri;
}

export async function keepAccount(
  db: Db,
  stateHash: string,
  kept: { readonly code_hash: string; readonly account: string; readonly code_expires_at: string },
): Promise<void> {
  await db.updateTable('passport_web_logins').set(kept).where('state_hash', '=', stateHash).execute();
}

/** Takes a login code, once. */
export async function useLoginCode(
  db: Db,
  appId: string,
  codeHash: string,
  now: string,
): Promise<WebLogin | undefined> {
  return db
    .deleteFrom('passport_web_logins')
    .where('app_id', '=', appId)
    .where('code_hash', '=', codeHash)
    .where('code_expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function pruneWebLogins(db: Db, before: string): Promise<void> {
  await db.deleteFrom('passport_web_logins').where('expires_at', '<', before).execute();
}
