// Rows → what callers see.
import { isUuid } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';
import { findPersonas } from '../players/store/index.ts';
import { rankOf, rulesOf, tierOf } from './rules.ts';
import type { BoardRow, VersionRow } from './store/boards.ts';
import { type PlacedRow, totalOf, type Version } from './store/order.ts';

export function boardReply(row: BoardRow) {
  return {
    slugName: row.slug_name,
    idDomainID: row.app_id,
    displayName: row.display_name,
    memberType: row.member_type,
    sortOrder: row.sort_order,
    updateType: row.update_type,
    crossRealm: row.cross_realm,
    bucketStrategy: row.bucket_strategy,
    bucketSize: row.bucket_size,
    ...(row.tier_strategy !== null && { tierStrategy: row.tier_strategy }),
    tiers: [...row.tiers],
    rewardStrategy: row.reward_strategy,
    rewards: row.rewards.map((rule) => ({ ...rule, items: [...rule.items] })),
    rewardInboxTemplateSlug: row.reward_template,
    resetSchedule: row.reset_cron,
    ...(row.next_reset_at !== null && { nextResetAt: row.next_reset_at }),
    ...(row.start_time !== null && { startTime: row.start_time }),
    ...(row.end_time !== null && { endTime: row.end_time }),
    forceDistinctRank: row.distinct_rank,
    currentVersionId: row.version_id,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    properties: row.properties,
  };
}

export function versionReply(row: VersionRow, memberCount = row.member_count) {
  return {
    versionId: row.id,
    startTime: row.start_time,
    ...(row.end_time !== null && { endTime: row.end_time }),
    status: row.status,
    memberCount,
    ...(row.reason !== null && { reason: row.reason }),
    createdAt: row.created_at,
  };
}

export function scheduleReply(row: BoardRow) {
  return {
    resetSchedule: row.reset_cron,
    ...(row.next_reset_at !== null && { nextResetAt: row.next_reset_at }),
    enabled: row.reset_enabled,
    ...(row.reset_start !== null && { startTime: row.reset_start }),
    autoReward: row.reset_rewards,
  };
}

/** A version of a leaderboard; the current one where there is no row of it. */
export interface Ranking {
  readonly board: BoardRow;
  readonly version?: VersionRow | undefined;
}

export const versionOf = ({ board, version }: Ranking): Version => ({
  appId: board.app_id,
  versionId: version?.id ?? board.version_id,
});

type Asked = Pick<Call, 'db' | 'appId'>;

/** Where members stand, in the order of the rows. */
export async function standings(call: Asked, ranking: Ranking, rows: readonly PlacedRow[]) {
  const { board } = ranking;
  const rules = rulesOf(board, ranking.version);
  const totals = new Map<string, number>();
  if (rules.tierStrategy === 'Percent') {
    for (const part of new Set(rows.map((row) => row.part))) {
      totals.set(part, await totalOf(call.db, { ...versionOf(ranking), part }));
    }
  }
  return rows.map((row) => {
    const rank = rankOf(row, rules);
    const tier = tierOf(rules, board.sort_order, { key: row.k, rank, total: totals.get(row.part) ?? 0 });
    return {
      memberId: row.member_id,
      score: row.score,
      rank,
      tier: tier?.displayName ?? '',
      tierSlugName: tier?.slugName ?? '',
      bucketId: row.bucket_id,
    };
  });
}

/**
 * Scores with what is known of their members. Places may be those of a bucket: `ranks` are then of the bucket, and tiers
 * still of the whole.
 */
export async function scoreReplies(
  call: Asked,
  ranking: Ranking,
  rows: readonly PlacedRow[],
  ranks?: ReadonlyMap<string, number>,
) {
  const standing = await standings(call, ranking, rows);
  const isPlayers = ranking.board.member_type === 'Player';
  const ids = isPlayers ? rows.map(({ member_id }) => member_id).filter(isUuid) : [];
  const personas = new Map((await findPersonas(call.db, call.appId, ids)).map((one) => [one.id, one]));
  return rows.map((row, at) => {
    const persona = personas.get(row.member_id);
    const stands = standing[at];
    return {
      memberId: row.member_id,
      displayName: row.display_name === '' ? (persona?.display_name ?? '') : row.display_name,
      score: row.score,
      rank: ranks?.get(row.member_id) ?? stands?.rank ?? 0,
      tier: stands?.tier ?? '',
      tierSlugName: stands?.tierSlugName ?? '',
      bucketId: row.bucket_id,
      realmID: row.realm_id,
      personaProperties: persona?.properties ?? {},
      updateCount: row.update_count,
      updatedAt: row.updated_at,
      properties: row.properties,
    };
  });
}

/** The same with the state of their rewards, of a version that is over. */
export async function historyReplies(
  call: Asked,
  ranking: Ranking,
  rows: readonly PlacedRow[],
  ranks?: ReadonlyMap<string, number>,
) {
  const scores = await scoreReplies(call, ranking, rows, ranks);
  return scores.map((score, at) => ({ ...score, rewardState: rows[at]?.reward_state ?? ('false' as const) }));
}
