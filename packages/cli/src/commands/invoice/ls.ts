// Lists invoices.
import { platformLabels, wordsOf } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../program/lists.ts';
import { ORG_FLAG, orgFilterOf } from '../org/organizations.ts';
import { INVOICE_OUTPUT } from './invoices.ts';

export default defineCommand({
  id: 'invoice ls',
  web: '/apps/bill',
  summary: { zh: '列出发票，最新的在前', en: 'List invoices, newest first' },
  flags: {
    status: {
      type: 'string',
      choices: wordsOf(platformLabels.invoice.status),
      text: { zh: '状态', en: 'State' },
    },
    ...ORG_FLAG,
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '我的发票', en: 'My invoices' }, line: 'uos invoice ls', shows: ['billing.invoices.list'] },
    {
      text: { zh: '已开具的发票号码', en: 'Numbers of those issued' },
      line: 'uos invoice ls --status Finished --json=InvoiceNumber,Amount',
    },
  ],
  output: INVOICE_OUTPUT,
  async run(ctx) {
    const { status, org, limit } = ctx.flags;
    const billing = await ctx.uos.service('billing');
    const filter = { ...(await orgFilterOf(ctx, org)), ...(status && { status }) };
    return await take(billing.invoices.list.all({ ...filter, count: pageSize(limit) }), limit);
  },
});
