// Where a member stands.
import { defineCommand } from '../../../program/command.ts';
import { BOARD_ARG, MEMBER_ARG, SCORE_OUTPUT, standing } from './boards.ts';

export default defineCommand({
  id: 'passport board rank',
  summary: { zh: '一名成员的名次', en: 'Show where a member stands' },
  args: { ...BOARD_ARG, ...MEMBER_ARG },
  examples: [
    {
      text: { zh: '第几名', en: 'Which rank' },
      line: "uos passport board rank weekly 0f8fad5b-d9cb-469f-a165-708677289501 --jq '.rank'",
    },
  ],
  output: SCORE_OUTPUT,
  run: (ctx) => standing(ctx, ctx.args.board, ctx.args.member),
});
