// Compares the bills of a month with those of the month before.
import { addMonths, formatYuan, sumYuan } from '@uos/contract/rules';
import { defineCommand } from '../../program/command.ts';
import { ORG_FLAG, orgIdOf } from '../org/organizations.ts';
import { SERVICE_COLUMN } from './lines.ts';
import { MONTH_ARG, monthOf } from './months.ts';

export default defineCommand({
  id: 'bill diff',
  web: '/apps/bill',
  summary: { zh: '与上个月比较每个服务的费用', en: 'Compare what each service cost with the month before' },
  args: MONTH_ARG,
  flags: ORG_FLAG,
  examples: [
    {
      text: { zh: '上个月为什么贵了', en: 'Why last month cost more' },
      line: 'uos bill diff last',
      shows: ['billing.monthly.amount'],
    },
    {
      text: { zh: '涨了的服务', en: 'Services that cost more' },
      line: "uos bill diff last --jq '.[] | select(.Diff > 0) | .ServiceName'",
    },
  ],
  output: {
    columns: [
      SERVICE_COLUMN,
      { field: 'Diff', title: { zh: '差额', en: 'Change' }, format: 'change' },
      { field: 'Amount', title: { zh: '本月', en: 'Month' }, format: 'yuan' },
      { field: 'PreviousAmount', title: { zh: '前一个月', en: 'Before' }, format: 'yuan' },
      { field: 'Percent', title: { zh: '变化', en: 'By' }, format: 'percent' },
    ],
    fields: ['ServiceName', 'Month', 'Amount', 'PreviousMonth', 'PreviousAmount', 'Diff', 'Percent'],
  },
  async run(ctx) {
    const billing = await ctx.uos.service('billing');
    const orgId = await orgIdOf(ctx, ctx.flags.org);
    const Month = await monthOf(ctx, billing, orgId, ctx.args.month);
    const PreviousMonth = addMonths(Month, -1);
    const [now, before] = await Promise.all([
      billing.monthly.amount({ month: Month, orgId }),
      billing.monthly.amount({ month: PreviousMonth, orgId }),
    ]);
    const [amounts, previous] = [now, before].map(
      ({ Items }) => new Map(Items.map(({ ServiceName, Amount }) => [String(ServiceName), Amount])),
    );
    ctx.note({
      zh: `${Month} ${formatYuan(now.Amount)}，${PreviousMonth} ${formatYuan(before.Amount)}`,
      en: `${Month} ${formatYuan(now.Amount)}, ${PreviousMonth} ${formatYuan(before.Amount)}`,
    });
    return [...new Set([...(amounts?.keys() ?? []), ...(previous?.keys() ?? [])])]
      .map((ServiceName) => {
        const [Amount, PreviousAmount] = [amounts?.get(ServiceName) ?? 0, previous?.get(ServiceName) ?? 0];
        const Diff = sumYuan([Amount, -PreviousAmount]);
        const Percent = PreviousAmount === 0 ? 0 : Math.round((Diff / PreviousAmount) * 10_000) / 100;
        return { ServiceName, Month, Amount, PreviousMonth, PreviousAmount, Diff, Percent };
      })
      .sort((a, b) => Math.abs(b.Diff) - Math.abs(a.Diff));
  },
});
