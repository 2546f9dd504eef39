// The limits that apps have set, as every process remembers them: read before the first call, and again where a process
// changes them or may have missed that one did.
import { AsyncLocalStorage } from 'node:async_hooks';
import { completeRateLimits, type GivenPassportSettings, type PassportSettings } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { findLimits } from './store.ts';

/** Topic on which processes hear that an app has written its settings; its id is the app. */
export const LIMITS = 'passport-limits';

/** After this the memory is read again whatever was heard, while calls go on with what it has. */
const STALE_MS = 5000;

type Limits = PassportSettings['rateLimits'];

interface Memory {
  limits: ReadonlyMap<string, Limits>;
  /** Begin of the last reading that came to its end. */
  readMs: number;
  /** What is heard after a reading began may not be in it. */
  heardMs: number;
  reading: Promise<void> | undefined;
  readonly outside: <R>(work: () => R) => R;
}

/** Of one process: it lives as long as its database. */
const memories = new WeakMap<Db, Memory>();

/** What the app has set; undefined where it never did. */
export function limitsOf(ports: Ports, appId: string): Limits | undefined | Promise<Limits | undefined> {
  const memory = memoryOf(ports);
  if (memory.readMs <= memory.heardMs) {
    return read(ports, memory).then(() => memory.limits.get(appId));
  }
  if (performance.now() - memory.readMs > STALE_MS) {
    read(ports, memory).catch((error: unknown) => ports.log.warn({ err: error }, 'limits of apps could not be read'));
  }
  return memory.limits.get(appId);
}

/** Begins to listen. Answers how to stop. */
export function watchLimits(ports: Ports): () => void {
  const memory = memoryOf(ports);
  return ports.fanOut.subscribe(LIMITS, () => {
    memory.heardMs = performance.now();
  });
}

function memoryOf({ db }: Ports): Memory {
  const known = memories.get(db);
  if (known !== undefined) {
    return known;
  }
  const made: Memory = {
    limits: new Map(),
    readMs: Number.NEGATIVE_INFINITY,
    heardMs: Number.NEGATIVE_INFINITY,
    reading: undefined,
    // why: what is read for all calls is no statement of the one that came first
    outside: AsyncLocalStorage.snapshot(),
  };
  memories.set(db, made);
  return made;
}

function read(ports: Ports, memory: Memory): Promise<void> {
  memory.reading ??= memory
    .outside(() => readOnce(ports, memory))
    .finally(() => {
      memory.reading = undefined;
    });
  return memory.reading;
}

async function readOnce({ db }: Ports, memory: Memory): Promise<void> {
  const beganMs = performance.now();
  const rows = await findLimits(db);
  memory.limits = new Map(rows.map(({ app_id, limits }) => [app_id, completeRateLimits(limits)]));
  memory.readMs = beganMs;
}

export type GivenLimits = NonNullable<GivenPassportSettings['rateLimits']>;
