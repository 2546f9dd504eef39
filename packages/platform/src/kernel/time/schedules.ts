// Work that has a time: rows (service, key, next_at) that any process may take. A turn is claimed with one statement,
// for as long as its process lives; what a turn writes commits together with the row's next time.
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import { prepared } from '#db/prepared';
import { withLittleRoom } from '#db/reserve';
import type { Database } from '#db/schema';
import { publish } from '#kernel/fleet/fan-out';
import { randomIds } from '#kernel/keys/ids';
import type { Ports } from '#kernel/ports';
import { systemClock } from './clock.ts';
import type { JobOptions } from './jobs.ts';

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

/**
 * Lanes run side by side, so that work of one never waits for work of another: `short` for what is done in a moment,
 * `delivery` for what waits for somebody else's system, `match` for what comes round each second, and `long` for what may
 * take minutes, which is carried by the queue of jobs. The numbers are turns of a lane at a time in each process.
 */
export const AT_ONCE = { short: 3, delivery: 4, match: 2 } as const;

export type Schedule = ScheduleFacts & (ShortWork | LongWork);

interface ShortWork {
  readonly lane?: keyof typeof AT_ONCE;
  /** After a standstill: every turn that was missed, or one for all of them. */
  readonly missed: 'each' | 'once';
  /** Work that waits for others; it may be done twice where its process dies, so it must bear that. */
  readonly ownTransactions?: true;
}

interface LongWork {
  readonly lane: 'long';
  readonly missed: 'once';
  /** Nothing that takes long holds a transaction open, so it may be done twice and must bear that. */
  readonly ownTransactions: true;
  /** Retries, pauses, time limit and how many at once; each schedule is a queue of its own. */
  readonly job?: JobOptions;
}

interface ScheduleFacts {
  readonly service: string;
  /** Goes on where a disk is nearly full, because it makes room. */
  readonly onFullDisk?: true;
  /** First part of the key of its rows. */
  readonly name: string;
  /** Work of the whole platform: when it is due first, after the first start. Other rows are made by `putSchedule`. */
  readonly first?: (start: Date) => Date;
  /** When it comes round; undefined for work that has one turn. */
  readonly next: (dueAt: Date) => Date | undefined;
  run(turn: Turn): Promise<void>;
}

/** As a service writes it: the record of the service adds its name. */
export type OwnSchedule = Omit<ScheduleFacts, 'service'> & (ShortWork | LongWork);

export interface ScheduleRow {
  readonly service: string;
  /** `{name}` or `{name}/{subject}`. */
  readonly key: string;
  readonly nextAt: Date;
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** Makes the row, or moves it to another time. Not for the row whose turn is running: its schedule says when. */
export async function putSchedule(db: Db, row: ScheduleRow): Promise<void> {
  await putSchedules(db, [row]);
}

/** As `putSchedule`, for many rows of different keys in one statement. */
export async function putSchedules(db: Db, rows: readonly ScheduleRow[]): Promise<void> {
  if (rows.length === 0) {
    return;
  }
  await db
    .insertInto('schedules')
    .values(
      rows.map(({ service, key, nextAt, payload = {} }) => ({
        ...{ service, key, next_at: nextAt.toISOString(), ready_at: nextAt.toISOString() },
        ...{ holder: null, failures: 0, last_error: '', payload: json({ ...payload }) },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['service', 'key']).doUpdateSet((eb) => ({
        next_at: eb.ref('excluded.next_at'),
        ready_at: eb.ref('excluded.ready_at'),
        payload: eb.ref('excluded.payload'),
        ...{ holder: null, failures: 0, last_error: '' },
      })),
    )
    .execute();
  // why the real clock: on another one nobody waits to be woken
  const due = rows.filter(({ nextAt }) => nextAt <= systemClock.now());
  for (const service of new Set(due.map((row) => row.service))) {
    await publish(db, DUE, service);
  }
}

/** Makes the row where it is not there yet; one that is there keeps its time, and is held by nobody for this. */
export async function putScheduleOnce(db: Db, { service, key, nextAt, payload = {} }: ScheduleRow): Promise<void> {
  const at = nextAt.toISOString();
  await insertNew(db, [{ service, key, next_at: at, ready_at: at, payload: json({ ...payload }) }]);
}

/**
 * Sees to it that the row's turn comes by then at the latest. A turn that is in hand is left alone: only for who holds what
 * that turn takes first, so that it reads what is written here.
 */
export async function hastenSchedule(db: Db, { service, key, nextAt, payload = {} }: ScheduleRow): Promise<void> {
  const at = nextAt.toISOString();
  await sql`
    INSERT INTO schedules (service, key, next_at, ready_at, holder, failures, last_error, payload)
    VALUES (${service}, ${key}, ${at}, ${at}, NULL, 0, '', ${json({ ...payload })})
    ON CONFLICT (service, key) DO UPDATE SET next_at = excluded.next_at, ready_at = excluded.ready_at
    WHERE schedules.holder IS NULL AND schedules.ready_at > excluded.ready_at`.execute(db);
  await publish(db, DUE, service);
}

/** Topic on which processes hear that work is due; its id is the service. */
export const DUE = 'due';

export async function removeSchedule(db: Db, service: string, key: string): Promise<void> {
  await db.deleteFrom('schedules').where('service', '=', service).where('key', '=', key).execute();
}

/** When a turn happens, RFC 3339, which after a standstill is later than it was due. */
export function momentOf({ ports, dueAt }: Pick<Turn, 'ports' | 'dueAt'>): string {
  return new Date(Math.max(dueAt.getTime(), ports.clock.now().getTime())).toISOString();
}

/** Makes the rows of the whole platform's work where they are not there yet. */
export async function beginSchedules(db: Db, schedules: readonly Schedule[], start: Date): Promise<void> {
  const rows = schedules.flatMap(({ service, name, first }) => {
    const at = first?.(start).toISOString();
    return at === undefined ? [] : [{ service, key: name, next_at: at, ready_at: at, payload: json({}) }];
  });
  if (rows.length > 0) {
    await insertNew(db, rows);
  }
}

type NewRow = Pick<Insertable<Database['schedules']>, 'service' | 'key' | 'next_at' | 'ready_at' | 'payload'>;

async function insertNew(db: Db, rows: readonly NewRow[]): Promise<void> {
  await db
    .insertInto('schedules')
    .values(rows.map((row) => ({ ...row, holder: null, failures: 0, last_error: '' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
  /** Why it failed last. */
  readonly lastError: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Who had it in hand before. */
  readonly formerHolder?: string | undefined;
}

/** Of a row: the schedule that it is of, as `nameOf` says it. */
const KIND = `service || ' ' || split_part(key, '/', 1)`;

/** Until, schedules, holder and now. */
const CLAIMING = `
  WITH due AS (
    SELECT service, key, ready_at, holder FROM schedules
    WHERE ready_at <= $1::timestamptz AND ${KIND} = ANY($2::text[])
    ORDER BY ready_at, next_at, service, key
    LIMIT 1
    FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE schedules s
  SET holder = $3::uuid, ready_at = greatest(due.ready_at, $4::timestamptz) + interval '${LEASE_MS} ms'
  FROM due WHERE s.service = due.service AND s.key = due.key
  RETURNING s.service, s.key, s.next_at, s.failures, s.last_error, s.payload,
    due.ready_at AS was_ready_at, due.holder AS was_holder`;

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
  const names = schedules.map(nameOf);
  const values = [until.toISOString(), names, holder, now.toISOString()];
  const { rows } = await db.executeQuery(prepared<ClaimedRow>('schedules_claim', CLAIMING, values));
  const [row] = rows;
  const schedule = row && schedules.find((one) => nameOf(one) === `${row.service} ${row.key.split('/')[0]}`);
  if (row === undefined || schedule === undefined) {
    return undefined;
  }
  const { key, failures, payload } = row;
  return {
    ...{ schedule, holder, key, failures, payload },
    lastError: row.last_error,
    dueAt: new Date(row.next_at),
    readyAt: new Date(row.was_ready_at),
    formerHolder: row.was_holder ?? undefined,
  };
}

/** Rows of these schedules. */
export function isOneOf(schedules: readonly Schedule[]): RawBuilder<boolean> {
  return sql`${sql.raw(KIND)} = ANY(${schedules.map(nameOf)}::text[])`;
}

interface ClaimedRow {
  readonly service: string;
  readonly key: string;
  readonly next_at: string;
  readonly was_ready_at: string;
  readonly was_holder: string | null;
  readonly failures: number;
  readonly last_error: string;
  readonly payload: Record<string, unknown>;
}

function nameOf({ service, name }: Pick<Schedule, 'service' | 'name'>): string {
  return `${service} ${name}`;
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
  /** Takes a turn that failed; false leaves it to be tried again. */
  readonly giveUp?: (claim: Claim, error: unknown) => Promise<boolean>;
}

/**
 * Does a turn and moves its row on. A turn that fails leaves nothing behind, is tried again after a pause that grows up
 * to an hour, and its error is answered.
 */
export async function performTurn(ports: Ports, claim: Claim, options: PerformOptions): Promise<unknown> {
  try {
    await carryOut(ports, claim, options);
    return undefined;
  } catch (error) {
    if (options.signal.aborted) {
      await releaseTurn(ports.db, claim, ports.clock.now());
    } else if ((await options.giveUp?.(claim, error)) !== true) {
      await postpone(ports.db, claim, error, ports.clock.now());
    }
    return error;
  }
}

/**
 * Does a turn and moves its row on; a transaction carries both, or the second where the work has its own.
 * @throws TurnLost where another process has it in hand by now
 */
export async function carryOut(ports: Ports, claim: Claim, options: PerformOptions): Promise<void> {
  const work = () => carryOutOne(ports, claim, options);
  await (claim.schedule.onFullDisk === true ? withLittleRoom(work) : work());
}

async function carryOutOne(ports: Ports, claim: Claim, { signal, alongside }: PerformOptions): Promise<void> {
  const { schedule, dueAt, payload, key } = claim;
  const subject = key.slice(schedule.name.length + 1);
  const run = (db: Db) => schedule.run({ ...{ db, ports, dueAt, subject, payload, signal } });
  const finish = async (db: Db) => {
    await moveOn(db, claim, ports.clock.now());
    await alongside?.(db);
  };
  if (schedule.ownTransactions === true) {
    await run(ports.db);
    await ports.db.transaction().execute(finish);
    return;
  }
  await ports.db.transaction().execute(async (db) => {
    await run(db);
    await finish(db);
  });
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

/** Holder, and the time that it is due next. */
const MOVING = `
  UPDATE schedules SET next_at = $2::timestamptz, ready_at = $2::timestamptz, holder = NULL, failures = 0, last_error = ''
  WHERE holder = $1::uuid`;

/**
 * Moves the row of a turn that has ended to its next time; one without a next time goes.
 * @throws TurnLost
 */
export async function moveOn(db: Db, claim: Claim, now: Date): Promise<void> {
  const { schedule, key, holder } = claim;
  const at = nextOf(claim, now)?.toISOString();
  const moved =
    at === undefined
      ? await db.deleteFrom('schedules').where('holder', '=', holder).executeTakeFirst()
      : await db.executeQuery(prepared('schedules_move', MOVING, [holder, at]));
  const count = 'numDeletedRows' in moved ? moved.numDeletedRows : moved.numAffectedRows;
  if (count !== undefined && count > 0n) {
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
      last_error: shortError(error),
    })
    .where('holder', '=', holder)
    .execute();
}

export function shortError(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);
}
