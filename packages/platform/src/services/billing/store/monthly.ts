// SQL of the reports by month; amounts in fen.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { BillsTable, LedgerMonthsTable } from '#db/money-tables';

export async function amountsByService(
  db: Db,
  month: string,
  orgId: string | undefined,
): Promise<{ service: BillsTable['service']; amount: number }[]> {
  const { rows } = await sql<{ service: BillsTable['service']; amount: number }>`
    SELECT b.service, sum(b.amount_fen)::bigint AS amount FROM bills b
    WHERE b.month = ${month} ${orgId === undefined ? sql`` : sql`AND b.org_id = ${orgId}`}
    GROUP BY 1 ORDER BY 2 DESC, 1`.execute(db);
  return rows;
}

export interface OrgAmount {
  readonly org_id: string;
  readonly name: string;
  readonly amount: number;
}

export async function amountsByOrg(db: Db, month: string, orgId?: string): Promise<OrgAmount[]> {
  const { rows } = await sql<OrgAmount>`
    SELECT b.org_id, o.name, sum(b.amount_fen)::bigint AS amount
    FROM bills b JOIN organizations o ON o.id = b.org_id
    WHERE b.month = ${month} ${orgId === undefined ? sql`` : sql`AND b.org_id = ${orgId}`}
    GROUP BY 1, 2 ORDER BY 3 DESC, 1`.execute(db);
  return rows;
}

/** Sums of the ledger by month, of one organisation or of all. */
export async function sumsByMonth(
  db: Db,
  { from, to, orgId }: { readonly from: string; readonly to: string; readonly orgId?: string | undefined },
): Promise<Omit<LedgerMonthsTable, 'org_id'>[]> {
  const { rows } = await sql<Omit<LedgerMonthsTable, 'org_id'>>`
    SELECT l.month, sum(l.deposit_fen)::bigint AS deposit_fen, sum(l.increase_fen)::bigint AS increase_fen,
      sum(l.reduce_fen)::bigint AS reduce_fen, sum(l.refund_fen)::bigint AS refund_fen,
      sum(l.bill_fen)::bigint AS bill_fen
    FROM ledger_months l
    WHERE l.month >= ${from} AND l.month <= ${to} ${orgId === undefined ? sql`` : sql`AND l.org_id = ${orgId}`}
    GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}
