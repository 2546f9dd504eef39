// What every organisation owes for a month, beside the month before.
import { formatYuan } from '@uos/contract/rules';
import { defineCommand } from '../../program/command.ts';
import { sumOf } from '../bill/lines.ts';
import { MONTH_ARG, monthOf } from '../bill/months.ts';

export default defineCommand({
  id: 'admin bills',
  web: '/admin/bill',
  summary: { zh: '各组织的月度账单，与前一个月比较', en: 'Bills of all organisations, beside the month before' },
  description: {
    zh: '某个组织的明细用 uos bill show --org；走势用 uos bill trend。',
    en: 'What one of them is made of: uos bill show --org. Month by month: uos bill trend.',
  },
  args: MONTH_ARG,
  examples: [
    { text: { zh: '本月到目前为止', en: 'This month so far' }, line: 'uos admin bills' },
    {
      text: { zh: '上个月变化最大的十个', en: 'The ten largest changes of last month' },
      line: "uos admin bills last --jq '.[:10]'",
      shows: ['billing.monthly.billDiff'],
    },
  ],
  output: {
    columns: [
      { field: 'OrganizationName', title: { zh: '组织', en: 'Organisation' } },
      { field: 'Amount', title: { zh: '金额', en: 'Amount' }, format: 'yuan' },
      { field: 'PreviousAmount', title: { zh: '前一个月', en: 'Before' }, format: 'yuan' },
      { field: 'Diff', title: { zh: '差额', en: 'Change' }, format: 'change' },
      { field: 'Percent', title: { zh: '变化', en: 'By' }, format: 'percent' },
      { field: 'OrganizationId', title: { zh: '组织 ID', en: 'Organisation id' } },
    ],
    fields: ['OrganizationId', 'OrganizationName', 'Amount', 'PreviousAmount', 'Diff', 'Percent'],
  },
  async run(ctx) {
    const billing = await ctx.uos.service('billing');
    const month = await monthOf(ctx, billing, undefined, ctx.args.month);
    const { Items, PreviousMonth } = await billing.monthly.billDiff({ month });
    const [now, before] = [sumOf(Items), sumOf(Items.map(({ PreviousAmount }) => ({ Amount: PreviousAmount })))];
    ctx.note({
      zh: `${month} 合计 ${formatYuan(now)}，${PreviousMonth} 合计 ${formatYuan(before)}`,
      en: `${month} total ${formatYuan(now)}, ${PreviousMonth} total ${formatYuan(before)}`,
    });
    return Items;
  },
});
