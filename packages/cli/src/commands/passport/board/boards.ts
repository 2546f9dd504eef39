// What the commands of leaderboards share.
import { passportFeatureLabels } from '@uos/contract/labels';
import type { Leaderboard, LeaderboardScore } from '@uos/sdk/services/passport';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { ArgSpecs, Output } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';

export type AnyContext = Context<unknown, unknown>;

export const BOARD_ARG = {
  board: { ref: 'passport.leaderboard', text: { zh: '排行榜的标识', en: 'Slug of the leaderboard' } },
} as const satisfies ArgSpecs;

export const MEMBER_ARG = {
  member: {
    text: {
      zh: '成员 ID：角色 ID，或 Entity 榜的任意文本',
      en: 'Member: a persona id, or any text of a board of things',
    },
  },
} as const satisfies ArgSpecs;

const { memberType, sortOrder, updateType } = passportFeatureLabels.leaderboard;

export const BOARD_OUTPUT: Output = {
  columns: [
    { field: 'slugName', title: { zh: '标识', en: 'Slug' } },
    { field: 'displayName', title: { zh: '名称', en: 'Name' } },
    { field: 'memberType', title: { zh: '成员', en: 'Members' }, labels: memberType },
    { field: 'sortOrder', title: { zh: '排序', en: 'Order' }, labels: sortOrder },
    { field: 'updateType', title: { zh: '更新', en: 'Update' }, labels: updateType },
    { field: 'resetSchedule', title: { zh: '重置计划', en: 'Resets' } },
  ],
  fields: [
    ...['slugName', 'displayName', 'memberType', 'sortOrder', 'updateType', 'crossRealm', 'bucketStrategy'],
    ...['bucketSize', 'tierStrategy', 'tiers', 'rewardStrategy', 'rewards', 'rewardInboxTemplateSlug'],
    ...['resetSchedule', 'startTime', 'endTime', 'forceDistinctRank', 'currentVersionId', 'createdAt', 'modifiedAt'],
    'properties',
  ],
};

export const SCORE_OUTPUT: Output = {
  columns: [
    { field: 'rank', title: { zh: '名次', en: 'Rank' }, format: 'number' },
    { field: 'displayName', title: { zh: '成员', en: 'Member' } },
    { field: 'score', title: { zh: '分数', en: 'Score' }, format: 'number' },
    { field: 'tier', title: { zh: '段位', en: 'Tier' } },
    { field: 'memberId', title: { zh: '成员 ID', en: 'Member id' } },
  ],
  fields: [
    ...['rank', 'memberId', 'displayName', 'score', 'tier', 'tierSlugName', 'bucketId', 'realmID', 'updateCount'],
    ...['updatedAt', 'properties', 'personaProperties'],
  ],
  current: 'isOwn',
};

/** The longest page of scores. */
export const PAGE = 100;

/** Throws CliError, exit 3, where there is none of that slug. */
export async function readBoard(ctx: AnyContext, name: string): Promise<Leaderboard> {
  const { leaderboards } = await ctx.uos.service('passport');
  return (await leaderboards.get({ name })).leaderboard;
}

/**
 * Where a member stands now.
 * @throws CliError exit 3 where it has no place
 */
export async function standing(ctx: AnyContext, name: string, memberId: string): Promise<LeaderboardScore> {
  const { leaderboardScores } = await ctx.uos.service('passport');
  const [own] = (await leaderboardScores.list({ name, memberId, count: 1 })).scores;
  if (own === undefined) {
    throw new CliError('no-place', {
      exit: EXIT.notFound,
      what: () =>
        ctx.say({
          zh: `“${memberId}”在排行榜 ${name} 中没有名次。`,
          en: `"${memberId}" has no place in leaderboard ${name}.`,
        }),
      next: `uos passport board top ${name}`,
    });
  }
  return own;
}
