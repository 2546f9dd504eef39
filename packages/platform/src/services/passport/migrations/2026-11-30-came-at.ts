import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  // why nullable: of the days before, nobody knows the hour any more
  'ALTER TABLE passport_daily_users ADD COLUMN came_at timestamptz',
  'ALTER TABLE passport_daily_realm_users ADD COLUMN came_at timestamptz',
  `CREATE INDEX passport_settings_limits ON passport_settings (app_id)
    WHERE settings -> 'rateLimits' IS NOT NULL`,
];
