// What the platform tells Prometheus, and who may ask: the holder of the token, or, without one, this machine alone.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { sameSecret } from '#kernel/keys/seal';
import type { Ports } from '#kernel/ports';
import { isLoopback } from '#kernel/server/loopback';
import type { Clock } from '#kernel/time/clock';
import { createMetrics, type MetricDescription, type Reader, type Sample } from './metrics.ts';
import { type RequestRecord, statements } from './request-record.ts';

const DESCRIBED = {
  uos_requests_total: { type: 'counter', help: 'Requests by operation and status.' },
  uos_request_duration_seconds: { type: 'histogram', help: 'Time from request to end of answer, by service.' },
  uos_request_bytes_total: { type: 'counter', help: 'Bytes of bodies received and answers sent, by service.' },
  uos_sql_statements_total: { type: 'counter', help: 'Statements sent to the database.' },
  uos_sql_failures_total: { type: 'counter', help: 'Statements that the database refused.' },
  uos_sql_seconds_total: { type: 'counter', help: 'Time spent waiting for the database.' },
  uos_database_connections: { type: 'gauge', help: 'Connections by state; waiting are callers without one.' },
  uos_objects: { type: 'gauge', help: 'Stored contents, at most a minute old.' },
  uos_objects_bytes: { type: 'gauge', help: 'Bytes of stored contents, at most a minute old.' },
  uos_jobs: { type: 'gauge', help: 'Jobs by queue and state, at most a minute old.' },
  uos_faults_total: { type: 'counter', help: 'Faults put in the way of requests by rules, by operation.' },
  uos_sockets: { type: 'gauge', help: 'Open sockets, by kind.' },
  uos_socket_messages_total: { type: 'counter', help: 'Messages of sockets, by kind and direction.' },
  uos_socket_bytes_total: { type: 'counter', help: 'Bytes of those messages.' },
  uos_socket_closes_total: { type: 'counter', help: 'Sockets that have ended, by kind and close code.' },
  process_cpu_seconds_total: { type: 'counter', help: 'CPU time of this process.' },
  process_resident_memory_bytes: { type: 'gauge', help: 'Resident memory of this process.' },
  process_start_time_seconds: { type: 'gauge', help: 'Start of this process, Unix seconds.' },
  nodejs_heap_size_used_bytes: { type: 'gauge', help: 'Used heap.' },
  nodejs_eventloop_lag_seconds: { type: 'gauge', help: 'Delay of the event loop since the last look, by quantile.' },
} satisfies Record<string, MetricDescription>;

/** What is told of sockets, by the id of their kind. */
export interface SocketMetrics {
  collect(counts: () => ReadonlyMap<string, number>): void;
  /** `bytes` of each; `count` of the same, where it is more than one. */
  message(socket: string, direction: 'in' | 'out', bytes: number, count?: number): void;
  closed(socket: string, code: number): void;
}

export interface PlatformMetrics {
  readonly sockets: SocketMetrics;
  /** Counts a request that has ended. */
  note(record: RequestRecord): void;
  /** Answers `GET /metrics`. `isOurHost` says that it was sent to the console's own host. */
  serve(request: IncomingMessage, response: ServerResponse, isOurHost: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** `token` is what a scraper sends as a bearer; without it only this machine may ask. */
export function platformMetrics(
  { db, database, clock, origins }: Pick<Ports, 'db' | 'database' | 'clock' | 'origins'>,
  token?: string,
): PlatformMetrics {
  const metrics = createMetrics(DESCRIBED);
  const collect = (name: keyof typeof DESCRIBED, read: Reader) => metrics.collect(name, read);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const spoken = new Map<string, { messages: (amount: number) => void; sizes: (amount: number) => void }>();
  const spokenOf = (socket: string, direction: 'in' | 'out') => {
    const key = `${socket} ${direction}`;
    const known = spoken.get(key) ?? {
      messages: metrics.counter('uos_socket_messages_total', { socket, direction }),
      sizes: metrics.counter('uos_socket_bytes_total', { socket, direction }),
    };
    spoken.set(key, known);
    return known;
  };
  const served = new Map<string, Served>();
  const servedOf = (operation: string, status: number): Served => {
    const key = `${operation} ${status}`;
    const known = served.get(key) ?? seriesOf(operation, status);
    served.set(key, known);
    return known;
  };
  const seriesOf = (operation: string, status: number): Served => {
    const service = operation.split('.', 1)[0] ?? '';
    return {
      count: metrics.counter('uos_requests_total', { service, operation, status }),
      seconds: metrics.histogram('uos_request_duration_seconds', { service }),
      taken: metrics.counter('uos_request_bytes_total', { service, direction: 'in' }),
      sent: metrics.counter('uos_request_bytes_total', { service, direction: 'out' }),
    };
  };
  const started = clock.now().getTime() / 1000 - process.uptime();
  const one = (value: number): readonly Sample[] => [{ value }];

  collect('uos_sql_statements_total', () => one(statements.count));
  collect('uos_sql_failures_total', () => one(statements.failed));
  collect('uos_sql_seconds_total', () => one(statements.ms / 1000));
  collect('uos_database_connections', () =>
    Object.entries(database.pool()).map(([state, value]) => ({ labels: { state }, value })),
  );
  const stored = remembered(clock, () => storedObjects(db));
  collect('uos_objects', async () => one((await stored()).count));
  collect('uos_objects_bytes', async () => one((await stored()).bytes));
  const jobs = remembered(clock, () => countedJobs(db));
  collect('uos_jobs', jobs);
  collect('process_cpu_seconds_total', () => {
    const { user, system } = process.cpuUsage();
    return one((user + system) / 1e6);
  });
  collect('process_resident_memory_bytes', () => one(process.memoryUsage.rss()));
  collect('process_start_time_seconds', () => one(started));
  collect('nodejs_heap_size_used_bytes', () => one(process.memoryUsage().heapUsed));
  collect('nodejs_eventloop_lag_seconds', () => {
    const samples = [50, 99].map((percent) => ({
      labels: { quantile: percent / 100 },
      value: delay.percentile(percent) / 1e9,
    }));
    delay.reset();
    return samples;
  });

  return {
    sockets: {
      collect: (counts) =>
        collect('uos_sockets', () => [...counts()].map(([socket, value]) => ({ labels: { socket }, value }))),
      message(socket, direction, bytes, count = 1) {
        const { messages, sizes } = spokenOf(socket, direction);
        messages(count);
        sizes(bytes * count);
      },
      // why not every number: a client chooses it
      closed: (socket, code) =>
        metrics.count('uos_socket_closes_total', { socket, code: code > 4999 || code < 1000 ? 0 : code }),
    },
    note({ operation, status, ms, bytesIn, bytesOut, fault }) {
      const { count, seconds, taken, sent } = servedOf(operation, status);
      count(1);
      seconds(ms / 1000);
      taken(bytesIn);
      sent(bytesOut);
      if (fault !== undefined) {
        metrics.count('uos_faults_total', { operation });
      }
    },
    async serve(request, response, isOurHost) {
      const refusal = whyNot(request, { token, origin: origins.console, isOurHost });
      if (refusal !== undefined) {
        send(
          response,
          refusal.status,
          `${refusal.text}\n`,
          refusal.status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {},
        );
        return;
      }
      send(response, 200, await metrics.text());
    },
    async stop() {
      delay.disable();
    },
  };
}

/** What is counted of requests of one operation that end alike. */
type Served = Readonly<Record<'count' | 'seconds' | 'taken' | 'sent', (amount: number) => void>>;

interface Door {
  readonly token: string | undefined;
  readonly origin: string;
  readonly isOurHost: boolean;
}

function whyNot(request: IncomingMessage, { token, origin, isOurHost }: Door) {
  if (request.method !== 'GET') {
    return { status: 405, text: 'only GET' };
  }
  if (token !== undefined) {
    const given = /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    return given !== undefined && sameSecret(token, given)
      ? undefined
      : { status: 401, text: 'send the metrics token' };
  }
  const { hostname } = new URL(origin);
  // why: behind a proxy on this machine everybody comes from loopback, so a public origin takes a token
  const isLocal =
    isOurHost &&
    isLoopback(request.socket.remoteAddress ?? '') &&
    request.headers['x-forwarded-for'] === undefined &&
    (hostname === 'localhost' || isLoopback(hostname));
  return isLocal
    ? undefined
    : {
        status: 403,
        text: 'set UOS_METRICS_TOKEN to read metrics through a proxy, or of a platform with a public origin',
      };
}

function send(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(text);
}

interface Stored {
  readonly count: number;
  readonly bytes: number;
}

async function storedObjects(db: Db): Promise<Stored> {
  const row = await db
    .selectFrom('cdn_objects')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.sum<number>('size'), eb.lit(0)).as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), bytes: Number(row.bytes) };
}

async function countedJobs(db: Db): Promise<readonly Sample[]> {
  const { rows } = await sql<{ queue: string; state: string; value: number }>`
    SELECT name AS queue, state::text AS state, count(*) AS value FROM jobs.job GROUP BY name, state`.execute(db);
  return rows.map(({ queue, state, value }) => ({ labels: { queue, state }, value: Number(value) }));
}

const REMEMBER_MS = 60_000;

/** Asks again only after a minute, so that scraping costs the database nothing. */
function remembered<Value>(clock: Clock, read: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly at: number; readonly value: Promise<Value> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (last === undefined || now - last.at >= REMEMBER_MS) {
      const value = read();
      last = { at: now, value };
      value.catch(() => {
        last = undefined;
      });
    }
    return last.value;
  };
}
