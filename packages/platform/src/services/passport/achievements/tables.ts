import type { Json } from '#db/columns';
import type { Amount } from '../economy/tables.ts';

export interface AchievementTables {
  passport_achievements: AchievementRow;
  passport_persona_achievements: AchievementProgressRow;
}

interface AchievementRow {
  app_id: string;
  slug_name: string;
  display_name: string;
  description: string;
  /** Empty for none, as the series is. */
  category: string;
  series: string;
  start_value: number;
  /** Above the start: done at or above it; below: at or below. */
  threshold_value: number;
  rewards: Json<readonly Amount[]>;
  hidden: boolean;
  is_released: boolean;
  properties: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}

/** Who has never moved has no row. */
interface AchievementProgressRow {
  app_id: string;
  persona_id: string;
  slug_name: string;
  value: number;
  achieved_at: string | null;
  redeemed_at: string | null;
  custom_data: Json<Record<string, string>>;
  modified_at: string;
}
