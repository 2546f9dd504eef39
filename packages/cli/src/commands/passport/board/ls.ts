// Lists leaderboards.
import { defineCommand } from '../../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../../program/lists.ts';
import { BOARD_OUTPUT, PAGE } from './boards.ts';

export default defineCommand({
  id: 'passport board ls',
  summary: { zh: '列出排行榜', en: 'List leaderboards' },
  flags: { name: { type: 'string', text: { zh: '名称包含', en: 'Part of the name' } }, ...LIMIT_FLAG },
  examples: [
    { text: { zh: '有哪些榜', en: 'Which there are' }, line: 'uos passport board ls' },
    {
      text: { zh: '哪些会自动重置', en: 'Which begin anew by themselves' },
      line: 'uos passport board ls --jq \'.[] | select(.resetSchedule != "") | .slugName\'',
    },
  ],
  output: BOARD_OUTPUT,
  async run(ctx) {
    const { name, limit } = ctx.flags;
    const { leaderboards } = await ctx.uos.service('passport');
    return await take(
      leaderboards.list.all({ ...(name !== undefined && { displayName: name }), count: pageSize(limit, PAGE) }),
      limit,
    );
  },
});
