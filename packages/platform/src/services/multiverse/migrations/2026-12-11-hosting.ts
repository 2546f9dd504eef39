import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const AUDIT = `created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    modified_at timestamptz NOT NULL,
    modified_by text NOT NULL`;

const STATEMENTS = [
  `CREATE TABLE hosting_games (
    game_id uuid PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    name text NOT NULL,
    type text NOT NULL CHECK (type IN ('OnDemandGame', 'OnFleetGame')),
    source text NOT NULL CHECK (source IN ('multiverse', 'sync', 'func', 'push', 'baking')),
    lifetime_seconds bigint NOT NULL CHECK (lifetime_seconds >= 0),
    webhook_url text NOT NULL,
    webhook_headers text,
    has_rooms boolean NOT NULL,
    cpu_factor double precision NOT NULL CHECK (cpu_factor > 0),
    memory_factor double precision NOT NULL CHECK (memory_factor > 0),
    usage_factor double precision NOT NULL CHECK (usage_factor > 0),
    ${AUDIT}
  )`,
  'CREATE INDEX hosting_games_app ON hosting_games (app_id, created_at)',
  'CREATE INDEX hosting_games_newest ON hosting_games (created_at, game_id)',
  `CREATE TABLE hosting_regions (
    game_id uuid NOT NULL REFERENCES hosting_games ON DELETE CASCADE,
    region_id text NOT NULL,
    min_servers integer NOT NULL CHECK (min_servers >= 0),
    max_servers integer NOT NULL CHECK (max_servers >= 1),
    buffer_percent integer NOT NULL CHECK (buffer_percent BETWEEN 0 AND 100),
    fault text NOT NULL DEFAULT '',
    failures integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (game_id, region_id),
    CHECK (min_servers <= max_servers)
  )`,
  `CREATE TABLE hosting_profiles (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    game_id uuid NOT NULL REFERENCES hosting_games ON DELETE CASCADE,
    name text NOT NULL,
    description text NOT NULL,
    region_ids jsonb NOT NULL,
    last_version integer NOT NULL DEFAULT 0,
    ${AUDIT}
  )`,
  'CREATE UNIQUE INDEX hosting_profiles_name ON hosting_profiles (game_id, name)',
  'CREATE INDEX hosting_profiles_newest ON hosting_profiles (game_id, created_at, id)',
  `CREATE TABLE hosting_images (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    game_id uuid NOT NULL REFERENCES hosting_games ON DELETE CASCADE,
    name text NOT NULL,
    os text NOT NULL,
    object_name text NOT NULL,
    size bigint NOT NULL,
    md5 text NOT NULL,
    entrypoint text NOT NULL,
    description text NOT NULL,
    status text NOT NULL CHECK (status IN ('pending', 'clone', 'chmod', 'download', 'decompress', 'rsync',
      'prepare_dockerfile', 'check', 'build_docker_image', 'success', 'failure', 'error', 'timeout')),
    stage text NOT NULL CHECK (stage IN ('pending', 'clone', 'chmod', 'download', 'decompress', 'rsync',
      'prepare_dockerfile', 'check', 'build_docker_image')),
    failed_reason text NOT NULL DEFAULT '',
    attempt integer NOT NULL DEFAULT 1,
    content_hash text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL,
    finished_at timestamptz
  )`,
  'CREATE INDEX hosting_images_newest ON hosting_images (game_id, created_at, id)',
  // why no reference to the image: a draft outlives the image that it names, and then cannot be released
  `CREATE TABLE hosting_revisions (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    game_id uuid NOT NULL,
    profile_id uuid NOT NULL REFERENCES hosting_profiles ON DELETE CASCADE,
    version integer NOT NULL,
    status text NOT NULL CHECK (status IN ('draft', 'released', 'archived')),
    image_id uuid NOT NULL,
    image_name text NOT NULL,
    os text NOT NULL,
    start_command text NOT NULL,
    start_args text NOT NULL,
    work_dir text NOT NULL,
    description text NOT NULL,
    ports jsonb NOT NULL,
    envs jsonb NOT NULL,
    files jsonb NOT NULL,
    cpu_request integer NOT NULL,
    cpu_limit integer NOT NULL,
    memory_request integer NOT NULL,
    memory_limit integer NOT NULL,
    start_seconds integer NOT NULL CHECK (start_seconds > 0),
    released_at timestamptz,
    released_by text NOT NULL DEFAULT '',
    ${AUDIT},
    CHECK (cpu_request BETWEEN 1 AND cpu_limit),
    CHECK (memory_request BETWEEN 1 AND memory_limit)
  )`,
  'CREATE UNIQUE INDEX hosting_revisions_version ON hosting_revisions (profile_id, version)',
  `CREATE UNIQUE INDEX hosting_revisions_released ON hosting_revisions (profile_id) WHERE status = 'released'`,
  'CREATE INDEX hosting_revisions_image ON hosting_revisions (image_id)',
  // why no reference to profile and revision: what ran is told after they are gone
  `CREATE TABLE hosting_allocations (
    game_id uuid NOT NULL REFERENCES hosting_games ON DELETE CASCADE,
    uuid uuid NOT NULL,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    profile_id uuid NOT NULL,
    profile_name text NOT NULL,
    revision_id uuid NOT NULL,
    region_id text NOT NULL,
    server_id uuid NOT NULL,
    status text NOT NULL
      CHECK (status IN ('created', 'allocated', 'failed', 'deallocated', 'canceled', 'unhealthy')),
    msg text NOT NULL DEFAULT '',
    end_reason text NOT NULL DEFAULT ''
      CHECK (end_reason IN ('', 'start timeout', 'not started', 'exited', 'disk full', 'out of memory',
        'heartbeat lost', 'ttl expired', 'deleted', 'shutdown', 'node lost', 'platform restart')),
    exit_code integer,
    envs jsonb NOT NULL,
    asked_seconds bigint NOT NULL,
    lifetime_seconds bigint NOT NULL,
    cpu_millis integer NOT NULL,
    memory_mib integer NOT NULL,
    name text NOT NULL,
    node text NOT NULL DEFAULT '',
    ip text NOT NULL DEFAULT '',
    ports jsonb NOT NULL,
    server_state text NOT NULL DEFAULT ''
      CHECK (server_state IN ('', 'Scheduled', 'RequestReady', 'Ready', 'Reserved', 'Allocated', 'Unhealthy', 'Shutdown')),
    fulfilled_at timestamptz,
    expire_at timestamptz,
    heard_at timestamptz,
    deleted_at timestamptz,
    deleted_by text NOT NULL DEFAULT '',
    sent_bytes bigint NOT NULL DEFAULT 0,
    metered_bytes bigint NOT NULL DEFAULT 0,
    metered_until timestamptz,
    ${AUDIT},
    PRIMARY KEY (game_id, uuid)
  )`,
  // why: never two allocations on one server
  `CREATE UNIQUE INDEX hosting_allocations_server ON hosting_allocations (server_id)
    WHERE status IN ('created', 'allocated', 'unhealthy')`,
  'CREATE INDEX hosting_allocations_newest ON hosting_allocations (game_id, created_at, uuid)',
  `CREATE INDEX hosting_allocations_live ON hosting_allocations (game_id, profile_id, region_id)
    WHERE status IN ('created', 'allocated', 'unhealthy')`,
  'CREATE INDEX hosting_allocations_ended ON hosting_allocations (server_id)',
  `CREATE TABLE hosting_schedules (
    region_id text PRIMARY KEY,
    name text NOT NULL,
    cron text NOT NULL,
    duration_minutes integer NOT NULL,
    replicas integer NOT NULL,
    cpu_millis integer NOT NULL,
    memory_mib integer NOT NULL,
    enabled boolean NOT NULL
  )`,
  `CREATE TABLE hosting_ratios (
    id uuid PRIMARY KEY,
    game_id uuid REFERENCES hosting_games ON DELETE CASCADE,
    region_id text NOT NULL,
    location_id text NOT NULL,
    ratio double precision NOT NULL CHECK (ratio BETWEEN 0 AND 100)
  )`,
  `CREATE UNIQUE INDEX hosting_ratios_of_game ON hosting_ratios (game_id, region_id, location_id)
    WHERE game_id IS NOT NULL`,
  'CREATE UNIQUE INDEX hosting_ratios_of_all ON hosting_ratios (region_id, location_id) WHERE game_id IS NULL',
];
