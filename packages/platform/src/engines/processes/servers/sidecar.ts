// What a hosted server speaks to: a listener of its own on the loopback of this machine, with the calls of Agones' SDK.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What its calls do; each answers with the body of the reply. */
export interface SidecarCalls {
  ready(): Promise<void>;
  health(): void;
  shutdown(): Promise<void>;
  allocate(): Promise<void>;
  reserve(seconds: number): Promise<void>;
  setLabel(key: string, value: string): Promise<void>;
  setAnnotation(key: string, value: string): Promise<void>;
  acquireCpu(boostFactor: number, seconds: number): void;
  connectPlayer(playerId: string): Promise<boolean>;
  disconnectPlayer(playerId: string): Promise<boolean>;
  players(): Promise<readonly string[]>;
  document(): Promise<unknown>;
}

export interface SidecarOptions {
  readonly calls: SidecarCalls;
  /** Whether a connection from that port of the loopback is the server's own. */
  readonly isCaller: (fromPort: number, toPort: number) => Promise<boolean>;
  readonly nowMs: () => number;
  readonly onFault: (error: unknown) => void;
  /** Where it was before; any that is free without it. */
  readonly port?: number;
}

export interface Sidecar {
  readonly port: number;
  /** Tells whoever watches how the server stands now. */
  changed(): void;
  close(): void;
}

const BODY_BYTES = 64 * 1024;
const CALLS_PER_SECOND = 50;
const WATCHERS = 8;
const KEY = /^[\w./-]{1,128}$/;
const VALUE_LENGTH = 1024;
const MOST_BOOST = 4;
const MOST_BOOST_SECONDS = 60;
const MOST_RESERVE_SECONDS = 86_400;

/** Said no to, with the status and words of a gateway of gRPC. */
class Refused extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.name = 'Refused';
    this.status = status;
    this.code = code;
  }
}

type Body = Readonly<Record<string, unknown>>;

export async function openSidecar({ calls, isCaller, nowMs, onFault, port = 0 }: SidecarOptions): Promise<Sidecar> {
  const watchers = new Set<ServerResponse>();
  const known = new WeakSet<Socket>();
  let second = Number.NaN;
  let count = 0;

  const admit = async ({ socket }: IncomingMessage): Promise<void> => {
    if (!known.has(socket)) {
      if (!(await isCaller(socket.remotePort ?? 0, socket.localPort ?? 0))) {
        throw new Refused(403, 7, 'this is the sidecar of another server');
      }
      known.add(socket);
    }
    const now = Math.floor(nowMs() / 1000);
    [second, count] = now === second ? [second, count + 1] : [now, 1];
    if (count > CALLS_PER_SECOND) {
      throw new Refused(429, 8, `more than ${CALLS_PER_SECOND} calls a second`);
    }
  };

  const send = async (response: ServerResponse): Promise<void> => {
    response.write(`${JSON.stringify({ result: await calls.document() })}\n`);
  };
  const watch = async (response: ServerResponse): Promise<void> => {
    if (watchers.size >= WATCHERS) {
      throw new Refused(429, 8, `more than ${WATCHERS} watch`);
    }
    response.writeHead(200, { 'Content-Type': 'application/json' });
    watchers.add(response);
    response.once('close', () => watchers.delete(response));
    await send(response);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await admit(request);
    const path = (request.url ?? '').replace(/\?.*$/, '').replace(/(.)\/$/, '$1');
    if (`${request.method} ${path}` === 'GET /watch/gameserver') {
      return watch(response);
    }
    const call = CALLS[`${request.method} ${path}`] ?? named(request.method, path);
    if (call === undefined) {
      throw new Refused(404, 5, 'Not Found');
    }
    const body = JSON.stringify((await call(calls, await bodyOf(request))) ?? {});
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
    response.end(body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const refused = error instanceof Refused ? error : new Refused(500, 13, 'it could not be done now');
      if (!(error instanceof Refused)) {
        onFault(error);
      }
      if (!response.headersSent) {
        response.writeHead(refused.status, { 'Content-Type': 'application/json', Connection: 'close' });
        response.end(JSON.stringify({ code: refused.code, message: refused.message, details: [] }));
      } else {
        response.destroy();
      }
    });
  });
  server.maxConnections = 64;
  server.headersTimeout = 10_000;
  server.requestTimeout = 10_000;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    changed() {
      for (const watcher of watchers) {
        send(watcher).catch(onFault);
      }
    },
    close() {
      for (const watcher of watchers) {
        watcher.end();
      }
      server.close();
      server.closeAllConnections();
    },
  };
}

type Call = (calls: SidecarCalls, body: Body) => unknown;

const CALLS: Readonly<Record<string, Call>> = {
  'POST /ready': (calls) => calls.ready(),
  'POST /health': (calls) => calls.health(),
  'POST /shutdown': (calls) => calls.shutdown(),
  'POST /allocate': (calls) => calls.allocate(),
  'POST /reserve': (calls, { seconds = 0 }) => calls.reserve(wholeNumber(seconds, 'seconds', MOST_RESERVE_SECONDS)),
  'GET /gameserver': (calls) => calls.document(),
  'PUT /metadata/label': (calls, body) => calls.setLabel(...pairOf(body)),
  'PUT /metadata/annotation': (calls, body) => calls.setAnnotation(...pairOf(body)),
  'POST /acquire-cpu': (calls, { boostFactor, duration }) => {
    const factor = Number(boostFactor);
    if (!(factor >= 1 && factor <= MOST_BOOST)) {
      throw new Refused(400, 3, `boostFactor is from 1 to ${MOST_BOOST}`);
    }
    calls.acquireCpu(factor, wholeNumber(duration, 'duration', MOST_BOOST_SECONDS));
  },
  'POST /alpha/player/connect': async (calls, body) => ({ bool: await calls.connectPlayer(playerOf(body)) }),
  'POST /alpha/player/disconnect': async (calls, body) => ({ bool: await calls.disconnectPlayer(playerOf(body)) }),
  'GET /alpha/player/count': async (calls) => ({ count: String((await calls.players()).length) }),
  'GET /alpha/player/connected': async (calls) => ({ list: await calls.players() }),
};

function named(method: string | undefined, path: string): Call | undefined {
  const [, playerId] = /^\/alpha\/player\/connected\/([^/]+)$/.exec(path) ?? [];
  return method !== 'GET' || playerId === undefined
    ? undefined
    : async (calls) => ({ bool: (await calls.players()).includes(decoded(playerId)) });
}

function decoded(text: string): string {
  return attempt(() => decodeURIComponent(text)) ?? refuse('the path is not encoded rightly');
}

function refuse(message: string): never {
  throw new Refused(400, 3, message);
}

/** Undefined for what a caller wrote wrongly. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_BYTES) {
      throw new Refused(413, 3, `a body of more than ${BODY_BYTES} bytes`);
    }
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8').trim();
  if (text === '') {
    return {};
  }
  const body: unknown = attempt(() => JSON.parse(text) as unknown);
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Body)
    : refuse('the body is no JSON object');
}

function pairOf({ key, value }: Body): [string, string] {
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new Refused(400, 3, 'key is up to 128 letters, digits and . _ - /');
  }
  if (typeof value !== 'string' || value.length > VALUE_LENGTH) {
    throw new Refused(400, 3, `value is a text of up to ${VALUE_LENGTH} characters`);
  }
  return [key, value];
}

function playerOf(body: Body): string {
  const playerId = body.playerID ?? body.playerId;
  if (typeof playerId !== 'string' || playerId === '' || playerId.length > 128) {
    throw new Refused(400, 3, 'playerID is a text of up to 128 characters');
  }
  return playerId;
}

function wholeNumber(value: unknown, name: string, most: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > most) {
    throw new Refused(400, 3, `${name} is a whole number from 0 to ${most}`);
  }
  return number;
}

/** Too much is kept for one server. */
export function refuseMore(what: string, most: number): never {
  throw new Refused(400, 8, `more than ${most} ${what}`);
}
