import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  // why the version as text: one that no app uses may be deleted while a server of it drains
  `CREATE TABLE push_servers (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES push_apps ON DELETE CASCADE,
    name text NOT NULL,
    status text NOT NULL CHECK (status IN ('created', 'running', 'failure', 'waiting_exited', 'deleted')),
    version_id uuid NOT NULL,
    version text NOT NULL,
    host uuid,
    ip text NOT NULL DEFAULT '',
    port integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    started_at timestamptz,
    ended_at timestamptz,
    metered_until timestamptz
  )`,
  'CREATE INDEX push_servers_app ON push_servers (app_id, status)',
  `CREATE INDEX push_servers_host ON push_servers (host) WHERE status <> 'deleted'`,
  `CREATE INDEX push_servers_ended ON push_servers (ended_at) WHERE status = 'deleted'`,
  `CREATE TABLE push_loads (
    server_id uuid NOT NULL REFERENCES push_servers ON DELETE CASCADE,
    instance uuid NOT NULL,
    players integer NOT NULL,
    cpu_micros integer NOT NULL DEFAULT 0,
    memory_bytes bigint NOT NULL DEFAULT 0,
    memory_total bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (server_id, instance)
  )`,
  `CREATE TABLE push_batches (
    instance uuid PRIMARY KEY,
    last bigint NOT NULL
  )`,
  `CREATE TABLE push_players (
    app_id uuid NOT NULL REFERENCES push_apps ON DELETE CASCADE,
    day date NOT NULL,
    player_id text NOT NULL,
    PRIMARY KEY (app_id, day, player_id)
  )`,
  'CREATE INDEX push_players_day ON push_players (day)',
  `CREATE TABLE push_points (
    app_id uuid NOT NULL REFERENCES push_apps ON DELETE CASCADE,
    minute timestamptz NOT NULL,
    players integer NOT NULL DEFAULT 0,
    channels integer NOT NULL DEFAULT 0,
    messages bigint NOT NULL DEFAULT 0,
    cpu_share integer NOT NULL DEFAULT 0,
    memory_share integer NOT NULL DEFAULT 0,
    PRIMARY KEY (app_id, minute)
  )`,
  'CREATE INDEX push_points_minute ON push_points (minute)',
];
