// Writes down since when nothing names a stored content, so that its grace begins there.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE cdn_objects ADD COLUMN let_go_at timestamptz`.execute(db);
}
