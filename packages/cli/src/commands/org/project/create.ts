// Creates a project in an organisation.
import { defineCommand } from '../../../program/command.ts';
import { ORG_FLAG, orgIdOf } from '../organizations.ts';
import { PROJECT_OUTPUT } from './projects.ts';

export default defineCommand({
  id: 'org project create',
  summary: { zh: '创建项目', en: 'Create a project' },
  description: {
    zh: 'uos app create 会自动创建同名项目，只有要先建项目时才需要它。',
    en: 'uos app create makes a project of its own; this is for a project that has no app yet.',
  },
  args: { name: { text: { zh: '名称', en: 'Name' } } },
  flags: ORG_FLAG,
  examples: [{ text: { zh: '在当前组织里', en: 'In the current organisation' }, line: 'uos org project create 星海' }],
  output: PROJECT_OUTPUT,
  replaces: ['org.projects.create'],
  async run(ctx) {
    const orgId = await orgIdOf(ctx, ctx.flags.org);
    const org = await ctx.uos.service('org');
    return await org.projects.create({ orgId, Name: ctx.args.name });
  },
});
