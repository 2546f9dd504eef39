// Cuts a release of what is in the bucket now.

import { defineCommand } from '../../../program/command.ts';
import { BUCKET_FLAG, bucketIdOf } from '../bucket/buckets.ts';
import { RELEASE_OUTPUT, shownRelease } from './releases.ts';

export default defineCommand({
  id: 'cdn release create',
  summary: { zh: '发布新版本', en: 'Cut a release' },
  description: {
    zh: '版本是资源桶当前全部文件的不可变快照；latest 徽章随之指向它。',
    en: 'A release is an unchanging snapshot of all entries; the badge latest moves to it.',
  },
  flags: {
    ...BUCKET_FLAG,
    notes: { type: 'string', short: 'n', text: { zh: '版本说明', en: 'Notes' } },
    badge: { type: 'string', ref: 'cdn.badge', text: { zh: '同时让这个徽章指向它', en: 'Move this badge to it too' } },
  },
  examples: [
    { text: { zh: '发布', en: 'Release' }, line: 'uos cdn release create --notes "首个版本"' },
    {
      text: { zh: '发布并立即上线', en: 'Release and go live' },
      line: 'uos cdn release create --notes "1.2.0" --badge live',
    },
  ],
  output: RELEASE_OUTPUT,
  replaces: ['cdn.releases.create'],
  async run(ctx) {
    const { bucket, notes, badge } = ctx.flags;
    const cdn = await ctx.uos.service('cdn');
    const id = await bucketIdOf(ctx, bucket);
    const release = await cdn.releases.create({ id, ...(notes && { notes }) });
    ctx.note({ zh: `已发布版本 ${release.releasenum}。`, en: `Released ${release.releasenum}.` });
    if (badge === undefined) {
      return shownRelease(release);
    }
    await cdn.badges.set({ id, name: badge, releaseid: release.releaseid });
    ctx.note({ zh: `徽章 ${badge} 现在指向它。`, en: `Badge ${badge} points at it.` });
    return shownRelease(await cdn.releases.get({ id, rid: release.releaseid }));
  },
});
