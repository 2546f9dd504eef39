// Which clock a database lives by. It is chosen at the first start and kept with the data: a platform that was on the
// real clock never jumps, and one whose time has jumped never falls back to the real one.
import { json } from '#db/columns';
import type { Db } from '#db/connect';

export type ClockMode = 'live' | 'test';

/** What a database on a test clock keeps under `clock` in its settings. */
export interface KeptClock {
  readonly mode: 'test';
  /** RFC 3339. */
  readonly now: string;
  /** Of deterministic ids; null where ids are random. */
  readonly seed: number | null;
  /** Counted up at each start of a seeded platform, so that no id is made twice. */
  readonly starts: number;
}

export interface ClockWish {
  /** What the database lives by where nothing is asked for. */
  readonly mode?: ClockMode | undefined;
  /** Whole number for deterministic ids; only with a test clock. */
  readonly seed?: number | undefined;
}

/** `live`, `test`: the database lives by that one; `seed`: it was begun with another seed or with none. */
export class ClockError extends Error {
  readonly reason: 'live' | 'test' | 'seed';

  constructor(reason: 'live' | 'test' | 'seed', kept: string) {
    super(`this database lives by ${kept}`);
    this.name = 'ClockError';
    this.reason = reason;
  }
}

export const CLOCK_KEY = 'clock';
/** Where a seeded platform begins, so that the same steps happen at the same moments. */
const SEEDED_START = '2026-01-01T00:00:00.000Z';

/** The kept test clock, begun where the database is new and asks for one; undefined on the real clock. */
export async function chooseClock(db: Db, wish: ClockWish, realNow: Date): Promise<KeptClock | undefined> {
  const kept = await readClock(db);
  if (kept === undefined) {
    if (wish.mode !== 'test') {
      return undefined;
    }
    if (await hasBeenUsed(db)) {
      throw new ClockError('live', 'the real clock');
    }
    const seed = wish.seed ?? null;
    const now = seed === null ? realNow.toISOString() : SEEDED_START;
    const value: KeptClock = { mode: 'test', now, seed, starts: 0 };
    await db
      .insertInto('settings')
      .values({ key: CLOCK_KEY, value: json<unknown>(value) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return chooseClock(db, wish, realNow);
  }
  if (wish.mode === 'live') {
    throw new ClockError('test', 'a test clock');
  }
  if (wish.seed !== undefined && wish.seed !== kept.seed) {
    throw new ClockError('seed', kept.seed === null ? 'a test clock without a seed' : `seed ${kept.seed}`);
  }
  return kept;
}

export async function readClock(db: Db): Promise<KeptClock | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', CLOCK_KEY).executeTakeFirst();
  return row?.value as KeptClock | undefined;
}

/** why the proof: every start writes it, so a database without one is new. */
async function hasBeenUsed(db: Db): Promise<boolean> {
  const proof = db.selectFrom('settings').select('key').where('key', '=', 'secret/master-key-proof');
  return (await proof.executeTakeFirst()) !== undefined;
}
