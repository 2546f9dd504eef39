// Reads a deposit with its invoice.
import { defineCommand } from '../../program/command.ts';
import { TRANSACTION_RECORD } from './transactions.ts';

export default defineCommand({
  id: 'deposit get',
  web: '/apps/bill',
  summary: { zh: '查看一笔充值及其发票', en: 'Read a deposit and its invoice' },
  args: { deposit: { text: { zh: '充值 ID', en: 'Id of the deposit' } } },
  examples: [
    {
      text: { zh: '审核到哪一步了', en: 'How far it is' },
      line: 'uos deposit get 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e',
      shows: ['billing.transactions.get'],
    },
  ],
  output: TRANSACTION_RECORD,
  async run(ctx) {
    const billing = await ctx.uos.service('billing');
    return await billing.transactions.get({ id: ctx.args.deposit });
  },
});
