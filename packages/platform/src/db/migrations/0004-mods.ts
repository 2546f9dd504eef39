import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  'ALTER TABLE cdn_buckets ADD COLUMN hidden boolean NOT NULL DEFAULT false',
  'ALTER TABLE cdn_downloads ADD COLUMN last_at timestamptz',
  `CREATE TABLE cdn_mods (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    bucket_id uuid NOT NULL REFERENCES cdn_buckets ON DELETE CASCADE,
    name text NOT NULL,
    description text NOT NULL DEFAULT '',
    icon_url text NOT NULL DEFAULT '',
    author_id text NOT NULL DEFAULT '',
    author_name text NOT NULL DEFAULT '',
    report_status text NOT NULL DEFAULT '' CHECK (report_status IN ('', 'reported', 'down')),
    report_count integer NOT NULL DEFAULT 0,
    report_reason text NOT NULL DEFAULT '',
    tags jsonb NOT NULL DEFAULT '[]',
    metadata jsonb,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL
  )`,
  'CREATE INDEX cdn_mods_app ON cdn_mods (app_id, created_at)',
  'CREATE UNIQUE INDEX cdn_mods_bucket ON cdn_mods (bucket_id)',
  `CREATE TABLE cdn_mod_versions (
    id uuid PRIMARY KEY,
    mod_id uuid NOT NULL REFERENCES cdn_mods ON DELETE CASCADE,
    num integer NOT NULL,
    version text COLLATE "C" NOT NULL,
    notes text NOT NULL DEFAULT '',
    status text NOT NULL CHECK (status IN ('not_start', 'ongoing', 'success', 'failed')),
    reason text NOT NULL DEFAULT '',
    decided_by text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL,
    submitted_at timestamptz,
    finished_at timestamptz
  )`,
  'CREATE UNIQUE INDEX cdn_mod_versions_num ON cdn_mod_versions (mod_id, num)',
  'CREATE UNIQUE INDEX cdn_mod_versions_version ON cdn_mod_versions (mod_id, version)',
  `CREATE TABLE cdn_mod_entries (
    entry_id uuid PRIMARY KEY REFERENCES cdn_entries ON DELETE CASCADE,
    version_id uuid NOT NULL REFERENCES cdn_mod_versions ON DELETE CASCADE,
    result text NOT NULL DEFAULT '' CHECK (result IN ('', 'pass', 'review', 'block')),
    label text NOT NULL DEFAULT '',
    score integer NOT NULL DEFAULT 0,
    detail text NOT NULL DEFAULT '',
    report_status text NOT NULL DEFAULT '' CHECK (report_status IN ('', 'reported'))
  )`,
  'CREATE INDEX cdn_mod_entries_version ON cdn_mod_entries (version_id)',
  `CREATE TABLE cdn_bundle_analyses (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    bucket_id uuid NOT NULL,
    release_id uuid,
    path text COLLATE "C" NOT NULL,
    status text NOT NULL CHECK (status IN ('Pending', 'Running', 'Finished', 'Failed')),
    created_at timestamptz NOT NULL,
    finished_at timestamptz,
    result jsonb,
    error text NOT NULL DEFAULT ''
  )`,
  'CREATE INDEX cdn_bundle_analyses_key ON cdn_bundle_analyses (app_id, bucket_id, path, created_at)',
];
