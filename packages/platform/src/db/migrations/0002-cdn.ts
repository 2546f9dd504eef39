import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE cdn_buckets (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    name text NOT NULL,
    description text NOT NULL DEFAULT '',
    private boolean NOT NULL DEFAULT false,
    promote_only boolean NOT NULL DEFAULT false,
    last_releasenum integer NOT NULL DEFAULT 0,
    cache_cleared_at timestamptz,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    modified_by text NOT NULL,
    modified_by_name text NOT NULL
  )`,
  'CREATE UNIQUE INDEX cdn_buckets_name ON cdn_buckets (app_id, name)',
  `CREATE TABLE cdn_objects (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    md5 char(32) NOT NULL,
    size bigint NOT NULL,
    stored_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, md5, size)
  )`,
  `CREATE TABLE cdn_entries (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL,
    bucket_id uuid NOT NULL REFERENCES cdn_buckets ON DELETE CASCADE,
    path text COLLATE "C" NOT NULL,
    version_id uuid NOT NULL,
    md5 char(32) NOT NULL,
    size bigint NOT NULL,
    content_type text NOT NULL,
    labels jsonb NOT NULL DEFAULT '[]',
    metadata jsonb,
    modified_at timestamptz NOT NULL,
    modified_by text NOT NULL,
    modified_by_name text NOT NULL
  )`,
  'CREATE UNIQUE INDEX cdn_entries_path ON cdn_entries (bucket_id, path)',
  'CREATE INDEX cdn_entries_content ON cdn_entries (app_id, md5, size)',
  `CREATE TABLE cdn_entry_versions (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL,
    bucket_id uuid NOT NULL REFERENCES cdn_buckets ON DELETE CASCADE,
    entry_id uuid NOT NULL,
    path text COLLATE "C" NOT NULL,
    md5 char(32) NOT NULL,
    size bigint NOT NULL,
    content_type text NOT NULL,
    labels jsonb NOT NULL DEFAULT '[]',
    metadata jsonb,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    created_by_name text NOT NULL
  )`,
  'CREATE INDEX cdn_entry_versions_bucket ON cdn_entry_versions (bucket_id)',
  'CREATE INDEX cdn_entry_versions_entry ON cdn_entry_versions (entry_id, created_at)',
  'CREATE INDEX cdn_entry_versions_content ON cdn_entry_versions (app_id, md5, size)',
  `CREATE TABLE cdn_releases (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL,
    bucket_id uuid NOT NULL REFERENCES cdn_buckets ON DELETE CASCADE,
    releasenum integer NOT NULL,
    notes text NOT NULL DEFAULT '',
    metadata jsonb,
    content_hash char(32) NOT NULL,
    content_size bigint NOT NULL,
    entry_count integer NOT NULL,
    added integer NOT NULL,
    updated integer NOT NULL,
    deleted integer NOT NULL,
    unchanged integer NOT NULL,
    promoted_from_bucket uuid,
    promoted_from_release uuid,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    created_by_name text NOT NULL
  )`,
  'CREATE UNIQUE INDEX cdn_releases_num ON cdn_releases (bucket_id, releasenum)',
  `CREATE TABLE cdn_release_entries (
    release_id uuid NOT NULL REFERENCES cdn_releases ON DELETE CASCADE,
    path text COLLATE "C" NOT NULL,
    entry_id uuid NOT NULL,
    version_id uuid NOT NULL,
    md5 char(32) NOT NULL,
    size bigint NOT NULL,
    content_type text NOT NULL,
    labels jsonb NOT NULL DEFAULT '[]',
    metadata jsonb,
    change_state text NOT NULL CHECK (change_state IN ('Add', 'Update', 'Unchanged')),
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (release_id, path)
  )`,
  'CREATE INDEX cdn_release_entries_version ON cdn_release_entries (version_id)',
  `CREATE TABLE cdn_badges (
    bucket_id uuid NOT NULL REFERENCES cdn_buckets ON DELETE CASCADE,
    name text COLLATE "C" NOT NULL,
    app_id uuid NOT NULL,
    release_id uuid NOT NULL REFERENCES cdn_releases ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    created_by_name text NOT NULL,
    PRIMARY KEY (bucket_id, name)
  )`,
  'CREATE INDEX cdn_badges_release ON cdn_badges (release_id)',
  `CREATE TABLE cdn_sequences (
    app_id uuid PRIMARY KEY REFERENCES apps ON DELETE CASCADE,
    sequence bigint NOT NULL,
    generated_at timestamptz
  )`,
  `CREATE TABLE cdn_downloads (
    app_id uuid NOT NULL,
    bucket_id uuid NOT NULL,
    hour timestamptz NOT NULL,
    path text COLLATE "C" NOT NULL,
    downloads bigint NOT NULL,
    bytes bigint NOT NULL,
    errors bigint NOT NULL,
    PRIMARY KEY (bucket_id, hour, path)
  )`,
  'CREATE INDEX cdn_downloads_app ON cdn_downloads (app_id, hour)',
];
