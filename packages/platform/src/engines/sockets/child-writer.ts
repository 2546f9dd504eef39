// What goes out on one socket: it waits for no slow reader, and for nothing that is published while it is held.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { CLOSE_MS, type Kind } from './protocol.ts';

export interface Writer {
  /** A whole frame; false where the socket is closing. */
  write(frame: Buffer): boolean;
  /** Counts bytes that wait here to be written. */
  hold(bytes: number): void;
  /** Calls back once all that was written has gone to the client, or it is gone itself; who never reads is closed. */
  whenRead(done: () => void): void;
  close(code: number, reason: string): void;
  /** Cuts the connection where it has not ended by then: who is too slow to read messages does not read their end. */
  cutLater(): void;
  /** The code that it was closed with from here. */
  saidCode(): number | undefined;
}

const NOTHING = new Uint8Array();
const corked = new Set<Duplex>();

/** why: what one turn of the event loop says goes out in one piece */
function cork(wire: Duplex): void {
  if (corked.size === 0) {
    process.nextTick(() => {
      for (const one of corked) {
        one.uncork();
      }
      corked.clear();
    });
  }
  if (!corked.has(wire)) {
    corked.add(wire);
    wire.cork();
  }
}

export function writerOf(
  ws: WebSocket,
  wire: Duplex,
  { bufferedBytes, idleSeconds, slowCode = 1013 }: Kind['limits'],
): Writer {
  let saidCode: number | undefined;
  let heldBytes = 0;
  const cutLater = (): void => {
    setTimeout(() => ws.terminate(), CLOSE_MS).unref();
  };
  const close = (code: number, reason: string): void => {
    if (ws.readyState !== ws.OPEN) {
      return;
    }
    saidCode = code;
    // why cut: a close has room for 123 bytes
    ws.close(code, Buffer.from(reason).subarray(0, 119).toString());
    cutLater();
  };
  const refuseSlow = (): void => {
    if (wire.writableLength + heldBytes > bufferedBytes) {
      close(slowCode, 'too slow a reader');
    }
  };
  return {
    write(frame) {
      if (ws.readyState !== ws.OPEN) {
        return false;
      }
      cork(wire);
      wire.write(frame);
      refuseSlow();
      return true;
    },
    hold(bytes) {
      heldBytes += bytes;
      refuseSlow();
    },
    whenRead(done) {
      if (ws.readyState !== ws.OPEN) {
        done();
        return;
      }
      const late = setTimeout(() => close(slowCode, 'too slow a reader'), idleSeconds * 1000).unref();
      wire.write(NOTHING, () => {
        clearTimeout(late);
        done();
      });
    },
    close,
    cutLater,
    saidCode: () => saidCode,
  };
}
