import { type Kysely, sql } from 'kysely';

// why: a family shares one number, and so does who sells accounts; a sealed number is found by its keyed hash only. Who was
// verified before is found from the day on which the hashes of before are made, see the schedule `id-numbers`
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'ALTER TABLE passport_users ADD COLUMN id_number_hash text',
    `CREATE INDEX passport_users_id_number ON passport_users (app_id, id_number_hash)
      WHERE id_number_hash IS NOT NULL`,
    `CREATE INDEX passport_users_id_number_missing ON passport_users (id)
      WHERE id_number IS NOT NULL AND id_number_hash IS NULL`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
