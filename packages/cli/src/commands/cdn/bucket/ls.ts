// Lists the buckets of an app.

import { defineCommand } from '../../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../../program/lists.ts';
import { BUCKET_OUTPUT } from './buckets.ts';

export default defineCommand({
  id: 'cdn bucket ls',
  summary: { zh: '列出资源桶', en: 'List buckets' },
  flags: { name: { type: 'string', text: { zh: '名称包含', en: 'Part of the name' } }, ...LIMIT_FLAG },
  examples: [
    { text: { zh: '这个应用有哪些资源桶', en: 'Which buckets does the app have' }, line: 'uos cdn bucket ls' },
    { text: { zh: '在脚本里取得 ID', en: 'The ids, for a script' }, line: 'uos cdn bucket ls --json=id,name' },
  ],
  output: { ...BUCKET_OUTPUT, fields: [...(BUCKET_OUTPUT.fields ?? []), 'current'], current: 'current' },
  replaces: ['cdn.buckets.list'],
  async run(ctx) {
    const { name, limit } = ctx.flags;
    const cdn = await ctx.uos.service('cdn');
    const rows = await take(cdn.buckets.list.all({ ...(name && { name }), per_page: pageSize(limit) }), limit);
    const chosen = ctx.settings.bucket?.value;
    return rows.map((row) => ({ ...row, current: chosen !== undefined && (row.id === chosen || row.name === chosen) }));
  },
});
