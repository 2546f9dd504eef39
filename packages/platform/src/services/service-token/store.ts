// SQL of service tokens; each change is one statement, so a regenerated or removed token stops with it.
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#db/connect';
import type { CoreTables } from '#db/core-tables';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';

export type TokenRow = Selectable<CoreTables['service_tokens']>;

/** Newest first. */
export async function listTokens(
  db: Db,
  service: TokenRow['service'] | undefined,
  page: PageRequest,
): Promise<{ rows: TokenRow[]; total: number }> {
  const query = db
    .selectFrom('service_tokens')
    .$if(service !== undefined, (q) => q.where('service', '=', service ?? 'uos'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id');
  return readPage(query, page);
}

/** Undefined where the name is taken. */
export async function insertToken(
  db: Db,
  row: Insertable<CoreTables['service_tokens']>,
): Promise<TokenRow | undefined> {
  return db
    .insertInto('service_tokens')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function replaceToken(
  db: Db,
  id: string,
  change: { readonly token_hash: string; readonly shown: string; readonly updated_at: string },
): Promise<TokenRow | undefined> {
  return db.updateTable('service_tokens').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}

export async function removeToken(db: Db, id: string): Promise<TokenRow | undefined> {
  return db.deleteFrom('service_tokens').where('id', '=', id).returningAll().executeTakeFirst();
}
