// Whom the rewards of a version go to. Source: wire/passport.md 3.3 row 65, anchors 3.2.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { requireIdDomain } from '../id-domains.ts';
import { requireBoard, requireVersion } from './find.ts';
import { type Counted, placesOfTier, placesUpTo } from './lists.ts';
import { type Ranking, versionOf } from './replies.ts';
import { rulesOf } from './rules.ts';
import { countInBuckets, issuedBetween, partTotals } from './store/order.ts';
import type { Reward } from './tables.ts';

export const rewardsOfVersions: Pick<Handlers<typeof passport>['leaderboardVersions'], 'rewardPlan'> = {
  async rewardPlan(call) {
    await requireIdDomain(call);
    const board = await requireBoard(call, call.input.name);
    const version = await requireVersion(call, board, call.input.v);
    const ranking = { board, version };
    const { rewards } = rulesOf(board, version);
    const counts = await membersOfRules(call, ranking);
    return {
      rules: rewards.map((rule, at) => ({
        ...rule,
        items: [...rule.items],
        memberCount: counts[at]?.members ?? 0,
        issuedCount: counts[at]?.issued ?? 0,
      })),
    };
  },
};

/** Of each rule, how many members it names, and how many of them have their reward. */
async function membersOfRules(call: Pick<Call, 'db'>, ranking: Ranking) {
  const { rewardStrategy, rewards, distinctRank } = rulesOf(ranking.board, ranking.version);
  const version = versionOf(ranking);
  if (rewardStrategy === 'InBucket') {
    const ranges = rewards.map(({ from = 0, to = 0 }) => ({ from, to }));
    return countInBuckets(call.db, version, ranges, distinctRank);
  }
  const counts = rewards.map(() => ({ members: 0, issued: 0 }));
  for (const { part, total } of await partTotals(call.db, version)) {
    for (const [at, rule] of rewards.entries()) {
      const { from, to } = await placesOfRule(call, ranking, { ...version, part, total }, rule);
      const own = counts[at];
      if (own !== undefined && to > from) {
        own.members += to - from;
        own.issued += await issuedBetween(call.db, { ...version, part }, from, to);
      }
    }
  }
  return counts;
}

/** The places that a rule names in a part: from 0, the last one not among them. */
export async function placesOfRule(
  call: Pick<Call, 'db'>,
  ranking: Ranking,
  part: Counted,
  { from = 1, to = 0, tier }: Reward,
): Promise<{ from: number; to: number }> {
  if (tier !== undefined) {
    return placesOfTier(call, ranking, part, tier);
  }
  const upTo = (rank: number) => (rank < 1 ? 0 : placesUpTo(call, ranking, part, 'Rank', rank));
  const first = await upTo(from - 1);
  return { from: first, to: Math.max(first, await upTo(to)) };
}
