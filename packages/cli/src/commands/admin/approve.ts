// Approves what waits for it: an organisation, a certification, a deposit or another transaction.

import { CliError, EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { DECIDED_OUTPUT, PENDING_ARG, pendingItem, sentenceOf, shownItem, showProof } from './decisions.ts';

export default defineCommand({
  id: 'admin approve',
  web: '/admin/balance',
  summary: { zh: '通过一项待处理事项', en: 'Approve what waits for a decision' },
  description: {
    zh: '交易需输入金额确认，组织和认证需输入名称。',
    en: 'For a transaction its amount is typed, for an organisation or a certification its name.',
  },
  args: PENDING_ARG,
  danger: 'type-name',
  changes: 'account',
  examples: [
    {
      text: { zh: '审核一笔充值', en: 'A deposit' },
      line: 'uos admin approve 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e',
      shows: ['billing.transactions.activate'],
    },
    {
      text: { zh: '不询问', en: 'Without a question' },
      line: 'uos admin approve 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --yes',
    },
  ],
  output: DECIDED_OUTPUT,
  async run(ctx) {
    const item = await pendingItem(ctx, ctx.args.id);
    const { id, by, typed, seen } = item;
    if (by === 'invoice') {
      throw new CliError('issue-instead', {
        exit: EXIT.usage,
        what: () => ctx.say({ zh: '发票是开具的，不是审批的。', en: 'An invoice is issued, not approved.' }),
        next: `uos admin issue ${id}`,
      });
    }
    showProof(ctx, item);
    const { zh, en } = sentenceOf(item);
    await ctx.confirm({ zh: `将通过：${zh}`, en: `To be approved: ${en}` }, typed);
    const steps = {
      organization: async () => await (await ctx.uos.service('org')).approve({ orgId: id, ...seen }),
      certification: async () => await (await ctx.uos.service('certification')).approve({ id, ...seen }),
      transaction: async () => await (await ctx.uos.service('billing')).transactions.activate({ id, ...seen }),
    };
    await steps[by]();
    ctx.note({ zh: '已通过。', en: 'Approved.' });
    return { ...shownItem(item), status: by === 'transaction' ? 'Active' : 'Approved' };
  },
});
