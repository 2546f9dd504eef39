// Lists consultation tickets.
import { platformLabels, wordsOf } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../program/lists.ts';
import { TICKET_OUTPUT } from './tickets.ts';

export default defineCommand({
  id: 'ticket ls',
  web: '/consultation',
  summary: { zh: '列出我的技术咨询', en: 'List my consultation tickets' },
  flags: {
    status: {
      type: 'string',
      choices: wordsOf(platformLabels.ticket.status),
      text: { zh: '状态', en: 'State' },
    },
    type: { type: 'string', choices: wordsOf(platformLabels.ticket.type), text: { zh: '类型', en: 'Type' } },
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '我的全部咨询', en: 'All of mine' }, line: 'uos ticket ls' },
    { text: { zh: '还没有答复的', en: 'Those without an answer' }, line: 'uos ticket ls --status Pending' },
  ],
  output: TICKET_OUTPUT,
  replaces: ['ticket.list'],
  async run(ctx) {
    const { status, type, limit } = ctx.flags;
    const ticket = await ctx.uos.service('ticket');
    const filter = { ...(status && { status }), ...(type && { type }) };
    return await take(ticket.list.all({ ...filter, count: pageSize(limit) }), limit);
  },
});
