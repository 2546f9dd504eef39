// Archives the version of now, and begins anew.
import { defineCommand } from '../../../program/command.ts';
import { BOARD_ARG, readBoard } from './boards.ts';

export default defineCommand({
  id: 'passport board reset',
  summary: { zh: '立即重置排行榜', en: 'Reset a leaderboard now' },
  description: {
    zh: '当前版本归档，分数从零开始。归档的版本仍可查看与发奖，不能恢复为当前版本。',
    en: 'The version of now is archived and scores start from nothing. An archived version can be read and rewarded, and never becomes the current one again.',
  },
  args: BOARD_ARG,
  changes: 'app',
  danger: 'type-name',
  examples: [{ text: { zh: '赛季结束', en: 'The season is over' }, line: 'uos passport board reset weekly --yes' }],
  output: {
    columns: [
      { field: 'versionId', title: { zh: '归档的版本', en: 'Archived version' } },
      { field: 'memberCount', title: { zh: '成员数', en: 'Members' }, format: 'number' },
      { field: 'endTime', title: { zh: '结束时间', en: 'Ended' }, format: 'time' },
    ],
    fields: ['versionId', 'startTime', 'endTime', 'status', 'memberCount', 'reason', 'createdAt'],
  },
  async run(ctx) {
    const { displayName, slugName: name } = await readBoard(ctx, ctx.args.board);
    const { leaderboards, leaderboardScores } = await ctx.uos.service('passport');
    const { total } = await leaderboardScores.list({ name, count: 1 });
    await ctx.confirm(
      {
        zh: `排行榜 ${displayName} 的 ${total} 名成员将从零开始`,
        en: `${total} members of leaderboard ${displayName} will start from nothing`,
      },
      name,
    );
    const { version } = await leaderboards.reset({ name });
    ctx.note({
      zh: `已重置 ${displayName}，归档了 ${version.memberCount} 名成员的分数。`,
      en: `Reset ${displayName}; the scores of ${version.memberCount} members are archived.`,
    });
    return version;
  },
});
