// Pays money back to an organisation.
import { formatYuan } from '@uos/contract/rules';
import { defineCommand } from '../../program/command.ts';
import { AMOUNT_ARG, amountOf, typedAmount } from '../deposit/amount.ts';
import { REMARK_FLAG } from '../deposit/remark.ts';
import { TRANSACTION_RECORD } from '../deposit/transactions.ts';
import { organizationOf } from '../org/organizations.ts';

export default defineCommand({
  id: 'admin refund',
  web: '/admin/adjustment',
  summary: { zh: '退款，从余额中扣除', en: 'Refund money; the balance goes down' },
  description: { zh: '退款不能超过余额。', en: 'A refund is never more than the balance.' },
  args: {
    org: { ref: 'org.org', text: { zh: '组织 ID 或名称', en: 'Id or name of the organisation' } },
    ...AMOUNT_ARG,
  },
  flags: {
    ...REMARK_FLAG,
    review: { type: 'boolean', text: { zh: '先待审核，不立即生效', en: 'Leave it to a review' } },
  },
  danger: 'type-amount',
  examples: [
    { text: { zh: '退回 300 元', en: 'Pay 300 yuan back' }, line: 'uos admin refund 示例工作室 300 --remark 退还充值' },
  ],
  output: TRANSACTION_RECORD,
  async run(ctx) {
    const { args, flags } = ctx;
    const yuan = amountOf(ctx, args.amount);
    const { id: OrganizationId, name } = await organizationOf(ctx, args.org);
    const billing = await ctx.uos.service('billing');
    await ctx.confirm(
      { zh: `将向 ${name} 退款 ${formatYuan(yuan)}`, en: `${formatYuan(yuan)} will be paid back to ${name}` },
      typedAmount(yuan),
    );
    return await billing.transactions.create({
      OrganizationId,
      Type: 'Refund',
      Amount: yuan,
      ...(flags.remark && { Remark: flags.remark }),
      ...(!flags.review && { Activate: true }),
    });
  },
});
