// Changes the role of a member.
import { defineCommand } from '../../../program/command.ts';
import { ORG_FLAG, orgIdOf } from '../organizations.ts';
import { MEMBER_ARG, MEMBER_OUTPUT, memberOf, ROLES } from './members.ts';

export default defineCommand({
  id: 'org member update',
  summary: { zh: '修改成员的角色', en: 'Change the role of a member' },
  args: { ...MEMBER_ARG, role: { choices: ROLES, text: { zh: '新的角色', en: 'New role' } } },
  flags: ORG_FLAG,
  examples: [{ text: { zh: '只能查看', en: 'From now on only looks' }, line: 'uos org member update xiaoming user' }],
  output: MEMBER_OUTPUT,
  replaces: ['org.members.update'],
  async run(ctx) {
    const orgId = await orgIdOf(ctx, ctx.flags.org);
    const org = await ctx.uos.service('org');
    const { UserId } = await memberOf(ctx, org, { orgId, wanted: ctx.args.member });
    return await org.members.update({ orgId, userId: UserId, Role: ctx.args.role });
  },
});
