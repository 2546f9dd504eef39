// Creates a bucket.

import { changeProfile } from '../../../profile/where/config.ts';
import { defineCommand } from '../../../program/command.ts';
import { BUCKET_SETTINGS, bucketSettings } from './bucket-flags.ts';
import { BUCKET_OUTPUT } from './buckets.ts';

export default defineCommand({
  id: 'cdn bucket create',
  summary: { zh: '创建资源桶', en: 'Create a bucket' },
  args: { name: { text: { zh: '名称，应用内唯一', en: 'Name, unique inside the app' } } },
  flags: {
    ...BUCKET_SETTINGS,
    use: { type: 'boolean', text: { zh: '设为当前资源桶', en: 'Make it the current bucket' } },
  },
  examples: [
    { text: { zh: '创建并设为当前资源桶', en: 'Create and work with it' }, line: 'uos cdn bucket create web --use' },
    {
      text: { zh: '创建只能通过晋级写入的正式桶', en: 'A bucket that only promotion writes to' },
      line: 'uos cdn bucket create production --promote-only',
    },
  ],
  output: BUCKET_OUTPUT,
  replaces: ['cdn.buckets.create'],
  async run(ctx) {
    const { checkName } = await import('../transfer/names.ts');
    checkName(ctx, 'bucket', ctx.args.name);
    const cdn = await ctx.uos.service('cdn');
    const bucket = await cdn.buckets.create({ name: ctx.args.name, ...bucketSettings(ctx.flags) });
    if (ctx.flags.use) {
      await changeProfile(ctx.env, ctx.settings.profile.value, { bucket: bucket.id });
    }
    ctx.note({ zh: `已创建资源桶 ${bucket.name}。`, en: `Created bucket ${bucket.name}.` });
    return bucket;
  },
});
