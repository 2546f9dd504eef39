// Takes a member out of an organisation.
import { defineCommand } from '../../../program/command.ts';
import { ORG_FLAG, orgIdOf } from '../organizations.ts';
import { MEMBER_ARG, memberOf } from './members.ts';

export default defineCommand({
  id: 'org member rm',
  summary: { zh: '移除组织成员', en: 'Take a member out of an organisation' },
  args: MEMBER_ARG,
  flags: ORG_FLAG,
  danger: 'confirm',
  examples: [{ text: { zh: '离职的同事', en: 'Somebody who left' }, line: 'uos org member rm xiaoming --yes' }],
  output: {
    columns: [
      { field: 'UserName', title: { zh: '用户名', en: 'Name' } },
      { field: 'removed', title: { zh: '已移除', en: 'Removed' } },
    ],
    fields: ['UserId', 'UserName', 'Login', 'removed'],
  },
  replaces: ['org.members.rm'],
  async run(ctx) {
    const orgId = await orgIdOf(ctx, ctx.flags.org);
    const org = await ctx.uos.service('org');
    const { UserId, UserName, Login } = await memberOf(ctx, org, { orgId, wanted: ctx.args.member });
    await ctx.confirm({ zh: `将移除成员 ${UserName}`, en: `Member ${UserName} will be removed` }, Login);
    await org.members.rm({ orgId, userId: UserId });
    return { UserId, UserName, Login, removed: true };
  },
});
