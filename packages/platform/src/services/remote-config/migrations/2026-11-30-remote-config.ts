import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE config_apps (
    app_id uuid PRIMARY KEY REFERENCES apps ON DELETE CASCADE,
    version integer NOT NULL CHECK (version >= 0)
  )`,
  `CREATE TABLE config_entries (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    id uuid NOT NULL,
    key text NOT NULL,
    type text NOT NULL CHECK (type IN ('INT', 'LONG', 'FLOAT', 'BOOL', 'STRING', 'JSON')),
    value text NOT NULL,
    description text NOT NULL,
    resource_age integer NOT NULL,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    modified_at timestamptz NOT NULL,
    modified_by text NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE UNIQUE INDEX config_entries_key ON config_entries (app_id, key)',
  'CREATE INDEX config_entries_modified ON config_entries (app_id, modified_at DESC, id)',
  `CREATE TABLE config_overrides (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    id uuid NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    status text NOT NULL CHECK (status IN ('enable', 'disable')),
    start_at timestamptz,
    end_at timestamptz,
    rule text NOT NULL,
    rollout integer NOT NULL CHECK (rollout BETWEEN 0 AND 100),
    priority integer NOT NULL CHECK (priority BETWEEN 1 AND 1000),
    variants jsonb NOT NULL,
    resource_age integer NOT NULL,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    modified_at timestamptz NOT NULL,
    modified_by text NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE INDEX config_overrides_order ON config_overrides (app_id, priority, created_at, id)',
  `CREATE TABLE config_override_keys (
    app_id uuid NOT NULL,
    key text NOT NULL,
    override_id uuid NOT NULL,
    PRIMARY KEY (app_id, key, override_id),
    FOREIGN KEY (app_id, override_id) REFERENCES config_overrides ON DELETE CASCADE
  )`,
  'CREATE INDEX config_override_keys_override ON config_override_keys (app_id, override_id)',
  `CREATE TABLE config_versions (
    app_id uuid NOT NULL REFERENCES config_apps ON DELETE CASCADE,
    version integer NOT NULL,
    document bytea NOT NULL,
    changes jsonb NOT NULL,
    note text NOT NULL,
    restored_from integer NOT NULL,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    PRIMARY KEY (app_id, version)
  )`,
  `CREATE TABLE config_exposures (
    app_id uuid NOT NULL,
    override_id uuid NOT NULL,
    variant_id uuid NOT NULL,
    hour timestamptz NOT NULL,
    reads bigint NOT NULL,
    PRIMARY KEY (app_id, override_id, hour, variant_id),
    FOREIGN KEY (app_id, override_id) REFERENCES config_overrides ON DELETE CASCADE
  )`,
  `CREATE TABLE config_exposed_players (
    app_id uuid NOT NULL,
    override_id uuid NOT NULL,
    day date NOT NULL,
    sketch bytea NOT NULL,
    PRIMARY KEY (app_id, override_id, day),
    FOREIGN KEY (app_id, override_id) REFERENCES config_overrides ON DELETE CASCADE
  )`,
  `CREATE TABLE config_attributes (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    name text NOT NULL,
    value text NOT NULL,
    type text NOT NULL CHECK (type IN ('number', 'string', 'boolean', 'list')),
    seen bigint NOT NULL,
    day date NOT NULL,
    PRIMARY KEY (app_id, name, value)
  )`,
];
