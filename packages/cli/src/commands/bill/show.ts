// Shows what the bills of a month are made of.
import { formatYuan } from '@uos/contract/rules';
import { defineCommand } from '../../program/command.ts';
import { ORG_FLAG, orgIdOf } from '../org/organizations.ts';
import { billsOf, LINE_OUTPUT, linesOf, SERVICE_FLAG, sumOf } from './lines.ts';
import { MONTH_ARG, monthOf } from './months.ts';

export default defineCommand({
  id: 'bill show',
  web: '/apps/bill',
  summary: { zh: '查看账单明细：用量、免费额度、单价', en: 'Show what a bill is made of: use, free quota, price' },
  args: MONTH_ARG,
  flags: { ...SERVICE_FLAG, ...ORG_FLAG },
  examples: [
    { text: { zh: '本月的明细', en: 'This month' }, line: 'uos bill show' },
    {
      text: { zh: '上个月某个应用的明细', en: 'One app, last month' },
      line: 'uos bill show last --app 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e',
    },
    {
      text: { zh: '要付费的用量', en: 'What has to be paid for' },
      line: "uos bill show 2026-10 --jq '.[] | select(.Amount > 0)'",
    },
  ],
  output: LINE_OUTPUT,
  async run(ctx) {
    const { args, flags, globals } = ctx;
    const billing = await ctx.uos.service('billing');
    const orgId = await orgIdOf(ctx, flags.org);
    const month = await monthOf(ctx, billing, orgId, args.month);
    const filter = { from: month, to: month, orgId, service: flags.service, appId: globals.app };
    const bills = await billsOf(billing, filter);
    const total = formatYuan(sumOf(bills));
    ctx.note({ zh: `${month} 合计 ${total}`, en: `${month}, total ${total}` });
    return linesOf(bills);
  },
});
