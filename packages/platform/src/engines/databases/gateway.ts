// The gateway as the platform sees it: begun with the first database, made anew where it has come to an end, and told
// everything again then.
import { extname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Processes } from '#engines/processes/processes';
import type { ProcessHandle } from '#engines/processes/spec';
import type { Log } from '#kernel/watch/log';
import type { Certificate, FromGateway, Listener, Protocol, ToGateway } from './gateway-protocol.ts';
import { PortTaken } from './port.ts';

export interface Gateway {
  /** @throws PortTaken */
  serve(one: Reached): Promise<void>;
  unserve(id: string): void;
  disconnect(id: string, which: 'all' | 'public'): void;
  /** Its engine answers; false where it does not start. */
  awake(id: string, awake: boolean): void;
  asleep(id: string): void;
  isFree(place: Pick<Listener, 'port' | 'host'>): Promise<boolean>;
  /** It is not begun any more where it comes to an end. */
  stop(): void;
}

export interface Reached {
  readonly id: string;
  readonly socket: string;
  readonly listeners: readonly Listener[];
  readonly most: number;
  readonly protocol: Protocol;
  readonly certificate?: Certificate | undefined;
  readonly sorry: Buffer;
}

export interface GatewayOptions {
  readonly processes: Pick<Processes, 'start'>;
  readonly log: Log;
  /** A client came to one that sleeps. */
  readonly onWake: (id: string) => void;
  readonly onOpen: (id: string, count: number) => void;
}

const CHILD = new URL(`./gateway-main${extname(import.meta.filename)}`, import.meta.url);
const NODE_OPTIONS = '--max-semi-space-size=2';
const AGAIN_MS = 500;

export function createGateway({ processes, log, onWake, onOpen }: GatewayOptions): Gateway {
  const reached = new Map<string, Reached>();
  const awake = new Set<string>();
  const asked = new Map<number, PromiseWithResolvers<FromGateway | undefined>>();
  let asks = 0;
  let running: ProcessHandle | undefined;
  let starting: Promise<ProcessHandle> | undefined;

  const hear = (message: FromGateway): void => {
    if (message.said === 'wake') {
      onWake(message.id);
    } else if (message.said === 'open') {
      onOpen(message.id, message.count);
    } else {
      asked.get(message.ask)?.resolve(message);
      asked.delete(message.ask);
    }
  };
  const lost = (): void => {
    running = undefined;
    starting = undefined;
    for (const waiting of asked.values()) {
      waiting.resolve(undefined);
    }
    asked.clear();
    for (const id of reached.keys()) {
      onOpen(id, 0);
    }
    if (reached.size > 0) {
      setTimeout(again, AGAIN_MS).unref();
    }
  };
  const again = (): void => {
    const all = [...reached.values()];
    log.warn({ databases: all.length }, 'the gateway of databases is begun again');
    for (const one of all) {
      void untilReached(one);
    }
  };
  /** why: another program may have taken the port in between, and give it back */
  const untilReached = async (one: Reached): Promise<void> => {
    while (reached.get(one.id) === one) {
      try {
        return await tell(one);
      } catch (error) {
        log.error({ err: error, database: one.id }, 'a database is not reached');
        await pause(AGAIN_MS, undefined, { ref: false });
      }
    }
  };
  const start = async (): Promise<ProcessHandle> => {
    const handle = await processes.start({
      ...{ kind: 'gateway', run: { module: CHILD }, linked: true, onRestart: 'stop' },
      env: { NODE_OPTIONS },
      onLine: ({ text }) => log.warn({ text }, 'the gateway of databases'),
      onMessage: (message) => hear(message as FromGateway),
    });
    running = handle;
    void handle.ended.then(lost);
    return handle;
  };
  const life = (): Promise<ProcessHandle> => {
    starting ??= start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  };
  const send = (message: ToGateway): void => {
    try {
      running?.send(message);
    } catch {
      // why nothing: it has ended, and is told again
    }
  };
  const ask = async (message: (id: number) => ToGateway): Promise<FromGateway | undefined> => {
    const handle = await life();
    asks += 1;
    const waiting = Promise.withResolvers<FromGateway | undefined>();
    asked.set(asks, waiting);
    handle.send(message(asks));
    return waiting.promise;
  };
  const tell = async ({ sorry, ...one }: Reached): Promise<void> => {
    const answer = await ask((number) => ({
      ...{ ...one, do: 'serve', sorry: sorry.toString('base64'), ask: number },
    }));
    if (awake.has(one.id)) {
      send({ do: 'awake', id: one.id, awake: true });
    }
    const [taken] = answer?.said === 'served' ? answer.taken : [];
    if (taken !== undefined) {
      throw new PortTaken(taken);
    }
  };

  return {
    async serve(one) {
      reached.set(one.id, one);
      await tell(one);
    },
    unserve(id) {
      reached.delete(id);
      awake.delete(id);
      send({ do: 'unserve', id });
    },
    disconnect: (id, which) => send({ do: 'disconnect', id, which }),
    awake(id, isAwake) {
      if (isAwake) {
        awake.add(id);
      }
      send({ do: 'awake', id, awake: isAwake });
    },
    asleep(id) {
      awake.delete(id);
      send({ do: 'asleep', id });
    },
    async isFree(place) {
      const answer = await ask((number) => ({ do: 'try', ...place, ask: number }));
      return answer?.said === 'tried' && answer.free;
    },
    stop: () => reached.clear(),
  };
}
