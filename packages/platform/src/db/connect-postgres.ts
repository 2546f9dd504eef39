// PostgreSQL by URL: a pool for the work, and one connection beside it that hears notifications and notices first
// when the server is gone. While it is, everything is refused at once instead of waiting for an answer.
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg, { type Pool, type PoolClient } from 'pg';
import { DatabaseAway } from './away.ts';
import type { Connection, ConnectOptions } from './connect.ts';
import { cut, postgresLink } from './postgres-link.ts';
import { fewerRoundTrips } from './round-trips.ts';
import type { Database } from './schema.ts';

const POOL_MAX = 10;
/** Below the 5 s that a caller may be left hanging. */
const CONNECT_TIMEOUT_MS = 3000;

/**
 * What every connection of the pool starts with where the URL names no `options`. No just-in-time compiler: it is meant
 * for reports, and where the planner guesses a cost too high it compiles for 600 ms what runs in 3.
 */
const OPTIONS = '-c jit=off';

export interface PostgresOptions extends Pick<ConnectOptions, 'onError' | 'onStatement'> {
  readonly parsers: ReadonlyMap<number, (value: string) => unknown>;
}

export async function connectPostgres(
  url: string,
  { parsers, onError, onStatement }: PostgresOptions,
): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    options: OPTIONS,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // why: an idle client that loses its server would otherwise end the process
  pool.on('error', (error) => onError?.(error));
  const state: State = { away: false, answeredAt: performance.now() };
  const clients = clientsOf(pool, (error) => onError?.(error));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: gated(pool, state) }),
    ...(onStatement === undefined ? {} : { log: onStatement }),
  });
  let link: ReturnType<typeof postgresLink> | undefined;
  return {
    db,
    engine: 'postgres',
    available: () => !state.away,
    pool: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    join(place) {
      link ??= postgresLink(() => new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 }), {
        ...place,
        answeredAt: () => state.answeredAt,
        onAway(error) {
          state.away = true;
          onError?.(error);
          for (const client of clients) {
            cut(client);
          }
        },
        onBack() {
          state.away = false;
        },
      });
      return link.ready;
    },
    async runScript(text) {
      const result: unknown = await pool.query(text);
      const results = Array.isArray(result) ? result : [result];
      return results.flatMap(({ rows }: { rows?: Record<string, unknown>[] }) => rows ?? []);
    },
    async close() {
      await link?.close();
      await db.destroy();
    },
  };
}

function clientsOf(pool: Pool, onError: (error: Error) => void): ReadonlySet<PoolClient> {
  const clients = new Set<PoolClient>();
  pool.on('connect', (client) => {
    clients.add(client);
    // why: the pool listens only while a client is idle, and one that is lost at work would end the process
    client.on('error', onError);
  });
  pool.on('remove', (client) => clients.delete(client));
  return clients;
}

interface State {
  away: boolean;
  answeredAt: number;
}

function gated(pool: Pool, state: State): PostgresPool {
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  const onAnswer = (): void => {
    state.answeredAt = performance.now();
  };
  return {
    async connect() {
      if (state.away) {
        throw new DatabaseAway();
      }
      const client = await pool.connect();
      const known = wrapped.get(client) ?? fewerRoundTrips(client, onAnswer);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
