// Changes a bucket's name or settings.

import { usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import { BUCKET_SETTINGS, bucketSettings } from './bucket-flags.ts';
import { BUCKET_ARG, BUCKET_OUTPUT, bucketIdOf } from './buckets.ts';

export default defineCommand({
  id: 'cdn bucket update',
  summary: { zh: '修改资源桶', en: 'Change a bucket' },
  args: BUCKET_ARG,
  flags: { name: { type: 'string', text: { zh: '新名称', en: 'New name' } }, ...BUCKET_SETTINGS },
  examples: [
    { text: { zh: '改名', en: 'Another name' }, line: 'uos cdn bucket update web --name web-2026' },
    { text: { zh: '改为公开', en: 'Make it public' }, line: 'uos cdn bucket update web --private=false' },
  ],
  output: BUCKET_OUTPUT,
  replaces: ['cdn.buckets.update'],
  async run(ctx) {
    const { name } = ctx.flags;
    const change = { ...(name !== undefined && { name }), ...bucketSettings(ctx.flags) };
    if (Object.keys(change).length === 0) {
      throw usageError('nothing-to-change', (t) => t.errors.nothingToChange, 'uos cdn bucket update --help');
    }
    if (name !== undefined) {
      const { checkName } = await import('../transfer/names.ts');
      checkName(ctx, 'bucket', name);
    }
    const cdn = await ctx.uos.service('cdn');
    const bucket = await cdn.buckets.update({ id: await bucketIdOf(ctx, ctx.args.bucket), ...change });
    ctx.note({ zh: `已修改资源桶 ${bucket.name}。`, en: `Changed bucket ${bucket.name}.` });
    return bucket;
  },
});
