import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE redeem_tokens (
    id uuid PRIMARY KEY,
    token_hash text NOT NULL UNIQUE,
    service text NOT NULL,
    credit_fen bigint CHECK (credit_fen > 0),
    quota double precision CHECK (quota > 0),
    unit text NOT NULL DEFAULT '',
    status text NOT NULL CHECK (status IN ('Active', 'Fulfilled')),
    expired_at timestamptz,
    created_by text NOT NULL,
    created_at timestamptz NOT NULL,
    fulfilled_app_id uuid,
    fulfilled_at timestamptz,
    CHECK ((credit_fen IS NULL) <> (quota IS NULL))
  )`,
];
