// What scores, tiers and prizes of a leaderboard go by: pure, and the same for the current version and archived ones.
import type { BoardRow, VersionRow } from './store/boards.ts';
import type { PlacedRow } from './store/order.ts';
import type { RankRules, Reward, Tier } from './tables.ts';

/** The score as it is ordered: smaller is better. Never -0, which no text and no index tells from 0. */
export function keyOf(score: number, sortOrder: BoardRow['sort_order']): number {
  return score === 0 ? 0 : sortOrder === 'Asc' ? score : -score;
}

/** Rules in force, of a version that is archived or of the leaderboard itself. */
export function rulesOf(board: BoardRow, version?: VersionRow): RankRules {
  return (
    version?.rules ?? {
      distinctRank: board.distinct_rank,
      tierStrategy: board.tier_strategy,
      tiers: board.tiers,
      rewardStrategy: board.reward_strategy,
      rewards: board.rewards,
    }
  );
}

/** From 1; equal keys share the best of their ranks unless ranks are distinct. */
export function rankOf({ place, ties }: Pick<PlacedRow, 'place' | 'ties'>, { distinctRank }: RankRules): number {
  return distinctRank ? place + 1 : place - ties + 1;
}

/** The first tier that is reached, best first. `key` is the score as it is ordered. */
export function tierOf(
  rules: RankRules,
  sortOrder: BoardRow['sort_order'],
  { key, rank, total }: { readonly key: number; readonly rank: number; readonly total: number },
): Tier | undefined {
  switch (rules.tierStrategy) {
    case 'Score':
      return rules.tiers.find(({ cutoff }) => key <= keyOf(cutoff, sortOrder));
    case 'Rank':
      return rules.tiers.find(({ cutoff }) => rank <= cutoff);
    case 'Percent':
      return rules.tiers.find(({ cutoff }) => reaches(rank, total, cutoff));
    default:
      return undefined;
  }
}

const reaches = (rank: number, total: number, percent: number): boolean => (rank / total) * 100 <= percent;

/** The last rank that is within a tier by rank or percentage, whatever becomes of the better tiers; 0 for none. */
export function lastRank(strategy: 'Rank' | 'Percent', cutoff: number, total: number): number {
  if (strategy === 'Rank') {
    return Math.min(Math.floor(cutoff), total);
  }
  let last = Math.min(Math.floor((cutoff / 100) * total) + 1, total);
  while (last > 0 && !reaches(last, total, cutoff)) {
    last -= 1;
  }
  return last;
}

type Settings = Pick<
  BoardRow,
  | 'sort_order'
  | 'bucket_strategy'
  | 'bucket_size'
  | 'tier_strategy'
  | 'tiers'
  | 'reward_strategy'
  | 'rewards'
  | 'start_time'
  | 'end_time'
>;

/** What is wrong with the settings of a leaderboard as a whole, or undefined. */
export function wrongSettings(board: Settings): string | undefined {
  const { start_time: start, end_time: end } = board;
  if (start !== null && end !== null && Date.parse(end) <= Date.parse(start)) {
    return 'endTime: comes after startTime';
  }
  if (board.bucket_strategy === 'System' && board.bucket_size < 1) {
    return 'bucketSize: at least 1 with bucketStrategy System';
  }
  return wrongTiers(board) ?? wrongRewards(board);
}

function wrongTiers({ tier_strategy: strategy, tiers, sort_order: sortOrder }: Settings): string | undefined {
  if (tiers.length > 0 && strategy === null) {
    return 'tierStrategy: goes with tiers';
  }
  if (new Set(tiers.map(({ slugName }) => slugName)).size < tiers.length) {
    return 'tiers: each slugName once';
  }
  const keys = tiers.map(({ cutoff }) => (strategy === 'Score' ? keyOf(cutoff, sortOrder) : cutoff));
  if (keys.some((key, at) => at > 0 && key <= (keys[at - 1] ?? key))) {
    return 'tiers: best first, and no two of one cutoff';
  }
  const [least, most] = strategy === 'Percent' ? [0, 100] : strategy === 'Rank' ? [1, Infinity] : [-Infinity, Infinity];
  return keys.some((key) => key < least || key > most)
    ? `tiers: a cutoff is ${strategy === 'Percent' ? 'from 0 to 100' : 'at least 1'}`
    : undefined;
}

function wrongRewards({ reward_strategy: strategy, rewards, tiers, bucket_strategy }: Settings): string | undefined {
  if (strategy === 'InBucket' && bucket_strategy === 'None') {
    return 'rewardStrategy: InBucket goes with buckets';
  }
  if (strategy === 'ByTier') {
    return tiers.length === 0 ? 'rewardStrategy: ByTier goes with tiers' : wrongTierRewards(rewards, tiers);
  }
  const ranges = [...rewards].sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
  if (ranges.some(({ tier }) => tier !== undefined)) {
    return `rewards: go by ranks with rewardStrategy ${strategy}`;
  }
  if (ranges.some(({ from = 0, to = 0 }) => to < from)) {
    return 'rewards: to is not before from';
  }
  return ranges.some(({ from = 0 }, at) => at > 0 && from <= (ranges[at - 1]?.to ?? 0))
    ? 'rewards: ranges do not overlap'
    : undefined;
}

function wrongTierRewards(rewards: readonly Reward[], tiers: readonly Tier[]): string | undefined {
  const named = rewards.map(({ tier }) => tier);
  if (named.some((tier) => tier === undefined || !tiers.some(({ slugName }) => slugName === tier))) {
    return 'rewards: go by tiers of the leaderboard with rewardStrategy ByTier';
  }
  return new Set(named).size < named.length ? 'rewards: each tier once' : undefined;
}

interface GivenTier {
  readonly slugName: string;
  readonly displayName: string;
  readonly cutoff: number;
  readonly order?: number | undefined;
}

/** In the order that they name, or in that of the list. */
export function tiersInOrder(given: readonly GivenTier[]): Tier[] {
  return given
    .map(({ slugName, displayName, cutoff, order }, at) => ({ slugName, displayName, cutoff, order: order ?? at }))
    .sort((a, b) => a.order - b.order);
}
