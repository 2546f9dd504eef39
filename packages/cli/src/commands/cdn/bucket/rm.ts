// Deletes a bucket with everything in it.

import { changeProfile, readConfig } from '../../../profile/where/config.ts';
import { defineCommand } from '../../../program/command.ts';
import { bucketOf } from './buckets.ts';

export default defineCommand({
  id: 'cdn bucket rm',
  summary: { zh: '删除资源桶及其全部文件、版本和徽章', en: 'Delete a bucket with its entries, releases and badges' },
  args: { bucket: { ref: 'cdn.bucket', text: { zh: '资源桶的 ID 或名称', en: 'Id or name of the bucket' } } },
  danger: 'type-name',
  examples: [
    { text: { zh: '删除，需要输入名称确认', en: 'Delete; asks for the name' }, line: 'uos cdn bucket rm web' },
    { text: { zh: '在脚本里删除', en: 'In a script' }, line: 'uos cdn bucket rm web --yes' },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'id', title: { zh: 'ID', en: 'Id' } },
    ],
    fields: ['id', 'name', 'removed'],
  },
  replaces: ['cdn.buckets.remove'],
  async run(ctx) {
    const cdn = await ctx.uos.service('cdn');
    const { id, name, entry_count, release_count } = await bucketOf(ctx, cdn, ctx.args.bucket);
    await ctx.confirm(
      {
        zh: `将删除资源桶 ${name}：${entry_count} 个文件、${release_count} 个版本，其内容地址随即失效`,
        en: `Bucket ${name} will be deleted: ${entry_count} entries, ${release_count} releases; its content URLs stop`,
      },
      name,
    );
    await cdn.buckets.remove({ id });
    const profile = ctx.settings.profile.value;
    if (readConfig(ctx.env).profiles[profile]?.bucket === id) {
      await changeProfile(ctx.env, profile, { bucket: undefined });
    }
    ctx.note({ zh: `已删除资源桶 ${name}。`, en: `Deleted bucket ${name}.` });
    return { id, name, removed: true };
  },
});
