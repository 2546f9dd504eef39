// Counts the changes of an organisation, so that a decision on it can name what was seen.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE organizations ADD COLUMN revision integer NOT NULL DEFAULT 0`.execute(db);
}
