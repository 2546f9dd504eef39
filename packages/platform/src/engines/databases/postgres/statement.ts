// One statement of somebody who looks at the console: never two, never more rows than asked for, never longer than the
// caller waits, and nothing of it stays where it only reads.
import type { Client, Connection, Submittable } from 'pg';
import { EngineFailed, type Statement, type StatementAnswer, StatementRefused } from '#engines/databases/port';
import { type ReachOptions, TooMuch } from './session.ts';

const MOST_BYTES = 8 * 1024 * 1024;
/** Of what is answered. */
const MOST_CHARACTERS = 1024 * 1024;
const STATEMENT_MS = 30_000;

/** A connection with the rights of the console. */
type Open = <Result>(options: ReachOptions, work: (client: Client) => Promise<Result>) => Promise<Result>;

export async function runStatement(open: Open, statement: Statement): Promise<StatementAnswer> {
  const began = performance.now();
  try {
    return await open({ statementMs: STATEMENT_MS, mostBytes: MOST_BYTES }, async (client) => {
      const stop = (): void => void client.end();
      statement.signal.addEventListener('abort', stop, { once: true });
      try {
        await client.query(statement.readOnly ? 'BEGIN READ ONLY' : 'BEGIN');
        const answer = await submit(client, statement);
        await client.query(statement.readOnly ? 'ROLLBACK' : 'COMMIT');
        return { ...answer, durationMs: Math.round(performance.now() - began) };
      } finally {
        statement.signal.removeEventListener('abort', stop);
      }
    });
  } catch (error) {
    throw refusalOf(error, statement.readOnly);
  }
}

/** Of a transaction that reads only. */
const READS_ONLY = '25006';

function refusalOf(error: unknown, readOnly: boolean): unknown {
  if (error instanceof TooMuch) {
    return new StatementRefused('the answer is larger than 8 MiB: ask for fewer or shorter values', { cause: error });
  }
  const { code, message, position, hint } = error as {
    readonly code?: string;
    readonly message: string;
    readonly position?: string;
    readonly hint?: string;
  };
  if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) {
    return error;
  }
  if (/^(57P|58|XX|53)/.test(code)) {
    return new EngineFailed(message, { cause: error });
  }
  const at = position === undefined ? '' : ` (at character ${position})`;
  return new StatementRefused(`${message}${at}${hint === undefined ? '' : `: ${hint}`}`, {
    ...{ cause: error, wouldWrite: readOnly && code === READS_ONLY },
  });
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

type Answered = Omit<StatementAnswer, 'durationMs'>;

async function submit(client: Client, { text, rows: limit }: Statement): Promise<Answered> {
  const { fields, rows, rowCount, isCut, command } = await new Promise<Raw>((resolve, reject) => {
    client.query(new OneStatement(text, limit, { resolve, reject }));
  });
  const names = await typeNames(client, fields);
  const short = within(rows, MOST_CHARACTERS);
  return {
    columns: fields.map(({ name, dataTypeID }) => ({ name, type: names.get(dataTypeID) ?? String(dataTypeID) })),
    rows: short,
    rowCount: isCut ? rows.length : rowCount,
    truncated: isCut || short.length < rows.length,
    command,
  };
}

function within(rows: readonly Row[], mostCharacters: number): readonly Row[] {
  let characters = 0;
  const end = rows.findIndex((row) => {
    characters += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
    return characters > mostCharacters;
  });
  return end === -1 ? rows : rows.slice(0, Math.max(1, end));
}

async function typeNames(client: Client, fields: readonly Field[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(fields.map(({ dataTypeID }) => dataTypeID))];
  if (ids.length === 0) {
    return new Map();
  }
  const { rows } = await client.query<{ oid: number; name: string }>(
    'SELECT oid, pg_catalog.format_type(oid, NULL) AS name FROM pg_catalog.pg_type WHERE oid = ANY($1::oid[])',
    [ids],
  );
  return new Map(rows.map(({ oid, name }) => [oid, name]));
}

type Row = readonly (string | null)[];

interface Raw {
  readonly fields: readonly Field[];
  readonly rows: readonly Row[];
  readonly rowCount: number;
  readonly isCut: boolean;
  readonly command: string;
}

interface Waiting {
  readonly resolve: (raw: Raw) => void;
  readonly reject: (error: Error) => void;
}

/** why of our own: the client's fetches all rows that there are, and reads their values */
class OneStatement implements Submittable {
  readonly #text: string;
  readonly #limit: number;
  readonly #waiting: Waiting;
  #fields: readonly Field[] = [];
  readonly #rows: Row[] = [];
  #command = '';
  #rowCount = 0;
  #isCut = false;

  constructor(text: string, limit: number, waiting: Waiting) {
    this.#text = text;
    this.#limit = limit;
    this.#waiting = waiting;
  }

  submit(connection: Connection): void {
    connection.parse({ text: this.#text, name: '', types: [] }, true);
    connection.bind({}, true);
    connection.describe({ type: 'P', name: '' }, true);
    // why one more: so it is known whether there are more
    connection.execute({ portal: '', rows: String(this.#limit + 1) }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.#fields = fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
  }

  handleDataRow({ fields }: { readonly fields: Row }): void {
    if (this.#rows.length < this.#limit) {
      this.#rows.push(fields);
    } else {
      this.#isCut = true;
    }
  }

  handlePortalSuspended(): void {
    this.#isCut = true;
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#command = text.replace(/[\s\d]+$/, '');
    this.#rowCount = Number(/(\d+)$/.exec(text)?.[1] ?? 0);
  }

  handleEmptyQuery(): void {
    this.#command = '';
  }

  handleError(error: Error): void {
    // why at once: a client that has handed on an error calls the statement no more
    this.#waiting.reject(error);
  }

  handleReadyForQuery(): void {
    this.#waiting.resolve({
      ...{ fields: this.#fields, rows: this.#rows, rowCount: this.#rowCount, isCut: this.#isCut },
      command: this.#command === '' && this.#fields.length > 0 ? 'SELECT' : this.#command,
    });
  }
}
