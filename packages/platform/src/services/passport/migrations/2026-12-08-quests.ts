import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const DOMAIN = 'app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE';

const STATEMENTS = [
  `CREATE TABLE passport_quests (
    ${DOMAIN},
    id uuid NOT NULL,
    slug_name text COLLATE "C" NOT NULL,
    display_name text NOT NULL,
    type text NOT NULL CHECK (type IN ('DailyQuest', 'WeeklyQuest', 'MonthlyQuest')),
    layout text NOT NULL CHECK (layout IN ('Basic', 'WithProgressBar')),
    reset_hour smallint NOT NULL CHECK (reset_hour BETWEEN 0 AND 23),
    properties jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE UNIQUE INDEX passport_quests_slug ON passport_quests (app_id, slug_name)',
  'CREATE INDEX passport_quests_created ON passport_quests (app_id, created_at, id)',
  `CREATE TABLE passport_quest_items (
    app_id uuid NOT NULL,
    id uuid NOT NULL,
    quest_id uuid NOT NULL,
    slug_name text COLLATE "C" NOT NULL,
    display_name text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('Task', 'PointReward')),
    threshold double precision NOT NULL CHECK (threshold >= 1),
    points bigint NOT NULL CHECK (points >= 0),
    rewards jsonb NOT NULL,
    position bigint NOT NULL CHECK (position >= 0),
    published boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id),
    FOREIGN KEY (app_id, quest_id) REFERENCES passport_quests ON DELETE CASCADE
  )`,
  'CREATE UNIQUE INDEX passport_quest_items_slug ON passport_quest_items (app_id, slug_name)',
  'CREATE INDEX passport_quest_items_quest ON passport_quest_items (app_id, quest_id)',

  // why the persona is not referenced: nobody deletes a persona's row, and every first step would lock it
  `CREATE TABLE passport_persona_quests (
    app_id uuid NOT NULL,
    persona_id uuid NOT NULL,
    quest_id uuid NOT NULL,
    period_start timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, persona_id, quest_id),
    FOREIGN KEY (app_id, quest_id) REFERENCES passport_quests ON DELETE CASCADE
  ) WITH (fillfactor = 80)`,
  'CREATE INDEX passport_persona_quests_quest ON passport_persona_quests (app_id, quest_id)',
  `CREATE TABLE passport_persona_quest_items (
    app_id uuid NOT NULL,
    persona_id uuid NOT NULL,
    item_id uuid NOT NULL,
    period_start timestamptz NOT NULL,
    value bigint NOT NULL CHECK (value >= 0),
    completed_at timestamptz,
    redeemed_at timestamptz,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, persona_id, item_id),
    FOREIGN KEY (app_id, item_id) REFERENCES passport_quest_items ON DELETE CASCADE
  ) WITH (fillfactor = 80)`,
  'CREATE INDEX passport_persona_quest_items_item ON passport_persona_quest_items (app_id, item_id)',
];
