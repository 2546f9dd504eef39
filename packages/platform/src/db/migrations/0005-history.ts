import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

// why no references: the history of an app or organisation outlives it
const STATEMENTS = [
  `CREATE TABLE operation_history (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL,
    request_id text NOT NULL DEFAULT '',
    actor_kind text NOT NULL CHECK (actor_kind IN ('user', 'operator', 'billing', 'app')),
    actor_id text NOT NULL,
    actor_name text NOT NULL,
    service text NOT NULL,
    operation text NOT NULL,
    app_id uuid,
    app_name text NOT NULL DEFAULT '',
    org_id uuid,
    org_name text NOT NULL DEFAULT '',
    target text NOT NULL DEFAULT '',
    title text NOT NULL DEFAULT '',
    template text NOT NULL DEFAULT '',
    changes jsonb NOT NULL DEFAULT '[]'
  )`,
  'CREATE INDEX operation_history_app ON operation_history (app_id, at DESC)',
  'CREATE INDEX operation_history_org ON operation_history (org_id, at DESC)',
  'CREATE INDEX operation_history_at ON operation_history (at DESC)',
];
