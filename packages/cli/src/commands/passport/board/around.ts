// A member between those before it and behind it.
import { defineCommand } from '../../../program/command.ts';
import { BOARD_ARG, MEMBER_ARG, readBoard, SCORE_OUTPUT, standing } from './boards.ts';

/** Rows on each side unless told. */
const RANGE = 5;
const MOST = 49;

export default defineCommand({
  id: 'passport board around',
  summary: { zh: '一名成员的邻近名次', en: 'Show a member between its neighbours' },
  args: { ...BOARD_ARG, ...MEMBER_ARG },
  flags: {
    range: {
      type: 'number',
      value: 'n',
      text: {
        zh: `前后各几名，默认 ${RANGE}，最多 ${MOST}`,
        en: `So many on each side, ${RANGE} unless given, at most ${MOST}`,
      },
    },
  },
  examples: [
    {
      text: { zh: '前后各 3 名', en: 'Three on each side' },
      line: 'uos passport board around weekly 0f8fad5b-d9cb-469f-a165-708677289501 --range 3',
    },
  ],
  output: SCORE_OUTPUT,
  async run(ctx) {
    const { board: name, member } = ctx.args;
    const range = Math.min(Math.max(Math.trunc(ctx.flags.range ?? RANGE), 0), MOST);
    const [{ crossRealm }, own] = await Promise.all([readBoard(ctx, name), standing(ctx, name, member)]);
    const { leaderboardScores } = await ctx.uos.service('passport');
    // why the realm: each has a ranking of its own where they are not ranked together
    const realm = crossRealm || own.realmID === '' ? {} : { realmID: own.realmID };
    const start = Math.max(own.rank - 1 - range, 0);
    const { scores } = await leaderboardScores.list({ name, ...realm, start, count: 2 * range + 1 });
    return scores.map((score) => ({ ...score, isOwn: score.memberId === own.memberId }));
  },
});
