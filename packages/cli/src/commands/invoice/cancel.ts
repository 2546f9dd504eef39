// Takes an application for an invoice back.
import { formatYuan } from '@uos/contract/rules';
import { defineCommand } from '../../program/command.ts';
import { ORG_FLAG, orgFilterOf } from '../org/organizations.ts';
import { INVOICE_ARG, INVOICE_RECORD, invoiceOf } from './invoices.ts';

export default defineCommand({
  id: 'invoice cancel',
  web: '/apps/bill',
  summary: { zh: '取消发票申请', en: 'Take an application for an invoice back' },
  args: INVOICE_ARG,
  flags: ORG_FLAG,
  danger: 'confirm',
  changes: 'account',
  examples: [
    {
      text: { zh: '抬头写错了，取消后重新申请', en: 'Made out to the wrong name' },
      line: 'uos invoice cancel 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --yes',
    },
  ],
  output: INVOICE_RECORD,
  async run(ctx) {
    const billing = await ctx.uos.service('billing');
    const { Id, Amount, Title } = await invoiceOf(ctx, billing, {
      id: ctx.args.invoice,
      ...(await orgFilterOf(ctx, ctx.flags.org)),
    });
    await ctx.confirm(
      {
        zh: `将取消 ${Title} 的 ${formatYuan(Amount)} 发票申请`,
        en: `The application of ${Title} for ${formatYuan(Amount)} will be taken back`,
      },
      Id,
    );
    return await billing.invoices.update({ id: Id, Status: 'Cancelled' });
  },
});
