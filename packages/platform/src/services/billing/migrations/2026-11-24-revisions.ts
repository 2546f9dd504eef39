// Counts the changes of what is decided upon, so that a decision can name what was seen.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE transactions ADD COLUMN revision integer NOT NULL DEFAULT 0`.execute(db);
  await sql`ALTER TABLE invoices ADD COLUMN revision integer NOT NULL DEFAULT 0`.execute(db);
}
