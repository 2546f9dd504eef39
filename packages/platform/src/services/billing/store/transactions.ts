// SQL that changes a transaction nobody has decided yet.
import type { Db } from '#db/connect';

export interface TransactionChange {
  readonly amount_fen?: number | undefined;
  readonly voucher_image_url?: string | undefined;
  readonly remark?: string | undefined;
  readonly updated_at: string;
}

/** False where it is not pending any more. Keys left out keep their value. */
export async function changeTransaction(db: Db, id: string, change: TransactionChange): Promise<boolean> {
  const result = await db
    .updateTable('transactions')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Is it an app of the organisation? */
export async function isAppOf(db: Db, appId: string, orgId: string): Promise<boolean> {
  const app = db.selectFrom('apps').select('id').where('id', '=', appId).where('org_id', '=', orgId);
  return (await app.executeTakeFirst()) !== undefined;
}
