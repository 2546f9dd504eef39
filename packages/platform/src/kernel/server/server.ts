// One port, two origins: the console with the API, and the content that games are made of. Told apart by Host,
// because a released game is somebody else's code and must not reach the API with the session's cookies.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dispatcher, type OnUpgrade, type Origins, type Parts, upgrader } from './dispatch.ts';
import type { Sockets } from './sockets/sockets.ts';
import { SpelledResponse } from './spelled-response.ts';
import { parseTarget } from './target.ts';

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
  readonly origins: Origins;
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
  let closed: Promise<void> | undefined;
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
    // why once: a failed start and a stop both undo it, and waiting for who does not go is for one time
    close(drainMs = 2000) {
      leaving = true;
      closed ??= Promise.all([...servers.map((server) => closeServer(server, drainMs)), sockets?.drain(drainMs)]).then(
        () => sockets?.stop(),
      );
      return closed;
    },
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
