// One statement of somebody who looks at the console: never two, never more rows than asked for, never longer than the
// caller waits, and by an account that may only read unless told.
import { EngineFailed, type Statement, type StatementAnswer, StatementRefused } from '#engines/databases/port';
import { ServerError, type Session, SessionCut, type SessionOptions } from './session.ts';

const MOST_BYTES = 8 * 1024 * 1024;
/** Of what is answered. */
const MOST_CHARACTERS = 1024 * 1024;
const STATEMENT_SECONDS = 30;
/** why longer: a statement may lift its own limit, and is ended from outside then */
const CUT_MS = (STATEMENT_SECONDS + 3) * 1000;

/** How the statement's connection is had, and ended from another one. */
export interface Seat {
  open<Result>(
    options: Pick<SessionOptions, 'timeoutMs' | 'mostBytes' | 'signal'>,
    work: (session: Session) => Promise<Result>,
  ): Promise<Result>;
  end(number: Session['number']): Promise<unknown>;
}

export async function runStatement(seat: Seat, statement: Statement): Promise<StatementAnswer> {
  const { text, readOnly, rows: limit, signal } = statement;
  const began = performance.now();
  let running: number | undefined;
  try {
    const answer = await seat.open({ timeoutMs: CUT_MS, mostBytes: MOST_BYTES, signal }, async (session) => {
      await session.query(`SET SESSION max_statement_time = ${STATEMENT_SECONDS}`);
      if (readOnly) {
        // why one more: so it is known whether there are more
        await session.query(`SET SESSION sql_select_limit = ${limit + 1}`);
        await session.query('START TRANSACTION READ ONLY');
      }
      running = session.number;
      const rows = await session.query(text, { rows: limit });
      running = undefined;
      return rows;
    });
    const rows = within(answer.rows, MOST_CHARACTERS);
    const isCut = answer.columns.length > 0 && answer.rowCount > rows.length;
    return {
      columns: answer.columns.map(({ name, type }) => ({ name, type })),
      ...{ rows, rowCount: isCut ? rows.length : answer.rowCount, truncated: isCut },
      durationMs: Math.round(performance.now() - began),
      command: commandOf(text),
    };
  } catch (error) {
    if (running !== undefined && error instanceof SessionCut) {
      // why: a server goes on with a statement whose caller is gone
      await seat.end(running).catch(() => undefined);
    }
    throw refusalOf(error, readOnly);
  }
}

/** Shut down, out of room, too many connections, cannot be reached. */
const OF_THE_ENGINE: ReadonlySet<number> = new Set([1021, 1040, 1053, 1203, 3168]);

/** A transaction that reads only, and an account that may read only. */
const [READS_ONLY, TABLE_DENIED] = [1792, 1142];

function refusalOf(error: unknown, readOnly: boolean): unknown {
  if (error instanceof ServerError) {
    return OF_THE_ENGINE.has(error.code)
      ? new EngineFailed(error.message, { cause: error })
      : new StatementRefused(`${error.message} (${error.code})`, {
          ...{ cause: error, wouldWrite: readOnly && isOfWriting(error) },
        });
  }
  if (error instanceof SessionCut) {
    return error.isTooMuch
      ? new StatementRefused('the answer is larger than 8 MiB: ask for fewer or shorter values', { cause: error })
      : new EngineFailed(error.message, { cause: error });
  }
  return error;
}

function isOfWriting({ code, message }: ServerError): boolean {
  return code === READS_ONLY || (code === TABLE_DENIED && !message.startsWith('SELECT '));
}

function within(rows: readonly (readonly (string | null)[])[], mostCharacters: number) {
  let characters = 0;
  const end = rows.findIndex((row) => {
    characters += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
    return characters > mostCharacters;
  });
  return end === -1 ? rows : rows.slice(0, Math.max(1, end));
}

const COMMENTS = /^(?:\s+|#[^\n]*\n|--\s[^\n]*\n|\/\*(?!!)[\s\S]*?\*\/|\()*/;
/** Words that are a command only with the next one. */
const TWO_WORDS = /^(?:CREATE|ALTER|DROP|SHOW|TRUNCATE|START)\s+\w+/i;

/** What the statement does, in its own words: `SELECT`, `CREATE TABLE`. */
function commandOf(text: string): string {
  const rest = text.replace(COMMENTS, '');
  const words = TWO_WORDS.exec(rest)?.[0] ?? /^\w+/.exec(rest)?.[0] ?? '';
  return words.replaceAll(/\s+/g, ' ').toUpperCase();
}
