// Whom the rewards of a version go to, and their issue.
import type { LeaderboardRewardPlan } from '@uos/sdk/services/passport';
import { EXIT, usageError } from '../../../errors/cli-error.ts';
import { defineCommand, type View } from '../../../program/command.ts';
import { printableText } from '../../../terminal/printable.ts';
import { padTo, widthOf } from '../../../terminal/width.ts';
import { BOARD_ARG, PAGE, readBoard } from './boards.ts';

interface Answer {
  readonly version: string;
  readonly rules: readonly LeaderboardRewardPlan[];
  readonly issuedCount: number;
  readonly skippedCount: number;
  readonly failed: readonly { readonly memberId: string; readonly message: string }[];
}

export default defineCommand({
  id: 'passport board rewards',
  summary: {
    zh: '发放版本奖励，或用 --dry-run 预览',
    en: 'Issue the rewards of a version, or look ahead with --dry-run',
  },
  description: {
    zh: '默认为最近归档的版本。--dry-run 只统计每条规则的人数，也可用于当前版本。每人只发一次，中断后再次运行即可继续。',
    en: 'Of the version that was archived last. --dry-run only counts whom each rule names, of the current version too. Each member gets it once: after a break, run it again.',
  },
  args: BOARD_ARG,
  flags: {
    version: {
      type: 'string',
      ref: 'passport.leaderboardVersion',
      text: { zh: '版本 ID；current 为当前版本，仅用于预览', en: 'Version id; current, for a look ahead only' },
    },
  },
  changes: 'app',
  danger: 'confirm',
  examples: [
    {
      text: { zh: '如果现在结束，谁会得到奖励', en: 'Who would get something if it ended now' },
      line: 'uos passport board rewards weekly --version current --dry-run',
    },
    {
      text: { zh: '发放上一届的奖励', en: 'Issue those of the last version' },
      line: 'uos passport board rewards weekly --yes',
    },
  ],
  output: { columns: [], fields: ['version', 'rules', 'issuedCount', 'skippedCount', 'failed'], shape: 'any' },
  exits: { 8: { zh: '有成员没有得到奖励', en: 'Some members did not get theirs' } },
  async run(ctx): Promise<Answer> {
    const name = ctx.args.board;
    const { currentVersionId } = await readBoard(ctx, name);
    const { leaderboardVersions } = await ctx.uos.service('passport');
    const asked = ctx.flags.version;
    const isDry = ctx.env.UOS_DRY_RUN !== undefined && ctx.env.UOS_DRY_RUN !== '';
    const last = async () => {
      const { versions } = await leaderboardVersions.list({ name, count: PAGE });
      return versions.find(({ status }) => status === 'Archived')?.versionId;
    };
    const version = asked === 'current' ? currentVersionId : (asked ?? (await last()));
    if (version === undefined || (version === currentVersionId && !isDry)) {
      throw usageError(
        'not-over',
        () =>
          ctx.say({
            zh: version === undefined ? `排行榜 ${name} 还没有归档的版本。` : '当前版本还没有结束，只能预览。',
            en:
              version === undefined
                ? `Leaderboard ${name} has no archived version yet.`
                : 'The current version is not over; it can only be looked at.',
          }),
        `uos passport board rewards ${name} --version current --dry-run`,
      );
    }
    const v = version;
    const { rules } = await leaderboardVersions.rewardPlan({ name, v });
    const [members, done] = [sum(rules, 'memberCount'), sum(rules, 'issuedCount')];
    if (isDry) {
      return { version: v, rules, issuedCount: 0, skippedCount: done, failed: [] };
    }
    await ctx.confirm(
      {
        zh: `将给排行榜 ${name} 的 ${members - done} 名成员发放奖励`,
        en: `${members - done} members of leaderboard ${name} will get their rewards`,
      },
      name,
    );
    const reply = await leaderboardVersions.issueRewards({ name, v });
    if (reply.failed.length > 0) {
      ctx.exit(EXIT.partial);
    }
    return { version: v, ...reply, rules: (await leaderboardVersions.rewardPlan({ name, v })).rules };
  },
  show: shownRewards,
});

function shownRewards({ rules, issuedCount, skippedCount, failed }: Answer, { lang }: View): string {
  const heads = {
    zh: ['规则', '成员', '已发放', '每人'],
    en: ['Rule', 'Members', 'Have it', 'Each gets'],
  }[lang];
  const rows = rules.map(({ from, to, tier, memberCount, issuedCount: own, items }) => [
    tier ?? (from === to ? String(from) : `${from}-${to}`),
    String(memberCount),
    String(own),
    items.map(({ resourceSlug, quantity }) => `${resourceSlug}=${quantity}`).join(' '),
  ]);
  const all = [heads, ...rows].map((row) => row.map(printableText));
  const widths = heads.map((_, at) => Math.max(...all.map((row) => widthOf(row[at] ?? ''))));
  const lines = all.map((row) =>
    row
      .map((cell, at) => padTo(cell, widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const told = {
    zh: `发放 ${issuedCount}，已有 ${skippedCount}，失败 ${failed.length}`,
    en: `${issuedCount} issued, ${skippedCount} had it, ${failed.length} failed`,
  }[lang];
  const failures = failed.map(({ memberId, message }) => `  ${printableText(`${memberId}  ${message}`)}`);
  return `${[...lines, '', told, ...failures].join('\n')}\n`;
}

const sum = (rules: readonly LeaderboardRewardPlan[], key: 'memberCount' | 'issuedCount'): number =>
  rules.reduce((before, rule) => before + rule[key], 0);
