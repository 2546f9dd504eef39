// One command of somebody who looks at the console, in extended JSON: never two, never more documents than asked for, and by
// an account that may only read unless told.
import type { Document } from 'mongodb';
import { EngineFailed, type Statement, type StatementAnswer, StatementRefused } from '#engines/databases/port';
import { inDatabase, type SessionLogin } from './session.ts';

const NO_COMMAND = 'a command is one document in extended JSON, such as { "find": "players", "limit": 20 }';
const STATEMENT_MS = 30_000;
const MOST_CHARACTERS = 1024 * 1024;
/** Commands whose answer is a cursor, and how many they give at once stands where. */
const WITH_CURSOR: Readonly<Record<string, (command: Document, batchSize: number) => Document>> = {
  find: (command, batchSize) => ({ ...command, batchSize }),
  aggregate: (command, batchSize) => ({ ...command, cursor: { batchSize } }),
  listCollections: (command) => command,
  listIndexes: (command) => command,
};
/** Those that take no time to keep to. */
const TIMED = new Set(['find', 'aggregate', 'count', 'distinct', 'findAndModify', 'update', 'delete', 'insert']);

/** Where it is run, and as whom. */
export interface Seat {
  readonly uri: string;
  readonly database: string;
  readonly login: SessionLogin;
}

export async function runMongoCommand(
  { uri, database: name, login }: Seat,
  { text, readOnly, rows: limit, signal }: Statement,
): Promise<StatementAnswer> {
  const { EJSON } = await import('bson');
  const command = commandOf(text, (line) => EJSON.parse(line) as unknown);
  const [word = ''] = Object.keys(command);
  const began = performance.now();
  try {
    const reply = await inDatabase(uri, login, name, (database) => {
      const bounded = WITH_CURSOR[word]?.(command, limit + 1) ?? command;
      const timed = TIMED.has(word) ? { maxTimeMS: STATEMENT_MS, ...bounded } : bounded;
      return database.command(orderedAs(word, timed), { signal });
    });
    const { cursor, ...rest } = reply;
    const values: readonly unknown[] = Array.isArray(cursor?.firstBatch)
      ? cursor.firstBatch
      : Array.isArray(rest.values)
        ? rest.values
        : [rest];
    const rows = within(values.slice(0, limit).map((value) => [EJSON.stringify(value)]));
    return {
      columns: [{ name: 'document', type: 'json' }],
      ...{ rows, rowCount: Math.min(values.length, limit), truncated: rows.length < values.length },
      durationMs: Math.round(performance.now() - began),
      command: word,
    };
  } catch (error) {
    throw refusalOf(error, readOnly);
  }
}

/** why: the first of its names is the command */
function orderedAs(name: string, command: Document): Document {
  return { [name]: command[name], ...command };
}

/** @throws StatementRefused where it is no document in JSON */
function commandOf(text: string, parse: (text: string) => unknown): Document {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    throw new StatementRefused(`${NO_COMMAND}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || Object.keys(value).length === 0) {
    throw new StatementRefused(
      'a command is one document in extended JSON, such as { "find": "players", "limit": 20 }',
    );
  }
  return value;
}

/** To an account that may read only. */
const UNAUTHORIZED = 13;

function refusalOf(error: unknown, readOnly: boolean): unknown {
  if (error instanceof StatementRefused || !(error instanceof Error)) {
    return error;
  }
  const { code } = error as { code?: unknown };
  return error.name === 'MongoServerError'
    ? new StatementRefused(`${error.message} (${String(code)})`, {
        ...{ cause: error, wouldWrite: readOnly && code === UNAUTHORIZED },
      })
    : new EngineFailed(error.message, { cause: error });
}

function within(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  let characters = 0;
  const end = rows.findIndex(([value = '']) => {
    characters += value.length;
    return characters > MOST_CHARACTERS;
  });
  return end === -1 ? rows : rows.slice(0, Math.max(1, end));
}
