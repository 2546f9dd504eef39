// Computes the bills of a month, also again.

import { defineCommand } from '../../program/command.ts';
import { SERVICE_REF } from '../../program/service-ref.ts';
import { serviceNameOf } from '../app/service-names.ts';
import { MONTH_ARG, monthOf } from '../bill/months.ts';

/** Many apps take a while. */
const LONGEST_RUN_MS = 600_000;

export default defineCommand({
  id: 'admin run-bills',
  web: '/admin/bill-logs',
  summary: { zh: '立即计算账单，可重复执行', en: 'Compute bills now; doing it again charges nothing twice' },
  args: MONTH_ARG,
  flags: {
    service: { type: 'string', value: 'name', ref: SERVICE_REF, text: { zh: '只算这个服务', en: 'Only this service' } },
  },
  danger: 'confirm',
  changes: 'account',
  examples: [
    {
      text: { zh: '重算本月', en: 'This month anew' },
      line: 'uos admin run-bills --yes',
      shows: ['billing.bills.process'],
    },
    {
      text: { zh: '上个月的资源分发', en: 'Content delivery of last month' },
      line: 'uos admin run-bills last --service cdn --yes',
    },
  ],
  output: {
    columns: [
      { field: 'Month', title: { zh: '月份', en: 'Month' } },
      { field: 'BillCount', title: { zh: '账单数', en: 'Bills' }, format: 'number' },
      { field: 'Amount', title: { zh: '金额', en: 'Amount' }, format: 'yuan' },
      { field: 'LogId', title: { zh: '日志 ID', en: 'Log id' } },
    ],
    fields: ['Month', 'BillCount', 'Amount', 'LogId'],
  },
  async run(ctx) {
    const { args, flags } = ctx;
    const ServiceName = flags.service === undefined ? undefined : serviceNameOf(flags.service);
    const billing = await ctx.uos.service('billing');
    const Month = await monthOf(ctx, billing, undefined, args.month);
    await ctx.confirm({ zh: `将计算 ${Month} 的账单`, en: `The bills of ${Month} will be computed` }, Month);
    return await billing.bills.process({ Month, ...(ServiceName && { ServiceName }) }, { timeoutMs: LONGEST_RUN_MS });
  },
});
