// The limits that apps have set, as every process remembers them: read before the first call, and again where a process
// changes them or may have missed that one did.
import { completeRateLimits, type GivenPassportSettings, type PassportSettings } from '@uos/contract/rules';
import type { Ports } from '#kernel/ports';
import { remembered } from '../remembered.ts';
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
}

const memoryOf = remembered<Memory>(
  'limits of apps',
  () => ({ limits: new Map(), readMs: Number.NEGATIVE_INFINITY, heardMs: Number.NEGATIVE_INFINITY }),
  async ({ db }, memory) => {
    const beganMs = performance.now();
    const rows = await findLimits(db);
    memory.limits = new Map(rows.map(({ app_id, limits }) => [app_id, completeRateLimits(limits)]));
    memory.readMs = beganMs;
  },
);

/** What the app has set; undefined where it never did. */
export function limitsOf(ports: Ports, appId: string): Limits | undefined | Promise<Limits | undefined> {
  const { state, read, readAhead } = memoryOf(ports);
  if (state.readMs <= state.heardMs) {
    return read(ports).then(() => state.limits.get(appId));
  }
  if (performance.now() - state.readMs > STALE_MS) {
    readAhead(ports);
  }
  return state.limits.get(appId);
}

/** Begins to listen. Answers how to stop. */
export function watchLimits(ports: Ports): () => void {
  const { state } = memoryOf(ports);
  return ports.fanOut.subscribe(LIMITS, () => {
    state.heardMs = performance.now();
  });
}

export type GivenLimits = NonNullable<GivenPassportSettings['rateLimits']>;
