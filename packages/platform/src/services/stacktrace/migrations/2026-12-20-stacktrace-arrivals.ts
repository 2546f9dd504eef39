import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE stack_arrivals (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    since timestamptz NOT NULL,
    count integer NOT NULL,
    PRIMARY KEY (app_id)
  )`,
  'CREATE INDEX stack_files_age ON stack_files (stored_at)',
];
