// Rejects what waits for a decision.

import { defineCommand } from '../../program/command.ts';
import { DECIDED_OUTPUT, PENDING_ARG, pendingItem, sentenceOf, shownItem, showProof } from './decisions.ts';

export default defineCommand({
  id: 'admin reject',
  web: '/admin/balance',
  summary: { zh: '驳回一项待处理事项', en: 'Reject what waits for a decision' },
  args: PENDING_ARG,
  flags: { reason: { type: 'string', text: { zh: '原因，申请人会看到', en: 'Why; the applicant sees it' } } },
  danger: 'confirm',
  changes: 'account',
  examples: [
    {
      text: { zh: '回单看不清', en: 'The voucher cannot be read' },
      line: 'uos admin reject 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --reason 回单不清晰，请重新上传',
      shows: ['billing.transactions.invalidate'],
    },
  ],
  output: DECIDED_OUTPUT,
  async run(ctx) {
    const item = await pendingItem(ctx, ctx.args.id);
    const { id, by, seen } = item;
    const reason = ctx.flags.reason === undefined ? {} : { Reason: ctx.flags.reason };
    showProof(ctx, item);
    const { zh, en } = sentenceOf(item);
    await ctx.confirm({ zh: `将驳回：${zh}`, en: `To be rejected: ${en}` }, id);
    const steps = {
      organization: async () => await (await ctx.uos.service('org')).invalidate({ orgId: id, ...seen, ...reason }),
      certification: async () => await (await ctx.uos.service('certification')).invalidate({ id, ...seen, ...reason }),
      transaction: async () =>
        await (await ctx.uos.service('billing')).transactions.invalidate({ id, ...seen, ...reason }),
      invoice: async () => await (await ctx.uos.service('billing')).invoices.invalidate({ id, ...seen, ...reason }),
    };
    await steps[by]();
    ctx.note({ zh: '已驳回。', en: 'Rejected.' });
    return { ...shownItem(item), status: 'Invalid' };
  },
});
