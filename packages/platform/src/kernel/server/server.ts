// One port, two origins: the console with the API, and the content that games are made of. Told apart by Host,
// because a released game is somebody else's code and must not reach the API with the session's cookies.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { CallRate, Service } from '@uos/contract';
import type { Hono } from 'hono';
import type { RouteGate } from '#kernel/call/admit';
import { Refusal } from '#kernel/call/errors';
import type { Log } from '#kernel/watch/log';
import type { PlatformMetrics } from '#kernel/watch/platform-metrics';
import { plainPath } from '#kernel/watch/redact';
import type { RequestLog, Watched } from '#kernel/watch/request-log';
import type { Credentials } from '#kernel/who/credentials';
import { clientAddress } from './client-address.ts';
import { isForeign } from './foreign.ts';
import type { HostEnv } from './host-env.ts';
import type { Sockets } from './sockets/sockets.ts';
import { SpelledResponse } from './spelled-response.ts';
import { bodyOf, cutIdle, cutSlowly, failStream, type StreamWords, sendPlain } from './stream-replies.ts';
import { parseTarget } from './target.ts';

export type Origin = 'console' | 'content';

/** One request as a stream route sees it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What the client sends, no more of it than the route takes. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Who asks, by what they carry: the same admission as of calls, read when it is asked for. */
  who(): Promise<Credentials>;
  /** Raw path, not decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly remoteAddress: string;
}

/** What of a request its counter may look at. */
export type Asking = Omit<Exchange, 'body' | 'who'>;

/** Who is let in. */
export type Admits =
  /** Everybody, for the reason given. */
  | { readonly anyone: string }
  /** Whoever the route lets read: everybody what is public, else by a session, a credential or a token. */
  | 'reader'
  /** Who comes with an address, a token or a key that we signed for this one thing. */
  | 'grant'
  /** Who has signed the message itself. */
  | 'signature'
  /** The developer whose platform this is. */
  | 'dev-token';

/** A part of the URL space that is served before the router: bytes, uploads, the identity provider. */
export interface StreamRoute {
  readonly origin: Origin;
  readonly prefix: string;
  /** What it takes; a request of another method comes to `otherMethod`. */
  readonly methods: readonly string[];
  /** Most of a body that is read, and how long its client may send nothing of it. */
  readonly body: 'none' | { readonly limitBytes: number; readonly idleMs: number };
  /** How many requests are taken, and of whom together; or why nobody counts them. */
  readonly calls: (CallRate & { of(asked: Asking): string }) | { readonly unlimited: string };
  /** Whose service tokens open it: those of the platform core without it. */
  readonly service?: Pick<Service, 'internal' | 'name'>;
  readonly admits: Admits;
  /** How it says no; plain JSON unless told. */
  readonly words?: StreamWords;
  /** What it throws is answered in its words. */
  serve(exchange: Exchange): Promise<void>;
  /** How it says no to a method it does not take. */
  otherMethod(exchange: Exchange): Promise<void>;
}

export interface ListenOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /** Loopback unless told. */
  readonly host?: string | undefined;
  /** Public origin of console and API; default `http://localhost:{port}`. */
  readonly origin?: string | undefined;
  /** Public origin of content; default `http://127.0.0.1:{port}`. */
  readonly contentOrigin?: string | undefined;
  /** Proxies in front of this process whose X-Forwarded-For is believed, default 0. */
  readonly trustedProxies?: number | undefined;
  /** How long a client may take to send the head of a request, default 20 s. */
  readonly headTimeoutMs?: number | undefined;
}

export interface Listening {
  readonly port: number;
  readonly origins: { readonly console: string; readonly content: string };
  /** Starts answering; until then requests wait. */
  serve(parts: Parts): void;
  /** Says in every answer from now on that its connection ends, so that callers go elsewhere; still serves. */
  leave(): void;
  isLeaving(): boolean;
  /** Stops accepting, lets running calls end, cuts what is left after `drainMs`. */
  close(drainMs?: number): Promise<void>;
}

/** Takes the port first, because the origins are needed to build everything else. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { headTimeoutMs = 20_000 } = options;
  let dispatch: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  const waiting: [IncomingMessage, ServerResponse][] = [];
  let leaving = false;
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    if (leaving) {
      response.shouldKeepAlive = false;
    }
    if (dispatch === undefined) {
      waiting.push([request, response]);
    } else {
      dispatch(request, response);
    }
  };
  let sockets: Sockets | undefined;
  let upgrade: OnUpgrade | undefined;
  const toServer: ToServer = {
    onRequest,
    // why by path: what asks for another protocol elsewhere, such as h2c, is served as if it had not asked
    isUpgrade: ({ url = '', headers, method }) =>
      method === 'GET' &&
      headers.upgrade?.toLowerCase() === 'websocket' &&
      sockets?.isAt(parseTarget(url)?.path ?? '') === true,
    onUpgrade: (request, wire, head) => upgrade?.(request, wire, head),
  };
  const first = await bind(toServer, options.port, options.host ?? '127.0.0.1', headTimeoutMs);
  const servers: Server[] = [first];
  const { port } = first.address() as AddressInfo;
  if (options.host === undefined) {
    // why: browsers try ::1 first for localhost; where the machine has no IPv6 the first server is enough
    const second = await bind(toServer, port, '::1', headTimeoutMs).catch(() => undefined);
    if (second !== undefined) {
      servers.push(second);
    }
  }
  const origins = {
    console: options.origin ?? `http://localhost:${port}`,
    content: options.contentOrigin ?? `http://127.0.0.1:${port}`,
  };
  return {
    port,
    origins,
    serve(parts) {
      sockets = parts.sockets;
      upgrade = upgrader(origins, options.trustedProxies ?? 0, parts);
      dispatch = dispatcher(origins, options.trustedProxies ?? 0, parts);
      for (const [request, response] of waiting.splice(0)) {
        dispatch(request, response);
      }
    },
    leave() {
      leaving = true;
    },
    isLeaving: () => leaving,
    async close(drainMs = 2000) {
      leaving = true;
      await Promise.all([...servers.map((server) => closeServer(server, drainMs)), sockets?.drain(drainMs)]);
      sockets?.stop();
    },
  };
}

interface Parts {
  readonly gate: RouteGate;
  readonly api: Hono<HostEnv>;
  readonly streams: readonly StreamRoute[];
  readonly sockets: Sockets;
  readonly log: Log;
  readonly requests: RequestLog;
  readonly metrics: PlatformMetrics;
}

function dispatcher(
  origins: Listening['origins'],
  trustedProxies: number,
  { api, streams, gate, log, requests, metrics }: Parts,
): (request: IncomingMessage, response: ServerResponse) => void {
  const hosts = new Map<string, Origin>([
    [new URL(origins.content).host, 'content'],
    [new URL(origins.console).host, 'console'],
  ]);
  const toApi = getRequestListener((request, env) =>
    api.fetch(request, {
      remoteAddress: clientAddress((env as { incoming: IncomingMessage }).incoming, trustedProxies),
    }),
  );

  const headers = commonHeaders(origins);
  const refuseHost = (response: ServerResponse, isTarget: boolean): void =>
    sendPlain(response, isTarget ? 421 : 400, `this server answers for ${origins.console} and ${origins.content}`);

  const serveStream = (route: StreamRoute, asked: Asking): void => {
    const { request, response } = asked;
    const { limitBytes, idleMs } = route.body === 'none' ? NO_BODY : route.body;
    const exchange = { ...asked, body: bodyOf(request, limitBytes), who: () => whoAsks(gate, route, asked) };
    cutIdle(request, response, idleMs);
    response.once('finish', () => cutSlowly(request));
    const serve = (): Promise<void> =>
      route.methods.includes(request.method ?? '') ? route.serve(exchange) : route.otherMethod(exchange);
    // why not always: a download takes no turn of the event loop for what is not counted
    const served = 'unlimited' in route.calls ? serve() : counted(gate, route, route.calls, asked).then(serve);
    served.catch((error: unknown) => failStream(error, exchange, log, route.prefix, route.words));
  };

  return (request, response) => {
    const target = parseTarget(request.url ?? '');
    const { path = '', query = '' } = target ?? {};
    // why any host: a probe of a container or a proxy names the address of this process, and learns only that it lives
    const origin = PROBES.has(path)
      ? 'console'
      : hosts.get((target?.authority ?? request.headers.host ?? '').toLowerCase());
    for (const [name, value] of headers[origin ?? 'console']) {
      response.setHeader(name, value);
    }
    if (path === METRICS_PATH && origin !== 'content') {
      metrics.serve(request, response, origin === 'console').catch(() => response.destroy());
      return;
    }
    const stream = streams.find((route) => route.origin === origin && path.startsWith(route.prefix));
    const answer = (): void => {
      if (target === undefined || origin === undefined) {
        refuseHost(response, target !== undefined);
      } else if (origin === 'console' && isForeignWrite(request, origins.console)) {
        sendPlain(response, 403, 'permission denied');
      } else if (stream !== undefined) {
        const remoteAddress = clientAddress(request, trustedProxies);
        serveStream(stream, { request, response, path, query: new URLSearchParams(query), remoteAddress });
      } else if (origin === 'console' && isContent(path, streams)) {
        const Location = `${origins.content}${path}${query === '' ? '' : `?${query}`}`;
        response.writeHead(307, { Location, 'Cache-Control': 'no-store' }).end();
      } else if (origin === 'content') {
        sendPlain(response, 404, `only released content lives here; the console and the API are at ${origins.console}`);
      } else if (DOT_SEGMENT.test(path)) {
        sendPlain(response, 400, 'a path has no . or .. in it');
      } else {
        request.url = query === '' ? path : `${path}?${query}`;
        toApi(request, response).catch((error: unknown) => {
          log.error({ err: error }, 'the API failed');
          response.destroy();
        });
      }
    };
    if (UNWATCHED.test(path)) {
      answer();
      return;
    }
    const known = origin !== undefined;
    const what: Watched = {
      origin: origin ?? 'console',
      // why not the rest of a stream's path: it may be a permission to upload
      path: stream === undefined ? plainPath(path) : `${stream.prefix}…`,
      query,
      name: known ? (stream?.prefix.replace(/^\/|\/$/g, '') ?? origin) : 'refused',
    };
    requests.watch(request, response, what, answer);
  };
}

type OnUpgrade = (request: IncomingMessage, wire: Duplex, head: Buffer) => void;

/** Lets a socket be opened at the console's own host, on the record. */
function upgrader(origins: Listening['origins'], trustedProxies: number, { sockets, requests, log }: Parts): OnUpgrade {
  const host = new URL(origins.console).host;
  return (request, wire, head) => {
    const { path = '', query = '', authority } = parseTarget(request.url ?? '') ?? {};
    if ((authority ?? request.headers.host ?? '').toLowerCase() !== host) {
      wire.end('HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    const asked = {
      request,
      wire,
      head,
      query: new URLSearchParams(query),
      remoteAddress: clientAddress(request, trustedProxies),
    };
    const what: Watched = { origin: 'console', path: plainPath(path), query, name: 'socket' };
    requests
      .watchUpgrade(request, what, () => sockets.open(path, asked))
      .catch((error: unknown) => {
        log.error({ err: error }, 'a socket could not be opened');
        wire.destroy();
      });
  };
}

async function counted(
  gate: RouteGate,
  { prefix }: StreamRoute,
  rate: CallRate & { of(asked: Asking): string },
  asked: Asking,
): Promise<void> {
  const waitSeconds = await gate.count(`${prefix}${rate.of(asked)}`, rate);
  if (waitSeconds !== undefined) {
    throw new Refusal(429, `too many requests; go on in ${waitSeconds} s`, {
      code: 8,
      headers: { 'Retry-After': String(waitSeconds) },
    });
  }
}

const CORE: Pick<Service, 'internal' | 'name'> = { name: 'uos' };

async function whoAsks(gate: RouteGate, route: StreamRoute, { request, response }: Asking): Promise<Credentials> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // why no cookie of content: it is somebody else's, and that origin sets none
    if (typeof value === 'string' && (route.origin === 'console' || name !== 'cookie')) {
      headers.set(name, value);
    }
  }
  const replyHeaders = new Headers();
  const credentials = await gate.who(route.service ?? CORE, headers, replyHeaders);
  for (const cookie of replyHeaders.getSetCookie()) {
    response.appendHeader('Set-Cookie', cookie);
  }
  return credentials;
}

/** why: a router takes them out, and what is reached then is not what a proxy in front has let through */
const DOT_SEGMENT = /(^|[/\\])(\.|%2e){1,2}([/\\]|%2f|%5c|$)/i;

/** Of a route that takes none: what is sent all the same is thrown away once it has answered. */
const NO_BODY = { limitBytes: 0, idleMs: 120_000 };

const METRICS_PATH = '/metrics';
const PROBES: ReadonlySet<string> = new Set(['/livez', '/readyz']);
/** Controls and probes: they would drown what people want to see. */
const UNWATCHED = /^\/(_dev\/|livez$|readyz$)/;

/** What somebody else made: it is answered on the content origin alone. */
function isContent(path: string, streams: readonly StreamRoute[]): boolean {
  return streams.some((route) => route.origin === 'content' && path.startsWith(route.prefix));
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A write that another site's page started. It is refused before anything is read or changed. */
function isForeignWrite({ method = '', headers }: IncomingMessage, consoleOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return (
    !SAFE_METHODS.has(method) && isForeign({ origin, site: site === undefined ? site : String(site) }, consoleOrigin)
  );
}

/** On every answer of an origin; the console's pages and the identity provider's bring a policy of their own. */
function commonHeaders(origins: Listening['origins']): Readonly<Record<Origin, readonly [string, string][]>> {
  const tls = (origin: string): [string, string][] =>
    origin.startsWith('https:') ? [['Strict-Transport-Security', 'max-age=31536000']] : [];
  return {
    console: [
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'no-referrer'],
      ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
      ...tls(origins.console),
    ],
    content: [['X-Content-Type-Options', 'nosniff'], ...tls(origins.content)],
  };
}

interface ToServer {
  onRequest(request: IncomingMessage, response: ServerResponse): void;
  isUpgrade(request: IncomingMessage): boolean;
  readonly onUpgrade: OnUpgrade;
}

function bind(
  { onRequest, isUpgrade, onUpgrade }: ToServer,
  port: number,
  host: string,
  headTimeoutMs: number,
): Promise<Server> {
  const server = createServer(
    {
      ...{ keepAliveTimeout: 65_000, headersTimeout: headTimeoutMs, requestTimeout: 0 },
      connectionsCheckingInterval: Math.min(5000, headTimeoutMs),
      shouldUpgradeCallback: isUpgrade,
      ServerResponse: SpelledResponse,
    },
    onRequest,
  ).on('upgrade', onUpgrade);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function closeServer(server: Server, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    // why again and again: a connection whose answer ends during the drain is kept alive and would hold us up
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
