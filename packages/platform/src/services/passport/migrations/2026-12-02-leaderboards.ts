import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const DOMAIN = 'app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE';

const STATEMENTS = [
  `CREATE TABLE passport_leaderboards (
    ${DOMAIN},
    slug_name text NOT NULL,
    display_name text NOT NULL,
    member_type text NOT NULL CHECK (member_type IN ('Player', 'Entity')),
    sort_order text NOT NULL CHECK (sort_order IN ('Asc', 'Desc')),
    update_type text NOT NULL CHECK (update_type IN ('KeepBest', 'KeepLatest', 'Aggregate')),
    cross_realm boolean NOT NULL,
    bucket_strategy text NOT NULL CHECK (bucket_strategy IN ('None', 'Customized', 'System')),
    bucket_size bigint NOT NULL CHECK (bucket_size >= 0),
    tier_strategy text CHECK (tier_strategy IN ('Score', 'Rank', 'Percent')),
    tiers jsonb NOT NULL,
    reward_strategy text NOT NULL CHECK (reward_strategy IN ('General', 'InBucket', 'ByTier')),
    rewards jsonb NOT NULL,
    reward_template text NOT NULL,
    start_time timestamptz,
    end_time timestamptz,
    distinct_rank boolean NOT NULL,
    version_id uuid NOT NULL,
    properties jsonb NOT NULL,
    reset_cron text NOT NULL DEFAULT '',
    reset_start timestamptz,
    reset_enabled boolean NOT NULL DEFAULT false,
    reset_rewards boolean NOT NULL DEFAULT false,
    next_reset_at timestamptz,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, slug_name),
    CHECK (end_time > start_time)
  )`,
  'CREATE INDEX passport_leaderboards_created ON passport_leaderboards (app_id, created_at, slug_name)',
  `CREATE TABLE passport_leaderboard_versions (
    app_id uuid NOT NULL,
    id uuid NOT NULL,
    slug_name text NOT NULL,
    number integer NOT NULL,
    status text NOT NULL CHECK (status IN ('Current', 'Archived')),
    reason text CHECK (reason IN ('Manual', 'Scheduled')),
    member_count bigint NOT NULL,
    rules jsonb,
    start_time timestamptz NOT NULL,
    end_time timestamptz,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id),
    FOREIGN KEY (app_id, slug_name) REFERENCES passport_leaderboards ON DELETE CASCADE
  )`,
  'CREATE UNIQUE INDEX passport_leaderboard_versions_number ON passport_leaderboard_versions (app_id, slug_name, number)',

  // why nothing is referenced from here on: every score would lock the row of its version
  // why by the bytes: whoever shares a place is told apart the same way on every database
  `CREATE TABLE passport_leaderboard_scores (
    app_id uuid NOT NULL,
    version_id uuid NOT NULL,
    member_id text COLLATE "C" NOT NULL,
    part text COLLATE "C" NOT NULL,
    realm_id text COLLATE "C" NOT NULL,
    bucket_id text COLLATE "C" NOT NULL,
    k double precision NOT NULL,
    turn bigint NOT NULL,
    prev_k double precision,
    prev_turn bigint,
    score double precision NOT NULL,
    hidden boolean NOT NULL DEFAULT false,
    display_name text NOT NULL,
    properties jsonb NOT NULL,
    update_count integer NOT NULL,
    reward_state text NOT NULL CHECK (reward_state IN ('false', 'true', 'success')),
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, version_id, member_id)
  )`,
  'CREATE SEQUENCE passport_leaderboard_turns OWNED BY passport_leaderboard_scores.turn',
  `CREATE INDEX passport_leaderboard_scores_order
    ON passport_leaderboard_scores (app_id, version_id, part, k, turn, member_id) WHERE NOT hidden`,
  `CREATE INDEX passport_leaderboard_scores_bucket
    ON passport_leaderboard_scores (app_id, version_id, bucket_id, part, k, turn, member_id)
    WHERE NOT hidden AND bucket_id <> ''`,
  'CREATE INDEX passport_leaderboard_scores_member ON passport_leaderboard_scores (app_id, member_id)',
  `CREATE TABLE passport_leaderboard_blocks (
    app_id uuid NOT NULL,
    version_id uuid NOT NULL,
    part text COLLATE "C" NOT NULL,
    lo_k double precision NOT NULL,
    lo_turn bigint NOT NULL,
    n bigint NOT NULL CHECK (n >= 0),
    PRIMARY KEY (app_id, version_id, part, lo_k, lo_turn) INCLUDE (n)
  )`,
  // why vacuumed by the number alone: the table is emptied all the time, and its share says nothing
  `CREATE TABLE passport_leaderboard_deltas (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    app_id uuid NOT NULL,
    version_id uuid NOT NULL,
    part text COLLATE "C" NOT NULL,
    k double precision NOT NULL,
    turn bigint NOT NULL,
    d smallint NOT NULL CHECK (d * d = 1)
  ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
    autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000)`,
  'CREATE INDEX passport_leaderboard_deltas_part ON passport_leaderboard_deltas (app_id, version_id, part)',
  `CREATE TABLE passport_leaderboard_buckets (
    app_id uuid NOT NULL,
    version_id uuid NOT NULL,
    part text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    id uuid NOT NULL,
    n bigint NOT NULL CHECK (n >= 0),
    PRIMARY KEY (app_id, version_id, part, number)
  )`,
  // why replaced: an archive of an older build is brought up to date in a database whose tables were dropped
  `CREATE OR REPLACE FUNCTION passport_leaderboard_version_goes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM passport_leaderboard_scores WHERE app_id = OLD.app_id AND version_id = OLD.id;
    DELETE FROM passport_leaderboard_blocks WHERE app_id = OLD.app_id AND version_id = OLD.id;
    DELETE FROM passport_leaderboard_deltas WHERE app_id = OLD.app_id AND version_id = OLD.id;
    DELETE FROM passport_leaderboard_buckets WHERE app_id = OLD.app_id AND version_id = OLD.id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER passport_leaderboard_version_goes AFTER DELETE ON passport_leaderboard_versions
    FOR EACH ROW EXECUTE FUNCTION passport_leaderboard_version_goes()`,
];
