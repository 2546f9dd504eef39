// Reads an entry.

import { defineCommand } from '../../../program/command.ts';
import { BUCKET_FLAG, bucketIdOf } from '../bucket/buckets.ts';
import { ENTRY_OUTPUT, ENTRY_TEXT, entryOf } from './entries.ts';

export default defineCommand({
  id: 'cdn entry get',
  summary: { zh: '查看文件', en: 'Read an entry' },
  args: { entry: { text: ENTRY_TEXT } },
  flags: BUCKET_FLAG,
  examples: [{ text: { zh: '按路径查看', en: 'By its path' }, line: 'uos cdn entry get index.html' }],
  output: {
    columns: [
      ...ENTRY_OUTPUT.columns,
      { field: 'entryid', title: { zh: 'ID', en: 'Id' } },
      { field: 'complete', title: { zh: '已上传', en: 'Stored' } },
      { field: 'content_link', title: { zh: '内容地址', en: 'Content URL' } },
    ],
    fields: ENTRY_OUTPUT.fields ?? [],
  },
  replaces: ['cdn.entries.get'],
  async run(ctx) {
    const cdn = await ctx.uos.service('cdn');
    return await entryOf(ctx, cdn, await bucketIdOf(ctx, ctx.flags.bucket), ctx.args.entry);
  },
});
