// Ends sockets in a process of its own: started by the first that is opened, and made anew by the next after it has
// come to an end. Its clients are handed over once they are admitted.
import { extname } from 'node:path';
import type { Processes } from '#engines/processes/processes';
import type { ProcessHandle } from '#engines/processes/spec';
import type { EngineUpgrade, SocketEngine } from '#kernel/server/sockets/engine';
import type { Log } from '#kernel/watch/log';
import { detached, givenSocket } from './hand-over.ts';
import { type Life, lifeOf } from './life.ts';
import { type FromChild, type Kind, LINK_MESSAGE_BYTES } from './protocol.ts';

interface Running extends Life {
  readonly give: ProcessHandle['give'];
}

const CHILD = new URL(`./child-main${extname(import.meta.filename)}`, import.meta.url);
/** why: what it holds for each socket is small and lives long; a large nursery would be memory for nothing */
const NODE_OPTIONS = '--max-semi-space-size=2';

/** How long the process may take to say what became of a connection: on its way to it one can get lost. */
const HAND_OVER_MS = 10_000;

export interface SocketEngineOptions {
  readonly processes: Pick<Processes, 'start'>;
  readonly log: Log;
  readonly handOverMs?: number;
}

export function createSocketEngine({ processes, log, handOverMs = HAND_OVER_MS }: SocketEngineOptions): SocketEngine {
  const listeners = new Set<() => void>();
  const kinds = new Map<EngineUpgrade['declared'], Kind>();
  let starting: Promise<Running> | undefined;
  let running: Running | undefined;

  const start = async (): Promise<Running> => {
    let handle: ProcessHandle | undefined;
    const made = lifeOf({
      send(messages) {
        try {
          handle?.send(messages);
        } catch {
          // why nothing: it is being ended, and takes its sockets with it
        }
      },
      onFull() {
        log.error({ socketsPid: handle?.pid }, 'the process of the sockets takes nothing any more, and is ended');
        handle?.stop(0).catch(() => undefined);
        lost();
      },
    });
    const begun: Running = {
      ...made,
      give: async (message, socket) => {
        await handle?.give(message, socket);
      },
    };
    const lost = (): void => {
      if (running !== begun) {
        return;
      }
      running = undefined;
      starting = undefined;
      made.end();
      for (const listener of listeners) {
        listener();
      }
    };
    handle = await processes.start({
      ...{ kind: 'sockets', run: { module: CHILD }, linked: true, takesSockets: true, onRestart: 'stop' },
      env: { NODE_OPTIONS },
      limits: { messageBytes: LINK_MESSAGE_BYTES },
      onLine: ({ text }) => log.warn({ text }, 'the process of the sockets'),
      onMessage: (message) => made.hear(message as readonly FromChild[]),
    });
    running = begun;
    void handle.ended.then(lost);
    return begun;
  };

  const life = (): Promise<Running> => {
    starting ??= start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  };

  return {
    async start() {
      await life();
    },
    load: async () => running?.load(),
    async open({ id, declared, request, wire, head }: EngineUpgrade, events) {
      const begun = await life();
      const client = detached(wire, head);
      if (client === undefined) {
        return false;
      }
      const kind = kinds.get(declared) ?? kindOf(declared);
      kinds.set(declared, kind);
      const opened = begun.expect(id, kind, events);
      begun.give(givenSocket(request, { id, kind, head: client.head }), client.socket).catch(() => begun.gone(id));
      const late = setTimeout(() => begun.gone(id), handOverMs).unref();
      // why: whoever waits to be handed over is not known there yet
      opened.catch(() => client.socket.destroy()).finally(() => clearTimeout(late));
      return opened;
    },
    publish: async (group, message, seq) => running?.publish(group, message, seq) ?? 0,
    closeGroup: (group, code, reason) => running?.closeGroup(group, code, reason),
    size: (group) => running?.size(group) ?? 0,
    onLost(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function kindOf({ id, socket: { receives, subprotocol, limits } }: EngineUpgrade['declared']): Kind {
  const { messageBytes, messagesPerSecond, bufferedBytes, idleSeconds, greetingSeconds, slowCode } = limits;
  return {
    id,
    receives: receives === 'bytes' ? 'bytes' : 'text',
    ...(subprotocol === undefined ? {} : { subprotocol }),
    limits: {
      ...{ messageBytes, messagesPerSecond, bufferedBytes, idleSeconds },
      ...(greetingSeconds === undefined ? {} : { greetingSeconds }),
      ...(slowCode === undefined ? {} : { slowCode }),
    },
  };
}
