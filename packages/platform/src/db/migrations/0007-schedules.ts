import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE schedules (
    service text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    next_at timestamptz NOT NULL,
    ready_at timestamptz NOT NULL,
    holder uuid,
    failures integer NOT NULL DEFAULT 0,
    last_error text NOT NULL DEFAULT '',
    payload jsonb NOT NULL DEFAULT '{}',
    PRIMARY KEY (service, key)
  )`,
  'CREATE INDEX schedules_ready ON schedules (ready_at, next_at)',
];
