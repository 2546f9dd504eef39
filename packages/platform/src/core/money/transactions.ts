// Transactions of organisations: made, reviewed and put into the ledger. Shared by billing, online payment and redeem
// codes. Source: platform-core.md 3.7, 4.2; wire/cdn-and-platform.md 2.2 (Transaction).
import { platformTransitions, stepTo } from '@uos/contract/labels';
import { shanghaiMonth } from '@uos/contract/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { MoneyTables } from '#db/money-tables';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import { yuanOf } from './fen.ts';
import { holdMoney, post, readBalance, type TransferKind } from './ledger.ts';

export type TransactionRow = Selectable<MoneyTables['transactions']>;

/** A transaction with the names of its organisation and its living invoice. */
export interface TransactionView extends TransactionRow {
  readonly org_name: string;
  readonly company_name: string;
  readonly invoice_id: string | null;
  readonly invoice_status: 'Pending' | 'Finished' | null;
}

export async function insertTransaction(db: Db, row: Insertable<MoneyTables['transactions']>): Promise<void> {
  await db.insertInto('transactions').values(row).execute();
}

export interface Decision {
  readonly to: 'Active' | 'Invalid' | 'Cancelled';
  /** States it may be decided in; without it those of a review. */
  readonly from?: readonly TransactionRow['status'][];
  readonly by: string;
  readonly now: string;
  readonly reason?: string | undefined;
  readonly tradeNo?: string | undefined;
  readonly seen?: Seen | undefined;
}

/** What the one who decides has looked at, as far as it is said. */
export interface Seen {
  readonly amountFen?: number | undefined;
  readonly revision?: number | undefined;
}

const { status } = platformTransitions.transaction;
const REVIEWED = {
  Active: stepTo(status, 'Active', 'billing.transactions.activate'),
  Invalid: stepTo(status, 'Invalid'),
  Cancelled: stepTo(status, 'Cancelled'),
};

export type Outcome = 'done' | 'not-pending' | 'changed' | 'too-little';

/**
 * Decides a transaction that is pending, or in another state it may be decided in; of several at once one wins. An accepted one goes into the ledger with the same
 * commit. A refund is `too-little` where the organisation has less than it; what is not as it was seen is `changed`.
 */
export async function decide(db: Db, ids: { uuid(): string }, id: string, decision: Decision): Promise<Outcome> {
  const { to, from = REVIEWED[to].from, by, now, reason = '', tradeNo, seen = {} } = decision;
  const row = await db
    .updateTable('transactions')
    .set((eb) => ({
      status: to,
      revision: eb('revision', '+', 1),
      reviewed_by: by,
      reviewed_at: now,
      updated_at: now,
      reason,
      ...(tradeNo === undefined ? {} : { trade_no: tradeNo }),
    }))
    .where('id', '=', id)
    .where('status', 'in', from)
    .$if(seen.amountFen !== undefined, (q) => q.where('amount_fen', '=', seen.amountFen ?? 0))
    .$if(seen.revision !== undefined, (q) => q.where('revision', '=', seen.revision ?? 0))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) {
    const found = await db.selectFrom('transactions').select('status').where('id', '=', id).executeTakeFirst();
    return found !== undefined && from.includes(found.status) ? 'changed' : 'not-pending';
  }
  return to === 'Active' ? settle(db, ids, row, now) : 'done';
}

async function settle(db: Db, ids: { uuid(): string }, row: TransactionRow, now: string): Promise<Outcome> {
  const { kind, counter } = movementOf(row);
  if (kind === 'refund') {
    await holdMoney(db, row.org_id);
    if ((await readBalance(db, row.org_id)) < row.amount_fen) {
      return 'too-little';
    }
  }
  await post(db, {
    id: ids.uuid(),
    orgId: row.org_id,
    kind,
    amountFen: row.amount_fen,
    month: row.month === '' ? (shanghaiMonth(now) ?? '') : row.month,
    cause: { id: row.id, revision: 0 },
    counter,
    at: now,
  });
  return 'done';
}

function movementOf(row: TransactionRow): { kind: TransferKind; counter: string } {
  if (row.type === 'Adjustment') {
    return row.adjustment_type === 'Increase'
      ? { kind: 'increase', counter: 'revenue/base-fee' }
      : { kind: 'reduce', counter: 'revenue/reduction' };
  }
  const cash = row.method === 'Online' ? 'cash/online' : 'cash/bank';
  return row.type === 'Refund' ? { kind: 'refund', counter: cash } : { kind: 'deposit', counter: cash };
}

export interface TransactionFilter {
  readonly orgId?: string | undefined;
  /** LIKE pattern. */
  readonly orgName?: string | undefined;
  /** LIKE pattern. */
  readonly companyName?: string | undefined;
  readonly type?: TransactionRow['type'] | undefined;
  readonly status?: TransactionRow['status'] | undefined;
  /** `YYYY-MM`: the month it belongs to, or was made in. */
  readonly month?: string | undefined;
}

/** Newest first. */
export async function listTransactions(
  db: Db,
  filter: TransactionFilter,
  page: PageRequest,
): Promise<{ rows: TransactionView[]; total: number }> {
  const { orgId, orgName, companyName, type, status, month } = filter;
  const query = transactions(db)
    .$if(orgId !== undefined, (q) => q.where('transactions.org_id', '=', orgId ?? ''))
    .$if(orgName !== undefined, (q) => q.where('organizations.name', 'ilike', orgName ?? ''))
    .$if(companyName !== undefined, (q) => q.where('organizations.company_name', 'ilike', companyName ?? ''))
    .$if(type !== undefined, (q) => q.where('transactions.type', '=', type ?? 'Deposit'))
    .$if(status !== undefined, (q) => q.where('transactions.status', '=', status ?? 'Pending'))
    .$if(month !== undefined, (q) => q.where(monthOfTransaction, '=', month ?? ''))
    .orderBy('transactions.created_at', 'desc')
    .orderBy('transactions.id');
  return readPage(query, page);
}

/** The month a transaction counts in: its own, else that of its review, else that of its making. */
const monthOfTransaction = sql<string>`coalesce(nullif(transactions.month, ''),
  to_char(coalesce(transactions.reviewed_at, transactions.created_at) AT TIME ZONE 'UTC' + interval '8 hours', 'YYYY-MM'))`;

export async function findTransaction(db: Db, id: string): Promise<TransactionView | undefined> {
  return transactions(db).where('transactions.id', '=', id).executeTakeFirst();
}

/** By our number at the payment provider. */
export async function findByOutTradeNo(db: Db, outTradeNo: string): Promise<TransactionView | undefined> {
  return transactions(db).where('transactions.out_trade_no', '=', outTradeNo).executeTakeFirst();
}

function transactions(db: Db) {
  return db
    .selectFrom('transactions')
    .innerJoin('organizations', 'organizations.id', 'transactions.org_id')
    .leftJoin('invoices', (join) =>
      join
        .onRef('invoices.transaction_id', '=', 'transactions.id')
        .on('invoices.status', 'in', ['Pending', 'Finished'] as const),
    )
    .selectAll('transactions')
    .select(['organizations.name as org_name', 'organizations.company_name', 'invoices.id as invoice_id'])
    .select(sql<TransactionView['invoice_status']>`invoices.status`.as('invoice_status'));
}

/** The reply of every call that answers a transaction. */
export function transactionReply(row: TransactionView) {
  return {
    Id: row.id,
    OrganizationId: row.org_id,
    OrganizationName: row.org_name,
    CompanyName: row.company_name,
    Type: row.type,
    AdjustmentType: row.adjustment_type,
    Amount: yuanOf(row.amount_fen),
    Status: row.status,
    Method: row.method,
    OutTradeNo: row.out_trade_no ?? '',
    TradeNo: row.trade_no,
    VoucherImageUrl: row.voucher_image_url,
    Month: row.month,
    ServiceName: row.service,
    AppId: row.app_id ?? '',
    Remark: row.remark,
    Reason: row.reason,
    InvoiceId: row.invoice_id ?? '',
    InvoiceStatus: row.invoice_status ?? ('' as const),
    CreatedBy: row.created_by,
    CreatedByName: row.created_by_name,
    ReviewedBy: row.reviewed_by,
    ReviewedAt: row.reviewed_at,
    CreatedAt: row.created_at,
    UpdatedAt: row.updated_at,
    Revision: row.revision,
  };
}
