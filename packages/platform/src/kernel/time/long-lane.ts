// The lane of long work. Its row stays in `schedules` until the work is done, held by a job of the queue, so that what
// is due is kept in one place: a job without its row does nothing, and a row without its job gets another one.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { withLittleRoom } from '#db/reserve';
import type { Ports } from '#kernel/ports';
import { JOBS_SCHEMA, type Job, type Jobs } from './jobs.ts';
import {
  type Claim,
  carryOut,
  claimTurn,
  isOneOf,
  LEASE_MS,
  moveOn,
  releaseTurn,
  type Schedule,
  shortError,
  TurnLost,
} from './schedules.ts';

export interface LongLaneOptions {
  readonly ports: Ports;
  /** Those of the lane. */
  readonly schedules: readonly Schedule[];
  readonly jobs: Jobs;
  /** Aborted when the process stops. */
  readonly signal: AbortSignal;
  /** Notes what this process has in hand, and forgets it when the promise settles. */
  readonly hold: (claim: Claim, work: Promise<void>) => void;
}

/** Defines a queue for each schedule, and answers what hands over the rows that are due. */
export function longLane({ ports, schedules, jobs, signal, hold }: LongLaneOptions): () => Promise<void> {
  const { db, clock } = ports;

  const perform = async (schedule: Schedule, job: Job<Turned>): Promise<void> => {
    const claim = await heldBy(db, schedule, job);
    if (claim === undefined) {
      return;
    }
    const work = attempt(claim, job);
    hold(
      claim,
      work.catch(() => undefined),
    );
    await work;
  };

  const attempt = async (claim: Claim, job: Job<Turned>): Promise<void> => {
    try {
      signal.throwIfAborted();
      await carryOut(ports, claim, { signal: AbortSignal.any([signal, job.signal]) });
    } catch (error) {
      if (error instanceof TurnLost) {
        return;
      }
      if (signal.aborted) {
        // why not thrown: the end of a process is no failed try
        return releaseTurn(db, claim, clock.now());
      }
      await (job.lastTry
        ? giveUp(ports, jobs, claim, error)
        : db
            .updateTable('schedules')
            .set({ failures: claim.failures + 1, last_error: shortError(error) })
            .where('holder', '=', claim.holder)
            .execute());
      throw error;
    }
  };

  for (const schedule of schedules) {
    const options = schedule.lane === 'long' ? schedule.job : undefined;
    jobs.define(queueOf(schedule), (job: Job<Turned>) => perform(schedule, job), options);
  }

  /** False where nothing is due. */
  const handOver = (tx: Db): Promise<boolean> =>
    claimTurn(tx, schedules, { now: clock.now() }).then(async (claim) => {
      if (claim === undefined) {
        return false;
      }
      const { schedule, key, holder, formerHolder } = claim;
      const name = queueOf(schedule);
      const former = formerHolder === undefined ? undefined : await jobs.stateOf(tx, name, formerHolder);
      if (former?.state === 'unfinished') {
        await tx.updateTable('schedules').set({ holder: formerHolder }).where('holder', '=', holder).execute();
      } else if (former?.state === 'failed') {
        await buryTurn(tx, ports, jobs, claim, former.error);
      } else {
        await jobs.send(tx, name, { key } satisfies Turned, holder);
      }
      return true;
    });

  return async () => {
    if (!(await isAnyDue(db, schedules, clock.now()))) {
      return;
    }
    await jobs.open();
    await keepHandedOver(db, schedules, clock.now());
    for (let more = true; more && !signal.aborted; ) {
      // why: what frees room is handed over too
      more = await withLittleRoom(() => db.transaction().execute(handOver));
    }
  };
}

/** Ends a turn that failed at each try: its row goes on to the next time, and what failed is kept for an operator. */
export async function giveUp(ports: Ports, jobs: Jobs, claim: Claim, error: unknown): Promise<void> {
  // why before: the embedded database has one connection, and the transaction holds it
  await jobs.open();
  await ports.db.transaction().execute((tx) => buryTurn(tx, ports, jobs, claim, shortError(error)));
}

async function buryTurn(tx: Db, { clock, log }: Ports, jobs: Jobs, claim: Claim, error: string): Promise<void> {
  const { schedule, key, payload } = claim;
  const { service } = schedule;
  const dueAt = claim.dueAt.toISOString();
  await jobs.bury(tx, { service, key, dueAt, payload, error: error || claim.lastError });
  await moveOn(tx, claim, clock.now());
  log.error({ service, key, dueAt, fault: error }, 'long work was given up; see `uos-platform retry`');
}

/** Queues are named for their schedules. */
function queueOf({ service, name }: Pick<Schedule, 'service' | 'name'>): string {
  return `${service}.${name}`;
}

/** What a job says: the row has the rest. */
interface Turned {
  readonly key: string;
}

/** The turn that a job is for; undefined where the row was put anew or is gone. */
async function heldBy(db: Db, schedule: Schedule, { id: holder, data }: Job<Turned>): Promise<Claim | undefined> {
  const { service } = schedule;
  const row = await db
    .selectFrom('schedules')
    .selectAll()
    .where('service', '=', service)
    .where('key', '=', data.key)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return (
    row && {
      ...{ schedule, holder, key: row.key, failures: row.failures, lastError: row.last_error, payload: row.payload },
      dueAt: new Date(row.next_at),
      readyAt: new Date(row.ready_at),
    }
  );
}

async function isAnyDue(db: Db, schedules: readonly Schedule[], now: Date): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    SELECT EXISTS (SELECT 1 FROM schedules WHERE ready_at <= ${now.toISOString()} AND ${isOneOf(schedules)}) AS due`.execute(
    db,
  );
  return rows[0]?.due === true;
}

/** Leaves rows alone, for as long as a lease lasts, whose job waits or is at work. */
async function keepHandedOver(db: Db, schedules: readonly Schedule[], now: Date): Promise<void> {
  await sql`
    UPDATE schedules SET ready_at = ${new Date(now.getTime() + LEASE_MS).toISOString()}
    FROM ${sql.table(`${JOBS_SCHEMA}.job`)} j
    WHERE ready_at <= ${now.toISOString()} AND ${isOneOf(schedules)} AND j.id = holder
      AND j.name = service || '.' || split_part(key, '/', 1) AND j.state IN ('created', 'retry', 'active')`.execute(db);
}
