// Issues an invoice: its number, and the file that was made elsewhere or is made here.
import { formatYuan } from '@uos/contract/rules';
import { fileUrlOf } from '../../connection/file-url.ts';
import { defineCommand } from '../../program/command.ts';
import { typedAmount } from '../deposit/amount.ts';
import { INVOICE_ARG, INVOICE_RECORD, invoiceOf } from '../invoice/invoices.ts';

export default defineCommand({
  id: 'admin issue',
  web: '/admin/balance',
  summary: { zh: '开具发票', en: 'Issue an invoice' },
  description: {
    zh: '不给出文件时由平台生成。之后申请人可用 uos invoice download 下载。',
    en: 'Without a file the platform makes one. The applicant fetches it with uos invoice download.',
  },
  args: INVOICE_ARG,
  flags: {
    number: { type: 'string', required: true, text: { zh: '发票号码', en: 'Number on the invoice' } },
    file: {
      type: 'string',
      value: 'file|url',
      text: { zh: '发票文件或其地址', en: 'File of the invoice, or its address' },
    },
  },
  danger: 'type-amount',
  changes: 'account',
  examples: [
    {
      text: { zh: '由平台生成文件', en: 'The platform makes the file' },
      line: 'uos admin issue 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --number 26312000000012345678',
      shows: ['billing.invoices.finish'],
    },
    {
      text: { zh: '附上税控系统开出的文件', en: 'With the file of the tax system' },
      line: 'uos admin issue 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --number 26312000000012345678 --file invoice.pdf --yes',
    },
  ],
  output: INVOICE_RECORD,
  async run(ctx) {
    const { args, flags } = ctx;
    const billing = await ctx.uos.service('billing');
    const { Id, Amount, Title, Revision } = await invoiceOf(ctx, billing, { id: args.invoice });
    await ctx.confirm(
      {
        zh: `将向 ${Title} 开具 ${formatYuan(Amount)} 的发票`,
        en: `An invoice of ${formatYuan(Amount)} goes to ${Title}`,
      },
      typedAmount(Amount),
    );
    const FileUrl = flags.file === undefined ? undefined : await fileUrlOf(ctx, flags.file, 'invoice');
    return await billing.invoices.finish({
      id: Id,
      InvoiceNumber: flags.number,
      ...(FileUrl && { FileUrl }),
      Amount,
      Revision,
    });
  },
});
