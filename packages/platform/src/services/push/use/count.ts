// Counts who connects and what is said, in the process, and writes it about once a second: each batch once, also where
// the answer of the database is lost. A crash loses at most what was not written yet.
import { shanghaiDay } from '@uos/contract/rules';
import type { Ports } from '#kernel/ports';
import { loadMeter } from './load.ts';
import { type Batch, type Minute, writeBatch, writeLoads } from './store.ts';

export interface PushCounts {
  /** A player has joined the groups of its app and of its server. */
  readonly connected?: { readonly playerId: string; readonly serverId: string };
  readonly messages?: number;
  readonly bytes?: number;
}

/** Counts for the meter and the curves of an app. */
export function countPush(ports: Ports, appId: string, counts: PushCounts): void {
  countersOf(ports).add(appId, counts);
}

export interface Counters {
  add(appId: string, counts: PushCounts): void;
  /** Looks at the sockets soon: some have gone. */
  look(): void;
  /** Writes what is counted. */
  flush(): Promise<void>;
  /** The same for the last time; nothing is looked at any more. */
  stop(): Promise<void>;
}

/** Counts of one process: they live as long as its ports. */
const counters = new WeakMap<Ports, Counters>();

export function countersOf(ports: Ports): Counters {
  const known = counters.get(ports);
  if (known !== undefined) {
    return known;
  }
  const made = openCounters(ports);
  counters.set(ports, made);
  return made;
}

const SOON_MS = 500;
/** How often the sockets are looked at while there are any. */
const LOOK_MS = 5000;
const MINUTE_MS = 60_000;

function openCounters(ports: Ports): Counters {
  const { clock, sockets, log } = ports;
  const groups = sockets.of('push.connection');
  const playersOf = (serverId: string): number => groups.size(`server:${serverId}`);
  const measure = loadMeter(ports, playersOf);
  /** Servers that have, or had when it was last written, players here; and their apps. */
  const servers = new Map<string, string>();
  let pending = new Map<string, Minute>();
  let batch: Batch | undefined;
  let last = 0;
  let timer: { readonly dueMs: number; readonly handle: NodeJS.Timeout } | undefined;
  let writing = Promise.resolve();
  let isOver = false;

  const minuteOf = (appId: string): Minute => {
    const now = clock.now();
    const number = Math.floor(now.getTime() / MINUTE_MS);
    const key = `${appId} ${number}`;
    const known = pending.get(key);
    if (known !== undefined) {
      return known;
    }
    const minute = new Date(number * MINUTE_MS).toISOString();
    const made: Minute = {
      ...{ appId, minute, day: shanghaiDay(now) ?? '', messages: 0, bytes: 0, peak: 0, players: new Set<string>() },
    };
    pending.set(key, made);
    return made;
  };
  const lookIn = (ms: number): void => {
    const dueMs = performance.now() + ms;
    if (isOver || (timer !== undefined && timer.dueMs <= dueMs)) {
      return;
    }
    clearTimeout(timer?.handle);
    const handle = setTimeout(() => {
      timer = undefined;
      flush().catch((error: unknown) => log.warn({ err: error }, 'the use of push could not be written and is kept'));
    }, ms).unref();
    timer = { dueMs, handle };
  };

  const write = async (): Promise<void> => {
    for (const appId of new Set(servers.values())) {
      const minute = minuteOf(appId);
      minute.peak = Math.max(minute.peak, groups.size(`app:${appId}`));
    }
    const loads = await measure([...servers.keys()]);
    const { draining } = await writeLoads(ports, loads);
    for (const { serverId, players } of loads) {
      if (players === 0 && playersOf(serverId) === 0) {
        servers.delete(serverId);
      } else if (draining.has(serverId)) {
        // why again: a player may have come while it was told that nobody may
        groups.close(`server:${serverId}`, 1001, 'the server ends');
      }
    }
    if (batch === undefined && pending.size > 0) {
      last += 1;
      batch = { number: last, minutes: [...pending.values()] };
      pending = new Map();
    }
    if (batch !== undefined) {
      await writeBatch(ports, batch);
      batch = undefined;
    }
  };
  const flush = (): Promise<void> => {
    const done = writing.then(write);
    writing = done.catch(() => undefined).then(() => lookAgain());
    return done;
  };
  const lookAgain = (): void => {
    if (batch !== undefined || pending.size > 0) {
      lookIn(SOON_MS);
    } else if (servers.size > 0) {
      lookIn(LOOK_MS);
    }
  };

  return {
    add(appId, { connected, messages = 0, bytes = 0 }) {
      const minute = minuteOf(appId);
      minute.messages += messages;
      minute.bytes += bytes;
      if (connected !== undefined) {
        servers.set(connected.serverId, appId);
        minute.players.add(connected.playerId);
        minute.peak = Math.max(minute.peak, groups.size(`app:${appId}`));
      }
      lookIn(SOON_MS);
    },
    look: () => lookIn(SOON_MS),
    flush,
    async stop() {
      isOver = true;
      clearTimeout(timer?.handle);
      await flush();
    },
  };
}
