// `/_dev/…`: what a developer may turn on a running platform, such as its clock and its faults. It exists only where
// the platform was started with `--dev`, answers loopback connections of its own host, and asks for the token of this
// start, so that neither a page in the browser nor another user of the machine can turn anything.
import type * as z from 'zod';
import { ruleText } from '#kernel/call/input/rule-texts';
import { sameSecret } from '#kernel/keys/seal';
import { isLoopback } from '#kernel/server/loopback';
import { readWhole } from '#kernel/server/stream-replies';
import type { Exchange, StreamRoute } from '#kernel/server/stream-route';

export const DEV_TOKEN_HEADER = 'x-uos-dev-token';

export interface DevRequest {
  readonly query: URLSearchParams;
  /** Parsed JSON of the body; undefined where there was none. */
  readonly body: unknown;
}

export interface DevRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/_dev/`, such as `faults`. */
  readonly path: string;
  /** Answers what is sent as JSON; throws `DevRefusal` for what cannot be done. */
  handle(request: DevRequest): Promise<unknown>;
}

/** What a control cannot do, said to the developer who asked. */
export class DevRefusal extends Error {
  readonly status: number;

  constructor(message: string, options: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'DevRefusal';
    this.status = options.status ?? 400;
  }
}

/** What was sent, checked; throws `DevRefusal` with a sentence for each field that breaks a rule. */
export function readControl<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const read = shape.safeParse(body, { error: ruleText });
  if (!read.success) {
    throw new DevRefusal(brokenRules(read.error), { cause: read.error });
  }
  return read.data;
}

/** `probability: must be at most 1; seed: must be a whole number`. */
function brokenRules({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => [...path, message].join(': ')).join('; ');
}

const PREFIX = '/_dev/';
const BODY_LIMIT_BYTES = 1024 * 1024;

/** One route for all controls. */
export function devControl(routes: readonly DevRoute[], token: string, idleMs: number): StreamRoute {
  const serve = async (exchange: Exchange): Promise<void> => {
    try {
      answer(exchange, 200, await carryOut(routes, token, exchange));
    } catch (error) {
      if (!(error instanceof DevRefusal)) {
        throw error;
      }
      answer(exchange, error.status, { error: error.message });
    }
  };
  return {
    origin: 'console',
    prefix: PREFIX,
    methods: ['GET', 'POST', 'DELETE'],
    body: { limitBytes: BODY_LIMIT_BYTES, idleMs },
    calls: { unlimited: 'one developer on one machine' },
    admits: 'dev-token',
    serve,
    // why the same: nothing is said of methods to whoever has no token
    otherMethod: serve,
  };
}

async function carryOut(routes: readonly DevRoute[], token: string, { request, path, query, body }: Exchange) {
  const given = request.headers[DEV_TOKEN_HEADER];
  // why the socket and not X-Forwarded-For: what came through a proxy is not on this machine
  if (!isLoopback(request.socket.remoteAddress ?? '') || typeof given !== 'string' || !sameSecret(token, given)) {
    throw new DevRefusal(`send the devToken of platform.json in ${DEV_TOKEN_HEADER}`, { status: 403 });
  }
  const name = path.slice(PREFIX.length);
  const route = routes.find((one) => one.method === request.method && one.path === name);
  if (route === undefined) {
    throw new DevRefusal(`there is no ${request.method} ${path}`, { status: 404 });
  }
  return route.handle({ query, body: await readJson(body) });
}

async function readJson(sent: Exchange['body']): Promise<unknown> {
  const body = await readWhole(sent);
  if (body === undefined) {
    throw new DevRefusal(`the body is larger than ${BODY_LIMIT_BYTES} bytes`, { status: 413 });
  }
  const text = body.toString('utf8');
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    throw new DevRefusal('the body is not JSON', { cause });
  }
}

function answer({ response }: Exchange, status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body ?? {}));
}
