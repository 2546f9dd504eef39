// Lists badges.

import { defineCommand } from '../../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../../program/lists.ts';
import { BUCKET_FLAG, bucketIdOf } from '../bucket/buckets.ts';
import { BADGE_OUTPUT } from './badges.ts';

export default defineCommand({
  id: 'cdn badge ls',
  summary: { zh: '列出徽章', en: 'List badges' },
  flags: { ...BUCKET_FLAG, ...LIMIT_FLAG },
  examples: [{ text: { zh: '每个徽章指向哪个版本', en: 'Which release each points at' }, line: 'uos cdn badge ls' }],
  output: BADGE_OUTPUT,
  replaces: ['cdn.badges.list'],
  async run(ctx) {
    const cdn = await ctx.uos.service('cdn');
    const id = await bucketIdOf(ctx, ctx.flags.bucket);
    return await take(cdn.badges.list.all({ id, per_page: pageSize(ctx.flags.limit) }), ctx.flags.limit);
  },
});
