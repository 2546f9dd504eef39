// Reads an invoice.
import { defineCommand } from '../../program/command.ts';
import { ORG_FLAG, orgFilterOf } from '../org/organizations.ts';
import { INVOICE_ARG, INVOICE_RECORD, invoiceOf } from './invoices.ts';

export default defineCommand({
  id: 'invoice get',
  web: '/apps/bill',
  summary: { zh: '查看发票', en: 'Read an invoice' },
  args: INVOICE_ARG,
  flags: ORG_FLAG,
  examples: [
    {
      text: { zh: '某笔充值的发票', en: 'The invoice of a deposit' },
      line: 'uos invoice get 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e',
    },
  ],
  output: INVOICE_RECORD,
  async run(ctx) {
    const billing = await ctx.uos.service('billing');
    return await invoiceOf(ctx, billing, {
      id: ctx.args.invoice,
      ...(await orgFilterOf(ctx, ctx.flags.org)),
    });
  },
});
