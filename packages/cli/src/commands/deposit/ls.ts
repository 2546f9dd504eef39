// Lists the deposits of an organisation, with adjustments and refunds on request.
import { platformLabels, wordsOf } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../program/lists.ts';
import { ORG_FLAG, orgFilterOf } from '../org/organizations.ts';
import { TRANSACTION_OUTPUT } from './transactions.ts';

export default defineCommand({
  id: 'deposit ls',
  web: '/apps/bill',
  summary: { zh: '列出充值记录，最新的在前', en: 'List deposits, newest first' },
  flags: {
    status: {
      type: 'string',
      choices: wordsOf(platformLabels.transaction.status),
      text: { zh: '状态', en: 'State' },
    },
    all: { type: 'boolean', text: { zh: '也列出调整和退款', en: 'Adjustments and refunds too' } },
    ...ORG_FLAG,
    ...LIMIT_FLAG,
  },
  examples: [
    {
      text: { zh: '最近十笔', en: 'The last ten' },
      line: 'uos deposit ls --limit 10',
      shows: ['billing.transactions.list'],
    },
    { text: { zh: '还在等审核的', en: 'What still waits for a review' }, line: 'uos deposit ls --status Pending' },
  ],
  output: TRANSACTION_OUTPUT,
  async run(ctx) {
    const { status, all, org, limit } = ctx.flags;
    const billing = await ctx.uos.service('billing');
    const filter = { ...(await orgFilterOf(ctx, org)), ...(status && { status }) };
    const type = all ? {} : ({ type: 'Deposit' } as const);
    return await take(billing.transactions.list.all({ ...filter, ...type, count: pageSize(limit) }), limit);
  },
});
