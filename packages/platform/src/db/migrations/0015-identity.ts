import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE linked_identities (
    provider text NOT NULL,
    subject text NOT NULL,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    last_used_at timestamptz NOT NULL,
    PRIMARY KEY (provider, subject)
  )`,
  'CREATE INDEX linked_identities_user ON linked_identities (user_id)',
  `CREATE TABLE app_partner_links (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    partner text NOT NULL,
    subject text NOT NULL,
    linked_by text NOT NULL,
    linked_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, partner)
  )`,
  `CREATE TABLE stored_files (
    name text PRIMARY KEY,
    area text NOT NULL CHECK (area IN ('user', 'org', 'app', 'operator', 'billing')),
    area_id text NOT NULL,
    purpose text NOT NULL,
    etag text NOT NULL,
    size bigint NOT NULL,
    content_type text NOT NULL,
    created_by text NOT NULL,
    created_at timestamptz NOT NULL
  )`,
];
