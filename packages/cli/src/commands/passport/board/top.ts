// The best of a leaderboard, of now or of a version.
import { defineCommand } from '../../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../../program/lists.ts';
import { BOARD_ARG, PAGE, SCORE_OUTPUT } from './boards.ts';

/** Rows unless told. */
const ROWS = 20;

const WHICH_FLAGS = {
  version: {
    type: 'string',
    ref: 'passport.leaderboardVersion',
    text: { zh: '版本 ID，默认当前版本', en: 'Version id; the one of now unless given' },
  },
  realm: {
    type: 'string',
    ref: 'passport.realm',
    text: { zh: '区服的 ID 或名称', en: 'Id or name of the realm' },
  },
  bucket: { type: 'string', text: { zh: '分组 ID', en: 'Group' } },
} as const;

export default defineCommand({
  id: 'passport board top',
  summary: { zh: '榜首', en: 'Show the best of a leaderboard' },
  args: BOARD_ARG,
  flags: { ...WHICH_FLAGS, ...LIMIT_FLAG },
  examples: [
    { text: { zh: '前 20 名', en: 'The first 20' }, line: 'uos passport board top weekly' },
    {
      text: { zh: '前 3 名的成员 ID', en: 'Ids of the first 3' },
      line: "uos passport board top weekly --limit 3 --jq '.[].memberId'",
    },
  ],
  output: SCORE_OUTPUT,
  async run(ctx) {
    const { version, realm, bucket, limit = ROWS } = ctx.flags;
    const name = ctx.args.board;
    const { leaderboardScores, leaderboardVersions } = await ctx.uos.service('passport');
    const { idNamed } = await import('../../../derived/things.ts');
    const which = {
      name,
      ...(realm !== undefined && { realmID: await idNamed(ctx, 'passport.realm', realm) }),
      ...(bucket !== undefined && { bucketId: bucket }),
      count: pageSize(limit, PAGE),
    };
    return version === undefined
      ? await take(leaderboardScores.list.all(which), limit)
      : await take(leaderboardVersions.scores.all({ ...which, v: version }), limit);
  },
});
