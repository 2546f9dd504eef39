import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE passport_users (
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    id uuid NOT NULL,
    external_id text,
    status text NOT NULL CHECK (status IN ('Active', 'Banned', 'Sealed')),
    display_name text NOT NULL DEFAULT '',
    avatar_url text NOT NULL DEFAULT '',
    properties jsonb NOT NULL DEFAULT '{}',
    token_generation integer NOT NULL DEFAULT 1,
    ban_reason text NOT NULL DEFAULT '',
    banned_at timestamptz,
    unban_at timestamptz,
    device_id text NOT NULL DEFAULT '',
    last_login_ip text NOT NULL DEFAULT '',
    last_login_at timestamptz,
    login_method text NOT NULL DEFAULT '' CHECK (login_method IN ('', 'Phone', 'OAuth', 'AccessToken', 'ServerSide')),
    login_platform text NOT NULL DEFAULT ''
      CHECK (login_platform IN ('', 'Android', 'Ios', 'Windows', 'ServerSide')),
    login_provider text NOT NULL DEFAULT '',
    phone text,
    phone_hash text,
    email text,
    email_hash text,
    real_name text,
    id_number text,
    age_group text NOT NULL DEFAULT ''
      CHECK (age_group IN ('', 'UnderEight', 'EightToSixteen', 'SixteenToEighteen', 'AboveEighteen')),
    age_group_ends date,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  `CREATE UNIQUE INDEX passport_users_external ON passport_users (app_id, external_id)
    WHERE external_id IS NOT NULL AND status <> 'Sealed'`,
  `CREATE UNIQUE INDEX passport_users_phone ON passport_users (app_id, phone_hash)
    WHERE phone_hash IS NOT NULL AND status <> 'Sealed'`,
  'CREATE INDEX passport_users_email ON passport_users (app_id, email_hash) WHERE email_hash IS NOT NULL',
  'CREATE INDEX passport_users_newest ON passport_users (app_id, created_at DESC, id DESC)',
  'CREATE INDEX passport_users_birthday ON passport_users (age_group_ends) WHERE age_group_ends IS NOT NULL',
  `CREATE TABLE passport_personas (
    app_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    realm_id uuid NOT NULL,
    external_id text NOT NULL DEFAULT '',
    status text NOT NULL CHECK (status IN ('Active', 'Banned', 'Sealed')),
    display_name text NOT NULL DEFAULT '',
    icon_url text NOT NULL DEFAULT '',
    properties jsonb NOT NULL DEFAULT '{}',
    token_generation integer NOT NULL DEFAULT 1,
    ban_reason text NOT NULL DEFAULT '',
    banned_at timestamptz,
    unban_at timestamptz,
    last_login_at timestamptz,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id),
    FOREIGN KEY (app_id, user_id) REFERENCES passport_users ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX passport_personas_place ON passport_personas (app_id, user_id, realm_id, external_id)
    WHERE status <> 'Sealed'`,
  'CREATE INDEX passport_personas_realm ON passport_personas (app_id, realm_id, created_at DESC, id DESC)',
  'CREATE INDEX passport_personas_newest ON passport_personas (app_id, created_at DESC, id DESC)',
  'CREATE INDEX passport_personas_user ON passport_personas (app_id, user_id)',
  `CREATE TABLE passport_identities (
    app_id uuid NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, provider, subject),
    FOREIGN KEY (app_id, user_id) REFERENCES passport_users ON DELETE CASCADE
  )`,
  'CREATE INDEX passport_identities_user ON passport_identities (app_id, user_id)',
  // why one table: the id of a user is never that of a persona
  `CREATE TABLE passport_ban_actions (
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    subject_id uuid NOT NULL,
    type text NOT NULL,
    clear_leaderboard boolean NOT NULL DEFAULT false,
    reason text NOT NULL DEFAULT '',
    until timestamptz,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, subject_id, type)
  )`,
  'CREATE INDEX passport_ban_actions_until ON passport_ban_actions (until) WHERE until IS NOT NULL',
  // why no account is referenced: a back end also gets tokens for ids of its own, while player accounts are off
  `CREATE TABLE passport_token_families (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    id uuid NOT NULL,
    user_id text NOT NULL,
    persona_id text NOT NULL DEFAULT '',
    realm_id text NOT NULL DEFAULT '',
    is_account boolean NOT NULL,
    user_generation integer NOT NULL DEFAULT 0,
    persona_generation integer NOT NULL DEFAULT 0,
    revoked_at timestamptz,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE INDEX passport_token_families_expiry ON passport_token_families (expires_at)',
  'CREATE INDEX passport_token_families_user ON passport_token_families (app_id, user_id)',
  `CREATE TABLE passport_refresh_tokens (
    app_id uuid NOT NULL,
    token_hash text NOT NULL,
    family_id uuid NOT NULL,
    used_at timestamptz,
    successor text,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, token_hash),
    FOREIGN KEY (app_id, family_id) REFERENCES passport_token_families ON DELETE CASCADE
  )`,
  'CREATE INDEX passport_refresh_tokens_family ON passport_refresh_tokens (app_id, family_id)',
  // Which tokens stopped before their time. `xact` lets a process read what it has not seen, whatever commits when.
  `CREATE TABLE passport_revocations (
    app_id uuid NOT NULL,
    subject_id uuid NOT NULL,
    generation integer NOT NULL,
    raised_at timestamptz NOT NULL,
    xact bigint NOT NULL DEFAULT (pg_current_xact_id()::text::bigint),
    PRIMARY KEY (app_id, subject_id)
  )`,
  'CREATE INDEX passport_revocations_xact ON passport_revocations (xact)',
  'CREATE INDEX passport_revocations_raised ON passport_revocations (raised_at)',
  `CREATE TABLE passport_daily_users (
    app_id uuid NOT NULL,
    day date NOT NULL,
    user_id uuid NOT NULL,
    PRIMARY KEY (app_id, day, user_id)
  )`,
  'CREATE INDEX passport_daily_users_user ON passport_daily_users (app_id, user_id, day)',
  `CREATE TABLE passport_daily_realm_users (
    app_id uuid NOT NULL,
    day date NOT NULL,
    realm_id uuid NOT NULL,
    user_id uuid NOT NULL,
    PRIMARY KEY (app_id, day, realm_id, user_id)
  )`,
];
