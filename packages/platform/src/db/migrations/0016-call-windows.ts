import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

// why unlogged: counters of seconds are worth no wait for the disk, and none is missed after a crash
const STATEMENTS = [
  `CREATE UNLOGGED TABLE call_windows (
    key text COLLATE "C" PRIMARY KEY,
    number bigint NOT NULL,
    taken bigint NOT NULL
  )`,
];
