// The double-entry ledger of organisations. A transfer takes from one account and gives to another in one row, so the
// ledger sums to zero by construction; its sums by month are kept in the same transaction.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { LedgerMonthsTable } from '#db/money-tables';

export type TransferKind = 'deposit' | 'increase' | 'reduce' | 'refund' | 'bill';

export interface Transfer {
  readonly id: string;
  readonly orgId: string;
  readonly kind: TransferKind;
  /** Fen; negative for a bill that became smaller. */
  readonly amountFen: number;
  /** `YYYY-MM`, the month it counts in. */
  readonly month: string;
  /** What it is the effect of; a second transfer of one cause and revision is an error, never a second effect. */
  readonly cause: { readonly id: string; readonly revision: number };
  /** The other side: `cash/online`, `revenue/push`. */
  readonly counter: string;
  readonly at: string;
}

/** Kinds that give to the organisation; the others take from it. */
const GIVES: ReadonlySet<TransferKind> = new Set<TransferKind>(['deposit', 'reduce']);

/** Account of an organisation: what the provider owes it. */
function accountOf(orgId: string): string {
  return `org/${orgId}`;
}

/** Writes one transfer and adds it to the sums of its month. */
export async function post(db: Db, transfer: Transfer): Promise<void> {
  const { orgId, kind, amountFen, month } = transfer;
  if (amountFen === 0) {
    return;
  }
  const own = accountOf(orgId);
  const gives = GIVES.has(kind) === amountFen > 0;
  await db
    .insertInto('ledger_transfers')
    .values({
      id: transfer.id,
      org_id: orgId,
      kind,
      debit: gives ? transfer.counter : own,
      credit: gives ? own : transfer.counter,
      amount_fen: Math.abs(amountFen),
      month,
      cause_id: transfer.cause.id,
      revision: transfer.cause.revision,
      at: transfer.at,
    })
    .execute();
  const column = `${kind}_fen` as const;
  await db
    .insertInto('ledger_months')
    .values({ ...NO_MONEY, org_id: orgId, month, [column]: amountFen })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'month'])
        .doUpdateSet({ [column]: sql<number>`${sql.ref(`ledger_months.${column}`)} + ${amountFen}` }),
    )
    .execute();
}

const NO_MONEY = { deposit_fen: 0, increase_fen: 0, reduce_fen: 0, refund_fen: 0, bill_fen: 0 };

export type Sums = Omit<LedgerMonthsTable, 'org_id' | 'month'>;

/** What the organisation has: given less taken. */
export function balanceOf(sums: Sums): number {
  return sums.deposit_fen + sums.reduce_fen - sums.increase_fen - sums.refund_fen - sums.bill_fen;
}

/** Makes everybody wait who wants to spend the same organisation's money, until the transaction ends. */
export async function holdMoney(db: Db, orgId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${accountOf(orgId)}, 0))`.execute(db);
}

/** The organisation's balance in fen, after `holdMoney` not to be changed by others before the transaction ends. */
export async function readBalance(db: Db, orgId: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    SELECT coalesce(sum(deposit_fen + reduce_fen - increase_fen - refund_fen - bill_fen), 0)::bigint AS balance
    FROM ledger_months WHERE org_id = ${orgId}`.execute(db);
  return rows[0]?.balance ?? 0;
}
