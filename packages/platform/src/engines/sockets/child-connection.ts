// One open socket in the process that ends it: what comes in is counted and handed to the platform in order.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { allowanceOf } from './child-limits.ts';
import { type Writer, writerOf } from './child-writer.ts';
import { type FromChild, type Kind, packed } from './protocol.ts';

export interface Connection {
  readonly writer: Writer;
  look(): void;
  greeted(): void;
  /** So many of its messages have been worked on. */
  handled(count: number): void;
  terminate(): void;
}

export interface ConnectionOptions {
  readonly id: string;
  readonly kind: Kind;
  readonly awakeMs: () => number;
  readonly say: (message: FromChild, bytes?: number) => void;
  readonly onClosed: () => void;
}

export function connectionOf(
  ws: WebSocket,
  wire: Duplex,
  { id, kind, awakeMs, say, onClosed }: ConnectionOptions,
): Connection {
  const allowance = allowanceOf(kind.limits, awakeMs);
  const writer = writerOf(ws, wire, kind.limits);
  let inHand = 0;

  const heard = (): boolean => {
    const isAllowed = allowance.heard();
    if (!isAllowed) {
      writer.close(1008, 'too many messages');
    }
    return isAllowed;
  };
  ws.on('message', (data: Buffer, isBinary) => {
    if (ws.readyState !== ws.OPEN || !heard()) {
      return;
    }
    if (isBinary !== (kind.receives === 'bytes')) {
      writer.close(1003, isBinary ? 'send text' : 'send bytes');
      return;
    }
    inHand += 1;
    if (inHand === 1) {
      // why: what a client says while its last word is worked on waits in its own buffers, but for what is here already
      allowance.busy();
      ws.pause();
    }
    say({ said: 'message', id, data: packed(isBinary ? data : data.toString()) }, data.length);
  });
  ws.on('ping', heard);
  ws.on('pong', heard);
  // why no log: the other side broke the protocol, and has been told by the code
  ws.on('error', () => writer.cutLater());
  ws.on('close', (heardCode) => {
    onClosed();
    // why ours: whoever was cut has said nothing
    say({ said: 'closed', id, code: writer.saidCode() ?? heardCode });
  });

  return {
    writer,
    look() {
      const found = allowance.look();
      if (found === 'ask' && ws.readyState === ws.OPEN) {
        ws.ping();
      } else if (found !== undefined && found !== 'ask') {
        writer.close(found.code, found.reason);
      }
    },
    greeted: allowance.greeted,
    handled(count) {
      inHand -= count;
      if (inHand === 0) {
        allowance.rest();
        ws.resume();
      }
    },
    terminate: () => ws.terminate(),
  };
}
