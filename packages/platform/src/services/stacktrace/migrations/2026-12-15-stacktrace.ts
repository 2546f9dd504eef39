import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE stack_uploads (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    id uuid NOT NULL,
    object_key text NOT NULL,
    name text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE UNIQUE INDEX stack_uploads_key ON stack_uploads (object_key)',
  'CREATE INDEX stack_uploads_age ON stack_uploads (created_at)',
  `CREATE TABLE stack_files (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    id uuid NOT NULL,
    etag char(32) NOT NULL,
    size bigint NOT NULL,
    stored_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE INDEX stack_files_content ON stack_files (app_id, etag, size)',
  `CREATE TABLE stack_symbols (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    id uuid NOT NULL,
    file_id uuid NOT NULL,
    index_id uuid,
    member text NOT NULL,
    file_name text NOT NULL,
    module text NOT NULL,
    build_id text NOT NULL,
    arch text NOT NULL,
    platform text NOT NULL CHECK (platform IN ('android', 'linux', 'harmony', 'webgl')),
    kind text NOT NULL CHECK (kind IN ('native', 'breakpad', 'sourcemap', 'mapping')),
    version text NOT NULL,
    size bigint NOT NULL,
    has_symtab boolean NOT NULL,
    has_debug_line boolean NOT NULL,
    rank integer NOT NULL,
    object_key text NOT NULL,
    status text NOT NULL CHECK (status IN ('processing', 'ready', 'invalid')),
    reason text NOT NULL,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE UNIQUE INDEX stack_symbols_id ON stack_symbols (id)',
  `CREATE UNIQUE INDEX stack_symbols_build ON stack_symbols (app_id, build_id, arch) WHERE build_id <> ''`,
  `CREATE UNIQUE INDEX stack_symbols_version ON stack_symbols (app_id, kind, file_name, version) WHERE build_id = ''`,
  'CREATE INDEX stack_symbols_module ON stack_symbols (app_id, module, created_at DESC)',
  'CREATE INDEX stack_symbols_newest ON stack_symbols (app_id, created_at DESC, id)',
  'CREATE INDEX stack_symbols_all ON stack_symbols (created_at DESC, id)',
  'CREATE INDEX stack_symbols_file ON stack_symbols (app_id, file_id)',
  `CREATE TABLE stack_groups (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    id uuid NOT NULL,
    title text NOT NULL,
    signal text NOT NULL,
    count bigint NOT NULL CHECK (count >= 0),
    first_seen timestamptz NOT NULL,
    last_seen timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE INDEX stack_groups_seen ON stack_groups (app_id, last_seen DESC, id)',
  `CREATE TABLE stack_records (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    id uuid NOT NULL,
    group_id uuid NOT NULL,
    title text NOT NULL,
    signal text NOT NULL,
    status text NOT NULL CHECK (status IN ('finished', 'partial_finished', 'failed')),
    tags jsonb NOT NULL,
    platform text NOT NULL,
    app_version text NOT NULL,
    device_model text NOT NULL,
    os_version text NOT NULL,
    user_id text NOT NULL,
    raw_stack text NOT NULL,
    frames jsonb NOT NULL,
    missing_build_ids jsonb NOT NULL,
    occurred_at timestamptz,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE INDEX stack_records_newest ON stack_records (app_id, created_at DESC, id)',
  'CREATE INDEX stack_records_group ON stack_records (app_id, group_id, created_at DESC)',
  `CREATE TABLE stack_missing (
    app_id uuid NOT NULL,
    record_id uuid NOT NULL,
    build_id text NOT NULL,
    module text NOT NULL,
    PRIMARY KEY (app_id, record_id, build_id),
    FOREIGN KEY (app_id, record_id) REFERENCES stack_records ON DELETE CASCADE
  )`,
  'CREATE INDEX stack_missing_build ON stack_missing (app_id, build_id)',
];
