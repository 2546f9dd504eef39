// Deletes entries, or a whole folder; releases keep what they hold.

import { usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import { BUCKET_FLAG, bucketIdOf } from '../bucket/buckets.ts';
import { ENTRY_TEXT, entryOf } from './entries.ts';

export default defineCommand({
  id: 'cdn entry rm',
  summary: { zh: '删除文件或整个目录；已发布的版本不受影响', en: 'Delete entries or a folder; releases keep theirs' },
  args: { entry: { many: true, text: ENTRY_TEXT } },
  flags: {
    ...BUCKET_FLAG,
    folder: { type: 'string', value: 'path', text: { zh: '删除整个目录', en: 'Delete a whole folder' } },
  },
  danger: 'confirm',
  examples: [
    { text: { zh: '删除一个文件', en: 'One entry' }, line: 'uos cdn entry rm old.png --yes' },
    {
      text: { zh: '删除整个目录', en: 'A folder' },
      line: 'uos cdn entry rm --folder assets/old --yes',
      shows: ['cdn.entries.removeDirectory'],
    },
  ],
  output: {
    columns: [{ field: 'deleted', title: { zh: '删除数量', en: 'Deleted' } }],
    fields: ['deleted', 'paths'],
  },
  replaces: ['cdn.entries.remove', 'cdn.entries.removeMany', 'cdn.entries.removeDirectory'],
  async run(ctx) {
    const { entry } = ctx.args;
    const { folder } = ctx.flags;
    if ((folder === undefined) === (entry.length === 0)) {
      throw usageError('missing-argument', (t) => t.errors.missingArgument('entry'), 'uos cdn entry rm --help');
    }
    const cdn = await ctx.uos.service('cdn');
    const id = await bucketIdOf(ctx, ctx.flags.bucket);
    if (folder !== undefined) {
      const path = folder.replace(/^\/+|\/+$/g, '');
      await ctx.confirm(
        { zh: `将删除目录 ${path} 下的全部文件`, en: `All entries below ${path} will be deleted` },
        path,
      );
      const { deleted } = await cdn.entries.removeDirectory({ id, path });
      ctx.note({ zh: `已删除 ${deleted} 个文件。`, en: `Deleted ${deleted} entries.` });
      return { deleted, paths: [path] };
    }
    const found = await Promise.all(entry.map((given) => entryOf(ctx, cdn, id, given)));
    const paths = found.map(({ path }) => path);
    await ctx.confirm(
      { zh: `将删除 ${paths.length} 个文件：${paths.join('、')}`, en: `To be deleted: ${paths.join(', ')}` },
      paths[0] ?? '',
    );
    const { deleted } = await cdn.entries.removeMany({ id, entries: found.map(({ entryid }) => ({ entryid })) });
    ctx.note({ zh: `已删除 ${deleted} 个文件。`, en: `Deleted ${deleted} entries.` });
    return { deleted, paths };
  },
});
