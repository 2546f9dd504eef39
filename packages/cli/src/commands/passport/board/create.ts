// Creates a leaderboard with what most of them are told.
import { passportFeatureLabels, wordsOf } from '@uos/contract/labels';
import { usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import { type AnyContext, BOARD_OUTPUT } from './boards.ts';

const { memberType, sortOrder, updateType, tierStrategy } = passportFeatureLabels.leaderboard;

export default defineCommand({
  id: 'passport board create',
  summary: { zh: '创建排行榜', en: 'Create a leaderboard' },
  description: {
    zh: '成员、排序和更新方式在有分数以后不能修改。其余设置用 uos passport leaderboard update；要放进代码仓库的用 uos passport shop pull 与 push。',
    en: 'Members, order and what a further score does stay once there are scores. For all other settings: uos passport leaderboard update; for those kept in a repository: uos passport shop pull and push.',
  },
  args: { slug: { text: { zh: '标识，程序中使用，不能修改', en: 'Slug for code, which never changes' } } },
  flags: {
    name: { type: 'string', text: { zh: '显示名称，默认为标识', en: 'Name that players see; the slug unless given' } },
    members: {
      type: 'string',
      choices: wordsOf(memberType),
      text: { zh: '成员：Player 为角色，Entity 为任意文本', en: 'Player: personas; Entity: any text' },
    },
    order: {
      type: 'string',
      choices: wordsOf(sortOrder),
      text: { zh: '排序：Desc 为大者在前', en: 'Desc: larger scores first' },
    },
    update: {
      type: 'string',
      choices: wordsOf(updateType),
      text: { zh: '再次提交时如何处理，默认 KeepBest', en: 'What a further score does; KeepBest unless given' },
    },
    resets: {
      type: 'string',
      value: 'cron',
      text: { zh: '重置计划，5 段 cron，按北京时间', en: 'When it begins anew: cron of 5 fields in Beijing time' },
    },
    'tiers-by': {
      type: 'string',
      choices: wordsOf(tierStrategy),
      text: { zh: '门槛的含义，默认 Score', en: 'What thresholds mean; Score unless given' },
    },
    tier: {
      type: 'string',
      many: true,
      value: 'slug=cutoff',
      text: { zh: '段位与门槛，最好的在前', en: 'Tier and threshold, best first' },
    },
    'per-realm': { type: 'boolean', text: { zh: '每个区服单独排名', en: 'Rank each realm by itself' } },
    distinct: { type: 'boolean', text: { zh: '名次不并列', en: 'No shared ranks' } },
  },
  changes: 'app',
  examples: [
    {
      text: { zh: '每周一零点重置的周榜', en: 'A weekly one that begins anew each Monday' },
      line: "uos passport board create weekly --name 周榜 --resets '0 0 * * 1'",
    },
    {
      text: { zh: '用时越短越靠前，分两个段位', en: 'Shortest time first, with two tiers' },
      line: 'uos passport board create sprint --order Asc --tier gold=60 --tier silver=90',
    },
  ],
  output: BOARD_OUTPUT,
  async run(ctx) {
    const { name, members, order, update, resets, 'tiers-by': tiersBy, tier, 'per-realm': apart, distinct } = ctx.flags;
    const tiers = tier.map((text) => tierOf(ctx, text));
    const { leaderboards } = await ctx.uos.service('passport');
    const { leaderboard } = await leaderboards.create({
      slugName: ctx.args.slug,
      displayName: name ?? ctx.args.slug,
      ...(members !== undefined && { memberType: members }),
      ...(order !== undefined && { sortOrder: order }),
      ...(update !== undefined && { updateType: update }),
      ...(resets !== undefined && { resetSchedule: resets }),
      ...(tiers.length > 0 && { tierStrategy: tiersBy ?? 'Score', tiers }),
      ...(apart && { crossRealm: false }),
      ...(distinct && { forceDistinctRank: true }),
    });
    ctx.note({
      zh: `已创建排行榜 ${leaderboard.displayName}。`,
      en: `Created leaderboard ${leaderboard.displayName}.`,
    });
    return leaderboard;
  },
});

/** Throws CliError, exit 2, for what is no `gold=1000`. */
function tierOf(ctx: AnyContext, text: string): { slugName: string; displayName: string; cutoff: number } {
  const [, slug = '', number = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  const cutoff = Number(number);
  if (slug === '' || !Number.isFinite(cutoff)) {
    throw usageError(
      'bad-tier',
      () => ctx.say({ zh: `“${text}”不是段位，例如 gold=1000。`, en: `"${text}" is no tier, such as gold=1000.` }),
      'uos passport board create --help',
    );
  }
  return { slugName: slug, displayName: slug, cutoff };
}
