// One handle for both engines: PGlite in a folder, PostgreSQL by URL, with the same values coming back from each.
import { mkdir } from 'node:fs/promises';
import { CompiledQuery, Kysely, type LogEvent, PGliteDialect, sql } from 'kysely';
import { CHANNEL } from './channel.ts';
import { type KeptStatements, keepStatements } from './pglite-kept.ts';
import { pgliteProgram } from './pglite-program.ts';
import { keepReserve, RESERVE_BYTES } from './reserve.ts';
import type { Database } from './schema.ts';
import { takeTurns } from './turns.ts';

export type Db = Kysely<Database>;
export type Engine = 'pglite' | 'postgres';

/** Runs a statement written elsewhere, with `$1` for its values, in whatever transaction `db` is. */
export async function rawQuery(db: Db, text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
  return rows;
}

export interface Connection {
  readonly db: Db;
  readonly engine: Engine;
  /** False while the database does not answer and everything asked of it is refused at once. Known after `join`. */
  available(): boolean;
  /** How its connections are used at this moment. */
  pool(): Pool;
  /** Takes a place among the processes on this database, once; throws `PlaceTaken` where there is none to be had. */
  join(place: Place): Promise<void>;
  /** Runs statements without parameters, several in one text, outside any transaction of `db`; answers their rows. */
  runScript(text: string): Promise<Record<string, unknown>[]>;
  /** Closes the database; on PGlite a checkpoint comes first. */
  close(): Promise<void>;
}

export interface Pool {
  readonly used: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

export interface Place {
  /** True for a process that can share the database with no other. */
  readonly alone: boolean;
  /** Where it keeps contents: `folder`, or the address of a store. */
  readonly objects: string;
  /** Hears what processes notify on `CHANNEL`; undefined where messages may have been missed. */
  onMessage(payload: string | undefined): void;
}

export interface ConnectOptions {
  /** `postgres://…`; without it an embedded database in `folder`. */
  readonly url?: string | undefined;
  /** Folder of the embedded database; undefined keeps it in memory. */
  readonly folder?: string | undefined;
  /** What has to be free beside an embedded database before it is changed. */
  readonly reserveBytes?: () => number;
  readonly onError?: (error: Error) => void;
  /** Hears of every statement and how long it took. */
  readonly onStatement?: (event: LogEvent) => void;
}

// OIDs of pg_catalog.pg_type whose values the two drivers would otherwise read differently.
const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

const PARSERS: ReadonlyMap<number, (value: string) => unknown> = new Map<number, (value: string) => unknown>([
  [INT8, safeInteger],
  [DATE, asText],
  [TIMESTAMP, utc],
  [TIMESTAMPTZ, utc],
]);

/** Opens the database named by `url`, or the embedded one. */
export async function connect(options: ConnectOptions): Promise<Connection> {
  if (options.url === undefined) {
    return connectPglite(options);
  }
  const { connectPostgres } = await import('./connect-postgres.ts');
  return connectPostgres(options.url, { ...options, parsers: PARSERS });
}

/** The engine's own default is 128 MB, all of it written to at each start; the system keeps files in memory too. */
const CACHE_MB = 32;

async function connectPglite(options: ConnectOptions): Promise<Connection> {
  const { PGlite, ...protocol } = await import('@electric-sql/pglite');
  if (options.folder !== undefined) {
    await mkdir(options.folder, { recursive: true });
  }
  const pglite = await PGlite.create({
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    pgliteWasmModule: await pgliteProgram(),
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${CACHE_MB}MB`],
    parsers: Object.fromEntries(PARSERS),
  });
  const { folder, reserveBytes = () => RESERVE_BYTES } = options;
  let kept: KeptStatements | undefined;
  const dialect = new PGliteDialect({
    pglite,
    async onCreateConnection(connection) {
      kept = keepStatements(connection, pglite, protocol);
      await takeTurns(connection);
    },
  });
  const createDriver = () =>
    folder === undefined ? dialect.createDriver() : keepReserve(dialect.createDriver(), folder, reserveBytes);
  const db = new Kysely<Database>({
    dialect: {
      createDriver,
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (kysely) => dialect.createIntrospector(kysely),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
    ...(options.onStatement === undefined ? {} : { log: options.onStatement }),
  });
  await sql`SELECT 1`.execute(db);
  return {
    db,
    engine: 'pglite',
    available: () => true,
    pool: () => ({ used: 0, idle: 1, waiting: 0 }),
    // why nothing is asked of `alone`: the lock of the folder lets one process in, whatever it wants
    async join({ onMessage }) {
      await pglite.listen(CHANNEL, onMessage);
    },
    async runScript(text) {
      const results = await pglite.exec(text);
      kept?.forget();
      return results.flatMap(({ rows }) => rows as Record<string, unknown>[]);
    },
    async close() {
      await sql`CHECKPOINT`.execute(db);
      await db.destroy();
    },
  };
}

function asText(value: string): string {
  return value;
}

function safeInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) {
    throw new RangeError(`integer ${value} is outside the safe range`);
  }
  return number;
}

/** `2026-11-21 01:02:03.4+00` as RFC 3339 in UTC. */
function utc(value: string): string {
  const withZone = /[+-]\d\d(:?\d\d)?$/.test(value) ? value : `${value}+00`;
  return new Date(withZone.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}
