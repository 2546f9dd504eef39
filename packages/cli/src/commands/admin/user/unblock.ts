// Lets a blocked user in again.

import { defineCommand } from '../../../program/command.ts';
import { USER_ARG, USER_OUTPUT, userOf } from '../developers.ts';

export default defineCommand({
  id: 'admin user unblock',
  web: '/admin/admin-users',
  summary: { zh: '解除封禁', en: 'Let a blocked user in again' },
  args: USER_ARG,
  danger: 'confirm',
  examples: [{ text: { zh: '按用户名', en: 'By name' }, line: 'uos admin user unblock xiaoming --yes' }],
  output: USER_OUTPUT,
  async run(ctx) {
    const user = await ctx.uos.service('user');
    const { UserId, UserName } = await userOf(ctx, user, ctx.args.user);
    await ctx.confirm({ zh: `将解除对用户 ${UserName} 的封禁`, en: `User ${UserName} may sign in again` }, UserName);
    return await user.update({ id: UserId, Status: 'Active' });
  },
});
