// Blocks a user.

import { defineCommand } from '../../../program/command.ts';
import { USER_ARG, USER_OUTPUT, userOf } from '../developers.ts';

export default defineCommand({
  id: 'admin user block',
  web: '/admin/admin-users',
  summary: { zh: '封禁用户，所有会话立即失效', en: 'Block a user; every session ends at once' },
  args: USER_ARG,
  danger: 'confirm',
  examples: [{ text: { zh: '按用户名', en: 'By name' }, line: 'uos admin user block xiaoming --yes' }],
  output: USER_OUTPUT,
  async run(ctx) {
    const user = await ctx.uos.service('user');
    const { UserId, UserName } = await userOf(ctx, user, ctx.args.user);
    await ctx.confirm({ zh: `将封禁用户 ${UserName}`, en: `User ${UserName} will be blocked` }, UserName);
    return await user.update({ id: UserId, Status: 'Blocked' });
  },
});
