// SQL of invoices. That a deposit has one living invoice is the matter of a partial unique index.
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Seen } from '#core/money/transactions';
import type { Db } from '#db/connect';
import type { MoneyTables } from '#db/money-tables';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';

export interface InvoiceView extends Selectable<MoneyTables['invoices']> {
  readonly org_name: string;
}

export interface InvoiceFilter {
  readonly orgId?: string | undefined;
  readonly transactionId?: string | undefined;
  readonly status?: InvoiceView['status'] | undefined;
}

/** Newest first. */
export async function listInvoices(
  db: Db,
  { orgId, transactionId, status }: InvoiceFilter,
  page: PageRequest,
): Promise<{ rows: InvoiceView[]; total: number }> {
  const query = invoices(db)
    .$if(orgId !== undefined, (q) => q.where('invoices.org_id', '=', orgId ?? ''))
    .$if(transactionId !== undefined, (q) => q.where('invoices.transaction_id', '=', transactionId ?? ''))
    .$if(status !== undefined, (q) => q.where('invoices.status', '=', status ?? 'Pending'))
    .orderBy('invoices.created_at', 'desc')
    .orderBy('invoices.id');
  return readPage(query, page);
}

export async function findInvoice(db: Db, id: string): Promise<InvoiceView | undefined> {
  return invoices(db).where('invoices.id', '=', id).executeTakeFirst();
}

export async function newestInvoice(db: Db, transactionId: string): Promise<InvoiceView | undefined> {
  return invoices(db)
    .where('invoices.transaction_id', '=', transactionId)
    .orderBy('invoices.created_at', 'desc')
    .orderBy('invoices.id')
    .executeTakeFirst();
}

function invoices(db: Db) {
  return db
    .selectFrom('invoices')
    .innerJoin('organizations', 'organizations.id', 'invoices.org_id')
    .selectAll('invoices')
    .select('organizations.name as org_name');
}

/** False where the transaction has a living invoice. */
export async function insertInvoice(db: Db, row: Insertable<MoneyTables['invoices']>): Promise<boolean> {
  const result = await db
    .insertInto('invoices')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export interface InvoiceStep {
  readonly from: readonly InvoiceView['status'][];
  readonly change: Updateable<MoneyTables['invoices']>;
  /** What the one who decides has looked at, as far as it is said. */
  readonly seen?: Seen;
}

/** False where the invoice is in none of the states the step starts from, or not as it was seen. */
export async function changeInvoice(db: Db, id: string, { from, change, seen = {} }: InvoiceStep): Promise<boolean> {
  const result = await db
    .updateTable('invoices')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', from)
    .$if(seen.amountFen !== undefined, (q) => q.where('amount_fen', '=', seen.amountFen ?? 0))
    .$if(seen.revision !== undefined, (q) => q.where('revision', '=', seen.revision ?? 0))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
