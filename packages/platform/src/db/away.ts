// The database does not answer: what everyone who asked it is told, however the driver puts it.

/** Thrown at once, without asking, while the database is known to be away. */
export class DatabaseAway extends Error {
  constructor() {
    super('the database does not answer');
    this.name = 'DatabaseAway';
  }
}

/** Classes 08 (connection), 53 (no room), 57P0x (shutting down, starting) of PostgreSQL, and the ways a socket ends. */
const CODES = /^(08...|53300|57P0[1-4]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND)$/;
const TEXTS =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|connection error and is not queryable/;

/** True where asking again later may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  const { code } = error as { code?: unknown };
  return error instanceof DatabaseAway || (typeof code === 'string' && CODES.test(code)) || TEXTS.test(error.message);
}
