// Reports by month: what was billed, paid and changed. Source: wire/cdn-and-platform.md 2.3.5.
import type { billing } from '@uos/contract';
import { addMonths } from '@uos/contract/rules';
import { yuanOf } from '#core/money/fen';
import { payingOrg } from '#core/money/payer';
import { listTransactions, transactionReply } from '#core/money/transactions';
import type { Handlers } from '#kernel/call/call';
import { holdsBillLink } from './bill-link.ts';
import { currentMonth, refuseStrangers } from './bills.ts';
import { percentOf } from './rules.ts';
import { amountsByOrg, amountsByService, sumsByMonth } from './store/monthly.ts';

const DEFAULT_MONTHS = 12;
const ALL = { offset: 0, limit: 100_000 };

export const monthly: Handlers<typeof billing>['monthly'] = {
  async amount(call) {
    const { month } = call.input;
    const orgId = await payingOrg(call, call.input.orgId);
    const rows = await amountsByService(call.db, month, orgId);
    return {
      Month: month,
      Amount: total(rows),
      Items: rows.map((row) => ({ ServiceName: row.service, Amount: yuanOf(row.amount) })),
    };
  },
  async transactions(call) {
    const { month } = call.input;
    const [sums] = await sumsByMonth(call.db, { from: month, to: month });
    const { rows } = await listTransactions(call.db, { month, status: 'Active' }, ALL);
    return {
      Month: month,
      DepositAmount: yuanOf(sums?.deposit_fen ?? 0),
      IncreasedAmount: yuanOf(sums?.increase_fen ?? 0),
      ReducedAmount: yuanOf(sums?.reduce_fen ?? 0),
      RefundAmount: yuanOf(sums?.refund_fen ?? 0),
      Items: rows.map(transactionReply),
    };
  },
  async bills(call) {
    const { month, orgId, token } = call.input;
    if (orgId !== undefined && !holdsBillLink(call, { orgId, month, token })) {
      await refuseStrangers(call, orgId);
    }
    if (orgId === undefined) {
      await payingOrg(call, orgId);
    }
    const rows = await amountsByOrg(call.db, month, orgId);
    return {
      Month: month,
      TotalAmount: total(rows),
      Items: rows.map((row) => ({
        OrganizationId: row.org_id,
        OrganizationName: row.name,
        Amount: yuanOf(row.amount),
      })),
    };
  },
  async billDiff(call) {
    const { month } = call.input;
    const previous = addMonths(month, -1);
    const [rows, before] = await Promise.all([amountsByOrg(call.db, month), amountsByOrg(call.db, previous)]);
    const old = new Map(before.map((row) => [row.org_id, row]));
    const ids = [...new Set([...rows, ...before].map((row) => row.org_id))];
    const fresh = new Map(rows.map((row) => [row.org_id, row]));
    const items = ids.map((id) => {
      const [amount, was] = [fresh.get(id)?.amount ?? 0, old.get(id)?.amount ?? 0];
      return {
        OrganizationId: id,
        OrganizationName: (fresh.get(id) ?? old.get(id))?.name ?? '',
        Amount: yuanOf(amount),
        PreviousAmount: yuanOf(was),
        Diff: yuanOf(amount - was),
        Percent: percentOf(amount, was),
      };
    });
    return {
      Month: month,
      PreviousMonth: previous,
      Items: items.sort((a, b) => Math.abs(b.Diff) - Math.abs(a.Diff)),
    };
  },
  async trend(call) {
    const { months = DEFAULT_MONTHS } = call.input;
    const orgId = await payingOrg(call, call.input.orgId);
    const to = currentMonth(call);
    const from = addMonths(to, 1 - months);
    const sums = new Map((await sumsByMonth(call.db, { from, to, orgId })).map((row) => [row.month, row]));
    return {
      Items: Array.from({ length: months }, (_, index) => {
        const month = addMonths(from, index);
        const row = sums.get(month);
        return { Month: month, Amount: yuanOf(row?.bill_fen ?? 0), DepositAmount: yuanOf(row?.deposit_fen ?? 0) };
      }),
    };
  },
};

function total(rows: readonly { readonly amount: number }[]): number {
  return yuanOf(rows.reduce((sum, row) => sum + row.amount, 0));
}
