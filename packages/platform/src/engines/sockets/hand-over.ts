// The connection of a client, on its way from the server that admitted it to the process that ends its socket: this one
// keeps nothing of it.
import type { IncomingMessage } from 'node:http';
import { Socket, type SocketConstructorOpts } from 'node:net';
import type { Duplex } from 'node:stream';
import type { GivenSocket, Kind } from './protocol.ts';

const HANDSHAKE = [
  ...['upgrade', 'connection', 'sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol'],
  'sec-websocket-extensions',
] as const;

/** The request as the process needs it: the handshake, and nothing that says who asks. */
export function givenSocket(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { id, kind, head }: { readonly id: string; readonly kind: Kind; readonly head: Buffer },
): GivenSocket {
  const handshake = HANDSHAKE.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
  return { id, kind: JSON.stringify(kind), headers: Object.fromEntries(handshake), head: head.toString('base64') };
}

/**
 * The open connection by itself, with what was read of it and is nobody's yet; undefined where it is none any more. It is
 * read no further here, and for the server that had it it is gone.
 */
export function detached(wire: Duplex, head: Buffer): { readonly socket: Socket; readonly head: Buffer } | undefined {
  // why inside: Node hands over what it reads on from in the meantime, and those bytes would be lost
  const holder = wire as unknown as { _handle: object | null };
  const handle = holder._handle;
  if (wire.destroyed || handle === null) {
    return undefined;
  }
  const read = wire.read() as Buffer | null;
  holder._handle = null;
  wire.destroy();
  const options = { handle, pauseOnCreate: true } as unknown as SocketConstructorOpts;
  return { socket: new Socket(options), head: read === null ? head : Buffer.concat([head, read]) };
}
