// What engines keep: nodes with their ports, servers and what is to be told of them; lines of logs in chunks; files that
// were sent to be worked on; and how far a build has come.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE game_nodes (
    name text PRIMARY KEY,
    region text NOT NULL,
    location text NOT NULL,
    address text NOT NULL,
    machine text NOT NULL,
    instance uuid NOT NULL,
    cpu_millis integer NOT NULL,
    memory_mib integer NOT NULL,
    used_cpu_millis integer NOT NULL DEFAULT 0,
    used_memory_mib integer NOT NULL DEFAULT 0,
    draining boolean NOT NULL DEFAULT false,
    sandbox jsonb NOT NULL,
    takes text NOT NULL CHECK (takes IN ('all', 'trusted', 'none')),
    owner_pid integer NOT NULL,
    owner_started text NOT NULL,
    heartbeat_at timestamptz NOT NULL
  )`,
  // why the machine: two platforms on one share its ports
  `CREATE TABLE node_ports (
    machine text NOT NULL,
    protocol text NOT NULL CHECK (protocol IN ('TCP', 'UDP')),
    port integer NOT NULL,
    server_id uuid NOT NULL,
    PRIMARY KEY (machine, protocol, port)
  )`,
  'CREATE INDEX node_ports_server ON node_ports (server_id)',
  `CREATE TABLE game_servers (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    app_id uuid NOT NULL,
    region text NOT NULL,
    pool text NOT NULL,
    node text NOT NULL,
    state text NOT NULL
      CHECK (state IN ('Scheduled', 'RequestReady', 'Ready', 'Reserved', 'Allocated', 'Unhealthy', 'Shutdown')),
    stop_reason text,
    process_id uuid,
    address text NOT NULL DEFAULT '',
    ports jsonb NOT NULL,
    cpu_millis integer NOT NULL,
    memory_mib integer NOT NULL,
    limits jsonb NOT NULL,
    trusted boolean NOT NULL,
    labels jsonb NOT NULL,
    annotations jsonb NOT NULL,
    players jsonb NOT NULL,
    placed_at timestamptz NOT NULL,
    started_at timestamptz,
    ready_at timestamptz,
    heard_at timestamptz,
    ended_at timestamptz,
    ended jsonb
  )`,
  'CREATE INDEX game_servers_of_node ON game_servers (node) WHERE ended_at IS NULL',
  `CREATE INDEX game_servers_ready ON game_servers (kind, pool, ready_at) WHERE ended_at IS NULL AND state = 'Ready'`,
  'CREATE INDEX game_servers_of_app ON game_servers (app_id, kind, placed_at)',
  'CREATE INDEX game_servers_ended ON game_servers (ended_at) WHERE ended_at IS NOT NULL',
  `CREATE TABLE game_server_events (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    server_id uuid NOT NULL,
    what text NOT NULL,
    teller uuid NOT NULL
  )`,
  'CREATE INDEX game_server_events_teller ON game_server_events (teller, id)',

  `CREATE TABLE log_chunks (
    app_id uuid NOT NULL,
    log_group text NOT NULL,
    name text NOT NULL,
    first_number bigint NOT NULL,
    last_number bigint NOT NULL,
    from_at timestamptz NOT NULL,
    to_at timestamptz NOT NULL,
    md5 text NOT NULL,
    size integer NOT NULL,
    is_last boolean NOT NULL,
    PRIMARY KEY (app_id, log_group, name, first_number)
  )`,
  'CREATE INDEX log_chunks_newest ON log_chunks (app_id, log_group, to_at)',
  'CREATE INDEX log_chunks_old ON log_chunks (to_at)',
  'CREATE INDEX log_chunks_content ON log_chunks (app_id, md5, size)',

  `CREATE TABLE uploads (
    object_name text PRIMARY KEY,
    app_id uuid NOT NULL,
    purpose text NOT NULL,
    filename text NOT NULL,
    size bigint NOT NULL,
    md5 text NOT NULL,
    asked_at timestamptz NOT NULL,
    stored_at timestamptz
  )`,
  'CREATE INDEX uploads_content ON uploads (app_id, md5, size)',
  'CREATE INDEX uploads_old ON uploads (asked_at)',

  `CREATE TABLE builds (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL,
    attempt integer NOT NULL,
    stage text NOT NULL,
    content_hash text,
    bytes bigint,
    files integer
  )`,
  // why kept as one archive: a node that has no folder of an image makes it from there
  `CREATE TABLE image_contents (
    app_id uuid NOT NULL,
    content_hash text NOT NULL,
    md5 text NOT NULL,
    size bigint NOT NULL,
    bytes bigint NOT NULL,
    files integer NOT NULL,
    filename text NOT NULL,
    entrypoint text NOT NULL,
    PRIMARY KEY (app_id, content_hash)
  )`,
];
