import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  'DELETE FROM instances',
  `ALTER TABLE instances
    ADD COLUMN host text NOT NULL,
    ADD COLUMN pid integer NOT NULL,
    ADD COLUMN objects text NOT NULL`,
];
