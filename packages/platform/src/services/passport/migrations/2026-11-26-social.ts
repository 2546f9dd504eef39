import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const DOMAIN = 'app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE';

const tagged = (who: 'user' | 'persona') => [
  `CREATE TABLE passport_${who}_tags (
    app_id uuid NOT NULL,
    ${who}_id uuid NOT NULL,
    tag_id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, ${who}_id, tag_id),
    FOREIGN KEY (app_id, tag_id) REFERENCES passport_tags ON DELETE CASCADE
  )`,
  `CREATE INDEX passport_${who}_tags_tag ON passport_${who}_tags (app_id, tag_id, created_at)`,
];

const STATEMENTS = [
  `CREATE TABLE passport_tags (
    ${DOMAIN},
    id uuid NOT NULL,
    name text NOT NULL,
    color text NOT NULL,
    description text NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE UNIQUE INDEX passport_tags_name ON passport_tags (app_id, name)',
  ...tagged('user'),
  ...tagged('persona'),

  `CREATE TABLE passport_guild_roles (
    ${DOMAIN},
    id uuid NOT NULL,
    slug_name text NOT NULL,
    display_name text NOT NULL,
    level integer NOT NULL CHECK (level BETWEEN 1 AND 100),
    holders_limit integer NOT NULL CHECK (holders_limit >= 0),
    permissions jsonb NOT NULL,
    is_default boolean NOT NULL,
    properties jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id),
    CONSTRAINT passport_guild_roles_slug UNIQUE (app_id, slug_name),
    CHECK ((slug_name = 'owner') = (level = 100))
  )`,
  `CREATE TABLE passport_guilds (
    ${DOMAIN},
    id uuid NOT NULL,
    realm_id uuid NOT NULL,
    name text NOT NULL,
    unique_name text,
    announcement text NOT NULL,
    guild_type text NOT NULL,
    visibility text NOT NULL CHECK (visibility IN ('Public', 'Private')),
    needs_approval boolean NOT NULL,
    owner_id uuid NOT NULL,
    member_count integer NOT NULL CHECK (member_count >= 0),
    properties jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  `CREATE UNIQUE INDEX passport_guilds_unique_name ON passport_guilds (app_id, realm_id, unique_name)
    WHERE unique_name IS NOT NULL`,
  'CREATE INDEX passport_guilds_name ON passport_guilds (app_id, realm_id, lower(name))',
  'CREATE INDEX passport_guilds_created ON passport_guilds (app_id, created_at, id)',
  `CREATE TABLE passport_guild_members (
    app_id uuid NOT NULL,
    guild_id uuid NOT NULL,
    persona_id uuid NOT NULL,
    role text NOT NULL,
    joined_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, guild_id, persona_id),
    FOREIGN KEY (app_id, guild_id) REFERENCES passport_guilds ON DELETE CASCADE,
    CONSTRAINT passport_guild_members_role FOREIGN KEY (app_id, role) REFERENCES passport_guild_roles (app_id, slug_name)
  )`,
  "CREATE UNIQUE INDEX passport_guild_members_owner ON passport_guild_members (app_id, guild_id) WHERE role = 'owner'",
  'CREATE INDEX passport_guild_members_persona ON passport_guild_members (app_id, persona_id)',
  'CREATE INDEX passport_guild_members_role_held ON passport_guild_members (app_id, role)',
  `CREATE TABLE passport_guild_requests (
    ${DOMAIN},
    id uuid NOT NULL,
    guild_id uuid NOT NULL,
    persona_id uuid NOT NULL,
    message text NOT NULL,
    status text NOT NULL CHECK (status IN ('Pending', 'Approved', 'Rejected', 'Cancelled')),
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  `CREATE UNIQUE INDEX passport_guild_requests_pending ON passport_guild_requests (app_id, guild_id, persona_id)
    WHERE status = 'Pending'`,
  'CREATE INDEX passport_guild_requests_guild ON passport_guild_requests (app_id, guild_id, created_at, id)',
  'CREATE INDEX passport_guild_requests_persona ON passport_guild_requests (app_id, persona_id, created_at, id)',
  `CREATE TABLE passport_guild_leavers (
    ${DOMAIN},
    persona_id uuid NOT NULL,
    left_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, persona_id)
  )`,
  `INSERT INTO passport_guild_roles
    SELECT d.app_id, md5(d.app_id::text || ' ' || r.slug)::uuid, r.slug, r.name, r.level, r.holders, r.permissions::jsonb, true, '{}'::jsonb,
      d.created_at, d.created_at
    FROM passport_id_domains d, (VALUES
      ('owner', '会长', 100, 1, '{"dismissGuild":true,"manageGuildRequests":true,"manageMemberRole":true,"updateGuildInfo":true,"removeMembers":true}'),
      ('vice-owner', '副会长', 50, 0, '{"dismissGuild":false,"manageGuildRequests":true,"manageMemberRole":true,"updateGuildInfo":true,"removeMembers":true}'),
      ('member', '成员', 10, 0, '{"dismissGuild":false,"manageGuildRequests":false,"manageMemberRole":false,"updateGuildInfo":false,"removeMembers":false}')
    ) AS r (slug, name, level, holders, permissions)`,

  `CREATE TABLE passport_friends (
    ${DOMAIN},
    source_id uuid NOT NULL,
    target_id uuid NOT NULL,
    id uuid NOT NULL,
    remark text NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, source_id, target_id),
    CHECK (source_id <> target_id)
  )`,
  'CREATE INDEX passport_friends_target ON passport_friends (app_id, target_id)',
  `CREATE TABLE passport_friend_requests (
    ${DOMAIN},
    id uuid NOT NULL,
    source_id uuid NOT NULL,
    target_id uuid NOT NULL,
    message text NOT NULL,
    status text NOT NULL CHECK (status IN ('Pending', 'Approved', 'Rejected', 'Revoked')),
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  `CREATE UNIQUE INDEX passport_friend_requests_pending ON passport_friend_requests (app_id, source_id, target_id)
    WHERE status = 'Pending'`,
  'CREATE INDEX passport_friend_requests_sent ON passport_friend_requests (app_id, source_id, created_at, id)',
  'CREATE INDEX passport_friend_requests_received ON passport_friend_requests (app_id, target_id, created_at, id)',
  `CREATE TABLE passport_friend_blacklist (
    ${DOMAIN},
    source_id uuid NOT NULL,
    target_id uuid NOT NULL,
    id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, source_id, target_id)
  )`,
  'CREATE INDEX passport_friend_blacklist_target ON passport_friend_blacklist (app_id, target_id)',
  // why no index beside the key, and room on each page: it is written far more often than anything else of a player
  `CREATE TABLE passport_presences (
    ${DOMAIN},
    persona_id uuid NOT NULL,
    status text NOT NULL,
    properties jsonb NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, persona_id)
  ) WITH (fillfactor = 70)`,

  `CREATE TABLE passport_entitlements (
    ${DOMAIN},
    id uuid NOT NULL,
    type text NOT NULL,
    display_name text NOT NULL,
    user_id uuid,
    persona_id uuid,
    start_time timestamptz NOT NULL,
    end_time timestamptz,
    suspended boolean NOT NULL,
    suspend_reason text NOT NULL,
    properties jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id),
    CHECK ((user_id IS NULL) <> (persona_id IS NULL)),
    CHECK (end_time > start_time)
  )`,
  'CREATE INDEX passport_entitlements_created ON passport_entitlements (app_id, created_at, id)',
  'CREATE INDEX passport_entitlements_user ON passport_entitlements (app_id, user_id) WHERE user_id IS NOT NULL',
  'CREATE INDEX passport_entitlements_persona ON passport_entitlements (app_id, persona_id) WHERE persona_id IS NOT NULL',
  'CREATE INDEX passport_entitlements_type ON passport_entitlements (app_id, type)',

  `CREATE TABLE passport_reports (
    ${DOMAIN},
    id uuid NOT NULL,
    reporter_id uuid NOT NULL,
    target_id uuid NOT NULL,
    target_user_id uuid NOT NULL,
    category text NOT NULL,
    content text NOT NULL,
    evidence jsonb NOT NULL,
    status text NOT NULL CHECK (status IN ('Reviewing', 'Cleared', 'Actioned', 'Revoked')),
    result text NOT NULL,
    reviewer text NOT NULL,
    reviewed_at timestamptz,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE INDEX passport_reports_created ON passport_reports (app_id, created_at, id)',
  'CREATE INDEX passport_reports_target ON passport_reports (app_id, target_id, created_at)',
  'CREATE INDEX passport_reports_reporter ON passport_reports (app_id, reporter_id, target_id, category)',
];
