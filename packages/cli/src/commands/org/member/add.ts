// Gives a user a role in an organisation.
import { defineCommand } from '../../../program/command.ts';
import { ORG_FLAG, orgIdOf } from '../organizations.ts';
import { MEMBER_OUTPUT, ROLES } from './members.ts';

export default defineCommand({
  id: 'org member add',
  summary: { zh: '添加组织成员', en: 'Add a member to an organisation' },
  args: { login: { text: { zh: '已注册用户的登录名', en: 'Login of a user who is there' } } },
  flags: {
    role: {
      type: 'string',
      choices: ROLES,
      text: {
        zh: '角色：owner 可修改，其它只能查看；默认 user',
        en: 'owner changes things, the others look; user unless given',
      },
    },
    ...ORG_FLAG,
  },
  examples: [
    { text: { zh: '只查看', en: 'To look' }, line: 'uos org member add xiaoming' },
    {
      text: { zh: '可以修改', en: 'To change things' },
      line: 'uos org member add xiaoming --role owner',
      shows: ['org.members.add'],
    },
  ],
  output: MEMBER_OUTPUT,
  replaces: ['org.members.add'],
  async run(ctx) {
    const { role = 'user', org: given } = ctx.flags;
    const orgId = await orgIdOf(ctx, given);
    const org = await ctx.uos.service('org');
    return await org.members.add({ orgId, Login: ctx.args.login, Role: role });
  },
});
