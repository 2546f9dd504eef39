import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  'ALTER TABLE hosting_regions ADD COLUMN paused_until timestamptz',
  `CREATE TABLE hosting_test_servers (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    game_id uuid NOT NULL REFERENCES hosting_games ON DELETE CASCADE,
    revision_id uuid NOT NULL,
    region_id text NOT NULL,
    status text NOT NULL CHECK (status IN ('creating', 'running', 'failed', 'stopped')),
    msg text NOT NULL DEFAULT '',
    exit_code integer,
    ip text NOT NULL DEFAULT '',
    ports jsonb NOT NULL,
    envs jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    expire_at timestamptz NOT NULL,
    heard_at timestamptz,
    ended_at timestamptz
  )`,
  `CREATE UNIQUE INDEX hosting_test_servers_one ON hosting_test_servers (revision_id)
    WHERE status IN ('creating', 'running')`,
  'CREATE INDEX hosting_test_servers_newest ON hosting_test_servers (game_id, created_at, id)',
  `CREATE TABLE hosting_samples (
    server_id uuid NOT NULL,
    minute timestamptz NOT NULL,
    app_id uuid NOT NULL,
    samples integer NOT NULL,
    cpu_millis bigint NOT NULL,
    memory_bytes bigint NOT NULL,
    sent_bytes bigint NOT NULL,
    received_bytes bigint NOT NULL,
    PRIMARY KEY (server_id, minute)
  )`,
  'CREATE INDEX hosting_samples_minute ON hosting_samples (minute)',
];
