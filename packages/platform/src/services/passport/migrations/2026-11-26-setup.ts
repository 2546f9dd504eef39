import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE passport_settings (
    app_id uuid PRIMARY KEY REFERENCES passport_id_domains ON DELETE CASCADE,
    settings jsonb NOT NULL,
    modified_at timestamptz NOT NULL
  )`,
  `INSERT INTO passport_settings (app_id, settings, modified_at)
    SELECT app_id, '{}'::jsonb, modified_at FROM passport_id_domains`,
];
