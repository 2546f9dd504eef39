import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const WORDS = [
  ...['start timeout', 'not started', 'exited', 'disk full', 'out of memory', 'heartbeat lost', 'ttl expired'],
  ...['deleted', 'shutdown', 'node lost', 'platform restart'],
];

/** What stood in the sentence beside the word. */
const SAID = `end_signal = coalesce(substring(msg from '^exited by (SIG[A-Z0-9]+)'), ''),
    end_detail = coalesce(substring(msg from '^[^:]*: (.*)$'), '')`;

const STATEMENTS = [
  `ALTER TABLE hosting_allocations
    ADD COLUMN end_signal text NOT NULL DEFAULT '',
    ADD COLUMN end_detail text NOT NULL DEFAULT ''`,
  `UPDATE hosting_allocations SET ${SAID} WHERE end_reason IN ('exited', 'not started')`,
  `ALTER TABLE hosting_test_servers
    ADD COLUMN end_reason text NOT NULL DEFAULT ''
      CHECK (end_reason IN ('', ${WORDS.map((word) => `'${word}'`).join(', ')})),
    ADD COLUMN end_signal text NOT NULL DEFAULT '',
    ADD COLUMN end_detail text NOT NULL DEFAULT ''`,
  `UPDATE hosting_test_servers SET end_reason = known.word, ${SAID}
    FROM unnest(ARRAY[${WORDS.map((word) => `'${word}'`).join(', ')}]) AS known (word)
    WHERE starts_with(msg, known.word)`,
];
