// One handle for both engines: PGlite in a folder, PostgreSQL by URL, with the same values coming back from each.
import { mkdir } from 'node:fs/promises';
import { type ColumnType, Kysely, PGliteDialect, PostgresDialect, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;
export type Engine = 'pglite' | 'postgres';

/** A jsonb column: read as `T`, written through `json()`. */
export type Json<T> = ColumnType<T, RawBuilder<T>, RawBuilder<T>>;

/** Writes a value into a jsonb column; stringified here because `pg` turns arrays into PostgreSQL arrays. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}

export interface Connection {
  readonly db: Db;
  readonly engine: Engine;
  /** Closes the database; on PGlite a checkpoint comes first. */
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** `postgres://…`; without it an embedded database in `folder`. */
  readonly url?: string | undefined;
  /** Folder of the embedded database; undefined keeps it in memory. */
  readonly folder?: string | undefined;
  readonly onError?: (error: Error) => void;
}

// OIDs of pg_catalog.pg_type whose values the two drivers would otherwise read differently.
const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

/** Opens the database named by `url`, or the embedded one. */
export async function connect(options: ConnectOptions): Promise<Connection> {
  return options.url === undefined ? connectPglite(options) : connectPostgres(options.url, options);
}

async function connectPglite(options: ConnectOptions): Promise<Connection> {
  const { PGlite } = await import('@electric-sql/pglite');
  if (options.folder !== undefined) {
    await mkdir(options.folder, { recursive: true });
  }
  const pglite = await PGlite.create({
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    parsers: { [INT8]: safeInteger, [DATE]: asText, [TIMESTAMP]: utc, [TIMESTAMPTZ]: utc },
  });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  await sql`SELECT 1`.execute(db);
  return {
    db,
    engine: 'pglite',
    async close() {
      await sql`CHECKPOINT`.execute(db);
      await db.destroy();
    },
  };
}

async function connectPostgres(url: string, options: ConnectOptions): Promise<Connection> {
  const { default: pg } = await import('pg');
  const parsers = new Map<number, (value: string) => unknown>([
    [INT8, safeInteger],
    [DATE, asText],
    [TIMESTAMP, utc],
    [TIMESTAMPTZ, utc],
  ]);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // why: an idle client that loses its server would otherwise end the process
  pool.on('error', (error) => options.onError?.(error));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', close: () => db.destroy() };
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
