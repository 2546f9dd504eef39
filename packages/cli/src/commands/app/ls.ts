// Lists apps.

import { defineCommand } from '../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../program/lists.ts';
import { orgIdOf } from '../org/organizations.ts';
import { APP_COLUMNS, APP_FIELDS, shownApp } from './apps.ts';

export default defineCommand({
  id: 'app ls',
  web: '/apps',
  summary: { zh: '列出应用', en: 'List apps' },
  flags: {
    org: {
      type: 'string',
      value: 'id|name',
      ref: 'org.org',
      text: { zh: '只列出这个组织的应用', en: 'Only apps of this organisation' },
    },
    name: { type: 'string', text: { zh: '名称包含', en: 'Part of the name' } },
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '我有哪些应用', en: 'Which apps do I have' }, line: 'uos app ls' },
    { text: { zh: '在脚本里取得 ID', en: 'The ids, for a script' }, line: 'uos app ls --json=AppId,ProjectName' },
  ],
  output: { columns: APP_COLUMNS, fields: [...APP_FIELDS, 'current'], current: 'current' },
  replaces: ['app.list'],
  async run(ctx) {
    const { org, name, limit } = ctx.flags;
    const app = await ctx.uos.service('app');
    const rows = app.list.all({
      ...(org && { orgId: await orgIdOf(ctx, org) }),
      ...(name && { projectName: name }),
      count: pageSize(limit),
    });
    const chosen = ctx.settings.app?.value;
    return (await take(rows, limit)).map((row) => ({ ...shownApp(row, false), current: row.AppId === chosen }));
  },
});
