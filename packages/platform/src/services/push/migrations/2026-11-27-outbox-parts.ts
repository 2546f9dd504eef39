// A row of the outbox has as many messages as go together; those of one each that were there are of a minute ago.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE push_outbox ADD COLUMN parts text`.execute(db);
  await sql`ALTER TABLE push_outbox ALTER COLUMN app_id DROP NOT NULL`.execute(db);
  await sql`ALTER TABLE push_outbox ALTER COLUMN delivery DROP NOT NULL`.execute(db);
}
