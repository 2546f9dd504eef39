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
export function post(db: Db, transfer: Transfer): Promise<void> {
  return postAll(db, [transfer]);
}

/** Writes transfers and adds them to the sums of their months. */
export async function postAll(db: Db, all: readonly Transfer[]): Promise<void> {
  const transfers = all.filter(({ amountFen }) => amountFen !== 0);
  if (transfers.length === 0) {
    return;
  }
  await db.insertInto('ledger_transfers').values(transfers.map(rowOf)).execute();
  const added = COLUMNS.map(
    (column) =>
      [column, sql<number>`${sql.ref(`ledger_months.${column}`)} + ${sql.ref(`excluded.${column}`)}`] as const,
  );
  await db
    .insertInto('ledger_months')
    .values(sumsOf(transfers))
    .onConflict((conflict) => conflict.columns(['org_id', 'month']).doUpdateSet(Object.fromEntries(added)))
    .execute();
}

function rowOf(transfer: Transfer) {
  const { id, orgId, kind, amountFen, month, cause, counter, at } = transfer;
  const own = accountOf(orgId);
  const gives = GIVES.has(kind) === amountFen > 0;
  return {
    ...{ id, org_id: orgId, kind, debit: gives ? counter : own, credit: gives ? own : counter },
    ...{ amount_fen: Math.abs(amountFen), month, cause_id: cause.id, revision: cause.revision, at },
  };
}

const COLUMNS = ['deposit_fen', 'increase_fen', 'reduce_fen', 'refund_fen', 'bill_fen'] as const;
const NO_MONEY = { deposit_fen: 0, increase_fen: 0, reduce_fen: 0, refund_fen: 0, bill_fen: 0 };

/** One row per organisation and month, in one order for everybody, so that two who write many wait for each other. */
function sumsOf(transfers: readonly Transfer[]): LedgerMonthsTable[] {
  const sums = new Map<string, LedgerMonthsTable>();
  for (const { orgId, month, kind, amountFen } of transfers) {
    const key = `${orgId} ${month}`;
    const row = sums.get(key) ?? { ...NO_MONEY, org_id: orgId, month };
    sums.set(key, { ...row, [`${kind}_fen`]: row[`${kind}_fen`] + amountFen });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

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

/** Takes the transfers of some causes out of the books again, which nothing but demo data may ever be. */
export async function forgetTransfers(db: Db, orgId: string, causeIds: readonly string[]): Promise<void> {
  const sums = sql.join(
    COLUMNS.map((column) => {
      const kind = column.replace('_fen', '');
      return sql`${sql.ref(column)} = ledger_months.${sql.ref(column)} - coalesce((
        SELECT sum(g.amount) FROM gone g WHERE g.month = ledger_months.month AND g.kind = ${kind}), 0)::bigint`;
    }),
  );
  await sql`
    WITH gone AS (
      DELETE FROM ledger_transfers WHERE org_id = ${orgId} AND cause_id::text = ANY(${causeIds}::text[])
      RETURNING month, kind, CASE
        WHEN (credit = ${accountOf(orgId)}) = (kind = ANY(${[...GIVES]}::text[])) THEN amount_fen ELSE -amount_fen
      END AS amount
    )
    UPDATE ledger_months SET ${sums} WHERE org_id = ${orgId} AND month IN (SELECT month FROM gone)`.execute(db);
}
