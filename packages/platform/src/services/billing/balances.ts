// What organisations have paid, owe and have left. Source: wire/cdn-and-platform.md 2.2 (Balance), 2.3.5.
import type { billing } from '@uos/contract';
import { yuanOf } from '#core/money/fen';
import { balanceOf } from '#core/money/ledger';
import { isTreasurer } from '#core/money/payer';
import type { Handlers } from '#kernel/call/call';
import { likePart, offsetCountPage } from '#kernel/call/paging';
import { currentMonth } from './bills.ts';
import { type BalanceRow, listBalances } from './store/balances.ts';

export const balances: Handlers<typeof billing>['balances'] = {
  async list(call) {
    const { orgId, OrganizationId, OrganizationName, companyName } = call.input;
    const treasurer = isTreasurer(call);
    const { rows, total } = await listBalances(
      call.db,
      {
        orgIds: orgId,
        id: OrganizationId,
        name: OrganizationName === undefined ? undefined : likePart(OrganizationName),
        companyName: companyName === undefined ? undefined : likePart(companyName),
        memberId: treasurer ? undefined : call.credentials.user?.id,
        month: currentMonth(call),
      },
      offsetCountPage(call.input),
    );
    const known = new Set(rows.map((row) => row.id));
    // why: the console asks for organisations by id and expects a row for each; an unknown one has nothing
    const unknown = total <= rows.length ? (orgId ?? []).filter((id) => !known.has(id.toLowerCase())) : [];
    return {
      TotalCount: total + unknown.length,
      Items: [...rows.map(reply), ...unknown.map((id) => reply(nothingOf(id)))],
    };
  },
};

function reply(row: BalanceRow) {
  return {
    OrganizationId: row.id,
    OrganizationName: row.name,
    CompanyName: row.company_name,
    Balance: yuanOf(balanceOf(row)),
    LastMonthBalance: yuanOf(row.last_month_fen),
    DepositAmount: yuanOf(row.deposit_fen),
    AdjustmentAmount: yuanOf(row.reduce_fen - row.increase_fen),
    IncreasedAmount: yuanOf(row.increase_fen),
    ReducedAmount: yuanOf(row.reduce_fen),
    RefundAmount: yuanOf(row.refund_fen),
    PendingAmount: yuanOf(row.pending_fen),
    TotalBillAmount: yuanOf(row.bill_fen),
  };
}

function nothingOf(id: string): BalanceRow {
  return {
    ...{ id, name: '', company_name: '', deposit_fen: 0, increase_fen: 0, reduce_fen: 0, refund_fen: 0 },
    ...{ bill_fen: 0, pending_fen: 0, last_month_fen: 0 },
  };
}
