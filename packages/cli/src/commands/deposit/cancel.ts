// Takes back a deposit that nobody has reviewed yet.
import { formatYuan } from '@uos/contract/rules';
import { defineCommand } from '../../program/command.ts';
import { TRANSACTION_RECORD } from './transactions.ts';

export default defineCommand({
  id: 'deposit cancel',
  web: '/apps/bill',
  summary: { zh: '取消待审核的充值', en: 'Cancel a deposit that awaits its review' },
  args: { deposit: { text: { zh: '充值 ID', en: 'Id of the deposit' } } },
  danger: 'confirm',
  examples: [
    {
      text: { zh: '金额写错了', en: 'The amount was wrong' },
      line: 'uos deposit cancel 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --yes',
      shows: ['billing.transactions.cancel'],
    },
  ],
  output: TRANSACTION_RECORD,
  async run(ctx) {
    const id = ctx.args.deposit;
    const billing = await ctx.uos.service('billing');
    const { Amount } = await billing.transactions.get({ id });
    await ctx.confirm(
      { zh: `将取消 ${formatYuan(Amount)} 的充值`, en: `The deposit of ${formatYuan(Amount)} will be cancelled` },
      id,
    );
    return await billing.transactions.cancel({ id });
  },
});
