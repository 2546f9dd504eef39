import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE passport_achievements (
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    slug_name text COLLATE "C" NOT NULL,
    display_name text NOT NULL,
    description text NOT NULL,
    category text NOT NULL,
    series text NOT NULL,
    start_value double precision NOT NULL,
    threshold_value double precision NOT NULL,
    rewards jsonb NOT NULL,
    hidden boolean NOT NULL,
    is_released boolean NOT NULL,
    properties jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, slug_name),
    CHECK (start_value <> threshold_value)
  )`,
  'CREATE INDEX passport_achievements_created ON passport_achievements (app_id, created_at, slug_name)',
  `CREATE TABLE passport_persona_achievements (
    app_id uuid NOT NULL,
    persona_id uuid NOT NULL,
    slug_name text COLLATE "C" NOT NULL,
    value double precision NOT NULL,
    achieved_at timestamptz,
    redeemed_at timestamptz,
    custom_data jsonb NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, persona_id, slug_name),
    FOREIGN KEY (app_id, slug_name) REFERENCES passport_achievements ON DELETE CASCADE,
    CHECK (redeemed_at IS NULL OR achieved_at IS NOT NULL)
  )`,
  'CREATE INDEX passport_persona_achievements_slug ON passport_persona_achievements (app_id, slug_name)',
  `CREATE INDEX passport_persona_achievements_modified
    ON passport_persona_achievements (app_id, modified_at, persona_id, slug_name)`,
];
