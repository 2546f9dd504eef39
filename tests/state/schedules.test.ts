// Due work on the real clock, with several processes on one PostgreSQL: each turn once, and none lost with its process.
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../../packages/platform/src/db/connect.ts';
import { createFanOut } from '../../packages/platform/src/kernel/fleet/fan-out.ts';
import type { Ports } from '../../packages/platform/src/kernel/ports.ts';
import { bossJobs } from '../../packages/platform/src/kernel/time/boss-jobs.ts';
import { systemClock, testClock } from '../../packages/platform/src/kernel/time/clock.ts';
import { startScheduleRunner } from '../../packages/platform/src/kernel/time/schedule-runner.ts';
import { every } from '../../packages/platform/src/kernel/time/schedule-times.ts';
import {
  beginSchedules,
  claimTurn,
  LEASE_MS,
  performTurn,
  putSchedule,
  releaseTurn,
  removeSchedule,
  renewTurns,
  type Schedule,
  TurnLost,
} from '../../packages/platform/src/kernel/time/schedules.ts';
import { createLog } from '../../packages/platform/src/kernel/watch/log.ts';
import { migrate } from '../../packages/platform/src/start/schema.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
let url: string;
let connection: Connection;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());
beforeEach(async () => {
  url = await postgres.createDatabase();
  connection = await connect({ url });
  await migrate(connection.db);
  await sql`CREATE TABLE done (key text NOT NULL, due_at timestamptz NOT NULL)`.execute(connection.db);
  return () => connection.close();
});

/** As much of a process as due work needs. */
const process = (own: Connection, clock = systemClock): Ports =>
  ({
    ...{ db: own.db, database: own, clock, log: createLog('silent') },
    fanOut: createFanOut((error) => expect.unreachable(String(error))),
  }) as unknown as Ports;
/** The runner of a process, with the queue that carries its long work. */
const run = (own: Connection, schedules: Schedule[]) => {
  const ports = process(own);
  return startScheduleRunner(ports, schedules, bossJobs({ ...ports, connection: own }));
};
const signal = new AbortController().signal;

const work: Schedule = {
  ...{ service: 'test', name: 'work', missed: 'each', next: () => undefined },
  async run({ db, subject, dueAt }) {
    await sql`INSERT INTO done VALUES (${subject}, ${dueAt.toISOString()})`.execute(db);
  },
};
const done = async () =>
  (await sql<{ key: string }>`SELECT key FROM done ORDER BY key`.execute(connection.db)).rows.map(({ key }) => key);
const rows = () => connection.db.selectFrom('schedules').selectAll().execute();
const put = (key: string, nextAt: Date) => putSchedule(connection.db, { service: 'test', key, nextAt });

describe('runners of four processes', () => {
  it('do each of 200 due turns once', async () => {
    const keys = Array.from({ length: 200 }, (_, index) => String(index).padStart(3, '0'));
    for (const key of keys) {
      await put(`work/${key}`, new Date(systemClock.now().getTime() - 1000));
    }
    const connections = await Promise.all([1, 2, 3, 4].map(() => connect({ url })));
    const runners = connections.map((own) => run(own, [work]));
    await expect.poll(async () => (await done()).length, { timeout: 60_000 }).toBe(200);
    await Promise.all(runners.map((runner) => runner.stop()));
    await Promise.all(connections.map((own) => own.close()));
    expect(await done()).toEqual(keys);
    expect(await rows()).toEqual([]);
  });

  it('leave work alone whose schedule they do not know', async () => {
    await put('newer/one', new Date(0));
    expect(await claimTurn(connection.db, [work], { now: systemClock.now() })).toBeUndefined();
  });
});

describe('a turn whose process dies', () => {
  it('is taken over within 30 s, and what its late process wrote is rolled back', async () => {
    const clock = testClock();
    const own = process(connection, clock);
    await put('work/a', clock.now());
    const first = await claimTurn(connection.db, [work], { now: clock.now() });
    clock.advance(LEASE_MS - 1);
    expect(await claimTurn(connection.db, [work], { now: clock.now() })).toBeUndefined();
    clock.advance(1);
    expect(LEASE_MS).toBeLessThan(30_000);
    const second = await claimTurn(connection.db, [work], { now: clock.now() });
    if (first === undefined || second === undefined) {
      throw new Error('nothing was claimed');
    }
    expect(await performTurn(own, first, { signal })).toBeInstanceOf(TurnLost);
    expect(await done()).toEqual([]);
    expect(await performTurn(own, second, { signal })).toBeUndefined();
    expect(await done()).toEqual(['a']);
  });

  it('is not taken from a process that says it lives', async () => {
    const clock = testClock();
    await put('work/a', clock.now());
    const claim = await claimTurn(connection.db, [work], { now: clock.now() });
    clock.advance(LEASE_MS / 2);
    await renewTurns(connection.db, claim === undefined ? [] : [claim], clock.now());
    clock.advance(LEASE_MS / 2 + 1);
    expect(await claimTurn(connection.db, [work], { now: clock.now() })).toBeUndefined();
    if (claim !== undefined) {
      await releaseTurn(connection.db, claim, clock.now());
    }
    expect(await claimTurn(connection.db, [work], { now: clock.now() })).toMatchObject({ key: 'work/a' });
  });
});

describe('a turn', () => {
  it('comes in the order of time, then of its name', async () => {
    const clock = testClock();
    const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
    await put('work/late', at(3));
    await put('work/b', at(1));
    await put('work/a', at(1));
    await put('work/early', at(0));
    const order: string[] = [];
    for (;;) {
      const claim = await claimTurn(connection.db, [work], { now: clock.now(), until: at(2) });
      if (claim === undefined) {
        break;
      }
      order.push(claim.key);
      await performTurn(process(connection, clock), claim, { signal });
    }
    expect(order).toEqual(['work/early', 'work/a', 'work/b']);
  });

  it('that fails waits longer each time, an hour at most, and says why', async () => {
    const clock = testClock();
    const failing: Schedule = { ...work, run: () => Promise.reject(new Error('no luck')) };
    await put('work/a', clock.now());
    const pauses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const claim = await claimTurn(connection.db, [failing], { now: clock.now() });
      if (claim !== undefined) {
        await performTurn(process(connection, clock), claim, { signal });
      }
      const [row] = await rows();
      pauses.push((Date.parse(row?.ready_at ?? '') - clock.now().getTime()) / 1000);
      expect(row).toMatchObject({ failures: turn + 1, last_error: 'no luck', holder: null });
      clock.advance((pauses.at(-1) ?? 0) * 1000);
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600]);
  });

  it('that was missed is made up each time, or once for all', async () => {
    const clock = testClock();
    const start = clock.now();
    const hourly = { ...work, next: every(3600), first: () => start };
    const schedules: Schedule[] = [
      { ...hourly, name: 'each', missed: 'each' },
      { ...hourly, name: 'once', missed: 'once' },
    ];
    await beginSchedules(connection.db, schedules, start);
    await beginSchedules(connection.db, schedules, new Date(start.getTime() + 5));
    clock.advance(3.5 * 3_600_000);
    const turns: string[] = [];
    for (;;) {
      const claim = await claimTurn(connection.db, schedules, { now: clock.now() });
      if (claim === undefined) {
        break;
      }
      turns.push(`${claim.key} ${claim.dueAt.toISOString().slice(11, 16)}`);
      await performTurn(process(connection, clock), claim, { signal });
    }
    expect(turns.sort()).toEqual(['each 00:00', 'each 01:00', 'each 02:00', 'each 03:00', 'once 00:00']);
    const next = Object.fromEntries((await rows()).map((row) => [row.key, row.next_at.slice(11, 16)]));
    expect(next).toEqual({ each: '04:00', once: '04:30' });
  });

  it('may end what it is about, and its row with it', async () => {
    const clock = testClock();
    const ending: Schedule = {
      ...work,
      next: every(60),
      run: ({ db }) => removeSchedule(db, 'test', 'work/a'),
    };
    await put('work/a', clock.now());
    const claim = await claimTurn(connection.db, [ending], { now: clock.now() });
    expect(claim && (await performTurn(process(connection, clock), claim, { signal }))).toBeUndefined();
    expect(await rows()).toEqual([]);
  });

  it('that waits does not keep others waiting, and is given back when its process stops', async () => {
    const long: Schedule = {
      ...{ service: 'test', name: 'long', missed: 'each', next: every(60), ownTransactions: true },
      run: async (turn) => {
        await delay(60_000, undefined, { signal: turn.signal });
      },
    };
    await put('long/a', new Date(0));
    await put('work/b', new Date(1000));
    const runner = run(connection, [long, work]);
    await expect.poll(done).toEqual(['b']);
    await runner.stop();
    const [row] = await rows();
    expect(row).toMatchObject({ key: 'long/a', holder: null, failures: 0 });
    expect(Date.parse(row?.ready_at ?? '')).toBeLessThanOrEqual(systemClock.now().getTime());
  });
});
