// Ends sockets in a process of its own: started by the first that is opened, and made anew by the next after it has
// come to an end. Its clients come by a Unix socket that only this user may open.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Processes } from '#engines/processes/processes';
import type { ProcessHandle } from '#engines/processes/spec';
import type { EngineUpgrade, SocketEngine } from '#kernel/server/sockets/engine';
import type { Log } from '#kernel/watch/log';
import { type Life, lifeOf } from './life.ts';
import { headOf, pipeBoth } from './pipe.ts';
import { CLOSE_MS, type FromChild, type Kind, LINK_MESSAGE_BYTES, PATH_VARIABLE } from './protocol.ts';

interface Running extends Life {
  readonly path: string;
}

const CHILD = new URL(`./child-main${extname(import.meta.filename)}`, import.meta.url);
/** why: what it holds for each socket is small and lives long; a large nursery would be memory for nothing */
const NODE_OPTIONS = '--max-semi-space-size=2';

export interface SocketEngineOptions {
  readonly processes: Pick<Processes, 'start'>;
  readonly log: Log;
}

export function createSocketEngine({ processes, log }: SocketEngineOptions): SocketEngine {
  const listeners = new Set<() => void>();
  let starting: Promise<Running> | undefined;
  let running: Running | undefined;

  const start = async (): Promise<Running> => {
    const folder = await mkdtemp(join(tmpdir(), 'uos-sockets-'));
    const path = join(folder, 'socket');
    const clean = (): Promise<void> => rm(folder, { recursive: true, force: true });
    let handle: ProcessHandle | undefined;
    const made = lifeOf({
      send: (message) => handle?.send(message),
      onFull() {
        log.error({ socketsPid: handle?.pid }, 'the process of the sockets takes nothing any more, and is ended');
        handle?.stop(0).catch(() => undefined);
        lost();
      },
    });
    const begun: Running = { ...made, path };
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
    try {
      handle = await processes.start({
        ...{ kind: 'sockets', run: { module: CHILD }, linked: true, onRestart: 'stop' },
        env: { [PATH_VARIABLE]: path, NODE_OPTIONS },
        limits: { messageBytes: LINK_MESSAGE_BYTES },
        onLine: ({ text }) => log.warn({ text }, 'the process of the sockets'),
        onMessage: (message) => made.hear(message as FromChild),
      });
    } catch (error) {
      await clean();
      throw error;
    }
    running = begun;
    handle.ended
      .then(() => {
        lost();
        return clean();
      })
      .catch((error: unknown) => log.warn({ err: error }, 'the folder of the sockets was not removed'));
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
      if (wire.destroyed) {
        return false;
      }
      const kind = kindOf(declared);
      const opened = begun.expect(id, kind, events);
      const pipe = connect({ path: begun.path, allowHalfOpen: false });
      pipe.once('connect', () => {
        if (wire.destroyed) {
          pipe.destroy();
          return;
        }
        pipe.write(headOf(request, id, kind));
        pipe.write(head);
        pipeBoth(wire, pipe);
      });
      // why at the close: the process says nothing of a client that went before its handshake was read
      pipe.once('error', () => pipe.destroy());
      pipe.once('close', () => setTimeout(() => begun.gone(id), pipe.bytesRead === 0 ? 0 : CLOSE_MS).unref());
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
