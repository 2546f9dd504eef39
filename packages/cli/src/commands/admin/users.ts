// Lists developers.

import { platformLabels, wordsOf } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../program/lists.ts';
import { USER_OUTPUT } from './developers.ts';

export default defineCommand({
  id: 'admin users',
  web: '/admin/admin-users',
  summary: { zh: '列出用户', en: 'List users' },
  flags: {
    name: { type: 'string', text: { zh: '用户名包含', en: 'Part of the name' } },
    email: { type: 'string', text: { zh: '邮箱包含', en: 'Part of the e-mail' } },
    status: { type: 'string', choices: wordsOf(platformLabels.user.status), text: { zh: '状态', en: 'State' } },
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '最近的 20 个', en: 'Twenty of them' }, line: 'uos admin users --limit 20' },
    {
      text: { zh: '已封禁的', en: 'Those who are blocked' },
      line: 'uos admin users --status Blocked',
      shows: ['user.list'],
    },
  ],
  output: USER_OUTPUT,
  async run(ctx) {
    const { name, email, status, limit } = ctx.flags;
    const user = await ctx.uos.service('user');
    const filter = { ...(name && { name }), ...(email && { email }), ...(status && { status }) };
    return await take(user.list.all({ ...filter, count: pageSize(limit) }), limit);
  },
});
