// Removes a badge; the release stays.

import { defineCommand } from '../../../program/command.ts';
import { BUCKET_FLAG, bucketIdOf } from '../bucket/buckets.ts';

export default defineCommand({
  id: 'cdn badge rm',
  summary: { zh: '删除徽章，版本保留', en: 'Remove a badge; the release stays' },
  args: { name: { ref: 'cdn.badge', text: { zh: '徽章名', en: 'Name of the badge' } } },
  flags: BUCKET_FLAG,
  danger: 'confirm',
  examples: [{ text: { zh: '删除', en: 'Remove' }, line: 'uos cdn badge rm beta --yes' }],
  output: {
    columns: [{ field: 'name', title: { zh: '徽章', en: 'Badge' } }],
    fields: ['name', 'removed'],
  },
  replaces: ['cdn.badges.remove'],
  async run(ctx) {
    const { name } = ctx.args;
    const cdn = await ctx.uos.service('cdn');
    const id = await bucketIdOf(ctx, ctx.flags.bucket);
    await ctx.confirm(
      { zh: `将删除徽章 ${name}，用它的内容地址随即失效`, en: `Badge ${name} will be removed; its content URLs stop` },
      name,
    );
    await cdn.badges.remove({ id, name });
    ctx.note({ zh: `已删除徽章 ${name}。`, en: `Removed badge ${name}.` });
    return { name, removed: true };
  },
});
