// What a request for a socket is answered with where it gets none: the server has let go of its connection by then, so
// nobody else writes to it, hears that it breaks, or ends it.
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long a client may take to read why it was refused. */
const READ_MS = 2000;

/** why at once, whatever comes of it: a client that resets the connection must not end the process */
export function holdWire(wire: Duplex): void {
  wire.on('error', () => wire.destroy());
}

/** Writes an answer and ends the connection, of which the client need not hear. */
export function answerOnWire(
  wire: Duplex,
  status: number,
  text = '',
  headers: Readonly<Record<string, string | number>> = {},
): void {
  const fields = { Connection: 'close', 'Content-Length': Buffer.byteLength(text), ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  wire.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
  const cut = setTimeout(() => wire.destroy(), READ_MS).unref();
  wire.once('close', () => clearTimeout(cut));
}
