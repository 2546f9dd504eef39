import type { labels } from '@uos/contract/labels';
import type { Generated } from 'kysely';
import type { Json } from '#db/columns';

export interface LeaderboardTables {
  passport_leaderboards: LeaderboardRow;
  passport_leaderboard_versions: VersionRow;
  passport_leaderboard_scores: ScoreRow;
  passport_leaderboard_blocks: PartOf & { lo_k: number; lo_turn: number; n: number };
  /** Sums of blocks that follow each other; gone as soon as one of the part's blocks changes. */
  passport_leaderboard_spans: PartOf & { lo_k: number; lo_turn: number; n: number };
  passport_leaderboard_deltas: PartOf & { id: Generated<number>; k: number; turn: number; d: number };
  passport_leaderboard_buckets: PartOf & { number: number; id: string; n: number };
}

/** Scores of one part of a version are ranked together. */
interface PartOf {
  app_id: string;
  version_id: string;
  /** A realm, or empty where realms are ranked together. */
  part: string;
}

export interface Tier {
  readonly slugName: string;
  readonly displayName: string;
  readonly cutoff: number;
  readonly order: number;
}

export interface Reward {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly tier?: string | undefined;
  readonly items: readonly { readonly resourceSlug: string; readonly quantity: number }[];
}

/** What ranks, tiers and rewards of a version go by. */
export interface RankRules {
  readonly distinctRank: boolean;
  readonly tierStrategy: keyof typeof labels.leaderboard.tierStrategy | null;
  readonly tiers: readonly Tier[];
  readonly rewardStrategy: keyof typeof labels.leaderboard.rewardStrategy;
  readonly rewards: readonly Reward[];
}

interface LeaderboardRow {
  app_id: string;
  slug_name: string;
  display_name: string;
  member_type: keyof typeof labels.leaderboard.memberType;
  sort_order: keyof typeof labels.leaderboard.sortOrder;
  update_type: keyof typeof labels.leaderboard.updateType;
  cross_realm: boolean;
  bucket_strategy: keyof typeof labels.leaderboard.bucketStrategy;
  bucket_size: number;
  tier_strategy: keyof typeof labels.leaderboard.tierStrategy | null;
  /** Best first. */
  tiers: Json<readonly Tier[]>;
  reward_strategy: keyof typeof labels.leaderboard.rewardStrategy;
  rewards: Json<readonly Reward[]>;
  reward_template: string;
  start_time: string | null;
  end_time: string | null;
  distinct_rank: boolean;
  /** The version that takes scores. */
  version_id: string;
  properties: Json<Record<string, string>>;
  /** Empty where nothing resets it by itself, and the four below mean nothing. */
  reset_cron: Generated<string>;
  reset_start: Generated<string | null>;
  reset_enabled: Generated<boolean>;
  reset_rewards: Generated<boolean>;
  next_reset_at: Generated<string | null>;
  created_at: string;
  modified_at: string;
}

interface VersionRow {
  app_id: string;
  id: string;
  slug_name: string;
  /** From 1; a clock that stands still tells no two apart. */
  number: number;
  status: keyof typeof labels.leaderboardVersion.status;
  reason: keyof typeof labels.leaderboardVersion.reason | null;
  /** Counted when it was archived. */
  member_count: number;
  /** Those in force when it was archived; null for the current one, which goes by its leaderboard. */
  rules: Json<RankRules> | null;
  start_time: string;
  end_time: string | null;
  created_at: string;
}

interface ScoreRow extends PartOf {
  member_id: string;
  realm_id: string;
  bucket_id: string;
  /** The score where smaller is better, and its negative where larger is: smaller is always better. Never -0. */
  k: number;
  /** One number for each call that wrote; smaller is earlier, and shared by those of a batch. */
  turn: number;
  /** What the two were before the last write. */
  prev_k: number | null;
  prev_turn: number | null;
  score: number;
  hidden: boolean;
  display_name: string;
  properties: Json<Record<string, string>>;
  update_count: number;
  reward_state: keyof typeof labels.leaderboard.rewardState;
  updated_at: string;
}
