// Ends every session of a user.

import { defineCommand } from '../../../program/command.ts';
import { USER_ARG, userOf } from '../developers.ts';

export default defineCommand({
  id: 'admin user sign-out',
  web: '/admin/admin-users',
  summary: { zh: '清除登录状态，让用户重新登录', en: 'End every session of a user, who may sign in again' },
  args: USER_ARG,
  danger: 'confirm',
  examples: [
    {
      text: { zh: '账号疑似被盗', en: 'The account may be stolen' },
      line: 'uos admin user sign-out xiaoming --yes',
      shows: ['user.clearLoginState'],
    },
  ],
  output: {
    columns: [
      { field: 'UserName', title: { zh: '用户名', en: 'Name' } },
      { field: 'signedOut', title: { zh: '已下线', en: 'Signed out' } },
    ],
    fields: ['UserId', 'UserName', 'signedOut'],
  },
  async run(ctx) {
    const user = await ctx.uos.service('user');
    const { UserId, UserName } = await userOf(ctx, user, ctx.args.user);
    await ctx.confirm(
      { zh: `用户 ${UserName} 的所有会话将结束`, en: `Every session of ${UserName} will end` },
      UserName,
    );
    await user.clearLoginState({ id: UserId });
    return { UserId, UserName, signedOut: true };
  },
});
