// How many calls may be made for one key, in each of several windows of time. Counted in PostgreSQL, so that replicas
// share the count; a process takes calls from there by the handful, and so asks the database for few of them.
// Source: wire/cdn-and-platform.md 1.2 (`unity-ratelimit`).
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { Clock } from '#kernel/time/clock';

export interface CallLimit {
  readonly calls: number;
  readonly seconds: number;
}

export interface CallLimits {
  /** Counts one call. Never admits more of them in a window than the limit, on all replicas together. */
  take(db: Db, key: string): Promise<Taken>;
}

export interface Taken {
  readonly isAdmitted: boolean;
  /** `limit=40,remaining=39,reset=1;limit=100000,remaining=99999,reset=1800`; seconds until the window ends. */
  readonly header: string;
  /** Seconds until a call is admitted again; 0 where this one is. */
  readonly waitSeconds: number;
}

/** Share of a limit that a process takes at once, and at most how many calls. */
interface Handful {
  readonly share: number;
  readonly most: number;
}

const HANDFUL: Handful = { share: 1 / 20, most: 1000 };
/** Every call by itself: for what is rare, where the count is shown to somebody. */
export const ONE_BY_ONE: Handful = { share: 0, most: 1 };
const KEPT_KEYS = 10_000;

/** What this process knows of one window of one key. */
interface Window {
  /** Windows since 1970. */
  number: number;
  /** Taken from the shared count and not yet used. */
  inHand: number;
  /** Left in the shared count when it was last asked. */
  shared: number;
}

/** One key's windows, in the order of the limits, and the question about them that is on its way. */
interface Kept {
  readonly windows: readonly Window[];
  asking?: Promise<void> | undefined;
}

/** `clock` is the real one: a limit protects a machine, and a test clock may stand still. */
export function createCallLimits(limits: readonly CallLimit[], clock: Clock, handful = HANDFUL): CallLimits {
  const keys = new Map<string, Kept>();
  return {
    async take(db, key) {
      const kept = keptOf(keys, key, limits.length);
      const { windows } = kept;
      for (;;) {
        const now = clock.now();
        moveOn(windows, limits, now);
        if (windows.some(({ inHand, shared }) => inHand === 0 && shared === 0)) {
          return told(limits, windows, now, false);
        }
        if (windows.every(({ inHand }) => inHand > 0)) {
          for (const window of windows) {
            window.inHand -= 1;
          }
          return told(limits, windows, now, true);
        }
        kept.asking ??= refill(db, key, windows, limits.map(sized(handful))).finally(() => {
          kept.asking = undefined;
        });
        await kept.asking;
      }
    },
  };
}

function keptOf(keys: Map<string, Kept>, key: string, count: number): Kept {
  const known = keys.get(key);
  if (known !== undefined) {
    return known;
  }
  if (keys.size >= KEPT_KEYS) {
    keys.clear();
  }
  const kept: Kept = { windows: Array.from({ length: count }, () => ({ number: -1, inHand: 0, shared: 0 })) };
  keys.set(key, kept);
  return kept;
}

function moveOn(windows: readonly Window[], limits: readonly CallLimit[], now: Date): void {
  for (const [index, window] of windows.entries()) {
    const { calls = 0, seconds = 1 } = limits[index] ?? {};
    const number = Math.floor(now.getTime() / 1000 / seconds);
    if (number > window.number) {
      Object.assign(window, { number, inHand: 0, shared: calls });
    }
  }
}

function told(limits: readonly CallLimit[], windows: readonly Window[], now: Date, isAdmitted: boolean): Taken {
  let waitSeconds = 0;
  const parts = limits.map(({ calls, seconds }, index) => {
    const { number = 0, inHand = 0, shared = 0 } = windows[index] ?? {};
    const reset = Math.max(1, Math.ceil((number + 1) * seconds - now.getTime() / 1000));
    const remaining = inHand + shared;
    if (remaining === 0 && !isAdmitted) {
      waitSeconds = Math.max(waitSeconds, reset);
    }
    return `limit=${calls},remaining=${remaining},reset=${reset}`;
  });
  return { isAdmitted, header: parts.join(';'), waitSeconds };
}

interface Sized extends CallLimit {
  readonly handful: number;
}

const sized =
  ({ share, most }: Handful) =>
  (limit: CallLimit): Sized => ({ ...limit, handful: Math.max(1, Math.min(most, Math.ceil(limit.calls * share))) });

/** How many calls of the running window of a key are taken, by all processes together, and when it ends. */
export async function takenOf(
  db: Db,
  key: string,
  { calls, seconds }: CallLimit,
  now: Date,
): Promise<{ readonly taken: number; readonly ends: Date }> {
  const number = Math.floor(now.getTime() / 1000 / seconds);
  const row = await db
    .selectFrom('call_windows')
    .select('taken')
    .where('key', '=', `${key}/${seconds}`)
    .where('number', '=', number)
    .executeTakeFirst();
  return { taken: Math.min(calls, row?.taken ?? 0), ends: new Date((number + 1) * seconds * 1000) };
}

/** Takes a handful for every window that has nothing in hand, in one statement. */
async function refill(db: Db, key: string, windows: readonly Window[], limits: readonly Sized[]): Promise<void> {
  const wanted = windows.flatMap((window, index) => {
    const { calls = 0, seconds = 1, handful = 1 } = limits[index] ?? {};
    return window.inHand > 0 ? [] : [{ window, calls, handful, key: `${key}/${seconds}`, number: window.number }];
  });
  const rows = await db
    .insertInto('call_windows')
    .values(wanted.map(({ key, number, handful }) => ({ key, number, taken: handful })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        // why the greater one: the clocks of two machines are never quite the same
        number: sql<number>`greatest(call_windows.number, excluded.number)`,
        taken: sql<number>`excluded.taken
          + CASE WHEN call_windows.number >= excluded.number THEN call_windows.taken ELSE 0 END`,
      }),
    )
    .returning(['key', 'taken'])
    .execute();
  for (const { window, calls, handful, key, number } of wanted) {
    const taken = rows.find((row) => row.key === key)?.taken ?? calls + handful;
    // why: the window may have ended while the database was asked, and what is in hand is of that one only
    if (window.number === number) {
      window.inHand = Math.max(0, Math.min(handful, calls - (taken - handful)));
      window.shared = Math.max(0, calls - taken);
    }
  }
}
