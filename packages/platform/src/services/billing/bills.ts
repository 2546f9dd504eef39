// Bills by month, their printable form, and the runs that make them. Source: wire/cdn-and-platform.md 2.3.5.
import type { billing } from '@uos/contract';
import { type ServiceName, shanghaiMonth } from '@uos/contract/rules';
import { billReply, listBills } from '#core/money/bills';
import { yuanOf } from '#core/money/fen';
import { maySeeMoney, payingOrg } from '#core/money/payer';
import type { Call, Handlers } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { offsetCountPage } from '#kernel/call/paging';
import { holdsBillLink, signBillLink } from './bill-link.ts';
import { runBills } from './run.ts';
import { isKnownOrg, listLogs } from './store/bills.ts';

const noMonth = 'no selected month';
const noOrganization = 'error to get org info';

export const bills: Handlers<typeof billing>['bills'] = {
  async list(call) {
    const { month, orgId, appId, serviceName } = call.input;
    const filter = { startMonth: month, endMonth: month, orgId, appId, service: serviceName };
    const { rows, total } = await listBills(call.db, filter, offsetCountPage(call.input));
    return { TotalCount: total, Items: rows.map((row) => billReply(row, currentMonth(call))) };
  },
  async byOrganization(call) {
    const { orgId, month, startMonth = month, endMonth = month ?? startMonth, token } = call.input;
    const first = startMonth ?? endMonth;
    if (first === undefined || endMonth === undefined) {
      throw call.refuse('invalid', noMonth);
    }
    if (month !== undefined && (call.input.startMonth ?? call.input.endMonth) !== undefined) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['month: or a range, not both'] });
    }
    const linked = first === endMonth && holdsBillLink(call, { orgId, month: first, token });
    if (!linked) {
      await refuseStrangers(call, orgId);
    }
    const filter = { startMonth: first, endMonth, orgId };
    const { rows, total } = await listBills(call.db, filter, offsetCountPage(call.input));
    return { TotalCount: total, Items: rows.map((row) => billReply(row, currentMonth(call))) };
  },
  async createLink(call) {
    const orgId = await payingOrg(call, call.input.orgId);
    call.note({ orgId: call.input.orgId, target: call.input.Month });
    return signBillLink(call, { orgId: orgId ?? '', month: call.input.Month });
  },
  process: withOwnTransactions(
    async (call: Call<{ Month?: string | undefined; ServiceName?: ServiceName | undefined }>) => {
      const { Month = currentMonth(call), ServiceName } = call.input;
      const at = new Date(call.now);
      if (Month > currentMonth(call)) {
        throw call.refuse('invalid', 'invalid parameters', { details: ['Month: has not begun'] });
      }
      call.note({ target: Month });
      const wanted = { month: Month, service: ServiceName, at, everyBill: true, begun: call.recordIn };
      const run = await runBills(call.ports, wanted);
      return { Month: run.month, BillCount: run.billCount, Amount: yuanOf(run.amountFen), LogId: run.logId };
    },
  ),
};

export const billLogs: Handlers<typeof billing>['billLogs'] = {
  async list(call) {
    const { month, status } = call.input;
    const { rows, total } = await listLogs(call.db, { month, status }, offsetCountPage(call.input));
    return {
      TotalCount: total,
      Items: rows.map((row) => ({
        Id: row.id,
        Month: row.month,
        Date: row.day,
        ServiceName: row.service,
        AppCount: row.app_count,
        Amount: yuanOf(row.amount_fen),
        Status: row.status,
        Message: row.message,
        StartedAt: row.started_at,
        FinishedAt: row.finished_at,
      })),
    };
  },
};

/** Without a living link the caller has to belong to the organisation. */
export async function refuseStrangers(call: Call, orgId: string): Promise<void> {
  if (!(await maySeeMoney(call, orgId)) || !(await isKnownOrg(call.db, orgId))) {
    throw call.refuse('invalid', noOrganization);
  }
}

export function currentMonth(call: Call): string {
  return shanghaiMonth(call.now) ?? '';
}
