// Counts the changes of a certification, so that a decision can name what was seen.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE certifications ADD COLUMN revision integer NOT NULL DEFAULT 0`.execute(db);
}
