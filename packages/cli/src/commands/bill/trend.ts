// Draws bills and deposits month by month.
import { formatYuan } from '@uos/contract/rules';
import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { barChart } from '../../terminal/output/chart.ts';
import { ORG_FLAG, orgFilterOf } from '../org/organizations.ts';

const MOST_MONTHS = 120;

export default defineCommand({
  id: 'bill trend',
  web: '/apps/bill',
  summary: { zh: '按月查看账单与充值的变化', en: 'Draw bills and deposits month by month' },
  description: {
    zh: '在终端里画成条形图；输出到管道或文件时为制表符分隔的行。',
    en: 'Bars on a terminal; tab-separated rows on a pipe or in a file.',
  },
  flags: {
    months: { type: 'number', value: 'n', text: { zh: '几个月，默认 12', en: 'How many months, 12 unless given' } },
    ...ORG_FLAG,
  },
  examples: [
    { text: { zh: '最近一年', en: 'The last year' }, line: 'uos bill trend', shows: ['billing.monthly.trend'] },
    {
      text: { zh: '最近三个月，给脚本', en: 'Three months for a script' },
      line: 'uos bill trend --months 3 --json=Month,Amount',
    },
  ],
  output: {
    columns: [
      { field: 'Month', title: { zh: '月份', en: 'Month' } },
      { field: 'Amount', title: { zh: '账单', en: 'Bills' }, format: 'yuan' },
      { field: 'DepositAmount', title: { zh: '充值', en: 'Deposits' }, format: 'yuan' },
    ],
    fields: ['Month', 'Amount', 'DepositAmount'],
  },
  async run(ctx) {
    const { months = 12, org } = ctx.flags;
    if (!Number.isInteger(months) || months < 1 || months > MOST_MONTHS) {
      throw usageError('bad-months', () =>
        ctx.say({
          zh: `--months 是 1 到 ${MOST_MONTHS} 的整数。`,
          en: `--months is a whole number from 1 to ${MOST_MONTHS}.`,
        }),
      );
    }
    const billing = await ctx.uos.service('billing');
    const { Items } = await billing.monthly.trend({ ...(await orgFilterOf(ctx, org)), months });
    return Items;
  },
  show(items, view) {
    if (!view.isTTY) {
      return undefined;
    }
    const chart = (title: { zh: string; en: string }, field: 'Amount' | 'DepositAmount'): string => {
      const bars = items.map((row) => ({ label: row.Month, value: row[field], text: formatYuan(row[field]) }));
      return `${view.paint('bold', title[view.lang])}\n${barChart(bars, view)}`;
    };
    const bills = chart({ zh: '账单', en: 'Bills' }, 'Amount');
    const hasDeposits = items.some(({ DepositAmount }) => DepositAmount > 0);
    return hasDeposits ? `${bills}\n${chart({ zh: '充值', en: 'Deposits' }, 'DepositAmount')}` : bills;
  },
});
