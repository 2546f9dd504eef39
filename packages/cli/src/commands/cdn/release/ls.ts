// Lists releases, newest first.

import { defineCommand } from '../../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../../program/lists.ts';
import { BUCKET_FLAG, bucketIdOf } from '../bucket/buckets.ts';
import { RELEASE_OUTPUT, shownRelease } from './releases.ts';

export default defineCommand({
  id: 'cdn release ls',
  summary: { zh: '列出版本，新的在前', en: 'List releases, newest first' },
  flags: {
    ...BUCKET_FLAG,
    badge: {
      type: 'string',
      ref: 'cdn.badge',
      text: { zh: '只列出带这个徽章的', en: 'Only the one a badge points at' },
    },
    notes: { type: 'string', text: { zh: '说明包含', en: 'Part of the notes' } },
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '最近十个版本', en: 'The last ten' }, line: 'uos cdn release ls --limit 10' },
    { text: { zh: '正式环境用的是哪个版本', en: 'Which one is live' }, line: 'uos cdn release ls --badge live' },
  ],
  output: RELEASE_OUTPUT,
  replaces: ['cdn.releases.list'],
  async run(ctx) {
    const { bucket, badge, notes, limit } = ctx.flags;
    const cdn = await ctx.uos.service('cdn');
    const id = await bucketIdOf(ctx, bucket);
    const rows = cdn.releases.list.all({
      id,
      ...(badge && { badges: badge }),
      ...(notes && { notes }),
      per_page: pageSize(limit),
    });
    return (await take(rows, limit)).map(shownRelease);
  },
});
