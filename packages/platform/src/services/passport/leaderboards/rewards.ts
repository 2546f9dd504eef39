// Whom the rewards of a version go to, and their issue. Source: wire/passport.md 3.3 row 65, anchors 3.2.
import type { InputOf, passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { requireIdDomain } from '../id-domains.ts';
import { requireBoard, requireVersion } from './find.ts';
import { issue } from './issue.ts';
import { placesOfRule } from './lists.ts';
import { type Ranking, versionOf } from './replies.ts';
import { rulesOf } from './rules.ts';
import { countInBuckets, issuedBetween, partTotals } from './store/order.ts';

type Versions = Handlers<typeof passport>['leaderboardVersions'];

export const rewardsOfVersions: Pick<Versions, 'rewardPlan' | 'issueRewards'> = {
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
  // why its own transactions: each member is given by one, so that whoever is killed leaves nothing half done
  issueRewards: withOwnTransactions(
    async (call: Call<InputOf<typeof passport.tree.leaderboardVersions.issueRewards>>) => {
      await requireIdDomain(call);
      const { name, v, memberIds } = call.input;
      const board = await requireBoard(call, name);
      const version = await requireVersion(call, board, v);
      if (version.status !== 'Archived') {
        throw call.refuse('precondition', 'the version is not over');
      }
      call.note({ target: name, after: { version: v, ...(memberIds !== undefined && { memberIds }) } });
      await call.db.transaction().execute((db) => call.recordIn(db));
      const { issuedCount, skippedCount, failed } = await issue(call.ports, { board, version }, { memberIds });
      return { issuedCount, skippedCount, failed: [...failed] };
    },
  ),
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
