// Puts the content of an entry at another path; the bytes do not travel, the server has them.

import { defineCommand } from '../../../program/command.ts';
import { BUCKET_FLAG, bucketIdOf } from '../bucket/buckets.ts';
import { ENTRY_OUTPUT, ENTRY_TEXT, entryOf } from './entries.ts';

export default defineCommand({
  id: 'cdn entry copy',
  summary: { zh: '在服务器上复制文件', en: 'Copy an entry on the server' },
  args: {
    entry: { text: ENTRY_TEXT },
    path: { text: { zh: '目标路径', en: 'Path to copy to' } },
  },
  flags: {
    ...BUCKET_FLAG,
    'to-bucket': {
      type: 'string',
      value: 'id|name',
      ref: 'cdn.bucket',
      text: { zh: '目标资源桶', en: 'Bucket to copy to' },
    },
  },
  changes: 'app',
  examples: [
    {
      text: { zh: '保留一份旧的清单', en: 'Keep the old manifest' },
      line: 'uos cdn entry copy manifest.json manifest.old.json',
    },
  ],
  output: ENTRY_OUTPUT,
  async run(ctx) {
    const cdn = await ctx.uos.service('cdn');
    const from = await bucketIdOf(ctx, ctx.flags.bucket);
    const to = ctx.flags['to-bucket'] === undefined ? from : await bucketIdOf(ctx, ctx.flags['to-bucket']);
    const { content_hash, content_size, content_type, labels, metadata } = await entryOf(
      ctx,
      cdn,
      from,
      ctx.args.entry,
    );
    // why not create: copying over an existing path replaces it, as a file system does.
    const [copied] = await cdn.entries.upsertMany({
      id: to,
      entries: [{ path: ctx.args.path, content_hash, content_size, content_type, labels, metadata }],
    });
    ctx.note({ zh: `已复制到 ${ctx.args.path}。`, en: `Copied to ${ctx.args.path}.` });
    return copied;
  },
});
