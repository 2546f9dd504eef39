// Work that has a time: rows (service, key, next_at) that any process may take. A turn is claimed with one statement,
// for as long as its process lives; what a turn writes commits together with the row's next time.
import { type RawBuilder, sql } from 'kysely';
import { type Db, json } from '#db/connect';
import { randomIds } from '#kernel/ids';
import type { Ports } from '#kernel/ports';

/** A turn whose process was not heard of for so long is taken over. */
export const LEASE_MS = 20_000;

export interface Turn {
  /** The transaction that also moves the row on; the outer handle for work with own transactions. */
  readonly db: Db;
  readonly ports: Ports;
  /** The moment this turn stands for; the clock may be later. */
  readonly dueAt: Date;
  /** What the row is about: its key behind the name; empty for work of the whole platform. */
  readonly subject: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Aborted when the process stops. */
  readonly signal: AbortSignal;
}

export interface Schedule {
  readonly service: string;
  /** First part of the key of its rows. */
  readonly name: string;
  /** Work of the whole platform: when it is due first, after the first start. Other rows are made by `putSchedule`. */
  readonly first?: (start: Date) => Date;
  /** When it comes round; undefined for work that has one turn. */
  readonly next: (dueAt: Date) => Date | undefined;
  /** After a standstill: every turn that was missed, or one for all of them. */
  readonly missed: 'each' | 'once';
  /** Work that waits for others or takes long; it may be done twice where its process dies, so it must bear that. */
  readonly ownTransactions?: true;
  run(turn: Turn): Promise<void>;
}

export interface ScheduleRow {
  readonly service: string;
  /** `{name}` or `{name}/{subject}`. */
  readonly key: string;
  readonly nextAt: Date;
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** Makes the row, or moves it to another time. Not for the row whose turn is running: its schedule says when. */
export async function putSchedule(db: Db, { service, key, nextAt, payload = {} }: ScheduleRow): Promise<void> {
  const at = nextAt.toISOString();
  await db
    .insertInto('schedules')
    .values({
      ...{ service, key, next_at: at, ready_at: at, holder: null, failures: 0, last_error: '' },
      payload: json({ ...payload }),
    })
    .onConflict((conflict) =>
      conflict.columns(['service', 'key']).doUpdateSet({
        ...{ next_at: at, ready_at: at, holder: null, failures: 0, last_error: '' },
        payload: json({ ...payload }),
      }),
    )
    .execute();
}

export async function removeSchedule(db: Db, service: string, key: string): Promise<void> {
  await db.deleteFrom('schedules').where('service', '=', service).where('key', '=', key).execute();
}

/** Makes the rows of the whole platform's work where they are not there yet. */
export async function beginSchedules(db: Db, schedules: readonly Schedule[], start: Date): Promise<void> {
  const rows = schedules.flatMap(({ service, name, first }) => {
    const at = first?.(start).toISOString();
    return at === undefined ? [] : [{ service, key: name, next_at: at, ready_at: at, payload: json({}) }];
  });
  if (rows.length > 0) {
    await db
      .insertInto('schedules')
      .values(rows.map((row) => ({ ...row, holder: null, failures: 0, last_error: '' })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** A turn that this process has in hand. */
export interface Claim {
  readonly schedule: Schedule;
  readonly holder: string;
  readonly key: string;
  readonly dueAt: Date;
  /** When the row could be taken first. */
  readonly readyAt: Date;
  readonly failures: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Takes the row that has been ready longest, up to `until`; two processes never get the same one. */
export async function claimTurn(
  db: Db,
  schedules: readonly Schedule[],
  { now, until = now }: { readonly now: Date; readonly until?: Date },
): Promise<Claim | undefined> {
  if (schedules.length === 0) {
    return undefined;
  }
  const holder = randomIds.uuid();
  const { rows } = await sql<ClaimedRow>`
    WITH due AS (
      SELECT service, key, ready_at FROM schedules
      WHERE ready_at <= ${until.toISOString()}
        AND service || ' ' || split_part(key, '/', 1) IN (${sql.join(schedules.map(nameOf))})
      ORDER BY ready_at, next_at, service, key
      LIMIT 1
      FOR UPDATE SKIP LOCKED
    )
    UPDATE schedules s
    SET holder = ${holder}, ready_at = greatest(due.ready_at, ${now.toISOString()}::timestamptz) + ${lease()}
    FROM due WHERE s.service = due.service AND s.key = due.key
    RETURNING s.service, s.key, s.next_at, s.failures, s.payload, due.ready_at AS was_ready_at`.execute(db);
  const [row] = rows;
  const schedule = row && schedules.find((one) => nameOf(one) === `${row.service} ${row.key.split('/')[0]}`);
  if (row === undefined || schedule === undefined) {
    return undefined;
  }
  const { key, failures, payload } = row;
  return {
    ...{ schedule, holder, key, failures, payload },
    dueAt: new Date(row.next_at),
    readyAt: new Date(row.was_ready_at),
  };
}

interface ClaimedRow {
  readonly service: string;
  readonly key: string;
  readonly next_at: string;
  readonly was_ready_at: string;
  readonly failures: number;
  readonly payload: Record<string, unknown>;
}

function nameOf({ service, name }: Schedule): string {
  return `${service} ${name}`;
}

function lease(): RawBuilder<unknown> {
  return sql`${`${LEASE_MS} ms`}::interval`;
}

/** Says of turns in hand that their process lives. */
export async function renewTurns(db: Db, claims: readonly Claim[], now: Date): Promise<void> {
  if (claims.length > 0) {
    const holders = claims.map(({ holder }) => holder);
    const readyAt = new Date(now.getTime() + LEASE_MS).toISOString();
    await db.updateTable('schedules').set({ ready_at: readyAt }).where('holder', 'in', holders).execute();
  }
}

/** Gives a turn back untouched, to be taken by whoever comes first. */
export async function releaseTurn(db: Db, { holder }: Claim, now: Date): Promise<void> {
  await db
    .updateTable('schedules')
    .set({ holder: null, ready_at: now.toISOString() })
    .where('holder', '=', holder)
    .execute();
}

export interface PerformOptions {
  readonly signal: AbortSignal;
  /** Written with the turn: what a test clock keeps. */
  readonly alongside?: (db: Db) => Promise<void>;
}

/**
 * Does a turn and moves its row on; a transaction carries both. A turn that fails leaves nothing behind, is tried again
 * after a pause that grows up to an hour, and its error is answered.
 */
export async function performTurn(ports: Ports, claim: Claim, options: PerformOptions): Promise<unknown> {
  const { schedule, dueAt, payload, key } = claim;
  const { signal, alongside } = options;
  const subject = key.slice(schedule.name.length + 1);
  const run = (db: Db) => schedule.run({ ...{ db, ports, dueAt, subject, payload, signal } });
  const finish = async (db: Db) => {
    await moveOn(db, claim, nextOf(claim, ports.clock.now()));
    await alongside?.(db);
  };
  try {
    if (schedule.ownTransactions === true) {
      await run(ports.db);
      await ports.db.transaction().execute(finish);
    } else {
      await ports.db.transaction().execute(async (db) => {
        await run(db);
        await finish(db);
      });
    }
    return undefined;
  } catch (error) {
    await (signal.aborted
      ? releaseTurn(ports.db, claim, ports.clock.now())
      : postpone(ports.db, claim, error, ports.clock.now()));
    return error;
  }
}

/** Another process took the turn over because this one was not heard of; what it wrote is rolled back. */
export class TurnLost extends Error {
  constructor({ schedule, key }: Claim) {
    super(`the turn of ${schedule.service} ${key} was taken over`);
    this.name = 'TurnLost';
  }
}

function nextOf({ schedule, dueAt }: Claim, now: Date): Date | undefined {
  const next = schedule.next(dueAt);
  return schedule.missed === 'once' && next !== undefined && next <= now ? schedule.next(now) : next;
}

async function moveOn(db: Db, claim: Claim, next: Date | undefined): Promise<void> {
  const { schedule, key, holder } = claim;
  const at = next?.toISOString();
  const moved =
    at === undefined
      ? await db.deleteFrom('schedules').where('holder', '=', holder).executeTakeFirst()
      : await db
          .updateTable('schedules')
          .set({ next_at: at, ready_at: at, holder: null, failures: 0, last_error: '' })
          .where('holder', '=', holder)
          .executeTakeFirst();
  const count = 'numDeletedRows' in moved ? moved.numDeletedRows : moved.numUpdatedRows;
  if (count > 0n) {
    return;
  }
  const row = db.selectFrom('schedules').select('key').where('service', '=', schedule.service).where('key', '=', key);
  // why: work that ended what it is about took its own row with it
  if ((await row.executeTakeFirst()) !== undefined) {
    throw new TurnLost(claim);
  }
}

const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3_600_000;
const ERROR_LENGTH = 500;

async function postpone(db: Db, { holder, failures }: Claim, error: unknown, now: Date): Promise<void> {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures, 20), LONGEST_PAUSE_MS);
  await db
    .updateTable('schedules')
    .set({
      holder: null,
      ready_at: new Date(now.getTime() + pauseMs).toISOString(),
      failures: failures + 1,
      last_error: (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH),
    })
    .where('holder', '=', holder)
    .execute();
}
