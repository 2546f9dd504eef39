// Creates a badge or moves it to another release.

import { defineCommand } from '../../../program/command.ts';
import { BUCKET_FLAG, bucketIdOf } from '../bucket/buckets.ts';
import { RELEASE_TEXT, releaseOf } from '../release/releases.ts';
import { BADGE_OUTPUT } from './badges.ts';

export default defineCommand({
  id: 'cdn badge set',
  summary: { zh: '让徽章指向某个版本', en: 'Point a badge at a release' },
  description: {
    zh: '徽章不存在时会创建。玩家在大约一分钟内会拿到新版本。latest 由平台维护，不能设置。',
    en: 'Makes the badge when there is none. Players get the release within about a minute. The platform keeps latest.',
  },
  args: {
    name: { ref: 'cdn.badge', text: { zh: '徽章名', en: 'Name of the badge' } },
    release: { ref: 'cdn.release', text: RELEASE_TEXT },
  },
  flags: BUCKET_FLAG,
  examples: [
    { text: { zh: '上线最新版本', en: 'Go live with the newest' }, line: 'uos cdn badge set live latest' },
    { text: { zh: '回退到版本 11', en: 'Back to release 11' }, line: 'uos cdn badge set live 11' },
  ],
  output: BADGE_OUTPUT,
  replaces: ['cdn.badges.set'],
  async run(ctx) {
    const { checkName } = await import('../transfer/names.ts');
    checkName(ctx, 'badge', ctx.args.name);
    const { name, release } = ctx.args;
    const cdn = await ctx.uos.service('cdn');
    const id = await bucketIdOf(ctx, ctx.flags.bucket);
    const { releaseid } = await releaseOf(ctx, cdn, id, release);
    const badge = await cdn.badges.set({ id, name, releaseid });
    ctx.note({
      zh: `徽章 ${name} 现在指向版本 ${badge.releasenum}。`,
      en: `Badge ${name} points at release ${badge.releasenum}.`,
    });
    return badge;
  },
});
