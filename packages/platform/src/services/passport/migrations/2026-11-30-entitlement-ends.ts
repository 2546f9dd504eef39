import { type Kysely, sql } from 'kysely';

// why: the calendar of what ends reads a month of an app, and most entitlements end in other months or never
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'CREATE INDEX passport_entitlements_end ON passport_entitlements (app_id, end_time) WHERE end_time IS NOT NULL',
    )
    .execute(db);
}
