// Lists of scores: of all, of a realm, a bucket, a tier, or of some members.
import type { Call } from '#kernel/call/call';
import type { PageRequest } from '#kernel/call/paging';
import { invalid } from './find.ts';
import { type Ranking, standings, versionOf } from './replies.ts';
import { keyOf, lastRank, rankOf, rulesOf } from './rules.ts';
import { rowsOfRealm, rowsOfState } from './store/lists.ts';
import type { ScoreRow } from './store/order.ts';
import {
  countBefore,
  LAST_TURN,
  type Part,
  type PlacedRow,
  partTotals,
  placed,
  placesOf,
  rowsAt,
  rowsOfBucket,
} from './store/order.ts';
import type { RankRules, Reward } from './tables.ts';

type Asked = Pick<Call, 'db' | 'appId' | 'refuse'>;

interface ScoreFilter {
  readonly realmID?: string | undefined;
  readonly bucketId?: string | undefined;
  /** Slug of a tier. */
  readonly tier?: string | undefined;
  readonly memberIds?: readonly string[] | undefined;
  readonly rewardState?: ScoreRow['reward_state'] | undefined;
}

interface ScorePage {
  readonly rows: readonly PlacedRow[];
  readonly total: number;
  /** Ranks inside the bucket that was asked for. */
  readonly ranks?: ReadonlyMap<string, number>;
}

/** Best first; realm by realm where each has a ranking of its own. */
export async function listScores(
  call: Asked,
  ranking: Ranking,
  filter: ScoreFilter,
  page: PageRequest,
): Promise<ScorePage> {
  const { realmID, bucketId, tier, memberIds, rewardState } = filter;
  const version = versionOf(ranking);
  const isApart = !ranking.board.cross_realm;
  if (memberIds !== undefined) {
    return ofMembers(call, ranking, { ...filter, memberIds }, page);
  }
  if (rewardState !== undefined) {
    refuseBeside(call, { tier }, 'rewardState');
    const found = await rowsOfState(call.db, version, { rewardState, bucketId, realmId: realmID }, page);
    return { rows: await placed(call.db, version, found.rows), total: found.total };
  }
  if (bucketId !== undefined) {
    refuseBeside(call, { tier }, 'bucketId');
    const rules = rulesOf(ranking.board, ranking.version);
    const found = await rowsOfBucket(call.db, { ...version, bucketId, part: isApart ? realmID : undefined }, page);
    const ranks = new Map(found.rows.map((row) => [row.member_id, rankOf(row, rules)]));
    return { rows: await placed(call.db, version, found.rows), total: found.total, ranks };
  }
  if (realmID !== undefined && !isApart) {
    refuseBeside(call, { tier }, 'realmID');
    const found = await rowsOfRealm(call.db, version, realmID, page);
    return { rows: await placed(call.db, version, found.rows), total: found.total };
  }
  return ofParts(call, ranking, { part: isApart ? realmID : '', tier }, page);
}

function refuseBeside(call: Asked, { tier }: ScoreFilter, beside: string): void {
  if (tier !== undefined) {
    throw invalid(call, `tier: not beside ${beside}`);
  }
}

async function ofMembers(
  call: Asked,
  ranking: Ranking,
  filter: ScoreFilter & { readonly memberIds: readonly string[] },
  page: PageRequest,
): Promise<ScorePage> {
  const rows = await placesOf(call.db, versionOf(ranking), filter.memberIds);
  rows.sort((a, b) => compareText(a.part, b.part) || a.place - b.place);
  const standing = await standings(call, ranking, rows);
  const found = rows.filter(
    (row, at) =>
      (filter.realmID === undefined || row.realm_id === filter.realmID) &&
      (filter.bucketId === undefined || row.bucket_id === filter.bucketId) &&
      (filter.rewardState === undefined || row.reward_state === filter.rewardState) &&
      (filter.tier === undefined || standing[at]?.tierSlugName === filter.tier),
  );
  return { rows: found.slice(page.offset, page.offset + page.limit), total: found.length };
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface Places {
  readonly part: string;
  /** The first place, from 0, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

async function ofParts(
  call: Asked,
  ranking: Ranking,
  { part: only, tier }: { readonly part: string | undefined; readonly tier: string | undefined },
  page: PageRequest,
): Promise<ScorePage> {
  const version = versionOf(ranking);
  const places: Places[] = [];
  for (const { part, total } of await partTotals(call.db, version, only)) {
    places.push(
      tier === undefined
        ? { part, from: 0, to: total }
        : { part, ...(await placesOfTier(call, ranking, { ...version, part, total }, tier)) },
    );
  }
  const rows: PlacedRow[] = [];
  let skip = page.offset;
  for (const { part, from, to } of places) {
    const limit = Math.min(page.limit - rows.length, to - from - skip);
    if (limit > 0) {
      rows.push(...(await rowsAt(call.db, { ...version, part }, from + skip, limit)));
    }
    skip = Math.max(skip - (to - from), 0);
  }
  return { rows, total: places.reduce((sum, { from, to }) => sum + to - from, 0) };
}

type Counted = Part & { readonly total: number };

/** A tier is a range of places: those that reach it and no better one. */
async function placesOfTier(
  call: Pick<Call, 'db'>,
  ranking: Ranking,
  part: Counted,
  slug: string,
): Promise<{ from: number; to: number }> {
  const rules = rulesOf(ranking.board, ranking.version);
  const at = rules.tiers.findIndex(({ slugName }) => slugName === slug);
  const [better, own] = [rules.tiers[at - 1], rules.tiers[at]];
  if (own === undefined || rules.tierStrategy === null) {
    return { from: 0, to: 0 };
  }
  const strategy = rules.tierStrategy;
  const from = better === undefined ? 0 : await placesUpTo(call, ranking, part, strategy, better.cutoff);
  return { from, to: Math.max(from, await placesUpTo(call, ranking, part, strategy, own.cutoff)) };
}

/** How many members reach a score, a rank or a percentage; those that share a rank reach it together. */
async function placesUpTo(
  { db }: Pick<Call, 'db'>,
  { board, version }: Ranking,
  part: Counted,
  strategy: NonNullable<RankRules['tierStrategy']>,
  cutoff: number,
): Promise<number> {
  if (strategy === 'Score') {
    return countBefore(db, part, { k: keyOf(cutoff, board.sort_order), turn: LAST_TURN });
  }
  const last = lastRank(strategy, cutoff, part.total);
  if (rulesOf(board, version).distinctRank || last === 0) {
    return last;
  }
  const [row] = await rowsAt(db, part, last - 1, 1);
  return row === undefined ? last : countBefore(db, part, { k: row.k, turn: String(row.turn + 1) });
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
