// What a row of the outbox holds is read once or twice within a second: to compress it costs more than to keep it as it is.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE push_outbox ALTER COLUMN parts SET STORAGE EXTERNAL`.execute(db);
}
