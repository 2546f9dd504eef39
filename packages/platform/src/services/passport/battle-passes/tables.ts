// Rows of battle passes; the DDL is in `../migrations/2026-12-08-battle-passes.ts`.
import type { Generated } from 'kysely';
import type { Json } from '#db/columns';
import type { Amount } from '../economy/tables.ts';

export interface BattlePassTables {
  passport_battle_passes: BattlePassRow;
  passport_battle_pass_slots: SlotRow;
  passport_persona_battle_passes: PassProgressRow;
  passport_battle_pass_unlocks: UnlockRow;
  passport_battle_pass_claims: ClaimRow;
}

/** What a slot gives at a level. */
export interface LevelReward {
  readonly level: number;
  readonly items: readonly Amount[];
}

interface BattlePassRow {
  app_id: string;
  slug_name: string;
  display_name: string;
  description: string;
  start_time: string;
  end_time: string | null;
  max_level: number;
  /** 0 for none. */
  daily_exp_limit: number;
  weekly_exp_limit: number;
  day_start_hour: number;
  /** One for every level, or one per level. */
  level_exp: Json<readonly number[]>;
  published: Generated<boolean>;
  /** It was taken back. */
  suspended: Generated<boolean>;
  created_at: string;
  modified_at: string;
}

interface SlotRow {
  app_id: string;
  id: string;
  battle_pass: string;
  slug_name: string;
  display_name: string;
  unlocked_by_default: boolean;
  /** Slug of the product that opens it, or empty. */
  unlock_product: string;
  position: number;
  /** By their levels. */
  rewards: Json<readonly LevelReward[]>;
  created_at: string;
  modified_at: string;
}

interface PassProgressRow {
  app_id: string;
  persona_id: string;
  battle_pass: string;
  level: number;
  /** Towards the next level; what is over at the last one stays. */
  exp: number;
  total_exp: number;
  /** Start of the day and of the week that was added in last; another one has nothing yet. */
  day_start: string;
  day_exp: number;
  week_start: string;
  week_exp: number;
  /** By the last addition. */
  added: number;
  created_at: string;
  updated_at: string;
}

interface UnlockRow {
  app_id: string;
  persona_id: string;
  battle_pass: string;
  slot_id: string;
  at: string;
}

interface ClaimRow {
  app_id: string;
  persona_id: string;
  battle_pass: string;
  slot_id: string;
  level: number;
  at: string;
}
