// Lists the members of an organisation.
import { defineCommand } from '../../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../../program/lists.ts';
import { ORG_FLAG, orgIdOf } from '../organizations.ts';
import { MEMBER_OUTPUT } from './members.ts';

export default defineCommand({
  id: 'org member ls',
  summary: { zh: '列出组织成员及其角色', en: 'List the members of an organisation and their roles' },
  flags: {
    name: { type: 'string', text: { zh: '名称包含', en: 'Part of the name' } },
    ...ORG_FLAG,
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '当前组织', en: 'Of the current organisation' }, line: 'uos org member ls' },
    {
      text: { zh: '谁能修改应用', en: 'Who may change apps' },
      line: 'uos org member ls --jq \'.[] | select(.Role == "owner") | .Login\'',
    },
  ],
  output: MEMBER_OUTPUT,
  replaces: ['org.members.list'],
  async run(ctx) {
    const { name, org: given, limit } = ctx.flags;
    const orgId = await orgIdOf(ctx, given);
    const org = await ctx.uos.service('org');
    return await take(org.members.list.all({ orgId, ...(name && { name }), count: pageSize(limit) }), limit);
  },
});
