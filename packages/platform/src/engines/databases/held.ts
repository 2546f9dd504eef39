// One database on this node: whether its engine runs, who uses it, when it goes to sleep, and how often it may fall over.
import type { ProcessHandle } from '#engines/processes/spec';
import type { Log } from '#kernel/watch/log';
import type { Engine, Place } from './engine.ts';
import { EngineFailed } from './port.ts';

export interface Held {
  place: Place;
  readonly engine: Engine;
  /** Starts the engine where it does not run; resolves once it answers. @throws EngineFailed */
  wake(): Promise<void>;
  /** Does something with an engine that runs, and keeps it awake meanwhile. */
  use<Result>(work: (place: Place) => Promise<Result>): Promise<Result>;
  /** Ends the engine, whoever uses it. */
  stop(): Promise<void>;
  /** Does something while the engine does not run; who connects meanwhile waits. */
  whileStopped(work: (place: Place) => Promise<void>): Promise<void>;
  /** How many clients are connected. */
  connected(count: number): void;
  readonly connections: number;
  readonly isAwake: boolean;
  /** Of the server, while it runs. */
  readonly pid: number | undefined;
}

export interface HeldOptions {
  readonly engine: Engine;
  readonly place: Place;
  readonly log: Log;
  /** 0 where it never sleeps. */
  readonly idleMs: number;
  readonly onAwake: () => void;
  readonly onAsleep: () => void;
  /** It does not start, or ended too often. */
  readonly onFailure: (message: string) => void;
}

const ANSWER_MS = 30_000;
const PING_MS = 15;
const TRIES = 3;
const TRIES_MS = 9000;
const FALLS = 3;
const FALLS_WITHIN_MS = 60_000;
const STOP_MS = 20_000;

export function hold({ engine, place: first, log, idleMs, onAwake, onAsleep, onFailure }: HeldOptions): Held {
  let place = first;
  let running: ProcessHandle | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waking: Promise<void> | undefined;
  let isAwake = false;
  let isStopping = false;
  let clients = 0;
  let users = 0;
  let idle: NodeJS.Timeout | undefined;
  let falls: number[] = [];
  const { id } = first.spec;

  /** One start or end at a time. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = turn.then(work, work);
    turn = next.catch(() => undefined);
    return next;
  };

  const start = async (): Promise<void> => {
    if (isAwake) {
      return;
    }
    const handle = await place.runner.start(engine.server(place), {
      ...{ kind: `database-${engine.name}`, stopSignal: engine.stopSignal },
    });
    running = handle;
    let hasEnded = false;
    void handle.ended.then(() => {
      hasEnded = true;
      fell(handle);
    });
    const until = performance.now() + ANSWER_MS;
    for (let failure: unknown; ; ) {
      if (hasEnded || performance.now() > until) {
        running = undefined;
        await handle.stop(0);
        throw await whyNot(handle, failure);
      }
      try {
        await engine.ping(place);
        break;
      } catch (error) {
        failure = error;
        await new Promise((resolve) => setTimeout(resolve, PING_MS));
      }
    }
    isAwake = true;
    onAwake();
  };

  /** why again: a machine that is short of something for a moment is not a database that is lost */
  const startAtLast = async (): Promise<void> => {
    const until = performance.now() + TRIES_MS;
    for (let tries = 1; ; tries += 1) {
      try {
        return await start();
      } catch (error) {
        if (tries === TRIES || performance.now() > until) {
          throw error;
        }
      }
    }
  };

  const whyNot = async (handle: ProcessHandle, cause: unknown): Promise<EngineFailed> => {
    const { lastLines } = await handle.ended;
    const said = [...(await engine.lastLines(place).catch(() => [])), ...lastLines].slice(-3).join('; ');
    return new EngineFailed(`the engine does not start: ${said || String(cause)}`.slice(0, 500), { cause });
  };

  /** An end that nobody asked for. */
  const fell = (handle: ProcessHandle): void => {
    if (running !== handle || !isAwake) {
      return;
    }
    running = undefined;
    isAwake = false;
    onAsleep();
    const now = performance.now();
    falls = [...falls.filter((at) => now - at < FALLS_WITHIN_MS), now];
    if (isStopping) {
      return;
    }
    log.warn({ database: id, falls: falls.length }, 'a database server ended by itself');
    if (falls.length > FALLS) {
      fail(`the engine ended ${falls.length} times within a minute`);
    } else {
      wake().catch(() => undefined);
    }
  };

  const fail = (why: string): void => {
    void engine
      .lastLines(place)
      .catch(() => [])
      .then((lines) => onFailure([why, ...lines.slice(-5)].join('; ').slice(0, 1000)));
  };

  const wake = (): Promise<void> => {
    waking ??= inTurn(startAtLast)
      .catch((error: Error) => {
        onFailure(error.message);
        throw error;
      })
      .finally(() => {
        waking = undefined;
        look();
      });
    return waking;
  };

  const end = async (): Promise<void> => {
    const handle = running;
    running = undefined;
    const wasAwake = isAwake;
    isAwake = false;
    if (wasAwake) {
      onAsleep();
    }
    await handle?.stop(STOP_MS);
  };

  /** Sleeps after a while in which nobody was there. */
  const look = (): void => {
    clearTimeout(idle);
    if (idleMs > 0 && isAwake && clients === 0 && users === 0) {
      idle = setTimeout(() => {
        if (clients === 0 && users === 0) {
          void inTurn(async () => (clients === 0 && users === 0 ? end() : undefined)).catch((error: unknown) =>
            log.warn({ err: error, database: id }, 'a database was not put to sleep'),
          );
        }
      }, idleMs).unref();
    }
  };

  const stopAnd = async (work: () => Promise<void>): Promise<void> => {
    isStopping = true;
    clearTimeout(idle);
    try {
      await inTurn(async () => {
        await end();
        await work();
      });
    } finally {
      isStopping = false;
    }
  };

  return {
    engine,
    wake,
    get place() {
      return place;
    },
    set place(next) {
      place = next;
    },
    get connections() {
      return clients;
    },
    get isAwake() {
      return isAwake;
    },
    get pid() {
      return running?.pid;
    },
    async use(work) {
      users += 1;
      try {
        await wake();
        return await work(place);
      } finally {
        users -= 1;
        look();
      }
    },
    stop: () => stopAnd(async () => undefined),
    whileStopped: (work) => stopAnd(() => work(place)),
    connected(count) {
      clients = count;
      look();
    },
  };
}
