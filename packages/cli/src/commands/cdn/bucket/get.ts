// Reads a bucket.

import { defineCommand } from '../../../program/command.ts';
import { BUCKET_ARG, BUCKET_OUTPUT, bucketOf } from './buckets.ts';

export default defineCommand({
  id: 'cdn bucket get',
  summary: { zh: '查看资源桶', en: 'Read a bucket' },
  args: BUCKET_ARG,
  examples: [{ text: { zh: '按名称查看', en: 'By its name' }, line: 'uos cdn bucket get web' }],
  output: {
    columns: [
      ...BUCKET_OUTPUT.columns,
      { field: 'description', title: { zh: '描述', en: 'Description' } },
      { field: 'private', title: { zh: '私有', en: 'Private' } },
      { field: 'attributes.promote_only', title: { zh: '仅晋级', en: 'Promotion only' } },
      { field: 'badge_count', title: { zh: '徽章数', en: 'Badges' } },
      { field: 'changes.add', title: { zh: '待发布新增', en: 'Unreleased: added' } },
      { field: 'changes.update', title: { zh: '待发布更新', en: 'Unreleased: changed' } },
      { field: 'changes.delete', title: { zh: '待发布删除', en: 'Unreleased: removed' } },
    ],
    fields: BUCKET_OUTPUT.fields ?? [],
  },
  replaces: ['cdn.buckets.get'],
  async run(ctx) {
    return await bucketOf(ctx, await ctx.uos.service('cdn'), ctx.args.bucket);
  },
});
