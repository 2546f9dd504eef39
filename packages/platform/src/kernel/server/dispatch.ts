// Where a request goes: to a stream route, the router or a socket, of the origin that its Host names; with the headers
// that every answer of that origin has.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { RouteGate } from '#kernel/call/admit';
import type { Calls } from '#kernel/call/route';
import type { Log } from '#kernel/watch/log';
import type { PlatformMetrics } from '#kernel/watch/platform-metrics';
import { plainPath } from '#kernel/watch/redact';
import type { RequestLog, Watched } from '#kernel/watch/request-log';
import { clientAddress } from './client-address.ts';
import { isForeign } from './foreign.ts';
import { playerCalls, welcome } from './game-pages.ts';
import { serveCall } from './serve-call.ts';
import { streamServer } from './serve-stream.ts';
import type { Sockets } from './sockets/sockets.ts';
import { answerOnWire, holdWire } from './sockets/wire-answer.ts';
import { sendPlain } from './stream-replies.ts';
import type { Origin, StreamRoute } from './stream-route.ts';
import { parseTarget } from './target.ts';

export interface Origins {
  readonly console: string;
  readonly content: string;
}

export interface Parts {
  readonly gate: RouteGate;
  readonly calls: Calls;
  /** What people and probes look at: the console, documents, health. */
  readonly pages: Hono;
  readonly streams: readonly StreamRoute[];
  readonly sockets: Sockets;
  readonly log: Log;
  readonly requests: RequestLog;
  readonly metrics: PlatformMetrics;
}

export function dispatcher(
  origins: Origins,
  trustedProxies: number,
  { calls, pages, streams, gate, log, requests, metrics }: Parts,
): (request: IncomingMessage, response: ServerResponse) => void {
  const hosts = new Map<string, Origin>([
    [new URL(origins.content).host, 'content'],
    [new URL(origins.console).host, 'console'],
  ]);
  const toPages = getRequestListener((request) => pages.fetch(request));

  const headers = commonHeaders(origins);
  const refuseHost = (response: ServerResponse, isTarget: boolean): void =>
    sendPlain(response, isTarget ? 421 : 400, `this server answers for ${origins.console} and ${origins.content}`);

  const serveStream = streamServer(gate, log);
  const isPlayers = playerCalls();

  return (request, response) => {
    const target = parseTarget(request.url ?? '');
    const { path = '', query = '' } = target ?? {};
    // why any host: a probe of a container or a proxy names the address of this process, and learns only that it lives
    const origin = PROBES.has(path)
      ? 'console'
      : hosts.get((target?.authority ?? request.headers.host ?? '').toLowerCase());
    const common = headers[origin ?? 'console'];
    // why not at once: a call writes them together with its own, which is the quicker way
    const withCommon = (): ServerResponse => {
      for (const [name, value] of common) {
        response.setHeader(name, value);
      }
      return response;
    };
    if (path === METRICS_PATH && origin !== 'content') {
      metrics.serve(request, withCommon(), origin === 'console').catch(() => response.destroy());
      return;
    }
    const stream = streams.find((route) => route.origin === origin && path.startsWith(route.prefix));
    const answer = (): void => {
      const isGuest = origin === 'console' && target !== undefined && isForeignPage(request, origins.console);
      const guest = isGuest ? welcome(request, withCommon(), path, isPlayers) : undefined;
      if (target === undefined || origin === undefined) {
        refuseHost(withCommon(), target !== undefined);
      } else if (guest === 'answered') {
        return;
      } else if (origin === 'console' && guest === undefined && isForeignWrite(request, origins.console)) {
        sendPlain(withCommon(), 403, 'permission denied');
      } else if (stream !== undefined) {
        const remoteAddress = clientAddress(request, trustedProxies);
        const asked = { request, response: withCommon(), path, query: new URLSearchParams(query), remoteAddress };
        serveStream(stream, asked);
      } else if (origin === 'console' && isContent(path, streams)) {
        const Location = `${origins.content}${path}${query === '' ? '' : `?${query}`}`;
        withCommon().writeHead(307, { Location, 'Cache-Control': 'no-store' }).end();
      } else if (origin === 'content') {
        sendPlain(
          withCommon(),
          404,
          `only released content lives here; the console and the API are at ${origins.console}`,
        );
      } else if (DOT_SEGMENT.test(path)) {
        sendPlain(withCommon(), 400, 'a path has no . or .. in it');
      } else {
        const call = calls.find(request.method ?? '', path);
        const remoteAddress = clientAddress(request, trustedProxies);
        request.url = query === '' ? path : `${path}?${query}`;
        const served =
          call === undefined
            ? toPages(request, withCommon())
            : serveCall(call, { request, response, path, query, remoteAddress, common });
        served.catch((error: unknown) => {
          log.error({ err: error }, 'an answer broke off');
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

export type OnUpgrade = (request: IncomingMessage, wire: Duplex, head: Buffer) => void;

/** Lets a socket be opened at the console's own host, on the record. */
export function upgrader(origins: Origins, trustedProxies: number, { sockets, requests, log }: Parts): OnUpgrade {
  const host = new URL(origins.console).host;
  return (request, wire, head) => {
    holdWire(wire);
    const { path = '', query = '', authority } = parseTarget(request.url ?? '') ?? {};
    if ((authority ?? request.headers.host ?? '').toLowerCase() !== host) {
      answerOnWire(wire, 421);
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

/** why: a router takes them out, and what is reached then is not what a proxy in front has let through */
const DOT_SEGMENT = /(^|[/\\])(\.|%2e){1,2}([/\\]|%2f|%5c|$)/i;

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
function isForeignWrite(request: IncomingMessage, consoleOrigin: string): boolean {
  return !SAFE_METHODS.has(request.method ?? '') && isForeignPage(request, consoleOrigin);
}

function isForeignPage({ headers }: IncomingMessage, consoleOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return isForeign({ origin, site: site === undefined ? site : String(site) }, consoleOrigin);
}

/** On every answer of an origin; the console's pages and the identity provider's bring a policy of their own. */
function commonHeaders(origins: Origins): Readonly<Record<Origin, readonly [string, string][]>> {
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
