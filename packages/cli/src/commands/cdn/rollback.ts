// Points a badge back at the release before the one it serves.

import { CliError, EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { BADGE_OUTPUT } from './badge/badges.ts';
import { BUCKET_FLAG, bucketIdOf, bucketLine } from './bucket/buckets.ts';
import { RELEASE_TEXT, releaseOf } from './release/releases.ts';

export default defineCommand({
  id: 'cdn rollback',
  summary: { zh: '让徽章回退到上一个版本', en: 'Move a badge back to the release before' },
  description: {
    zh: '版本不可修改，所以回退只是移动徽章，立即生效且可以再次前移。用 --to 指定其它版本。',
    en: 'Releases never change, so going back only moves the badge: at once, and it can be moved on again. --to names another release.',
  },
  args: { badge: { ref: 'cdn.badge', text: { zh: '徽章名', en: 'Name of the badge' } } },
  flags: {
    ...BUCKET_FLAG,
    to: { type: 'string', value: 'release', ref: 'cdn.release', text: RELEASE_TEXT },
    'wait-live': {
      type: 'boolean',
      text: { zh: '等到玩家拿到该版本', en: 'Wait until players get the release' },
    },
  },
  changes: 'app',
  examples: [
    { text: { zh: '回退线上版本', en: 'Take the live release back' }, line: 'uos cdn rollback live --yes --wait-live' },
    { text: { zh: '回退到版本 11', en: 'Back to release 11' }, line: 'uos cdn rollback live --to 11' },
  ],
  output: {
    columns: [...BADGE_OUTPUT.columns, { field: 'from', title: { zh: '原版本号', en: 'Was' } }],
    fields: [...(BADGE_OUTPUT.fields ?? []), 'from', 'live'],
  },
  danger: 'confirm',
  async run(ctx) {
    const { badge } = ctx.args;
    const cdn = await ctx.uos.service('cdn');
    const id = await bucketIdOf(ctx, ctx.flags.bucket);
    const current = await cdn.releases.getByBadge({ id, badge });
    const target =
      ctx.flags.to === undefined ? await before(current.releasenum) : await releaseOf(ctx, cdn, id, ctx.flags.to);
    if (target.releaseid === current.releaseid) {
      throw nothingBefore(current.releasenum);
    }
    await ctx.confirm(
      {
        zh: `徽章 ${badge} 将从版本 ${current.releasenum} 移到版本 ${target.releasenum}`,
        en: `Badge ${badge} moves from release ${current.releasenum} to ${target.releasenum}`,
      },
      badge,
    );
    const moved = await cdn.badges.set({ id, name: badge, releaseid: target.releaseid });
    ctx.note({
      zh: `徽章 ${badge} 现在指向版本 ${moved.releasenum}。`,
      en: `Badge ${badge} points at release ${moved.releasenum}.`,
    });
    if (!ctx.flags['wait-live']) {
      return { ...moved, from: current.releasenum };
    }
    const { waitLive } = await import('./transfer/live.ts');
    await waitLive(ctx, cdn, { bucketId: id, badge, releaseid: target.releaseid });
    return { ...moved, from: current.releasenum, live: true };

    async function before(releasenum: number) {
      for (let number = releasenum - 1; number > 0; number -= 1) {
        const { Items } = await cdn.releases.list({ id, releasenum: number, per_page: 1 });
        const [found] = Items;
        if (found !== undefined) {
          return found;
        }
      }
      throw nothingBefore(releasenum);
    }

    function nothingBefore(releasenum: number): CliError {
      return new CliError('no-release-before', {
        exit: EXIT.conflict,
        what: () =>
          ctx.say({
            zh: `徽章 ${badge} 指向版本 ${releasenum}，没有可回退的版本。`,
            en: `Badge ${badge} points at release ${releasenum}; there is none to go back to.`,
          }),
        next: bucketLine(ctx, 'cdn release ls'),
      });
    }
  },
});
