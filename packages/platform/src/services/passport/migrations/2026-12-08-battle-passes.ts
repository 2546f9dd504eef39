import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const DOMAIN = 'app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE';

const STATEMENTS = [
  `CREATE TABLE passport_battle_passes (
    ${DOMAIN},
    slug_name text COLLATE "C" NOT NULL,
    display_name text NOT NULL,
    description text NOT NULL,
    start_time timestamptz NOT NULL,
    end_time timestamptz,
    max_level integer NOT NULL CHECK (max_level > 0),
    daily_exp_limit bigint NOT NULL CHECK (daily_exp_limit >= 0),
    weekly_exp_limit bigint NOT NULL CHECK (weekly_exp_limit >= 0),
    day_start_hour smallint NOT NULL CHECK (day_start_hour BETWEEN 0 AND 23),
    level_exp jsonb NOT NULL,
    published boolean NOT NULL DEFAULT false,
    suspended boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, slug_name),
    CHECK (end_time > start_time),
    CHECK (NOT (published AND suspended))
  )`,
  'CREATE INDEX passport_battle_passes_created ON passport_battle_passes (app_id, created_at, slug_name)',
  `CREATE TABLE passport_battle_pass_slots (
    app_id uuid NOT NULL,
    id uuid NOT NULL,
    battle_pass text COLLATE "C" NOT NULL,
    slug_name text COLLATE "C" NOT NULL,
    display_name text NOT NULL,
    unlocked_by_default boolean NOT NULL,
    unlock_product text COLLATE "C" NOT NULL,
    position bigint NOT NULL CHECK (position >= 0),
    rewards jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id),
    FOREIGN KEY (app_id, battle_pass) REFERENCES passport_battle_passes ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX passport_battle_pass_slots_slug
    ON passport_battle_pass_slots (app_id, battle_pass, slug_name)`,

  // why the persona is not referenced: nobody deletes a persona's row, and every first step would lock it
  `CREATE TABLE passport_persona_battle_passes (
    app_id uuid NOT NULL,
    persona_id uuid NOT NULL,
    battle_pass text COLLATE "C" NOT NULL,
    level integer NOT NULL CHECK (level >= 0),
    exp bigint NOT NULL CHECK (exp >= 0),
    total_exp bigint NOT NULL CHECK (total_exp >= exp),
    day_start timestamptz NOT NULL,
    day_exp bigint NOT NULL CHECK (day_exp >= 0),
    week_start timestamptz NOT NULL,
    week_exp bigint NOT NULL CHECK (week_exp >= 0),
    added bigint NOT NULL CHECK (added >= 0),
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, persona_id, battle_pass),
    FOREIGN KEY (app_id, battle_pass) REFERENCES passport_battle_passes ON DELETE CASCADE
  ) WITH (fillfactor = 80)`,
  `CREATE INDEX passport_persona_battle_passes_pass
    ON passport_persona_battle_passes (app_id, battle_pass, created_at, persona_id)`,
  `CREATE INDEX passport_persona_battle_passes_created
    ON passport_persona_battle_passes (app_id, created_at, persona_id, battle_pass)`,
  `CREATE TABLE passport_battle_pass_unlocks (
    app_id uuid NOT NULL,
    persona_id uuid NOT NULL,
    battle_pass text COLLATE "C" NOT NULL,
    slot_id uuid NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (app_id, persona_id, battle_pass, slot_id),
    FOREIGN KEY (app_id, persona_id, battle_pass) REFERENCES passport_persona_battle_passes ON DELETE CASCADE,
    FOREIGN KEY (app_id, slot_id) REFERENCES passport_battle_pass_slots ON DELETE CASCADE
  )`,
  'CREATE INDEX passport_battle_pass_unlocks_slot ON passport_battle_pass_unlocks (app_id, slot_id)',
  `CREATE TABLE passport_battle_pass_claims (
    app_id uuid NOT NULL,
    persona_id uuid NOT NULL,
    battle_pass text COLLATE "C" NOT NULL,
    slot_id uuid NOT NULL,
    level integer NOT NULL CHECK (level > 0),
    at timestamptz NOT NULL,
    PRIMARY KEY (app_id, persona_id, battle_pass, slot_id, level),
    FOREIGN KEY (app_id, persona_id, battle_pass) REFERENCES passport_persona_battle_passes ON DELETE CASCADE,
    FOREIGN KEY (app_id, slot_id) REFERENCES passport_battle_pass_slots ON DELETE CASCADE
  )`,
  'CREATE INDEX passport_battle_pass_claims_slot ON passport_battle_pass_claims (app_id, slot_id)',
  // why: a product that a persona has bought opens slots, and is looked for at every look at a pass
  `CREATE INDEX passport_orders_fulfilled ON passport_orders (app_id, persona_id, product_slug, fulfilled_at)
    WHERE status = 'Fulfilled'`,
];
