// One open socket: what comes in is counted, checked and handed on in order; what goes out waits for no slow reader.
import type { Duplex } from 'node:stream';
import type { DeclaredSocket } from '@uos/contract';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod';
import { Refusal } from '#kernel/call/errors';
import { isStorable } from '#kernel/call/read-input';
import type { Log } from '#kernel/watch/log';

/** A socket as the handler of a service has it. */
export interface OpenSocket<In = unknown, Out = unknown> {
  readonly id: string;
  /** Sends a message; dropped where the socket is closing. */
  send(message: Out): void;
  /** The message as it travels, for many sockets of one kind: written once, and sent by `sendEncoded`. */
  encode(message: Out): Encoded;
  sendEncoded(message: Encoded): void;
  /** The next message waits until the listener is done with the last one. */
  onMessage(listener: (message: In) => void | Promise<void>): void;
  onClose(listener: (code: number) => void): void;
  /**
   * Says who came, where the first message tells: from now on it counts as a socket of that app, and ends with its
   * service. False where the app has as many as it may have.
   */
  greeted(appId: string): boolean;
  close(code: number, reason?: string): void;
}

export type Encoded = string | Uint8Array;

/** What the server knows of a connection beside its handler. */
export interface Connection {
  readonly socket: OpenSocket;
  /** Looks at the clock: who has been silent for too long is asked, then ended. */
  look(): void;
  close(code: number, reason?: string): void;
  terminate(): void;
  /** Does work of the handler; what it throws ends the socket. */
  run(work: () => void | Promise<void>): void;
}

export interface ConnectionOptions {
  readonly id: string;
  readonly declared: DeclaredSocket;
  readonly log: Log;
  readonly strict: boolean;
  /** Milliseconds in which this process has been listening. */
  readonly awakeMs: () => number;
  /** A greeting counts for the app; false where it is full. */
  readonly onGreeting: (appId: string) => boolean;
  readonly onMessage: (direction: 'in' | 'out', bytes: number) => void;
  readonly onClosed: (code: number) => void;
}

/** How long the other side may take to answer a close. */
export const CLOSE_MS = 2000;
/** Longest time before a ping, whatever silence is allowed. */
const PING_MS = 20_000;

export function connectionOf(ws: WebSocket, wire: Duplex, options: ConnectionOptions): Connection {
  const { id, declared, log, strict } = options;
  const { socket: spec } = declared;
  const { limits } = spec;
  const idleMs = limits.idleSeconds * 1000;
  const { awakeMs } = options;
  const openedMs = awakeMs();
  const allowance = bucket(limits.messagesPerSecond);
  const closed: ((code: number) => void)[] = [];
  let heardMs = openedMs;
  let askedMs = openedMs;
  let hasGreeted = limits.greetingSeconds === undefined;
  let listener: ((message: unknown) => void | Promise<void>) | undefined;
  const waiting: { readonly message: unknown }[] = [];
  let saidCode: number | undefined;
  let isBusy = false;
  let isCorked = false;

  /** A reader that is too slow to read its messages is too slow to read their end. */
  const end = (): void => {
    setTimeout(() => ws.terminate(), CLOSE_MS).unref();
  };
  const close = (code: number, reason = ''): void => {
    if (ws.readyState === ws.OPEN) {
      saidCode = code;
      // why cut: a close has room for 123 bytes
      ws.close(code, Buffer.from(reason).subarray(0, 119).toString());
      end();
    }
  };
  const fail = (error: unknown): void => {
    if (error instanceof Refusal) {
      close(1008, error.message);
    } else {
      log.error({ socket: declared.id, err: error }, 'a socket failed');
      close(1011);
    }
  };
  const heard = (): boolean => {
    heardMs = awakeMs();
    if (!allowance.take(performance.now())) {
      close(1008, 'too many messages');
      return false;
    }
    return true;
  };

  const read = (data: RawData, isBinary: boolean): unknown => {
    if (isBinary !== (spec.receives === 'bytes')) {
      close(1003, isBinary ? 'send text' : 'send bytes');
      return undefined;
    }
    if (spec.receives === 'bytes') {
      return data;
    }
    const parsed = spec.receives.safeParse(parse(String(data)));
    if (!parsed.success || !isStorable(parsed.data)) {
      close(1007, 'not a message that is spoken here');
      return undefined;
    }
    return parsed.data;
  };

  const attempt = (work: () => void | Promise<void>): Promise<void> | undefined => {
    try {
      return work()?.catch(fail);
    } catch (error) {
      fail(error);
      return undefined;
    }
  };
  const run = (work: () => void | Promise<void>): void => {
    attempt(work)?.catch(fail);
  };
  /** why: what a client says while its last word is worked on waits in its own buffers, but for what is here already. */
  const handOn = async (working: Promise<void>): Promise<void> => {
    const sinceMs = performance.now();
    isBusy = true;
    ws.pause();
    await working;
    for (let next = waiting.shift(); next !== undefined && ws.readyState === ws.OPEN; next = waiting.shift()) {
      const { message } = next;
      await attempt(() => listener?.(message));
    }
    isBusy = false;
    heardMs = awakeMs();
    allowance.rest(performance.now() - sinceMs);
    ws.resume();
  };

  ws.on('message', (data, isBinary) => {
    if (ws.readyState !== ws.OPEN || !heard()) {
      return;
    }
    options.onMessage('in', (data as Buffer).byteLength);
    const message = read(data, isBinary);
    if (message === undefined) {
      return;
    }
    if (isBusy) {
      waiting.push({ message });
      return;
    }
    const working = attempt(() => listener?.(message));
    if (working !== undefined) {
      run(() => handOn(working));
    }
  });
  ws.on('ping', heard);
  ws.on('pong', heard);
  // why no log: the other side broke the protocol, and has been told by the code
  ws.on('error', end);
  ws.on('close', (heardCode) => {
    // why ours: whoever was cut has said nothing
    const code = saidCode ?? heardCode;
    options.onClosed(code);
    for (const one of closed) {
      run(() => one(code));
    }
  });

  const sendEncoded = (message: Encoded): void => {
    if (ws.readyState !== ws.OPEN) {
      return;
    }
    if (!isCorked) {
      // why: what one turn of the event loop says goes out in one piece
      isCorked = true;
      wire.cork();
      process.nextTick(() => {
        isCorked = false;
        wire.uncork();
      });
    }
    ws.send(message);
    options.onMessage('out', Buffer.byteLength(message));
    if (ws.bufferedAmount > limits.bufferedBytes) {
      close(limits.slowCode ?? 1013, 'too slow a reader');
    }
  };
  const encode = (message: unknown): Encoded => {
    if (spec.sends === 'bytes') {
      return message as Uint8Array;
    }
    const parsed = spec.sends.safeParse(message);
    if (!parsed.success || (strict && JSON.stringify(parsed.data) !== JSON.stringify(message))) {
      throw new Error(
        `${declared.id}: a message does not match the contract: ${parsed.error === undefined ? 'it holds a key that the contract does not name' : z.prettifyError(parsed.error)}`,
      );
    }
    return JSON.stringify(parsed.data);
  };

  return {
    socket: {
      id,
      encode,
      sendEncoded,
      send: (message) => sendEncoded(encode(message)),
      onMessage: (one) => {
        listener = one;
      },
      onClose: (one) => closed.push(one),
      greeted(appId) {
        hasGreeted = options.onGreeting(appId);
        return hasGreeted;
      },
      close,
    },
    look() {
      const nowMs = awakeMs();
      if (limits.greetingSeconds !== undefined && !hasGreeted && nowMs - openedMs > limits.greetingSeconds * 1000) {
        close(1008, 'say who you are');
      } else if (!isBusy && nowMs - heardMs > idleMs) {
        close(4000, 'nothing was heard');
      } else if (nowMs - Math.max(heardMs, askedMs) > Math.min(idleMs / 3, PING_MS) && ws.readyState === ws.OPEN) {
        askedMs = nowMs;
        ws.ping();
      }
    },
    close,
    terminate: () => ws.terminate(),
    run,
  };
}

/** Lets so many through in a second, and as many at once; what was held up meanwhile is let through after it. */
function bucket(perSecond: number) {
  let left = perSecond;
  let lastMs = performance.now();
  return {
    take(nowMs: number): boolean {
      left = Math.max(left, Math.min(perSecond, left + ((nowMs - lastMs) / 1000) * perSecond)) - 1;
      lastMs = nowMs;
      return left >= 0;
    },
    rest(ms: number): void {
      left += (ms / 1000) * perSecond;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
