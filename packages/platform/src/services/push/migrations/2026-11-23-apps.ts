import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE push_versions (
    id uuid PRIMARY KEY,
    version text NOT NULL UNIQUE,
    image text NOT NULL,
    description text NOT NULL DEFAULT '',
    is_default boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL
  )`,
  'CREATE UNIQUE INDEX push_versions_default ON push_versions (is_default) WHERE is_default',
  `CREATE TABLE push_apps (
    app_id uuid PRIMARY KEY REFERENCES apps ON DELETE CASCADE,
    name text NOT NULL,
    level_id text NOT NULL,
    version_id uuid NOT NULL REFERENCES push_versions,
    cpu_millis integer NOT NULL CHECK (cpu_millis > 0),
    min_servers integer NOT NULL CHECK (min_servers >= 1),
    max_servers integer NOT NULL CHECK (max_servers >= min_servers),
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX push_apps_version ON push_apps (version_id)',
  `CREATE TABLE push_channels (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES push_apps ON DELETE CASCADE,
    name text NOT NULL,
    description text NOT NULL DEFAULT '',
    is_public boolean NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  'CREATE UNIQUE INDEX push_channels_name ON push_channels (app_id, name)',
];
