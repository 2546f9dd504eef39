// A channel of players knows who made it: one player alone does not use up the names of an app.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE push_channels ADD COLUMN made_by text NOT NULL DEFAULT ''`.execute(db);
  await sql`CREATE INDEX push_channels_made ON push_channels (app_id, made_by) WHERE NOT is_public`.execute(db);
}
