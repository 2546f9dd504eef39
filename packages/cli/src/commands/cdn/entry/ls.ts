// Lists what is in a bucket now, released or not.

import { defineCommand } from '../../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../../program/lists.ts';
import { BUCKET_FLAG, bucketIdOf } from '../bucket/buckets.ts';
import { ENTRY_OUTPUT } from './entries.ts';

export default defineCommand({
  id: 'cdn entry ls',
  summary: { zh: '列出文件', en: 'List entries' },
  args: {
    path: { optional: true, text: { zh: '路径，或路径的开头', en: 'Path, or its beginning' } },
  },
  flags: {
    ...BUCKET_FLAG,
    search: { type: 'string', value: 'text', text: { zh: '路径包含', en: 'Part of the path' } },
    label: { type: 'string', text: { zh: '标签', en: 'Label' } },
    incomplete: { type: 'boolean', text: { zh: '只列出内容未上传完的', en: 'Only those whose content is missing' } },
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '全部文件', en: 'All of them' }, line: 'uos cdn entry ls' },
    { text: { zh: '某个目录下的文件', en: 'Those of a folder' }, line: 'uos cdn entry ls assets/' },
    {
      text: { zh: '按名称搜索', en: 'By part of the name' },
      line: 'uos cdn entry ls --search hero',
      shows: ['cdn.entries.byFuzzy'],
    },
  ],
  output: ENTRY_OUTPUT,
  replaces: ['cdn.entries.list', 'cdn.entries.byFuzzy'],
  async run(ctx) {
    const { bucket, search, label, incomplete, limit } = ctx.flags;
    const { path } = ctx.args;
    const cdn = await ctx.uos.service('cdn');
    const id = await bucketIdOf(ctx, bucket);
    if (search !== undefined) {
      return await take(cdn.entries.byFuzzy.all({ id, path: search, per_page: pageSize(limit) }), limit);
    }
    return await take(
      cdn.entries.list.all({
        id,
        ...(path && { path }),
        ...(label && { label }),
        ...(incomplete && { complete: false }),
        per_page: pageSize(limit),
      }),
      limit,
    );
  },
});
