import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const WORDS = `(
    '', 'start timeout', 'not started', 'exited', 'disk full', 'out of memory', 'heartbeat lost', 'ttl expired',
    'deleted', 'shutdown', 'node lost', 'platform restart', 'function disabled', 'service off', 'no profile',
    'no revision', 'no region', 'no sandbox', 'no capacity', 'quota exceeded'
  )`;

/** What a sentence of before begins with, and the word that it is. */
const BEGINNINGS = `(VALUES
    ('start timeout', 'start timeout'), ('not started', 'not started'), ('exited', 'exited'),
    ('the program ended', 'exited'), ('disk full', 'disk full'), ('out of memory', 'out of memory'),
    ('heartbeat lost', 'heartbeat lost'), ('ttl expired', 'ttl expired'), ('shutdown', 'shutdown'),
    ('node lost', 'node lost'), ('platform restart', 'platform restart'),
    ('the function was disabled', 'function disabled'), ('stateful functions were switched off', 'service off'),
    ('profile not found', 'no profile'), ('the profile has no such released revision', 'no revision'),
    ('the game, or the profile, does not run there', 'no region'), ('sandbox not available', 'no sandbox'),
    ('no capacity', 'no capacity'), ('no node', 'no capacity'), ('quota exceeded', 'quota exceeded')
  ) AS known (beginning, word)`;

/** The last line that stood behind the colon. */
const saidIn = (column: string) => `coalesce(substring(${column} from '^[^:]*: (.*)$'), '')`;
const signalIn = (column: string) => `coalesce(substring(${column} from '^exited by (SIG[A-Z0-9]+)'), '')`;

const STATEMENTS = [
  `ALTER TABLE func_servers
    ADD COLUMN end_reason text NOT NULL DEFAULT '' CHECK (end_reason IN ${WORDS}),
    ADD COLUMN end_signal text NOT NULL DEFAULT '',
    ADD COLUMN end_detail text NOT NULL DEFAULT ''`,
  `UPDATE func_servers SET end_reason = known.word, end_signal = ${signalIn('failed_reason')},
    end_detail = ${saidIn('failed_reason')}
    FROM ${BEGINNINGS} WHERE starts_with(failed_reason, known.beginning)`,
  `ALTER TABLE func_autoscalers
    ADD COLUMN fault_reason text NOT NULL DEFAULT '' CHECK (fault_reason IN ${WORDS}),
    ADD COLUMN fault_exit_code integer,
    ADD COLUMN fault_signal text NOT NULL DEFAULT '',
    ADD COLUMN fault_detail text NOT NULL DEFAULT ''`,
  `UPDATE func_autoscalers SET fault_reason = known.word, fault_signal = ${signalIn('fault')},
    fault_exit_code = substring(fault from '^exited with code (-?[0-9]{1,9})')::integer, fault_detail = ${saidIn('fault')}
    FROM ${BEGINNINGS} WHERE starts_with(fault, known.beginning)`,
  `ALTER TABLE func_scalings
    ADD COLUMN cause text NOT NULL DEFAULT '' CHECK (cause IN ('', 'min', 'max', 'above', 'below')),
    ADD COLUMN threshold double precision`,
  `UPDATE func_scalings SET
    cause = CASE WHEN reason IN ('min', 'max') THEN reason WHEN reason LIKE '% > %' THEN 'above' ELSE 'below' END,
    threshold = substring(reason from ' [<>] ([0-9.]+)%$')::double precision
    WHERE reason IN ('min', 'max') OR reason ~ '^[a-z]+ [0-9.]+% [<>] [0-9]+([.][0-9]+)?%$'`,
];
