// One call of a player: a row of the wire table and an input become a request, and its answer a reply or an error.
import type { Accepts, Row, ServiceTable } from '../runtime/types.ts';
import { uuid } from '../runtime/uuid.ts';
import type { ServerClock } from './clock.ts';
import { PlayerError, PlayerOffline, refusal } from './errors.ts';

export type Input = Readonly<Record<string, unknown>>;
export type Headers = Readonly<Record<string, string>>;

export interface Wire {
  readonly origin: string;
  readonly table: ServiceTable;
  readonly clock: ServerClock;
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
}

/** A call by its place in the table, ready to be sent. */
export interface Prepared {
  readonly call: string;
  readonly accepts: Accepts;
  /** Of one thing that is given or taken: sent again with it, the call is done once. */
  readonly key: string | undefined;
  /** A nonce of the game stands beside the token. */
  readonly withNonce: boolean;
  send(proof: Headers): Promise<unknown>;
}

export function prepare(wire: Wire, call: string, input: Input = {}): Prepared {
  const { table, origin } = wire;
  const row = rowAt(table, call);
  const { base = table.base, accepts = table.accepts } = row;
  const [method = '', route = ''] = row.route.split(' ');
  const left: Record<string, unknown> = { ...input };
  const take = (key: string): unknown => {
    const value = left[key];
    delete left[key];
    return value;
  };
  const path = route.replace(/\{(\w+)\}/g, (_, key: string) => segment(call, key, take(key)));
  const headers: Record<string, string> = {};
  let once: string | undefined;
  for (const key of row.headers?.split(' ') ?? []) {
    const value = take(key);
    if (key === 'idempotencyKey') {
      once = String(value ?? uuid());
      headers['idempotency-key'] = once;
    } else if (value !== undefined) {
      headers[`x-${key}`] = String(value);
    }
  }
  let body: string | undefined;
  let query = '';
  if (row.body === undefined) {
    query = pairs(left);
  } else {
    body = JSON.stringify(left);
    headers['content-type'] = 'application/json';
  }
  const url = `${origin}${table.prefixes[base] ?? ''}${path}${query && `?${query}`}`;
  return {
    call,
    accepts,
    key: once,
    withNonce: row.withNonce === true,
    send: (proof) =>
      send(wire, { call, key: once }, url, { method, headers: { ...headers, ...proof }, ...(body && { body }) }),
  };
}

async function send(
  { clock, timeoutMs, fetch }: Wire,
  { call, key }: Pick<Prepared, 'call' | 'key'>,
  url: string,
  init: RequestInit,
): Promise<unknown> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  let status: number;
  let text: string;
  let requestId: string | undefined;
  try {
    // why no cookies: a player is known by a token, and a session of the console in the same browser is nobody's business
    const reply = await fetch(url, { ...init, signal: stop.signal, credentials: 'omit', cache: 'no-store' });
    clock.heard(reply.headers.get('date'));
    requestId = reply.headers.get('grpc-metadata-x-trace-id') ?? undefined;
    status = reply.status;
    text = await reply.text();
  } catch (cause) {
    throw new PlayerOffline('no answer came', { call, key, cause });
  } finally {
    clearTimeout(timer);
  }
  if (status < 200 || status > 299) {
    throw refusal(call, status, text, requestId);
  }
  return text === '' ? {} : JSON.parse(text);
}

function rowAt({ tree }: Pick<ServiceTable, 'tree'>, call: string): Row {
  const [group = '', verb = ''] = call.split('.');
  return (tree[group] as Readonly<Record<string, Row>>)[verb] as Row;
}

function segment(call: string, key: string, value: unknown): string {
  const text = String(value ?? '');
  // why: a path with such a segment is that of another call
  if (text === '' || text === '.' || text === '..') {
    throw new PlayerError(`${call}: ${key} is missing`, { call });
  }
  return encodeURIComponent(text);
}

function pairs(input: Input): string {
  return Object.entries(input)
    .flatMap(([key, value]) => (Array.isArray(value) ? value : [value]).map((one) => [key, one] as const))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
    .join('&');
}
