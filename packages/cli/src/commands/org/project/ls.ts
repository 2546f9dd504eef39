// Lists the projects of an organisation.
import { defineCommand } from '../../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../../program/lists.ts';
import { ORG_FLAG, orgIdOf } from '../organizations.ts';
import { PROJECT_OUTPUT } from './projects.ts';

export default defineCommand({
  id: 'org project ls',
  summary: { zh: '列出组织的项目及其应用', en: 'List the projects of an organisation and their apps' },
  flags: {
    name: { type: 'string', text: { zh: '名称包含', en: 'Part of the name' } },
    ...ORG_FLAG,
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '当前组织的项目', en: 'Of the current organisation' }, line: 'uos org project ls' },
    {
      text: { zh: '还没有应用的项目', en: 'Those without an app' },
      line: 'uos org project ls --jq \'.[] | select(.AppId == "") | .Name\'',
    },
  ],
  output: PROJECT_OUTPUT,
  replaces: ['org.projects.list'],
  async run(ctx) {
    const { name, org: given, limit } = ctx.flags;
    const orgId = await orgIdOf(ctx, given);
    const org = await ctx.uos.service('org');
    return await take(org.projects.list.all({ orgId, ...(name && { name }), count: pageSize(limit) }), limit);
  },
});
