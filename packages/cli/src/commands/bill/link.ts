// Makes a link to the printable bill of a month.

import { defineCommand } from '../../program/command.ts';
import { ORG_FLAG, orgIdOf } from '../org/organizations.ts';
import { MONTH_ARG, monthOf } from './months.ts';

export default defineCommand({
  id: 'bill link',
  summary: { zh: '生成可打印账单的链接', en: 'Make a link to the printable bill of a month' },
  description: {
    zh: '拿到链接的人无需登录就能看到这一个月的账单，10 分钟内有效。',
    en: 'Whoever has the link sees the bill of that month without signing in, for ten minutes.',
  },
  args: MONTH_ARG,
  flags: ORG_FLAG,
  examples: [
    {
      text: { zh: '打印上个月的账单', en: 'Print the bill of last month' },
      line: 'uos bill link last',
      shows: ['billing.bills.createLink'],
    },
  ],
  output: {
    columns: [{ field: 'url', title: { zh: '链接', en: 'Link' } }],
    fields: ['url', 'month', 'expiresAt'],
    bare: 'url',
  },
  async run(ctx) {
    const billing = await ctx.uos.service('billing');
    const orgId = await orgIdOf(ctx, ctx.flags.org);
    const month = await monthOf(ctx, billing, orgId, ctx.args.month);
    const { Url, ExpiredAt } = await billing.bills.createLink({ orgId, Month: month });
    return { url: new URL(Url, `${ctx.uos.origin}/`).href, month, expiresAt: ExpiredAt };
  },
});
