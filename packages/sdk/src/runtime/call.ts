// One call from a table row to its reply: prepare, send, read, and try again where that may help.
import type { Base } from '../generated/bases.ts';
import type { Credential, HeaderMap } from './auth.ts';
import { apiError, UosApiError, type UosError } from './errors.ts';
import { transportError } from './failure.ts';
import type { HostOf } from './hosts.ts';
import { contentRangePage } from './paging.ts';
import { redactRequest, redactText, redactUrl } from './redact.ts';
import { isRepeatable, parseRetryAfter, retryDelayMs, sleep } from './retry.ts';
import type {
  Accepts,
  CallOptions,
  ErrorStyle,
  Hooks,
  ResponseInfo,
  Row,
  Transport,
  WireRequest,
  WireResponse,
} from './types.ts';
import { buildBody, buildPath, type CompiledRow, type Input } from './url.ts';

/** An operation, ready to be called. */
export interface Operation {
  readonly id: string;
  readonly service: string;
  readonly row: Row;
  readonly compiled: CompiledRow;
  readonly base: Base;
  readonly accepts: Accepts;
  readonly errors: ErrorStyle;
}

/** What all calls of a client share. */
export interface Config {
  readonly as: Credential;
  readonly hostOf: HostOf;
  readonly transport: Transport;
  readonly timeoutMs: number;
  readonly retries: number;
  /** Sent with every call. */
  readonly headers: Readonly<Record<string, string>>;
  readonly hooks: Hooks;
}

const NO_INPUT: Input = {};
const NO_OPTIONS: CallOptions = {};
const JSON_TYPE = 'application/json';
const CACHE_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  allow: {},
  never: { 'cache-control': 'no-cache' },
  // why three: gRPC gateways pass only the last one on; wire/cdn-and-platform.md 1.1
  'force-never': {
    'cache-control': 'no-cache',
    'x-cache-control': 'no-cache',
    'grpc-metadata-x-cache-control': 'no-cache',
  },
};

/** Runs one operation. Resolves to its reply, rejects with a `UosError`. */
export async function call(
  config: Config,
  operation: Operation,
  input: Input = NO_INPUT,
  options: CallOptions = NO_OPTIONS,
): Promise<unknown> {
  const request = await prepareCall(config, operation, input, options);
  return send(config, operation, request, options, (response) => readReply(operation.row, response));
}

/** The exact request an operation would send. */
export function prepareCall(
  config: Config,
  operation: Operation,
  input: Input = NO_INPUT,
  options: CallOptions = NO_OPTIONS,
): Promise<WireRequest> {
  const body = buildBody(operation.row, operation.compiled, input);
  const path = buildPath(operation.id, operation.row, operation.compiled, input);
  return prepare(config, operation, operation.compiled.method, path, body, options);
}

/** Adds host and headers. */
export async function prepare(
  config: Config,
  operation: Operation,
  method: string,
  path: string,
  body: WireRequest['body'],
  { signal, headers, timeoutMs = config.timeoutMs }: CallOptions,
): Promise<WireRequest> {
  const proven = config.as.headers(operation);
  const proof: HeaderMap = proven instanceof Promise ? await proven : proven;
  const host = config.hostOf(operation.base);
  const all: Record<string, string> = {
    accept: JSON_TYPE,
    ...config.headers,
    ...CACHE_HEADERS[operation.row.cache ?? 'never'],
    ...proof,
  };
  if (typeof body === 'string') {
    all['content-type'] = JSON_TYPE;
  }
  for (const name in headers) {
    const value = headers[name];
    if (value === null || value === undefined) {
      delete all[name.toLowerCase()];
    } else {
      all[name.toLowerCase()] = value;
    }
  }
  return {
    method,
    url: (typeof host === 'string' ? host : await host) + path,
    headers: all,
    timeoutMs,
    cookies: config.as.cookies,
    ...(body !== undefined && { body }),
    ...(signal !== undefined && { signal }),
  };
}

/** Sends until an attempt succeeds or another one is pointless. A body that is a stream is sent once. */
export async function send<T>(
  config: Config,
  operation: Operation,
  request: WireRequest,
  { retries = config.retries, onResponse }: CallOptions,
  read: (response: WireResponse) => Promise<T>,
): Promise<T> {
  const { hooks } = config;
  const repeatable = isRepeatable(operation.compiled.method, operation.row.retry);
  const last = typeof request.body === 'object' && !(request.body instanceof Uint8Array) ? 1 : retries + 1;
  if (hooks.onRequest !== undefined) {
    hooks.onRequest(redactRequest(operation.id, request));
  }
  for (let attempt = 1; ; attempt += 1) {
    const startedMs = performance.now();
    const tell = (status: number, requestId?: string): void => {
      if (hooks.onResponse !== undefined || onResponse !== undefined) {
        const info = responseInfo(operation, request, { status, attempt, startedMs, requestId });
        hooks.onResponse?.(info);
        onResponse?.(info);
      }
    };
    try {
      return await attemptOnce(config, operation, request, read, tell);
    } catch (error) {
      const delayMs = attempt < last ? retryDelayMs(error, attempt, repeatable) : undefined;
      if (delayMs === undefined) {
        throw error;
      }
      await sleep(delayMs, request.signal).catch((reason: unknown) => {
        throw transportError(reason, operation.id, request);
      });
    }
  }
}

async function attemptOnce<T>(
  config: Config,
  operation: Operation,
  request: WireRequest,
  read: (response: WireResponse) => Promise<T>,
  tell: (status: number, requestId?: string) => void,
): Promise<T> {
  let status = 0;
  let requestId: string | undefined;
  let value: T | undefined;
  let failure: UosError | undefined;
  try {
    request.signal?.throwIfAborted();
    const response = await config.transport(request);
    status = response.status;
    requestId = response.header('grpc-metadata-x-trace-id');
    if (status >= 200 && status < 300) {
      value = await read(response);
    } else {
      failure = apiError({
        operation: operation.id,
        service: operation.service,
        style: operation.errors,
        status,
        requestId,
        body: parseJson(redactText(await response.text(), config.as.secrets())),
        retryAfterMs: parseRetryAfter(response.header('retry-after'), Date.now()),
      });
    }
  } catch (error) {
    failure = transportError(error, operation.id, request);
  }
  tell(failure instanceof UosApiError || failure === undefined ? status : 0, requestId);
  if (failure !== undefined) {
    throw failure;
  }
  return value as T;
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function responseInfo(
  { id }: Operation,
  { method, url }: WireRequest,
  facts: { status: number; attempt: number; startedMs: number; requestId: string | undefined },
): ResponseInfo {
  return {
    operation: id,
    method,
    url: redactUrl(url),
    status: facts.status,
    ms: performance.now() - facts.startedMs,
    attempt: facts.attempt,
    ...(facts.requestId !== undefined && { requestId: facts.requestId }),
  };
}
