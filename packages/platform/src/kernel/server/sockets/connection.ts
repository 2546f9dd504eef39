// One open socket as a service has it: what comes in is checked and handed on in order, what goes out is held to the
// contract. The engine behind it keeps the limits of the connection.
import type { DeclaredSocket } from '@uos/contract';
import { Refusal } from '#kernel/call/errors';
import { isStorable } from '#kernel/call/input/read-input';
import type { Log } from '#kernel/watch/log';
import { encoder } from './encoder.ts';
import type { Encoded, EngineSocket } from './engine.ts';
import { groupName } from './groups.ts';

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
  /** From now on it gets what is published to the group. Held: it waits until `release`. */
  join(group: string, options?: { readonly held?: boolean }): void;
  /**
   * Sends `first`, then what came meanwhile with a sequence above `after`; nothing at or below it any more. Resolves once
   * it has gone to the client, or the client is gone: who has more to send waits for that, since the buffer of a client
   * holds no more than its limit.
   */
  release(group: string, first: readonly Out[], after: number): Promise<void>;
  leave(group: string): void;
  /**
   * Says who came, where the first message tells: from now on it counts as a socket of that app, and ends with its
   * service. False where the app has as many as it may have.
   */
  greeted(appId: string): boolean;
  close(code: number, reason?: string): void;
}

/** What the server knows of a connection beside its handler. */
export interface Connection {
  readonly socket: OpenSocket;
  /** What the client has said. */
  take(message: Encoded): void;
  /** It has ended. */
  ended(code: number): void;
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
  /** A greeting counts for the app; false where it is full. */
  readonly onGreeting: (appId: string) => boolean;
  readonly onMessage: (direction: 'in' | 'out', bytes: number) => void;
}

export function connectionOf(engine: EngineSocket, options: ConnectionOptions): Connection {
  const { id, declared, log } = options;
  const closed: ((code: number) => void)[] = [];
  const waiting: { readonly message: unknown }[] = [];
  let listener: ((message: unknown) => void | Promise<void>) | undefined;
  let isOpen = true;
  let isBusy = false;

  const close = (code: number, reason = ''): void => {
    if (isOpen) {
      isOpen = false;
      engine.close(code, reason);
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
  const handOn = async (working: Promise<void>): Promise<void> => {
    isBusy = true;
    await working;
    engine.handled();
    for (let next = waiting.shift(); next !== undefined && isOpen; next = waiting.shift()) {
      const { message } = next;
      await attempt(() => listener?.(message));
      engine.handled();
    }
    isBusy = false;
  };

  const encode = encoder(declared, options.strict);
  const sendEncoded = (message: Encoded): void => {
    if (isOpen) {
      options.onMessage('out', Buffer.byteLength(message));
      engine.send(message);
    }
  };
  const named = (group: string): string => groupName(declared.id, group);

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
      join: (group, { held = false } = {}) => isOpen && engine.join(named(group), held),
      release(group, first, after) {
        const written = first.map(encode);
        for (const one of written) {
          options.onMessage('out', Buffer.byteLength(one));
        }
        return engine.release(named(group), written, after);
      },
      leave: (group) => engine.leave(named(group)),
      greeted(appId) {
        const isTaken = options.onGreeting(appId);
        if (isTaken) {
          engine.greeted();
        }
        return isTaken;
      },
      close,
    },
    take(sent) {
      if (!isOpen) {
        return;
      }
      options.onMessage('in', Buffer.byteLength(sent));
      const message = read(declared, sent);
      if (message === undefined) {
        close(1007, 'not a message that is spoken here');
      } else if (isBusy) {
        waiting.push({ message });
      } else {
        const working = attempt(() => listener?.(message));
        if (working === undefined) {
          engine.handled();
        } else {
          run(() => handOn(working));
        }
      }
    },
    ended(code) {
      isOpen = false;
      for (const one of closed) {
        run(() => one(code));
      }
    },
    close,
    terminate: () => engine.terminate(),
    run,
  };
}

/** Undefined where it is nothing that is spoken there. */
function read({ socket: { receives } }: DeclaredSocket, sent: Encoded): unknown {
  if (receives === 'bytes') {
    return sent;
  }
  const parsed = receives.safeParse(parse(String(sent)));
  return parsed.success && isStorable(parsed.data) ? parsed.data : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
