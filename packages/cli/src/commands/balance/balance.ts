// What an organisation has left, and what it is made of.
import { defineCommand } from '../../program/command.ts';
import { take } from '../../program/lists.ts';
import { ORG_ARG, orgIdOf } from '../org/organizations.ts';
import { BALANCE_OUTPUT } from './balances.ts';

export default defineCommand({
  id: 'balance',
  web: '/apps/bill',
  summary: { zh: '查看账户余额', en: 'Show the balance of an organisation' },
  description: {
    zh: '余额 = 充值 + 调整 - 退款 - 账单，调整为减免减去基础服务费。',
    en: 'Balance = deposits + adjustments - refunds - bills, where adjustments are reductions less fees.',
  },
  args: ORG_ARG,
  flags: { all: { type: 'boolean', text: { zh: '列出我的全部组织', en: 'List all organisations of mine' } } },
  examples: [
    { text: { zh: '当前组织还剩多少钱', en: 'What is left' }, line: 'uos balance', shows: ['billing.balances.list'] },
    { text: { zh: '只要数字，供脚本判断', en: 'The number alone, for a script' }, line: 'uos balance --jq .Balance' },
    { text: { zh: '我的全部组织', en: 'All of my organisations' }, line: 'uos balance --all' },
  ],
  output: BALANCE_OUTPUT,
  async run(ctx) {
    const billing = await ctx.uos.service('billing');
    if (ctx.flags.all) {
      const org = await ctx.uos.service('org');
      const ids = (await take(org.list.all({}))).map(({ id }) => id);
      return ids.length === 0 ? [] : await take(billing.balances.list.all({ orgId: ids }));
    }
    const orgId = await orgIdOf(ctx, ctx.args.org);
    const { Items } = await billing.balances.list({ orgId: [orgId], count: 1 });
    return Items[0];
  },
});
