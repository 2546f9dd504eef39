// Gives a platform its clock and its ids, and sets due work going by that clock.
import { json } from '#db/columns';
import type { Connection, Db } from '#db/connect';
import { type Ids, randomIds } from '#kernel/keys/ids';
import { seededIds } from '#kernel/keys/seeded-ids';
import type { Ports } from '#kernel/ports';
import { type Clock, systemClock } from '#kernel/time/clock';
import { CLOCK_KEY, type ClockMode, chooseClock, readClock } from '#kernel/time/clock-choice';
import { JOB_DEFAULTS, type Jobs } from '#kernel/time/jobs';
import { giveUp } from '#kernel/time/long-lane';
import { startScheduleRunner } from '#kernel/time/schedule-runner';
import { beginSchedules, type Schedule } from '#kernel/time/schedules';
import { keptTestClock } from '#kernel/time/test-clock';

export interface TimeOptions {
  /** A clock of the caller's own, on which no due work runs by itself; else `live`, or `test` for one that is moved. */
  readonly clock?: Clock | ClockMode | undefined;
  readonly ids?: Ids | undefined;
  /** Whole number; ids, secrets and moments then repeat. Only with `clock: 'test'`. */
  readonly seed?: number | undefined;
}

export interface Time {
  readonly clock: Clock;
  readonly ids: Ids;
  /** `given` is the caller's own. */
  readonly kind: 'live' | 'test' | 'given';
  readonly testClock?: ReturnType<typeof keptTestClock>;
}

/**
 * The clock that the database lives by.
 * @throws ClockError where it lives by another one than asked for
 */
export async function openTime({ db, engine }: Connection, { clock, ids, seed }: TimeOptions): Promise<Time> {
  if (typeof clock === 'object') {
    return { clock, ids: ids ?? randomIds, kind: 'given' };
  }
  const kept = await chooseClock(db, { mode: clock, seed }, systemClock.now());
  if (kept === undefined) {
    return { clock: systemClock, ids: ids ?? randomIds, kind: 'live' };
  }
  const testClock = keptTestClock({ db, engine, kept });
  const own = ids ?? (kept.seed === null ? randomIds : seededIds(kept.seed, await countStart(db)));
  return { clock: testClock, ids: own, kind: 'test', testClock };
}

export interface Work {
  readonly ports: Ports;
  readonly schedules: readonly Schedule[];
  readonly jobs: Jobs;
  /** Writes what is kept in memory, before time moves. */
  readonly settle: () => Promise<void>;
}

/** Answers how to stop. */
export async function startSchedules(
  time: Time,
  { ports, schedules, jobs, settle }: Work,
): Promise<() => Promise<void>> {
  if (time.kind === 'given') {
    return () => Promise.resolve();
  }
  await beginSchedules(ports.db, schedules, time.clock.now());
  if (time.testClock === undefined) {
    const runner = startScheduleRunner(ports, schedules, jobs);
    return () => runner.stop();
  }
  const { testClock } = time;
  testClock.begin({
    ports,
    schedules,
    settle,
    async giveUp(claim, error) {
      const { lane, job } = { job: undefined, ...claim.schedule };
      if (lane !== 'long' || claim.failures < (job?.retries ?? JOB_DEFAULTS.retries)) {
        return false;
      }
      await giveUp(ports, jobs, claim, error);
      return true;
    },
  });
  const stop = ports.fanOut.subscribe(CLOCK_KEY, () => {
    testClock.refresh().catch((error: unknown) => ports.log.warn({ err: error }, 'the clock was not read'));
  });
  return async () => stop();
}

async function countStart(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('settings').select('key').where('key', '=', CLOCK_KEY).forNoKeyUpdate().execute();
    const kept = await readClock(tx);
    const starts = (kept?.starts ?? 0) + 1;
    await tx
      .updateTable('settings')
      .set({ value: json<unknown>({ ...kept, starts }) })
      .where('key', '=', CLOCK_KEY)
      .execute();
    return starts;
  });
}
