// A request that asks for a socket → the same admission as of every call → an open socket, or a refusal as HTTP has it.
// Nothing is upgraded before Host, Origin, room, credentials and limits have been looked at.
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { DeclaredSocket } from '@uos/contract';
import type { Admission } from '#kernel/call/admission';
import { gateOf, type ServiceLimits } from '#kernel/call/admit';
import { type Refusal, styles } from '#kernel/call/errors';
import { inputReader } from '#kernel/call/input/read-input';
import { refusalOf } from '#kernel/call/refuse';
import { noteRequest } from '#kernel/call/request-notes';
import type { Ports } from '#kernel/ports';
import type { SocketMetrics } from '#kernel/watch/platform-metrics';
import { actorOf } from '#kernel/who/actor';
import { isForeign } from '../foreign.ts';
import { type Connection, connectionOf } from './connection.ts';
import type { EngineSocket } from './engine.ts';
import type { AnySocketHandler } from './handler.ts';
import { type Kept, type OpenSockets, places } from './open-sockets.ts';
import { stay } from './stay.ts';

export interface Upgrade {
  readonly request: IncomingMessage;
  readonly wire: Duplex;
  readonly head: Buffer;
  readonly query: URLSearchParams;
  readonly remoteAddress: string;
}

export interface Surroundings {
  readonly ports: Ports;
  readonly metrics: SocketMetrics;
  readonly open: OpenSockets;
  readonly limitsOf: ServiceLimits;
  /** Says that no more are opened. */
  isDraining(): boolean;
}

/** Opens one kind of socket; answers the status that the request got. */
export type Opener = (upgrade: Upgrade) => Promise<number>;

export function opener(declared: DeclaredSocket, handler: AnySocketHandler, around: Surroundings): Opener {
  const { ports, metrics, open } = around;
  const { socket, errorStyle } = declared;
  const { limits } = socket;
  const style = styles[errorStyle];
  const gate = gateOf(declared, limits.opens, ports, around.limitsOf);
  const read = inputReader({ errorStyle, operation: { paramNames: [], query: socket.query } });

  const refuseForeign = ({ headers }: IncomingMessage): void => {
    const site = headers['sec-fetch-site'];
    if (
      socket.origins === 'console' &&
      isForeign({ origin: headers.origin, site: site === undefined ? site : String(site) }, ports.origins.console)
    ) {
      throw style.common.denied('pages of other sites may not open it');
    }
    const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
    if (socket.subprotocol !== undefined && !offered.includes(socket.subprotocol)) {
      throw style.common.invalid(`ask for the subprotocol ${socket.subprotocol}`);
    }
  };

  return async ({ request, wire, head, query, remoteAddress }) => {
    const requestId = ports.ids.uuid();
    const held = places(open);
    noteRequest({ operation: declared.id, requestId });
    // why at once: a client that resets the connection must not end the process
    wire.on('error', () => wire.destroy());
    wire.once('close', held.giveBack);
    if (wire.destroyed) {
      return 0;
    }
    try {
      refuseForeign(request);
      if (around.isDraining()) {
        throw style.common.unavailable('the server stops', { headers: { 'Retry-After': '1' } });
      }
      if (!held.take('all', ports.config.socketsAtOnce)) {
        throw style.common.unavailable('too many connections', { headers: { 'Retry-After': '5' } });
      }
      if (!held.take(`${declared.id} from ${remoteAddress}`, limits.perAddress)) {
        throw style.common['too-many'](`at most ${limits.perAddress} connections of an address`);
      }
      const headers = headersOf(request, socket.origins);
      const asked = { headers, params: {}, query };
      const input = read({ ...asked, body: undefined });
      const admission = await gate.admit(asked, new Headers());
      await gate.count(admission, remoteAddress);
      const takeApp = (appId: string): boolean => held.take(`${declared.id} of ${appId}`, limits.perApp);
      if (admission.appId !== '' && !takeApp(admission.appId)) {
        throw style.common['too-many'](`at most ${limits.perApp} connections of an app`);
      }
      const mustEnd = await stay(declared, admission, asked, { ports, gate });
      if (wire.destroyed) {
        return 0;
      }
      const facts: Facts = { admission, input, headers, requestId, remoteAddress, takeApp, mustEnd };
      return (await upgraded(facts)) ? 101 : 400;
    } catch (error) {
      const refusal = refusalOf(error, style, ports.log, { socket: declared.id, requestId });
      sendRefusal(wire, refusal, style.body(refusal), requestId);
      return refusal.status;
    }

    async function upgraded(facts: Facts): Promise<boolean> {
      const gone = new AbortController();
      let kept: Kept | undefined;
      try {
        return await ports.sockets.engine.open(
          { id: requestId, declared, request, wire, head },
          {
            onOpen(socket) {
              kept = welcome(socket, facts, gone.signal);
            },
            onMessage: (message) => kept?.take(message),
            onClose(code) {
              if (kept !== undefined) {
                open.remove(kept);
                gone.abort();
                metrics.closed(declared.id, code);
                kept.ended(code);
              }
            },
          },
        );
      } catch (error) {
        ports.log.warn({ socket: declared.id, err: error }, 'a socket could not be opened');
        throw style.common.unavailable('sockets cannot be opened now', { headers: { 'Retry-After': '1' } });
      }
    }

    function welcome(socket: EngineSocket, facts: Facts, gone: AbortSignal): Kept {
      let appId = facts.admission.appId;
      const connection: Connection = connectionOf(socket, {
        id: requestId,
        declared,
        log: ports.log,
        strict: ports.config.strictReplies,
        onGreeting(named) {
          if (appId !== '' || !facts.takeApp(named)) {
            return appId === named;
          }
          appId = named;
          return true;
        },
        onMessage: (direction, bytes) => metrics.message(declared.id, direction, bytes),
      });
      const kept: Kept = {
        ...connection,
        socketId: declared.id,
        appId: () => appId,
        mustEnd: () => facts.mustEnd(appId),
      };
      open.add(kept);
      if (around.isDraining()) {
        kept.close(1001, 'the server stops');
      }
      kept.run(() =>
        handler(
          {
            ...facts.admission,
            input: facts.input,
            db: ports.db,
            ports,
            actor: actorOf(facts.admission.principal, facts.headers),
            now: ports.clock.now().toISOString(),
            requestId,
            remoteAddress,
            headers: facts.headers,
            refuse: style.refuse,
            gone: () => gone,
          },
          kept.socket,
        ),
      );
      return kept;
    }
  };
}

interface Facts {
  readonly admission: Admission;
  readonly input: unknown;
  readonly headers: Headers;
  readonly requestId: string;
  readonly remoteAddress: string;
  takeApp(appId: string): boolean;
  mustEnd(appId: string): Promise<string | undefined>;
}

function headersOf({ headers: sent }: IncomingMessage, origins: DeclaredSocket['socket']['origins']): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) {
    // why no cookie where any page may open it: the browser adds it, whoever made the page
    if (typeof value === 'string' && (name !== 'cookie' || origins === 'console')) {
      headers.set(name, value);
    }
  }
  return headers;
}

/** How long a client may take to read why it was refused. */
const READ_MS = 2000;

function sendRefusal(wire: Duplex, { status, headers }: Refusal, body: unknown, requestId: string): void {
  const text = JSON.stringify(body);
  const fields = {
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Grpc-Metadata-X-Trace-Id': requestId,
    ...headers,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  wire.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
  const cut = setTimeout(() => wire.destroy(), READ_MS).unref();
  wire.once('close', () => clearTimeout(cut));
}
