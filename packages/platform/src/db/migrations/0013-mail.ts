import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE mails (
    id uuid PRIMARY KEY,
    recipients jsonb NOT NULL,
    subject text NOT NULL,
    content text NOT NULL,
    template text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL,
    sent_at timestamptz
  )`,
  'CREATE INDEX mails_created ON mails (created_at DESC)',
  `CREATE TABLE monitors (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    chat_id text NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX monitors_app ON monitors (app_id, created_at)',
];
