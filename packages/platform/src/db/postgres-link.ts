// One connection beside the pool: it hears the notifications of other processes and asks twice a second whether the
// server is there, because a server that hangs answers no query and closes no socket.
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { CHANNEL, OBJECTS_LOCKS } from './channel.ts';
import type { Place } from './connect.ts';

const PROBE_EVERY_MS = 500;
/** A server that answers nobody for so long is away; callers wait 5 s at most. */
const PROBE_TIMEOUT_MS = 1500;
const RETRY_EVERY_MS = 250;
/** The server of a process that was killed notices within moments. */
const PLACE_TRIES = 12;
/** Key of the advisory lock that every process of a platform holds, shared or alone: "uos" and 1. */
const PLACE_LOCK = 0x756f73_01;
const TELL_OBJECTS = 'SELECT pg_advisory_lock_shared($1::int, hashtext($2))';

export interface LinkEvents extends Place {
  onAway(error: Error): void;
  onBack(): void;
  /** When the pool last got an answer: a busy server is not one that is away. */
  answeredAt(): number;
}

export interface Link {
  /** Resolves once it hears and has its place; rejects with `PlaceTaken` where it cannot have one. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** Another process is at work on this database, and the two cannot work side by side. */
export class PlaceTaken extends Error {
  constructor() {
    super('another process of the platform is at work on this database, and contents in a folder have one process');
    this.name = 'PlaceTaken';
  }
}

/** Keeps a connection for as long as the platform runs, made anew whenever it is lost. */
export function postgresLink(newClient: () => Client, events: LinkEvents): Link {
  const stop = new AbortController();
  const hears = Promise.withResolvers<void>();
  let away = false;
  let joined = false;

  const declareAway = (error: Error): void => {
    if (!away && !stop.signal.aborted) {
      away = true;
      events.onAway(error);
    }
  };

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const client = newClient();
      try {
        await hold(client);
      } catch (error) {
        if (!joined) {
          hears.reject(error);
          return;
        }
        declareAway(error as Error);
        await delay(RETRY_EVERY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
      } finally {
        cut(client);
      }
    }
  };

  /** Returns where the connection is lost after it was good: then the next one decides whether the server is away. */
  const hold = async (client: Client): Promise<void> => {
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', ({ payload }) => events.onMessage(payload ?? ''));
    await client.connect();
    await within(client.query(`LISTEN ${CHANNEL}`), PROBE_TIMEOUT_MS);
    await takePlace(client, events.alone, joined ? 1 : PLACE_TRIES);
    await within(client.query(TELL_OBJECTS, [OBJECTS_LOCKS, events.objects]), PROBE_TIMEOUT_MS);
    away = false;
    events.onBack();
    if (joined) {
      events.onMessage(undefined);
    }
    joined = true;
    hears.resolve();
    const until = AbortSignal.any([lost.signal, stop.signal]);
    while (!until.aborted) {
      await delay(PROBE_EVERY_MS, undefined, { signal: until }).catch(() => undefined);
      if (!until.aborted && !(await answers(client)) && performance.now() - events.answeredAt() > PROBE_TIMEOUT_MS) {
        throw new Error('the database did not answer in time');
      }
    }
  };

  const done = run();
  // why: who listens gets the rejection; without a listener it must not end the process
  hears.promise.catch(() => undefined);
  return {
    ready: hears.promise,
    async close() {
      stop.abort();
      await done;
    },
  };
}

/** Held by this connection, so that it ends with the process however that ends. */
async function takePlace(client: Client, alone: boolean, tries: number): Promise<void> {
  const lock = alone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  for (let left = tries; left > 0; left -= 1) {
    const { rows } = await within(
      client.query<{ taken: boolean }>(`SELECT ${lock}(${PLACE_LOCK}) AS taken`),
      PROBE_TIMEOUT_MS,
    );
    if (rows[0]?.taken === true) {
      return;
    }
    await delay(RETRY_EVERY_MS);
  }
  throw new PlaceTaken();
}

async function answers(client: Client): Promise<boolean> {
  return within(client.query('SELECT 1'), PROBE_TIMEOUT_MS).then(
    () => true,
    () => false,
  );
}

async function within<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  const timeout = Promise.withResolvers<never>();
  // why the immediate: after a pause of this process the answer may already lie in the socket
  const timer = setTimeout(() => setImmediate(() => timeout.reject(new Error('no answer in time'))), ms);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
    timeout.promise.catch(() => undefined);
    work.catch(() => undefined);
  }
}

/** Ends a connection without a word to its server, so that whoever waits for it hears at once. */
export function cut(client: object): void {
  (client as Client & { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream.destroy();
}
