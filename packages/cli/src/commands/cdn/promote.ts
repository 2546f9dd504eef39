// Makes a release of one bucket the newest release of another.

import { defineCommand } from '../../program/command.ts';
import { BUCKET_FLAG, bucketIdOf } from './bucket/buckets.ts';
import { RELEASE_OUTPUT, RELEASE_TEXT, releaseOf, shownRelease } from './release/releases.ts';

export default defineCommand({
  id: 'cdn promote',
  summary: { zh: '把版本晋级到另一个资源桶', en: 'Promote a release into another bucket' },
  description: {
    zh: '目标资源桶的当前文件会变成与该版本完全一致，并产生一个新版本。',
    en: 'The target’s entries become exactly those of the release, and a new release is cut there.',
  },
  args: { release: { ref: 'cdn.release', text: RELEASE_TEXT } },
  flags: {
    ...BUCKET_FLAG,
    to: {
      type: 'string',
      required: true,
      value: 'id|name',
      ref: 'cdn.bucket',
      text: { zh: '目标资源桶', en: 'Bucket to promote into' },
    },
    notes: { type: 'string', short: 'n', text: { zh: '版本说明', en: 'Notes' } },
  },
  danger: 'confirm',
  examples: [
    {
      text: { zh: '把测试过的版本送到正式桶', en: 'A tested release into production' },
      line: 'uos cdn promote latest --bucket staging --to production --yes',
    },
  ],
  output: RELEASE_OUTPUT,
  replaces: ['cdn.buckets.promote'],
  async run(ctx) {
    const { bucket, to, notes } = ctx.flags;
    const cdn = await ctx.uos.service('cdn');
    const id = await bucketIdOf(ctx, bucket);
    const target = await bucketIdOf(ctx, to);
    const { releaseid, releasenum } = await releaseOf(ctx, cdn, id, ctx.args.release);
    await ctx.confirm(
      {
        zh: `将用版本 ${releasenum} 替换 ${to} 的全部文件`,
        en: `Release ${releasenum} will replace all entries of ${to}`,
      },
      to,
    );
    const release = await cdn.buckets.promote({
      id,
      from_release: releaseid,
      to_bucket: target,
      ...(notes && { notes }),
    });
    ctx.note({ zh: `${to} 的新版本是 ${release.releasenum}。`, en: `${to} is now at release ${release.releasenum}.` });
    return shownRelease(release);
  },
});
