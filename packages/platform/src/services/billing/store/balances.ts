// SQL of balances: the sums of the ledger of each organisation, and what waits for a review.
import { sql } from 'kysely';
import type { Sums } from '#core/money/ledger';
import type { Db } from '#db/connect';
import type { PageRequest } from '#kernel/call/paging';

export interface BalanceRow extends Sums {
  readonly id: string;
  readonly name: string;
  readonly company_name: string;
  readonly pending_fen: number;
  /** Balance at the end of the month before `month`. */
  readonly last_month_fen: number;
}

export interface BalanceFilter {
  readonly orgIds?: readonly string[] | undefined;
  readonly id?: string | undefined;
  /** LIKE pattern. */
  readonly name?: string | undefined;
  /** LIKE pattern. */
  readonly companyName?: string | undefined;
  /** Only organisations of this user. */
  readonly memberId?: string | undefined;
  /** The running month. */
  readonly month: string;
}

/** By name. */
export async function listBalances(
  db: Db,
  filter: BalanceFilter,
  page: PageRequest,
): Promise<{ rows: BalanceRow[]; total: number }> {
  const { orgIds, id, name, companyName, memberId, month } = filter;
  const where = sql`true
    ${orgIds === undefined ? sql`` : sql`AND o.id = ANY(${orgIds as string[]}::uuid[])`}
    ${id === undefined ? sql`` : sql`AND o.id::text = ${id.toLowerCase()}`}
    ${name === undefined ? sql`` : sql`AND o.name ILIKE ${name}`}
    ${companyName === undefined ? sql`` : sql`AND o.company_name ILIKE ${companyName}`}
    ${memberId === undefined ? sql`` : sql`AND EXISTS (SELECT 1 FROM memberships m WHERE m.org_id = o.id AND m.user_id = ${memberId})`}`;
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM organizations o WHERE ${where}`.execute(
    db,
  );
  const { rows } = await sql<BalanceRow>`
    SELECT o.id, o.name, o.company_name, l.*,
      (SELECT coalesce(sum(t.amount_fen), 0)::bigint FROM transactions t
        WHERE t.org_id = o.id AND t.type = 'Deposit' AND t.status = 'Pending') AS pending_fen
    FROM (SELECT * FROM organizations o WHERE ${where} ORDER BY o.name, o.id
      LIMIT ${page.limit} OFFSET ${page.offset}) o
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(deposit_fen), 0)::bigint AS deposit_fen, coalesce(sum(increase_fen), 0)::bigint AS increase_fen,
        coalesce(sum(reduce_fen), 0)::bigint AS reduce_fen, coalesce(sum(refund_fen), 0)::bigint AS refund_fen,
        coalesce(sum(bill_fen), 0)::bigint AS bill_fen,
        coalesce(sum(deposit_fen + reduce_fen - increase_fen - refund_fen - bill_fen)
          FILTER (WHERE month < ${month}), 0)::bigint AS last_month_fen
      FROM ledger_months WHERE org_id = o.id) l
    ORDER BY o.name, o.id`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
