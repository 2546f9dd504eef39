// What changed between two looks at a leaderboard.
import type { LeaderboardScore } from '@uos/sdk/services/passport';

export interface Move {
  readonly score: LeaderboardScore;
  /** The rank before; nothing for who was not in sight. */
  readonly was: number | undefined;
}

/** Those that are new, or have another rank or score, best first. */
export function movesOf(before: readonly LeaderboardScore[], after: readonly LeaderboardScore[]): Move[] {
  const known = new Map(before.map((score) => [score.memberId, score]));
  return after.flatMap((score) => {
    const had = known.get(score.memberId);
    return had !== undefined && had.rank === score.rank && had.score === score.score ? [] : [{ score, was: had?.rank }];
  });
}
