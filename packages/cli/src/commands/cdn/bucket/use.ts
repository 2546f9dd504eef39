// Chooses the bucket that later commands work with.

import { changeProfile } from '../../../profile/where/config.ts';
import { defineCommand } from '../../../program/command.ts';
import { bucketOf } from './buckets.ts';

export default defineCommand({
  id: 'cdn bucket use',
  summary: { zh: '选择当前资源桶', en: 'Choose the current bucket' },
  description: {
    zh: '保存在当前配置里；命令行 --bucket、环境变量 UOS_BUCKET_ID 和项目文件优先于它。',
    en: 'Kept in the profile; --bucket, UOS_BUCKET_ID and the project file come before it.',
  },
  args: { bucket: { ref: 'cdn.bucket', text: { zh: '资源桶的 ID 或名称', en: 'Id or name of the bucket' } } },
  examples: [{ text: { zh: '之后的命令都针对它', en: 'Later commands work with it' }, line: 'uos cdn bucket use web' }],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'id', title: { zh: 'ID', en: 'Id' } },
      { field: 'profile', title: { zh: '配置', en: 'Profile' } },
    ],
    fields: ['id', 'name', 'profile'],
  },
  async run(ctx) {
    const { id, name } = await bucketOf(ctx, await ctx.uos.service('cdn'), ctx.args.bucket);
    const profile = ctx.settings.profile.value;
    await changeProfile(ctx.env, profile, { bucket: id });
    ctx.note({ zh: `当前资源桶：${name}`, en: `Current bucket: ${name}` });
    return { id, name, profile };
  },
});
