// One call from a table row to its reply: prepare, send, read, and try again where that may help.
import type { Base } from '../generated/bases.ts';
import type { Credential, HeaderMap } from './auth.ts';
import { apiError, type UosError } from './errors.ts';
import { type ReasonOf, transportError } from './failure.ts';
import type { HostOf } from './hosts.ts';
import { isRepeatable, parseRateLimit, parseRetryAfter, retryDelayMs, sleep } from './retry.ts';
import type { Accepts, CallOptions, ErrorStyle, Hooks, Row, Transport, WireRequest, WireResponse } from './types.ts';
import { type CompiledRow, type Input, splitInput } from './url.ts';

/** An operation, ready to be called. */
export interface Operation {
  readonly id: string;
  readonly service: string;
  readonly row: Row;
  readonly compiled: CompiledRow;
  readonly base: Base;
  readonly prefix: string;
  readonly accepts: Accepts;
  readonly errors: ErrorStyle;
  /** In the name of which app it is called; absent where none is named. */
  readonly appId?: string | undefined;
}

/** What all calls of a client share. */
export interface Config {
  readonly as: Credential;
  readonly hostOf: HostOf;
  readonly transport: Transport;
  readonly reasonOf: ReasonOf;
  readonly timeoutMs: number;
  readonly retries: number;
  /** Sent with every call. */
  readonly headers: HeaderMap;
  readonly hooks: Hooks;
}

/** Reads an answer of a call that succeeded. */
type Read = (response: WireResponse) => Promise<unknown>;

const JSON_TYPE = 'application/json';
const NO_CACHE: HeaderMap = { 'cache-control': 'no-cache' };
const CACHE_HEADERS: Readonly<Record<string, HeaderMap>> = {
  allow: {},
  // why three: gRPC gateways pass only the last one on; wire/cdn-and-platform.md 1.1
  'force-never': { ...NO_CACHE, 'x-cache-control': 'no-cache', 'grpc-metadata-x-cache-control': 'no-cache' },
};

/** Runs one operation. Resolves to its reply, rejects with a `UosError`. */
export async function call(
  config: Config,
  operation: Operation,
  input: Input = {},
  options: CallOptions = {},
): Promise<unknown> {
  const prepared = prepareCall(config, operation, input, options);
  const request = prepared instanceof Promise ? await prepared : prepared;
  return send(config, operation, request, options, (response) => readReply(operation.row, response));
}

/** The exact request an operation would send. */
export function prepareCall(
  config: Config,
  operation: Operation,
  input: Input = {},
  options: CallOptions = {},
): WireRequest | Promise<WireRequest> {
  const { path, body, headers } = splitInput(operation.id, operation.row, operation.compiled, input);
  const own = headers === undefined ? options : { ...options, headers: { ...headers, ...options.headers } };
  return prepare(config, operation, path, body, own);
}

/** Adds host and headers; at once where both are known, for a microtask is dear beside a call on a warm connection. */
export function prepare(
  config: Config,
  operation: Operation,
  path: string,
  body: WireRequest['body'],
  options: CallOptions,
): WireRequest | Promise<WireRequest> {
  // why this order: a credential that throws must not leave a host look-up running with nobody waiting for it
  const proof = config.as.headers(operation);
  const host = config.hostOf(operation);
  return host instanceof Promise || proof instanceof Promise
    ? Promise.all([host, proof]).then(([url, known]) =>
        makeRequest(config, operation, url + path, known, body, options),
      )
    : makeRequest(config, operation, host + path, proof, body, options);
}

function makeRequest(
  config: Config,
  { row, compiled }: Operation,
  url: string,
  proof: HeaderMap,
  body: WireRequest['body'],
  { signal, headers: own, timeoutMs = config.timeoutMs }: CallOptions,
): WireRequest {
  const headers: Record<string, string> = {
    accept: JSON_TYPE,
    ...config.headers,
    ...(CACHE_HEADERS[row.cache ?? ''] ?? NO_CACHE),
    ...proof,
  };
  if (row.sends === 'bytes') {
    headers['content-type'] = 'application/octet-stream';
  } else if (typeof body === 'string') {
    headers['content-type'] = JSON_TYPE;
  }
  for (const name in own) {
    const value = own[name];
    delete headers[name.toLowerCase()];
    if (value !== null && value !== undefined) {
      headers[name.toLowerCase()] = value;
    }
  }
  return { method: compiled.method, url, headers, body, signal, timeoutMs, cookies: config.as.cookies };
}

/** Sends until an attempt succeeds or another one is pointless. A body that is a stream is sent once. */
export async function send(
  config: Config,
  operation: Operation,
  request: WireRequest,
  { retries = config.retries, onResponse }: CallOptions,
  read: Read,
): Promise<unknown> {
  const { hooks } = config;
  const watched = hooks.onRequest ?? hooks.onResponse ?? onResponse;
  const tell = watched && (await import('./inspect.ts')).watch(operation, request, hooks, onResponse);
  const repeatable = isRepeatable(request.method, operation.row);
  for (let attempt = 1; ; attempt += 1) {
    // why only then: the clock of Node is eight modules, which nobody else needs
    const startedMs = tell ? performance.now() : 0;
    const { error, value, ...facts } = await attemptOnce(config, operation, request, read);
    tell?.({ ...facts, attempt, ms: performance.now() - startedMs });
    if (error === undefined) {
      return value;
    }
    const delayMs = attempt <= retries && !isStream(request) ? retryDelayMs(error, attempt, repeatable) : undefined;
    if (delayMs === undefined || !(await sleep(delayMs, request.signal))) {
      throw request.signal?.aborted ? transportError(error, operation.id, request, config.reasonOf) : error;
    }
  }
}

interface Answer {
  /** 0 when none came. */
  readonly status: number;
  readonly requestId: string | undefined;
  readonly value?: unknown;
  readonly error?: UosError;
}

async function attemptOnce(config: Config, operation: Operation, request: WireRequest, read: Read): Promise<Answer> {
  const { id, service, errors: style } = operation;
  let status = 0;
  let requestId: string | undefined;
  try {
    request.signal?.throwIfAborted();
    const response = await config.transport(request);
    status = response.status;
    requestId = response.header('grpc-metadata-x-trace-id');
    if (status >= 200 && status < 300) {
      return { status, requestId, value: await read(response) };
    }
    // why eight letters: a shorter word the answer may say of itself, and the platform gives out no secret so short
    const text = config.as
      .secrets()
      .reduce((clean, secret) => (secret[7] ? clean.replaceAll(secret, '***') : clean), await response.text());
    const retryAfterMs =
      parseRetryAfter(response.header('retry-after')) ?? parseRateLimit(response.header('unity-ratelimit'));
    const error = apiError(
      { operation: id, service, status, requestId },
      { style, body: parseJson(text), retryAfterMs },
    );
    return { status, requestId, error };
  } catch (cause) {
    return { status, requestId, error: transportError(cause, id, request, config.reasonOf) };
  }
}

async function readReply({ reply, paging }: Row, response: WireResponse): Promise<unknown> {
  if (reply === 'bytes') {
    return response.bytes();
  }
  const text = await response.text();
  if (reply !== undefined) {
    return reply === 'text' ? text : undefined;
  }
  // why: a gateway answers an empty message as `{}` or as nothing at all; wire/passport.md 1.4
  const value = text === '' ? {} : (JSON.parse(text) as unknown);
  return paging === 'content-range' ? contentRangePage(value, response) : value;
}

// why: such a list is a bare array, its total is the part after `/` of the header; wire/cdn-and-platform.md 1.3
function contentRangePage(Items: unknown, response: WireResponse): { totalCount: number; Items: unknown } {
  const total = Number(response.header('content-range')?.split('/')[1]);
  return { totalCount: Number.isNaN(total) ? (Items as unknown[]).length : total, Items };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isStream({ body }: WireRequest): boolean {
  return typeof body === 'object' && Symbol.asyncIterator in body;
}
