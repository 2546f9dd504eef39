// Reads a release.

import { defineCommand } from '../../../program/command.ts';
import { BUCKET_FLAG, bucketIdOf } from '../bucket/buckets.ts';
import { RELEASE_OUTPUT, RELEASE_TEXT, releaseOf, shownRelease } from './releases.ts';

export default defineCommand({
  id: 'cdn release get',
  summary: { zh: '查看版本', en: 'Read a release' },
  args: { release: { ref: 'cdn.release', text: RELEASE_TEXT } },
  flags: BUCKET_FLAG,
  examples: [
    { text: { zh: '最新版本', en: 'The newest' }, line: 'uos cdn release get latest' },
    { text: { zh: '按版本号', en: 'By its number' }, line: 'uos cdn release get 12', shows: ['cdn.releases.get'] },
  ],
  output: {
    columns: [
      ...RELEASE_OUTPUT.columns,
      { field: 'changes.add', title: { zh: '新增', en: 'Added' } },
      { field: 'changes.update', title: { zh: '更新', en: 'Changed' } },
      { field: 'changes.delete', title: { zh: '删除', en: 'Removed' } },
      { field: 'changes.unchanged', title: { zh: '未变', en: 'Unchanged' } },
      { field: 'created_by_name', title: { zh: '创建者', en: 'By' } },
    ],
    fields: RELEASE_OUTPUT.fields ?? [],
  },
  replaces: ['cdn.releases.get', 'cdn.releases.getByBadge'],
  async run(ctx) {
    const cdn = await ctx.uos.service('cdn');
    const id = await bucketIdOf(ctx, ctx.flags.bucket);
    return shownRelease(await releaseOf(ctx, cdn, id, ctx.args.release));
  },
});
