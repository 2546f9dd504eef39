import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

// why kept at all: a nonce is good once, on whichever replica it arrives; wire/passport.md 1.2
const STATEMENTS = [
  `CREATE TABLE used_nonces (
    app_id uuid NOT NULL,
    nonce text COLLATE "C" NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, nonce)
  )`,
  'CREATE INDEX used_nonces_expiry ON used_nonces (expires_at)',
];
