// A connection of the platform's own to a MariaDB server: through its socket, or to where an operator has named one.
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Connection, FieldPacket, QueryError, ResultSetHeader } from 'mysql2';
import type { Place } from '#engines/databases/engine';
import { ADMIN } from '#engines/databases/own-accounts';
import type { Encryption } from '#engines/databases/servers/encryption';
import { watchBytes } from '#engines/databases/watch-bytes';
import { type Column, columnOf, valuesOf } from './columns.ts';
import { SOCKET } from './settings.ts';

const CONNECT_MS = 10_000;

export interface Answer {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | null)[])[];
  /** Rows that came, those that were not kept too; of a statement without any, those that it has changed. */
  readonly rowCount: number;
}

export interface Session {
  /** What the server knows the connection by. */
  readonly number: number;
  /** @throws ServerError where the server refuses it, SessionCut where nothing more comes */
  query(text: string, options?: { readonly rows?: number }): Promise<Answer>;
}

export interface SessionOptions {
  readonly user: string;
  readonly password: string;
  readonly database?: string;
  readonly timeoutMs?: number;
  /** Bytes that may come at most. */
  readonly mostBytes?: number;
  readonly signal?: AbortSignal;
  readonly encryption?: Encryption | undefined;
}

/** What the server said no with. */
export class ServerError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'ServerError';
    this.code = code;
  }
}

/** Nothing more came, or too much. */
export class SessionCut extends Error {
  readonly isTooMuch: boolean;

  constructor(message: string, { isTooMuch = false, cause }: { isTooMuch?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'SessionCut';
    this.isTooMuch = isTooMuch;
  }
}

export function asAdmin<Result>(
  place: Pick<Place, 'folder' | 'spec'>,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  return withSession(place, { user: ADMIN, password: place.spec.passwords.admin, timeoutMs: 60_000 }, work);
}

export function withSession<Result>(
  { folder }: Pick<Place, 'folder'>,
  options: SessionOptions,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  return withReach({ path: join(folder, SOCKET) }, options, work);
}

export async function all(session: Session, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    await session.query(statement);
  }
}

export async function withReach<Result>(
  where: { readonly path: string } | { readonly host: string; readonly port: number },
  options: SessionOptions,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const {
    user,
    password,
    database,
    encryption,
    timeoutMs = CONNECT_MS,
    mostBytes = Number.POSITIVE_INFINITY,
    signal,
  } = options;
  // why then: a server without such a database never needs it
  const { createConnection } = await import('mysql2');
  const wire: Socket = connect(where);
  const cut = Promise.withResolvers<never>();
  // why nothing of it: whoever waits for an answer is told
  cut.promise.catch(() => undefined);
  const fail = (error: Error): void => {
    cut.reject(error);
    wire.destroy();
  };
  const unwatch = watchBytes(wire, mostBytes, () =>
    fail(new SessionCut('the answer is too large', { isTooMuch: true })),
  );
  const late = setTimeout(() => fail(new SessionCut('the server did not answer in time')), timeoutMs);
  const stop = (): void => fail(new SessionCut('nobody waits for the answer any more'));
  signal?.addEventListener('abort', stop, { once: true });
  const connection = createConnection({
    // why the host: the certificate is looked at for it
    ...('host' in where && { host: where.host }),
    ...(encryption !== undefined && {
      ssl: {
        ...{ rejectUnauthorized: encryption.isChecked, verifyIdentity: encryption.namesServer },
        ...(encryption.ca !== undefined && { ca: encryption.ca }),
      },
    }),
    ...{ user, password, stream: wire, ...(database === undefined ? {} : { database }), charset: 'UTF8MB4_GENERAL_CI' },
    // why: values are shown as the server writes them, a server asks for no file, and no code is made of its answers
    ...{ typeCast: false, rowsAsArray: true, flags: ['-LOCAL_FILES'], disableEval: true },
  });
  connection.on('error', (error: QueryError) => fail(faultOf(error)));
  wire.on('close', () => fail(new SessionCut('the server closed the connection')));
  try {
    await Promise.race([cut.promise, loggedIn(connection)]);
    return await work({
      number: connection.threadId ?? 0,
      query: (text, { rows } = {}) => Promise.race([cut.promise, ask(connection, text, rows)]),
    });
  } finally {
    unwatch();
    clearTimeout(late);
    signal?.removeEventListener('abort', stop);
    connection.destroy();
  }
}

/** What the server said, or that nothing more comes from it. */
function faultOf(error: QueryError): Error {
  const { errno, sqlState, message } = error;
  return errno === undefined || sqlState === undefined
    ? new SessionCut(message, { cause: error })
    : new ServerError(errno, message);
}

function loggedIn(connection: Connection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.connect((error) => (error === null ? resolve() : reject(faultOf(error))));
  });
}

/** The first result; a procedure may have more, which are read and left. */
function ask(connection: Connection, text: string, limit = Number.POSITIVE_INFINITY): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const rows: (string | null)[][] = [];
    let columns: Column[] = [];
    let rowCount = 0;
    let results = 0;
    connection
      .query(text)
      .on('fields', (fields: FieldPacket[] | undefined) => {
        results += 1;
        if (results === 1) {
          columns = (fields ?? []).map(columnOf);
        }
      })
      .on('result', (row: ResultSetHeader | (Buffer | null)[]) => {
        if (results > 1) {
          return;
        }
        if (!Array.isArray(row)) {
          rowCount = row.affectedRows;
          return;
        }
        rowCount += 1;
        if (rows.length < limit) {
          rows.push(valuesOf(row, columns));
        }
      })
      .on('error', (error: QueryError) => reject(faultOf(error)))
      .on('end', () => resolve({ columns, rows, rowCount }));
  });
}
