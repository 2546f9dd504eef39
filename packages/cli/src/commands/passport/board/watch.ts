// A leaderboard as it moves: each change of rank or score of the best, one line each.
import { setTimeout as sleep } from 'node:timers/promises';
import type { LeaderboardScore } from '@uos/sdk/services/passport';
import { defineCommand } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { printableText } from '../../../terminal/printable.ts';
import { BOARD_ARG, PAGE, SCORE_OUTPUT } from './boards.ts';
import { type Move, movesOf } from './moves.ts';

const POLL_MS = 2000;
const ROWS = 20;

export default defineCommand({
  id: 'passport board watch',
  summary: { zh: '实时查看榜首的变化', en: 'Watch the best of a leaderboard as they move' },
  args: BOARD_ARG,
  flags: {
    limit: {
      type: 'number',
      least: 1,
      value: 'n',
      text: {
        zh: `看前几名，默认 ${ROWS}，最多 ${PAGE}`,
        en: `The first so many, ${ROWS} unless given, at most ${PAGE}`,
      },
    },
    once: { type: 'boolean', text: { zh: '只显示一次', en: 'Once, and no more' } },
  },
  examples: [
    { text: { zh: '活动进行中', en: 'While an event runs' }, line: 'uos passport board watch weekly' },
    {
      text: { zh: '每次变化一行 JSON', en: 'A line of JSON for each change' },
      line: 'uos passport board watch weekly --limit 3 --json',
    },
  ],
  output: SCORE_OUTPUT,
  async run(ctx) {
    const { leaderboardScores } = await ctx.uos.service('passport');
    const count = Math.min(Math.max(Math.trunc(ctx.flags.limit ?? ROWS), 1), PAGE);
    let before: readonly LeaderboardScore[] = [];
    for (;;) {
      const { scores } = await leaderboardScores.list({ name: ctx.args.board, count });
      if (ctx.flags.once) {
        return scores;
      }
      for (const move of movesOf(before, scores)) {
        tell(ctx, move);
      }
      before = scores;
      await sleep(POLL_MS, undefined, { signal: ctx.signal }).catch(() => undefined);
      if (ctx.signal.aborted) {
        return undefined;
      }
    }
  },
});

function tell(ctx: Pick<Context, 'globals' | 'event' | 'io'>, { score, was }: Move): void {
  if (ctx.globals['stream-json']) {
    ctx.event({ type: 'score', was, ...score });
    return;
  }
  if (ctx.globals.json !== undefined) {
    ctx.io.stdout.write(`${JSON.stringify({ ...score, was })}\n`);
    return;
  }
  const { rank, displayName, memberId, score: points } = score;
  const from = was === undefined || was === rank ? '' : ` (${was} → ${rank})`;
  ctx.io.stdout.write(`${rank}  ${printableText(displayName || memberId)}  ${points}${from}\n`);
}
