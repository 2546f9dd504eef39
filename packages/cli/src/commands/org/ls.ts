// Lists organisations.
import { platformLabels, wordsOf } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../program/lists.ts';

export default defineCommand({
  id: 'org ls',
  summary: { zh: '列出组织', en: 'List organisations' },
  flags: {
    name: { type: 'string', text: { zh: '名称包含', en: 'Part of the name' } },
    status: {
      type: 'string',
      choices: wordsOf(platformLabels.organization.status),
      text: { zh: '审批状态', en: 'State of the approval' },
    },
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '我在哪些组织里', en: 'Which organisations am I in' }, line: 'uos org ls' },
    { text: { zh: '在脚本里取得 ID', en: 'The ids, for a script' }, line: 'uos org ls --json=id,name' },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'id', title: { zh: 'ID', en: 'Id' } },
      { field: 'status', title: { zh: '状态', en: 'Status' }, labels: platformLabels.organization.status },
      { field: 'role', title: { zh: '角色', en: 'Role' }, labels: platformLabels.app.role },
      { field: 'createdAt', title: { zh: '创建时间', en: 'Created' }, format: 'time' },
    ],
    fields: ['id', 'name', 'status', 'domain', 'companyName', 'role', 'createdAt'],
  },
  replaces: ['org.list'],
  async run(ctx) {
    const { name, status, limit } = ctx.flags;
    const org = await ctx.uos.service('org');
    return await take(
      org.list.all({ ...(name && { OrganizationName: name }), ...(status && { status }), count: pageSize(limit) }),
      limit,
    );
  },
});
