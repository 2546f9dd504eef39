// SQL of redeem codes.
import { platformTransitions, stepTo } from '@uos/contract/labels';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#db/connect';
import type { MoneyTables } from '#db/money-tables';

export type RedeemCode = Selectable<MoneyTables['redeem_tokens']>;

export async function insertCodes(db: Db, rows: readonly Insertable<MoneyTables['redeem_tokens']>[]): Promise<void> {
  await db.insertInto('redeem_tokens').values(rows).execute();
}

/** Takes a living code for an app: one statement, so that of many at once one gets it. */
export async function takeCode(
  db: Db,
  hash: string,
  by: { readonly appId: string; readonly now: string },
): Promise<RedeemCode | undefined> {
  return db
    .updateTable('redeem_tokens')
    .set({ status: 'Fulfilled', fulfilled_app_id: by.appId, fulfilled_at: by.now })
    .where('token_hash', '=', hash)
    .where('status', 'in', stepTo(platformTransitions.redeemToken.status, 'Fulfilled').from)
    .where((where) => where.or([where('expired_at', 'is', null), where('expired_at', '>', by.now)]))
    .returningAll()
    .executeTakeFirst();
}

export async function findCode(db: Db, hash: string): Promise<RedeemCode | undefined> {
  return db.selectFrom('redeem_tokens').selectAll().where('token_hash', '=', hash).executeTakeFirst();
}
