// Lists the balances of all organisations.
import { defineCommand } from '../../program/command.ts';
import { take } from '../../program/lists.ts';
import { BALANCE_OUTPUT } from '../balance/balances.ts';
import { amountOf } from '../deposit/amount.ts';

export default defineCommand({
  id: 'admin balance',
  web: '/admin/balance',
  summary: { zh: '查看各组织的余额', en: 'Show the balances of organisations' },
  description: { zh: '余额最少的在前。', en: 'The lowest balance comes first.' },
  args: { name: { optional: true, text: { zh: '组织名称包含', en: 'Part of the name of the organisation' } } },
  flags: {
    company: { type: 'string', text: { zh: '公司名称包含', en: 'Part of the company name' } },
    below: { type: 'string', value: 'yuan', text: { zh: '只看余额低于这个数的', en: 'Only balances below this' } },
    limit: {
      type: 'number',
      least: 1,
      value: 'n',
      text: { zh: '最多列出多少条，默认全部', en: 'At most so many; all unless given' },
    },
  },
  examples: [
    { text: { zh: '欠费的组织', en: 'Who owes money' }, line: 'uos admin balance --below 0' },
    { text: { zh: '某个组织的九项金额', en: 'The nine amounts of one' }, line: 'uos admin balance 示例工作室 --json' },
  ],
  output: BALANCE_OUTPUT,
  async run(ctx) {
    const { company, below, limit } = ctx.flags;
    const most = below === undefined ? Number.POSITIVE_INFINITY : amountOf(ctx, below, { isBalance: true });
    const billing = await ctx.uos.service('billing');
    const filter = {
      ...(ctx.args.name && { OrganizationName: ctx.args.name }),
      ...(company && { companyName: company }),
    };
    const all = await take(billing.balances.list.all(filter));
    return all
      .filter(({ Balance }) => Balance < most)
      .sort((a, b) => a.Balance - b.Balance)
      .slice(0, limit);
  },
});
