// What an app costs in a month. Source: wire/cdn-and-platform.md 2.3.2.
import type { app } from '@uos/contract';
import { shanghaiMonth } from '@uos/contract/rules';
import { requireApp } from '#core/apps/apps';
import { billReply, listBills } from '#core/money/bills';
import { yuanOf } from '#core/money/fen';
import type { Handlers } from '#kernel/call/call';

type Bill = Extract<Handlers<typeof app>['bill'], (...args: never[]) => unknown>;

const ALL = { offset: 0, limit: 100 };

export const bill: Bill = async (call) => {
  const current = shanghaiMonth(call.now) ?? '';
  const { appId, month = current } = call.input;
  const { id } = await requireApp(call, appId);
  const { rows } = await listBills(call.db, { startMonth: month, endMonth: month, appId: id }, ALL);
  return {
    AppId: id,
    Month: month,
    Amount: yuanOf(rows.reduce((sum, row) => sum + row.amount_fen, 0)),
    Items: rows.map((row) => billReply(row, current)),
  };
};
