import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('ALTER TABLE redeem_tokens ADD COLUMN issuer_app_id uuid').execute(db);
}
