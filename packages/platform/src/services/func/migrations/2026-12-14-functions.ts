import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE func_functions (
    function_id uuid PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    name text NOT NULL,
    status text NOT NULL CHECK (status IN ('enabled', 'disabled')),
    endpoint_selection text NOT NULL CHECK (endpoint_selection IN ('RANDOM', 'LATEST', 'LEAST')),
    ports jsonb NOT NULL,
    level text NOT NULL,
    ttl_seconds bigint NOT NULL CHECK (ttl_seconds >= 0),
    default_profile_id uuid NOT NULL,
    logs_open boolean NOT NULL,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL
  )`,
  'CREATE UNIQUE INDEX func_functions_app ON func_functions (app_id)',
  // why no reference to profile and revision: what ran is told after they are gone
  `CREATE TABLE func_servers (
    id uuid PRIMARY KEY,
    function_id uuid NOT NULL REFERENCES func_functions ON DELETE CASCADE,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    name text NOT NULL,
    profile_id uuid NOT NULL,
    profile_name text NOT NULL,
    revision_id uuid NOT NULL,
    version integer NOT NULL,
    is_pinned boolean NOT NULL,
    region_id text NOT NULL,
    server_id uuid NOT NULL,
    starts_again boolean NOT NULL DEFAULT false,
    status text NOT NULL CHECK (status IN ('created', 'running', 'deleting', 'deleted', 'failed', 'unhealthy')),
    failed_reason text NOT NULL DEFAULT '',
    exit_code integer,
    level text NOT NULL,
    cpu_millis integer NOT NULL,
    memory_mib integer NOT NULL,
    tags jsonb NOT NULL,
    envs jsonb NOT NULL,
    max_players integer NOT NULL CHECK (max_players >= 0),
    is_scaled boolean NOT NULL,
    ip text NOT NULL DEFAULT '',
    ports jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    started_at timestamptz,
    expire_at timestamptz,
    ended_at timestamptz,
    used_core_ms bigint NOT NULL DEFAULT 0,
    metered_core_ms bigint NOT NULL DEFAULT 0,
    sent_bytes bigint NOT NULL DEFAULT 0,
    metered_bytes bigint NOT NULL DEFAULT 0,
    metered_until timestamptz
  )`,
  'CREATE UNIQUE INDEX func_servers_server ON func_servers (server_id)',
  'CREATE INDEX func_servers_newest ON func_servers (function_id, created_at, id)',
  `CREATE INDEX func_servers_live ON func_servers (function_id, status)
    WHERE status IN ('created', 'running', 'unhealthy')`,
  'CREATE INDEX func_servers_metered ON func_servers (metered_until) WHERE metered_until IS NOT NULL',
  `CREATE TABLE func_autoscalers (
    id uuid PRIMARY KEY,
    function_id uuid NOT NULL REFERENCES func_functions ON DELETE CASCADE,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    resource text NOT NULL CHECK (resource IN ('cpu', 'memory')),
    min_servers integer NOT NULL CHECK (min_servers >= 0),
    max_servers integer NOT NULL CHECK (max_servers >= min_servers),
    extend_threshold double precision NOT NULL,
    shrink_threshold double precision NOT NULL,
    step integer NOT NULL,
    cooldown_seconds integer NOT NULL,
    window_seconds integer NOT NULL,
    enabled boolean NOT NULL,
    fault text NOT NULL DEFAULT '',
    failures integer NOT NULL DEFAULT 0,
    paused_until timestamptz,
    last_operation_at timestamptz,
    created_at timestamptz NOT NULL,
    CHECK (0 < shrink_threshold AND shrink_threshold < extend_threshold AND extend_threshold <= 100)
  )`,
  'CREATE UNIQUE INDEX func_autoscalers_one ON func_autoscalers (function_id)',
  `CREATE TABLE func_scalings (
    id uuid PRIMARY KEY,
    function_id uuid NOT NULL REFERENCES func_functions ON DELETE CASCADE,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    operation text NOT NULL CHECK (operation IN ('extend', 'shrink')),
    resource text NOT NULL CHECK (resource IN ('cpu', 'memory')),
    value double precision NOT NULL,
    from_servers integer NOT NULL,
    to_servers integer NOT NULL,
    server_ids jsonb NOT NULL,
    reason text NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX func_scalings_newest ON func_scalings (function_id, created_at, id)',
  'CREATE INDEX func_scalings_old ON func_scalings (created_at)',
  `CREATE TABLE func_minutes (
    server_id uuid NOT NULL REFERENCES func_servers ON DELETE CASCADE,
    minute timestamptz NOT NULL,
    function_id uuid NOT NULL,
    app_id uuid NOT NULL,
    core_ms bigint NOT NULL,
    PRIMARY KEY (server_id, minute)
  )`,
  'CREATE INDEX func_minutes_function ON func_minutes (function_id, minute)',
  'CREATE INDEX func_minutes_old ON func_minutes (minute)',
  `CREATE TABLE func_samples (
    server_id uuid NOT NULL REFERENCES func_servers ON DELETE CASCADE,
    at timestamptz NOT NULL,
    function_id uuid NOT NULL,
    app_id uuid NOT NULL,
    cpu double precision NOT NULL,
    memory double precision NOT NULL
  )`,
  'CREATE INDEX func_samples_function ON func_samples (function_id, at)',
  `CREATE TABLE func_holds (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    server_id uuid NOT NULL REFERENCES func_servers ON DELETE CASCADE,
    app_id uuid NOT NULL,
    until timestamptz NOT NULL
  )`,
  'CREATE INDEX func_holds_server ON func_holds (server_id, until)',
];
