// Rows of quests; the DDL is in `../migrations/2026-12-08-quests.ts`.
import type { labels } from '@uos/contract/labels';
import type { Generated } from 'kysely';
import type { Json } from '#db/columns';
import type { Amount } from '../economy/tables.ts';

export interface QuestTables {
  passport_quests: QuestRow;
  passport_quest_items: QuestItemRow;
  passport_persona_quests: PersonaQuestRow;
  passport_persona_quest_items: PersonaQuestItemRow;
}

interface QuestRow {
  app_id: string;
  id: string;
  slug_name: string;
  display_name: string;
  type: keyof typeof labels.quest.type;
  layout: keyof typeof labels.quest.layout;
  reset_hour: number;
  properties: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}

interface QuestItemRow {
  app_id: string;
  id: string;
  quest_id: string;
  slug_name: string;
  display_name: string;
  kind: keyof typeof labels.questItem.kind;
  threshold: number;
  points: number;
  rewards: Json<readonly Amount[]>;
  position: number;
  published: Generated<boolean>;
  created_at: string;
  modified_at: string;
}

/** The period of a quest that a persona was in last. */
interface PersonaQuestRow {
  app_id: string;
  persona_id: string;
  quest_id: string;
  period_start: string;
  updated_at: string;
}

/** How far a persona came in an item in the period that it was in last. */
interface PersonaQuestItemRow {
  app_id: string;
  persona_id: string;
  item_id: string;
  period_start: string;
  value: number;
  completed_at: string | null;
  redeemed_at: string | null;
  updated_at: string;
}
