import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE storage_nodes (
    id uuid PRIMARY KEY,
    heard_at timestamptz NOT NULL
  )`,
  `CREATE TABLE storage_databases (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    node uuid NOT NULL,
    name text NOT NULL,
    engine text NOT NULL CHECK (engine IN ('postgresql', 'mysql', 'mongo', 'redis')),
    engine_version text NOT NULL,
    provider text NOT NULL CHECK (provider IN ('external', 'native', 'subset', 'embedded')),
    region text NOT NULL,
    instance_type text NOT NULL,
    storage_gib integer NOT NULL CHECK (storage_gib >= 0),
    status text NOT NULL
      CHECK (status IN ('creating', 'running', 'deleting', 'deleted', 'failure', 'restarting')),
    message text NOT NULL DEFAULT '',
    activity text NOT NULL DEFAULT 'asleep' CHECK (activity IN ('awake', 'asleep')),
    busy_request uuid,
    busy_with text NOT NULL DEFAULT '',
    instance_id text NOT NULL,
    username text NOT NULL,
    database_name text NOT NULL,
    verifier text NOT NULL,
    admin_password text NOT NULL,
    console_password text NOT NULL,
    port integer NOT NULL DEFAULT 0,
    proxy_status text NOT NULL DEFAULT 'off' CHECK (proxy_status IN ('on', 'opening', 'off', 'closing')),
    public_port integer NOT NULL DEFAULT 0,
    plan_enabled boolean NOT NULL DEFAULT false,
    plan_hour integer NOT NULL DEFAULT 3,
    plan_keep integer NOT NULL DEFAULT 7,
    is_full boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    modified_at timestamptz NOT NULL,
    running_at timestamptz,
    metered_until timestamptz,
    deleted_at timestamptz,
    purged_at timestamptz
  )`,
  'CREATE INDEX storage_databases_newest ON storage_databases (app_id, created_at DESC, id)',
  'CREATE INDEX storage_databases_all ON storage_databases (created_at DESC, id)',
  'CREATE INDEX storage_databases_node ON storage_databases (node) WHERE purged_at IS NULL',
  `CREATE UNIQUE INDEX storage_databases_port ON storage_databases (node, port)
    WHERE port > 0 AND status <> 'deleted'`,
  `CREATE TABLE storage_requests (
    id uuid PRIMARY KEY,
    database_id uuid NOT NULL REFERENCES storage_databases ON DELETE CASCADE,
    app_id uuid NOT NULL,
    node uuid NOT NULL,
    operation text NOT NULL CHECK (operation IN
      ('create', 'delete', 'reset-password', 'create-proxy', 'release-proxy', 'upgrade', 'restart', 'backup', 'restore')),
    status text NOT NULL
      CHECK (status IN ('INITIAL', 'RUNNING', 'SUCCESS', 'FAILED', 'KILLED', 'REMOVED', 'PAUSED')),
    info text NOT NULL DEFAULT '',
    detail jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    started_at timestamptz,
    ended_at timestamptz
  )`,
  `CREATE INDEX storage_requests_open ON storage_requests (node, created_at) WHERE status IN ('INITIAL', 'RUNNING')`,
  'CREATE INDEX storage_requests_newest ON storage_requests (database_id, created_at DESC, id)',
  'CREATE INDEX storage_requests_ended ON storage_requests (ended_at)',
  `CREATE TABLE storage_backups (
    id uuid PRIMARY KEY,
    database_id uuid NOT NULL REFERENCES storage_databases ON DELETE CASCADE,
    app_id uuid NOT NULL,
    name text NOT NULL,
    status text NOT NULL CHECK (status IN ('UNKNOWN', 'RUNNING', 'SUCCESS', 'FAILED')),
    way text NOT NULL CHECK (way IN ('manual', 'automatic')),
    type text NOT NULL CHECK (type IN ('logical', 'physical')),
    engine text NOT NULL,
    engine_version text NOT NULL,
    ending text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL,
    finished_at timestamptz
  )`,
  'CREATE INDEX storage_backups_newest ON storage_backups (database_id, created_at DESC, id)',
  `CREATE TABLE storage_dumps (
    backup_id uuid PRIMARY KEY REFERENCES storage_backups ON DELETE CASCADE,
    app_id uuid NOT NULL,
    etag char(32) NOT NULL,
    size bigint NOT NULL,
    stored_at timestamptz NOT NULL
  )`,
  'CREATE INDEX storage_dumps_content ON storage_dumps (app_id, etag, size)',
  `CREATE TABLE storage_samples (
    database_id uuid NOT NULL REFERENCES storage_databases ON DELETE CASCADE,
    at timestamptz NOT NULL,
    app_id uuid NOT NULL,
    cpu double precision NOT NULL,
    memory double precision NOT NULL,
    disk double precision NOT NULL,
    connections double precision NOT NULL,
    qps double precision NOT NULL,
    PRIMARY KEY (database_id, at)
  )`,
  'CREATE INDEX storage_samples_age ON storage_samples (at)',
  `CREATE TABLE storage_questions (
    id uuid PRIMARY KEY,
    database_id uuid NOT NULL REFERENCES storage_databases ON DELETE CASCADE,
    app_id uuid NOT NULL,
    node uuid NOT NULL,
    statement text NOT NULL,
    read_only boolean NOT NULL,
    row_limit integer NOT NULL,
    taken boolean NOT NULL DEFAULT false,
    answer jsonb,
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX storage_questions_open ON storage_questions (node, created_at) WHERE NOT taken',
  'CREATE INDEX storage_questions_age ON storage_questions (created_at)',
  `CREATE TABLE storage_slow (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    database_id uuid NOT NULL REFERENCES storage_databases ON DELETE CASCADE,
    app_id uuid NOT NULL,
    at timestamptz NOT NULL,
    duration_ms integer NOT NULL,
    statement text NOT NULL,
    database_name text NOT NULL,
    user_name text NOT NULL,
    rows_examined bigint
  )`,
  'CREATE INDEX storage_slow_newest ON storage_slow (database_id, at DESC, id)',
  'CREATE INDEX storage_slow_age ON storage_slow (at)',
];
