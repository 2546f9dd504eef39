// Lists the consultation tickets of everybody.
import { platformLabels, wordsOf } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../program/lists.ts';
import { TICKET_OUTPUT } from '../ticket/tickets.ts';

export default defineCommand({
  id: 'admin tickets',
  web: '/admin/consultation',
  summary: { zh: '列出全部技术咨询', en: 'List the consultation tickets of everybody' },
  flags: {
    status: {
      type: 'string',
      choices: wordsOf(platformLabels.ticket.status),
      text: { zh: '状态', en: 'State' },
    },
    type: { type: 'string', choices: wordsOf(platformLabels.ticket.type), text: { zh: '类型', en: 'Type' } },
    org: { type: 'string', value: 'name', text: { zh: '组织名称包含', en: 'Part of the name of the organisation' } },
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '还没有人答复的', en: 'Those nobody has answered' }, line: 'uos admin tickets --status Pending' },
    { text: { zh: '联系电话', en: 'Whom to call' }, line: 'uos admin tickets --json=Title,ContactName,ContactPhone' },
  ],
  output: TICKET_OUTPUT,
  async run(ctx) {
    const { status, type, org, limit } = ctx.flags;
    const ticket = await ctx.uos.service('ticket');
    const filter = { ...(status && { status }), ...(type && { type }), ...(org && { orgName: org }) };
    return await take(ticket.list.all({ ...filter, count: pageSize(limit) }), limit);
  },
});
