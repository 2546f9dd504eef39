// A leaderboard with its rules, how many take part, and when it begins anew next.
import { defineCommand } from '../../../program/command.ts';
import { BOARD_ARG, readBoard } from './boards.ts';
import { type ShownBoard, shownBoard } from './shown.ts';

export default defineCommand({
  id: 'passport board show',
  summary: { zh: '查看排行榜：规则、人数、下次重置', en: 'Show a leaderboard: rules, members, the next reset' },
  args: BOARD_ARG,
  examples: [
    { text: { zh: '查看', en: 'Show' }, line: 'uos passport board show weekly' },
    {
      text: { zh: '下次重置的时间', en: 'When it begins anew' },
      line: "uos passport board show weekly --jq '.schedule.nextResetAt'",
    },
  ],
  output: { columns: [], fields: ['leaderboard', 'members', 'schedule', 'versions'], shape: 'any' },
  async run(ctx): Promise<ShownBoard> {
    const name = ctx.args.board;
    const { leaderboardScores, leaderboardSchedules, leaderboardVersions } = await ctx.uos.service('passport');
    const leaderboard = await readBoard(ctx, name);
    const [scores, { schedule }, versions] = await Promise.all([
      leaderboardScores.list({ name, count: 1 }),
      leaderboardSchedules.get({ name }),
      leaderboardVersions.list({ name, count: 1 }),
    ]);
    return { leaderboard, members: scores.total, schedule, versions: versions.total };
  },
  show: shownBoard,
});
