// Lists the bills of an organisation.
import { formatYuan } from '@uos/contract/rules';
import { defineCommand } from '../../program/command.ts';
import { ORG_FLAG, orgIdOf } from '../org/organizations.ts';
import { BILL_OUTPUT, billsOf, SERVICE_FLAG, sumOf } from './lines.ts';
import { RANGE_FLAGS, rangeOf } from './months.ts';

export default defineCommand({
  id: 'bill ls',
  web: '/apps/bill',
  summary: { zh: '列出账单：每个应用的每个服务一行', en: 'List bills: one line per service of an app' },
  description: {
    zh: '本月的账单每天更新，次月结清。',
    en: 'The bills of the running month are computed anew every day.',
  },
  flags: { ...RANGE_FLAGS, ...SERVICE_FLAG, ...ORG_FLAG },
  examples: [
    { text: { zh: '本月到目前为止', en: 'This month so far' }, line: 'uos bill ls' },
    {
      text: { zh: '上半年的资源分发', en: 'Half a year of content delivery' },
      line: 'uos bill ls --from 2026-01 --to 2026-06 --service cdn',
    },
    {
      text: { zh: '上个月一共多少钱', en: 'What last month cost' },
      line: "uos bill ls --month last --jq 'map(.Amount) | add'",
      shows: ['billing.bills.byOrganization'],
    },
  ],
  output: BILL_OUTPUT,
  async run(ctx) {
    const { flags, globals } = ctx;
    const billing = await ctx.uos.service('billing');
    const orgId = await orgIdOf(ctx, flags.org);
    const range = await rangeOf(ctx, billing, orgId, flags);
    const bills = await billsOf(billing, { ...range, orgId, service: flags.service, appId: globals.app });
    const months = range.from === range.to ? range.to : `${range.from} - ${range.to}`;
    const total = formatYuan(sumOf(bills));
    ctx.note({ zh: `${months} 合计 ${total}`, en: `${months}, total ${total}` });
    return bills;
  },
});
