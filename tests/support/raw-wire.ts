// Bytes written to a socket as they are, and what comes back until the other side ends.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface WireReply {
  /** As it came, one character for each byte that is no UTF-8. */
  readonly text: string;
  /** Of every answer, in their order. */
  readonly statuses: readonly number[];
  /** `waited` where the other side neither ended nor cut the connection for as long as anybody waits. */
  readonly end?: 'ended' | 'cut' | 'waited';
}

/** What is written, and for how many milliseconds nothing is. In a text `\n` stands for CRLF; bytes stay as they are. */
export type WirePart = string | Uint8Array | number;

const PATIENCE_MS = 10_000;

/** Writes the parts one after the other and reads until the other side ends. */
export function writeRaw(port: number, parts: readonly WirePart[]): Promise<WireReply> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    const done = (end: WireReply['end']) => (): void => {
      socket.destroy();
      const statuses = Array.from(text.matchAll(/HTTP\/1\.\d (\d{3}) /g), ([, status]) => Number(status));
      resolve({ text, statuses, end });
    };
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('end', done('ended'));
    socket.on('error', done('cut'));
    socket.setTimeout(PATIENCE_MS, done('waited'));
    socket.on('connect', async () => {
      for (const part of parts) {
        // why: who goes on sending after the answer may lose it
        if (/HTTP\/1\.\d [2-5]/.test(text)) {
          break;
        }
        if (typeof part === 'number') {
          await sleep(part);
        } else if (socket.writable && !socket.write(bytesOf(part))) {
          // why: what is not taken must not fill the memory that is measured
          await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
        }
      }
    });
  });
}

function bytesOf(part: string | Uint8Array): Uint8Array {
  return typeof part === 'string' ? Buffer.from(part.replaceAll('\n', '\r\n')) : part;
}
