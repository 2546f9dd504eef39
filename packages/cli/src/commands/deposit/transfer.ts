// Declares a bank transfer with its voucher, which an operator reviews.
import { formatYuan } from '@uos/contract/rules';
import { fileUrlOf } from '../../connection/file-url.ts';
import { defineCommand } from '../../program/command.ts';
import { ORG_FLAG, organizationOf } from '../org/organizations.ts';
import { AMOUNT_ARG, amountOf, typedAmount } from './amount.ts';
import { REMARK_FLAG } from './remark.ts';
import { TRANSACTION_RECORD } from './transactions.ts';

export default defineCommand({
  id: 'deposit transfer',
  web: '/apps/bill',
  summary: { zh: '提交对公转账充值，等待审核', en: 'Declare a bank transfer, to be reviewed' },
  description: {
    zh: '先完成转账，再提交金额和回单；审核通过后计入余额。',
    en: 'Transfer the money first, then hand in amount and voucher; it counts once it was reviewed.',
  },
  args: AMOUNT_ARG,
  flags: {
    voucher: {
      type: 'string',
      value: 'file|url',
      required: true,
      text: { zh: '转账回单：图片文件或地址', en: 'Voucher of the bank: a picture or its address' },
    },
    ...REMARK_FLAG,
    ...ORG_FLAG,
  },
  danger: 'type-amount',
  examples: [
    {
      text: { zh: '提交回单', en: 'With the voucher' },
      line: 'uos deposit transfer 5000 --voucher receipt.png',
      shows: ['billing.transactions.create'],
    },
    {
      text: { zh: '在脚本里', en: 'In a script' },
      line: 'uos deposit transfer 5000 --voucher receipt.png --remark 服务费 --yes --json=Id,Status',
    },
  ],
  output: TRANSACTION_RECORD,
  async run(ctx) {
    const { args, flags } = ctx;
    const yuan = amountOf(ctx, args.amount);
    const { id: OrganizationId, name } = await organizationOf(ctx, flags.org);
    await ctx.confirm(
      {
        zh: `将为 ${name} 提交 ${formatYuan(yuan)} 的转账充值`,
        en: `${name} declares a transfer of ${formatYuan(yuan)}`,
      },
      typedAmount(yuan),
    );
    const VoucherImageUrl = await fileUrlOf(ctx, flags.voucher, 'voucher');
    const billing = await ctx.uos.service('billing');
    const deposit = await billing.transactions.create({
      OrganizationId,
      Type: 'Deposit',
      Amount: yuan,
      VoucherImageUrl,
      ...(flags.remark && { Remark: flags.remark }),
    });
    ctx.note({ zh: '已提交，审核后计入余额。', en: 'Handed in; it counts once it was reviewed.' });
    return deposit;
  },
});
