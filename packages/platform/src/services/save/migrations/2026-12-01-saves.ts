import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE save_apps (
    app_id uuid PRIMARY KEY REFERENCES apps ON DELETE CASCADE,
    max_save_size bigint NOT NULL,
    max_saves_per_user integer NOT NULL,
    max_bytes_per_user bigint NOT NULL,
    keep_versions integer NOT NULL CHECK (keep_versions BETWEEN 0 AND 20),
    max_pfp_size bigint NOT NULL,
    download_url_ttl integer NOT NULL,
    client_write_enabled boolean NOT NULL
  )`,
  `CREATE TABLE save_users (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    user_id text NOT NULL,
    saves integer NOT NULL CHECK (saves >= 0),
    bytes bigint NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (app_id, user_id)
  )`,
  `CREATE TABLE save_uploads (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('file', 'cover', 'picture')),
    user_id text NOT NULL,
    persona_id text NOT NULL,
    name text NOT NULL,
    format text NOT NULL,
    limit_bytes bigint NOT NULL,
    is_too_large boolean NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE INDEX save_uploads_owner ON save_uploads (app_id, owner_id)',
  'CREATE INDEX save_uploads_user ON save_uploads (app_id, user_id)',
  'CREATE INDEX save_uploads_age ON save_uploads (created_at)',
  `CREATE TABLE save_files (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('file', 'cover', 'picture')),
    user_id text NOT NULL,
    name text NOT NULL,
    format text NOT NULL,
    etag char(32) NOT NULL,
    size bigint NOT NULL,
    image text NOT NULL CHECK (image IN ('', 'png', 'jpeg', 'gif', 'webp')),
    is_kept boolean NOT NULL,
    uploaded_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE INDEX save_files_owner ON save_files (app_id, owner_id)',
  'CREATE INDEX save_files_content ON save_files (app_id, etag, size)',
  `CREATE TABLE saves (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    id uuid NOT NULL,
    user_id text NOT NULL,
    persona_id text NOT NULL,
    name text NOT NULL,
    namespace text NOT NULL,
    progress_type text NOT NULL CHECK (progress_type IN ('LINEAR', 'MULTI')),
    description text NOT NULL,
    tags jsonb NOT NULL,
    properties jsonb NOT NULL,
    file_id uuid,
    file_revision integer NOT NULL,
    cover_id uuid,
    revision integer NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  `CREATE UNIQUE INDEX saves_linear ON saves (app_id, user_id, persona_id, namespace) WHERE progress_type = 'LINEAR'`,
  'CREATE INDEX saves_modified ON saves (app_id, modified_at DESC, id)',
  'CREATE INDEX saves_user ON saves (app_id, user_id, modified_at DESC, id)',
  `CREATE TABLE save_versions (
    app_id uuid NOT NULL,
    save_id uuid NOT NULL,
    number integer NOT NULL,
    file_id uuid NOT NULL,
    replaced_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, save_id, number),
    FOREIGN KEY (app_id, save_id) REFERENCES saves ON DELETE CASCADE
  )`,
  `CREATE TABLE save_pictures (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    id uuid NOT NULL,
    user_id text NOT NULL,
    persona_id text NOT NULL,
    file_id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE UNIQUE INDEX save_pictures_whose ON save_pictures (app_id, user_id, persona_id)',
  'CREATE INDEX save_pictures_modified ON save_pictures (app_id, modified_at DESC, id)',
];
