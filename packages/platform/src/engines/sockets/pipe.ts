// The bytes of a client, from its connection to the process that ends its socket and back.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { CLOSE_MS, ID_HEADER, KIND_HEADER, type Kind } from './protocol.ts';

const HANDSHAKE = ['sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol', 'sec-websocket-extensions'];

/** The request as the process needs it: the handshake, and nothing that says who asks. */
export function headOf({ headers }: IncomingMessage, id: string, kind: Kind): Buffer {
  const lines = [
    'GET / HTTP/1.1',
    'Host: sockets',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `${ID_HEADER}: ${id}`,
    `${KIND_HEADER}: ${encodeURIComponent(JSON.stringify(kind))}`,
    ...HANDSHAKE.flatMap((name) => (headers[name] === undefined ? [] : [`${name}: ${String(headers[name])}`])),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** Each end goes with the other; a client has a while to read what was written last. */
export function pipeBoth(wire: Duplex, pipe: Socket): void {
  wire.pipe(pipe);
  pipe.pipe(wire, { end: false });
  wire.once('close', () => pipe.destroy());
  pipe.once('close', () => {
    wire.end();
    const cut = setTimeout(() => wire.destroy(), CLOSE_MS).unref();
    wire.once('close', () => clearTimeout(cut));
  });
}
