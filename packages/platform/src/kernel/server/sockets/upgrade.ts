// A request that asks for a socket → the same admission as of every call → an open socket, or a refusal as HTTP has it.
// Nothing is upgraded before Host, Origin, room, credentials and limits have been looked at.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { DeclaredSocket } from '@uos/contract';
import { gateOf } from '#kernel/call/admit';
import { type Refusal, styles } from '#kernel/call/errors';
import { inputReader } from '#kernel/call/input/read-input';
import { refusalOf } from '#kernel/call/refuse';
import { noteRequest } from '#kernel/call/request-notes';
import { stay } from '#kernel/call/stay';
import { isForeign } from '../foreign.ts';
import type { EngineEvents, EngineUpgrade } from './engine.ts';
import { guest, placesOf, type Surroundings } from './guest.ts';
import type { AnySocketHandler } from './handler.ts';
import { places } from './open-sockets.ts';
import { answerOnWire } from './wire-answer.ts';

export interface Upgrade {
  readonly request: IncomingMessage;
  readonly wire: Duplex;
  readonly head: Buffer;
  readonly query: URLSearchParams;
  readonly remoteAddress: string;
}

/** Opens one kind of socket; answers the status that the request got. */
export type Opener = (upgrade: Upgrade) => Promise<number>;

export function opener(declared: DeclaredSocket, handler: AnySocketHandler, around: Surroundings): Opener {
  const { ports, open } = around;
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
      const input = await read({ ...asked, body: undefined });
      const admission = await gate.admit(asked, new Headers());
      await gate.count(admission, remoteAddress);
      if (admission.appId !== '' && !held.take(placesOf(declared, admission.appId), limits.perApp)) {
        throw style.common['too-many'](`at most ${limits.perApp} connections of an app`);
      }
      const mustEnd = await stay(declared, admission, asked, { ports, gate });
      if (wire.destroyed) {
        return 0;
      }
      const events = guest({
        declared,
        handler,
        around,
        held,
        admission,
        input,
        headers,
        requestId,
        remoteAddress,
        mustEnd,
      });
      wire.off('close', held.giveBack);
      return (await opened({ id: requestId, declared, request, wire, head }, events, held.giveBack)) ? 101 : 400;
    } catch (error) {
      const refusal = refusalOf(error, style, ports.log, { socket: declared.id, requestId });
      sendRefusal(wire, refusal, style.body(refusal), requestId);
      return refusal.status;
    }
  };

  /** From here on the places are the guest's; who does not get in has none. */
  async function opened(upgrade: EngineUpgrade, events: EngineEvents, giveBack: () => void): Promise<boolean> {
    try {
      const isOpen = await ports.sockets.engine.open(upgrade, events);
      if (!isOpen) {
        giveBack();
      }
      return isOpen;
    } catch (error) {
      giveBack();
      ports.log.warn({ socket: declared.id, err: error }, 'a socket could not be opened');
      throw style.common.unavailable('sockets cannot be opened now', { headers: { 'Retry-After': '1' } });
    }
  }
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

function sendRefusal(wire: Duplex, { status, headers }: Refusal, body: unknown, requestId: string): void {
  answerOnWire(wire, status, JSON.stringify(body), {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Grpc-Metadata-X-Trace-Id': requestId,
    ...headers,
  });
}
