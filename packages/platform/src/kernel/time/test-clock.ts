// A clock that stands still until it is moved, for tests of what takes days. It is kept in the database, so replicas and
// restarts agree, and it moves from one due turn to the next, doing each on the way.
import { sql } from 'kysely';
import { alone } from '#db/alone';
import type { Db, Engine } from '#db/connect';
import type { Ports } from '#kernel/ports';
import type { Clock } from './clock.ts';
import { CLOCK_KEY, type KeptClock, readClock } from './clock-choice.ts';
import { claimTurn, type PerformOptions, performTurn, type Schedule } from './schedules.ts';

export interface DoneTurn {
  readonly service: string;
  readonly key: string;
  /** RFC 3339. */
  readonly dueAt: string;
  /** When it was done, later than due where it was tried again. */
  readonly at: string;
  /** Why it failed; it is tried again after a pause, as on the real clock. */
  readonly error?: string;
}

export interface Advance {
  readonly from: string;
  readonly now: string;
  readonly turns: readonly DoneTurn[];
}

export interface TestClock extends Clock {
  /** Moves to the moment that `target` answers, doing what is due on the way; one move at a time on all replicas. */
  advance(target: (now: Date) => Date): Promise<Advance>;
  /** The turn that is due next; undefined where there is none. */
  upcoming(): Promise<{ service: string; key: string; dueAt: string } | undefined>;
  /** Learns from the database where another replica has moved it. */
  refresh(): Promise<void>;
}

/** Time runs forward only. */
export class ClockBackwards extends Error {
  constructor(now: Date, target: Date) {
    super(`the clock is at ${now.toISOString()} and cannot go back to ${target.toISOString()}`);
    this.name = 'ClockBackwards';
  }
}

export interface TestClockOptions {
  readonly db: Db;
  readonly engine: Engine;
  readonly kept: KeptClock;
}

/** The work that the clock does on its way; known later than the clock itself, which everything else is made with. */
export interface ClockWork {
  readonly ports: Ports;
  readonly schedules: readonly Schedule[];
  /** Writes what is kept in memory. */
  readonly settle: () => Promise<unknown>;
  /** Long work that failed at each try; here it is done where it is due, so that it is done at its own moment. */
  readonly giveUp: PerformOptions['giveUp'];
}

export function keptTestClock({ db, engine, kept }: TestClockOptions): TestClock & { begin(work: ClockWork): void } {
  let nowMs = Date.parse(kept.now);
  let moving = Promise.resolve();
  let work: ClockWork | undefined;
  const signal = new AbortController().signal;

  // why the later of the two: the message of a move may come, or its answer be read, while the next one is under way
  const refresh = async (): Promise<void> => {
    const read = await readClock(db);
    nowMs = Math.max(nowMs, Date.parse(read?.now ?? kept.now));
  };
  const keep = async (tx: Db): Promise<void> => {
    await sql`UPDATE settings SET value = jsonb_set(value, '{now}', to_jsonb(${new Date(nowMs).toISOString()}::text))
      WHERE key = ${CLOCK_KEY}`.execute(tx);
    if (engine === 'postgres') {
      await work?.ports.fanOut.publish(tx, CLOCK_KEY, '');
    }
  };

  const move = async (targetOf: (now: Date) => Date): Promise<Advance> => {
    await refresh();
    const from = new Date(nowMs);
    const target = targetOf(from);
    if (target < from) {
      throw new ClockBackwards(from, target);
    }
    const turns: DoneTurn[] = [];
    await work?.settle();
    for (;;) {
      const done = work === undefined ? undefined : await nextTurn(work, target);
      if (done === undefined) {
        break;
      }
      turns.push(done);
    }
    nowMs = target.getTime();
    await keep(db);
    await work?.settle();
    return { from: from.toISOString(), now: target.toISOString(), turns };
  };

  const nextTurn = async (
    { ports, schedules, settle, giveUp }: ClockWork,
    until: Date,
  ): Promise<DoneTurn | undefined> => {
    const claim = await claimTurn(db, schedules, { now: new Date(nowMs), until });
    if (claim === undefined) {
      return undefined;
    }
    nowMs = Math.max(nowMs, claim.readyAt.getTime());
    const error = await performTurn(ports, claim, { signal, alongside: keep, giveUp });
    await settle();
    return {
      service: claim.schedule.service,
      key: claim.key,
      dueAt: claim.dueAt.toISOString(),
      at: new Date(nowMs).toISOString(),
      ...(error === undefined ? {} : { error: error instanceof Error ? error.message : String(error) }),
    };
  };

  return {
    now: () => new Date(nowMs),
    refresh,
    begin(given) {
      work = given;
    },
    advance(target) {
      const done = moving.then(() => alone({ db, engine }, 'uos/clock', () => move(target)));
      moving = done.then(
        () => undefined,
        () => undefined,
      );
      return done;
    },
    async upcoming() {
      const row = await db
        .selectFrom('schedules')
        .select(['service', 'key', 'next_at'])
        .orderBy('ready_at')
        .orderBy('next_at')
        .limit(1)
        .executeTakeFirst();
      return row && { service: row.service, key: row.key, dueAt: row.next_at };
    },
  };
}
