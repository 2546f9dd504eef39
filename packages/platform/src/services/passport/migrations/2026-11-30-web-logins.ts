import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE passport_web_logins (
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    state_hash text NOT NULL PRIMARY KEY,
    provider_id uuid NOT NULL,
    redirect_uri text NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    code_hash text UNIQUE,
    account text,
    code_expires_at timestamptz,
    FOREIGN KEY (app_id, provider_id) REFERENCES passport_id_providers ON DELETE CASCADE
  )`,
  'CREATE INDEX passport_web_logins_old ON passport_web_logins (expires_at)',
];
