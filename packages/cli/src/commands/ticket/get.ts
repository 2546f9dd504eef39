// Shows a consultation ticket with its replies.
import { defineCommand } from '../../program/command.ts';
import { TICKET_RECORD, ticketText } from './tickets.ts';

export default defineCommand({
  id: 'ticket get',
  web: '/consultation/{ticketId}',
  summary: { zh: '查看咨询单及其回复', en: 'Show a ticket and its replies' },
  description: {
    zh: '知道编号的人都能查看；联系方式不在其中。',
    en: 'Whoever knows the id can read it; contact details are not part of it.',
  },
  args: { ticket: { ref: 'ticket.ticket', text: { zh: '咨询单 ID 或标题', en: 'Id or title of the ticket' } } },
  examples: [
    {
      text: { zh: '有答复了吗', en: 'Is there an answer' },
      line: 'uos ticket get 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e',
    },
    {
      text: { zh: '最后一条回复', en: 'The last reply' },
      line: "uos ticket get 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --jq '.Replies[-1].Content'",
    },
  ],
  output: TICKET_RECORD,
  replaces: ['ticket.get'],
  async run(ctx) {
    const ticket = await ctx.uos.service('ticket');
    const { idNamed } = await import('../../derived/things.ts');
    return await ticket.get({ id: await idNamed(ctx, 'ticket.ticket', ctx.args.ticket) });
  },
  show: (found, view) => (view.isTTY ? ticketText(found, view) : undefined),
});
