// Leaderboards at a million members and more, on PostgreSQL: what ranks, pages and neighbours take; ranks beside writers,
// each held to a count in its own snapshot; how many writes there are a second beside plain ones; resets beside writers
// and by several processes at once; buckets, bans; and rewards that two operators and a job issue at once while a process
// is killed. UOS_SOAK_MEMBERS names the sizes, UOS_SOAK_WINNERS how many are rewarded, UOS_SOAK_RATE_MS how long a rate is
// counted, UOS_SOAK_ONLY the parts.
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../packages/platform/src/db/connect.ts';
import { foldVersion } from '../../packages/platform/src/services/passport/leaderboards/store/fold.ts';
import {
  placesOf,
  rowsAround,
  rowsAt,
  type Version,
} from '../../packages/platform/src/services/passport/leaderboards/store/order.ts';
import { hidePersonas } from '../../packages/platform/src/services/passport/leaderboards/store/scores.ts';
import { appWithRealm } from '../../packages/platform/src/services/passport/testing.ts';
import { type TestApp, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { byCounting, fillVersion, measured, plainUpsert, rateOf, timesOf } from '../support/board-figures.ts';
import { refuseWrongBlocks, write } from '../support/board-round.ts';
import { openFleet } from '../support/fleet.ts';
import { inLanes } from '../support/lanes.ts';
import { type PlayerCalls, playerCalls } from '../support/player-calls.ts';
import type { Replica } from '../support/replica-process.ts';
import { drawing } from '../support/social-round.ts';

const SIZES = (process.env.UOS_SOAK_MEMBERS ?? '1000000,5000000').split(',').map(Number);
const WINNERS = Number(process.env.UOS_SOAK_WINNERS ?? 5000);
const PROCESSES = 4;
const CALLERS = 16;
const RATE_MS = Number(process.env.UOS_SOAK_RATE_MS ?? 10_000);
/** A rate is the mean of so many. */
const ROUNDS = 5;
/** Where one size is enough. */
const LARGE = SIZES[0] ?? 1_000_000;
const GOALS = {
  ...{ rankMs: 10, aroundMs: 12, topMs: 5, pageMs: 15, resetMs: 50, besideMs: 25 },
  ...{ plain: 0.5, onePlace: 0.3, ranked: 0.12 },
};

const PARTS = { sizes, growing, rates, resets, onePlan, buckets, bans, rewards, yearOfWeeks };
const ONLY = process.env.UOS_SOAK_ONLY?.split(',');

let failed = 0;
const killed = new Set<Replica>();
const fleet = await openFleet();
const helper = await testPlatform(fleet.options);
const { db, ids } = helper.ports;
const replicas = await fleet.start(PROCESSES);
// why this one: it is not killed
fleet.balancer.use([helper.port]);
await fleet.balancer.ready();
try {
  for (const [name, part] of Object.entries(PARTS)) {
    if (ONLY === undefined || ONLY.includes(name)) {
      await part();
    }
  }
} finally {
  await helper.stop();
  await fleet.stop();
}
process.exitCode = failed === 0 ? 0 : 1;

function report(what: string, value: string, good: boolean): void {
  console.log(`${good ? 'ok  ' : 'MISS'} ${what}: ${value}`);
  failed += good ? 0 : 1;
}

function newVersion(): Version {
  return { appId: ids.uuid(), versionId: ids.uuid() };
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}

async function sizes(): Promise<void> {
  for (const size of SIZES) {
    await figures(size);
  }
}

/** Goal 5, at the store. */
async function figures(size: number): Promise<void> {
  const version = newVersion();
  await fillVersion(db, version, size);
  const draw = drawing(size);
  const part = { ...version, part: '' };
  const member = () => `m${draw(size)}`;
  for (const [what, goal, work] of [
    ['rank', GOALS.rankMs, () => placesOf(db, version, [member()])],
    ['rank and 20 neighbours', GOALS.aroundMs, () => rowsAround(db, version, member(), 10)],
    ['top 20', GOALS.topMs, () => rowsAt(db, part, 0, 20)],
    ['any page', GOALS.pageMs, () => rowsAt(db, part, draw(size), 20)],
  ] as const) {
    const { p50, p99 } = await measured(1000, work);
    report(`${size} members, ${what}`, `p50 ${ms(p50)}, p99 ${ms(p99)}`, p99 <= goal);
  }
}

/** Goal 7: 14 writers from nothing to 40,000 members, with folds beside them. */
async function growing(): Promise<void> {
  const version = newVersion();
  const [WRITERS, MEMBERS, COMPARED] = [14, 40_000, 3000];
  let isWritten = false;
  let [compared, wrong] = [0, 0];
  const writer = async (lane: number) => {
    for (let at = lane; at < MEMBERS; at += WRITERS) {
      await write(db, version, [[`m${at}`, (at * 7919) % 5003]]);
    }
  };
  const folder = async () => {
    while (!isWritten) {
      await foldVersion(db, version);
    }
  };
  const reader = async (seed: number) => {
    const draw = drawing(seed);
    while (!isWritten || compared < COMPARED) {
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => {
          const members = Array.from({ length: 5 }, () => `m${draw(MEMBERS)}`);
          for (const row of await placesOf(tx, version, members)) {
            compared += 1;
            wrong += row.place - row.ties === (await byCounting(tx, version, row.member_id)) ? 0 : 1;
          }
        });
    }
  };
  const others = [folder(), reader(1), reader(2)];
  await Promise.all(Array.from({ length: WRITERS }, (_, lane) => writer(lane)));
  isWritten = true;
  await Promise.all(others);
  await foldVersion(db, version);
  const blocks = await refuseWrongBlocks(db, version);
  report(`ranks beside ${WRITERS} writers`, `${compared} compared, ${wrong} wrong; ${blocks} blocks`, wrong === 0);
}

/** Goal 8: ratios within one run. */
async function rates(): Promise<void> {
  const MEMBERS = Math.min(300_000, LARGE);
  const version = newVersion();
  await fillVersion(db, version, MEMBERS);
  const plainVersion = newVersion();
  await fillVersion(db, plainVersion, MEMBERS);
  const draw = drawing(8);
  const member = () => `m${draw(MEMBERS)}`;
  let pending = 0;
  const submit = async (k: number) => {
    await write(db, version, [[member(), k]]);
    pending += 1;
    if (pending % 500 === 0) {
      await foldVersion(db, version);
    }
  };
  const work = {
    plain: () => plainUpsert(db, plainVersion, member(), draw(1_000_000)),
    spread: () => submit(draw(1_000_000)),
    onePlace: () => submit(500_000),
    ranked: async () => {
      await submit(draw(1_000_000));
      await placesOf(db, version, [member()]);
    },
  };
  // why in rounds: how fast the machine is changes meanwhile, and each kind is to meet all of it
  const sums = { plain: 0, spread: 0, onePlace: 0, ranked: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of ['plain', 'spread', 'onePlace', 'ranked'] as const) {
      sums[kind] += (await rateOf(CALLERS, RATE_MS / ROUNDS, work[kind])) / ROUNDS;
    }
  }
  const { plain, spread, onePlace, ranked } = sums;
  const said = (rate: number) => `${Math.round(rate)} a second, ${(rate / plain).toFixed(2)} of plain ones`;
  console.log(`     plain upserts by ${CALLERS}: ${Math.round(plain)} a second`);
  report('submits', said(spread), spread / plain >= GOALS.plain);
  report('submits into one place', said(onePlace), onePlace / plain >= GOALS.onePlace);
  report('submits with the rank', said(ranked), ranked / plain >= GOALS.ranked);
  const taken = { rank: [] as number[], nothing: [] as number[] };
  await rateOf(CALLERS, RATE_MS, async (caller) => {
    if (caller > 0) {
      return submit(draw(1_000_000));
    }
    const begun = performance.now();
    await placesOf(db, version, [member()]);
    const ranked = performance.now();
    // why beside it: on a machine that is full, most of what a caller waits for is the machine
    await sql`SELECT 1`.execute(db);
    taken.rank.push(ranked - begun);
    taken.nothing.push(performance.now() - ranked);
  });
  const { p50, p99 } = timesOf(taken.rank);
  const nothing = timesOf(taken.nothing);
  console.log(`     SELECT 1 beside full writing load: p50 ${ms(nothing.p50)}, p99 ${ms(nothing.p99)}`);
  report('rank beside full writing load', `p50 ${ms(p50)}, p99 ${ms(p99)}`, p99 <= GOALS.besideMs);
}

/** A board with its own calls, on all of the processes. */
async function boardOf(
  settings: object,
): Promise<{ app: TestApp; calls: PlayerCalls; version: Version; realmId: string }> {
  const { app, realmId } = await appWithRealm(helper);
  const calls = playerCalls({
    ...app,
    origin: fleet.balancer.origin,
    ports: replicas.filter((replica) => !killed.has(replica)).map(({ port }) => port),
  });
  const body = await must<{ leaderboard: { currentVersionId: string } }>(calls, 0, 'POST', '/leaderboards', {
    ...{ slugName: 'lamps', displayName: '灯', memberType: 'Entity' },
    ...settings,
  });
  return { app, calls, realmId, version: { appId: app.id, versionId: body.leaderboard.currentVersionId } };
}

async function must<Reply>(
  calls: PlayerCalls,
  at: number,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const answer = await calls.call(at, method, path, body);
  if (answer.status !== 200) {
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body as Reply;
}

interface Versions {
  readonly versions: { readonly versionId: string; readonly memberCount: number; readonly endTime?: string }[];
  readonly total: number;
}

/** Goal 9: what a reset takes, and 1000 submits beside 20 of them. */
async function resets(): Promise<void> {
  const large = await boardOf({});
  await fillVersion(db, large.version, LARGE);
  const begun = performance.now();
  await must(large.calls, 0, 'POST', '/leaderboards/lamps/reset', {});
  const took = performance.now() - begun;
  report(`a reset at ${LARGE} members, through HTTP`, ms(took), took <= GOALS.resetMs);

  const { app, calls } = await boardOf({ updateType: 'KeepLatest' });
  let accepted = 0;
  const submit = async (at: number) => {
    await must(calls, at % PROCESSES, 'POST', '/leaderboards/lamps/scores', { memberId: `m${at}`, score: at });
    accepted += 1;
  };
  await inLanes(1020, (at) =>
    at % 51 === 25 ? must<void>(calls, at % PROCESSES, 'POST', '/leaderboards/lamps/reset', {}) : submit(at),
  );
  const { rows } = await sql<{ n: number; members: number }>`SELECT count(*) AS n, count(DISTINCT member_id) AS members
    FROM passport_leaderboard_scores WHERE app_id = ${app.id}`.execute(db);
  const { versions } = await must<Versions>(calls, 0, 'GET', '/leaderboards/lamps/versions?count=100');
  const counted = versions.reduce((sum, { memberCount }) => sum + memberCount, 0);
  const isWhole = rows[0]?.n === accepted && rows[0]?.members === accepted && counted === accepted;
  report(
    'submits beside 20 resets',
    `${accepted} accepted, ${rows[0]?.n} kept in ${versions.length} versions`,
    isWhole,
  );
}

/** Goal 9: a plan that is due on four processes at once. */
async function onePlan(): Promise<void> {
  const { calls } = await boardOf({ resetSchedule: '* * * * *' });
  await must(calls, 0, 'POST', '/leaderboards/lamps/scores', { memberId: 'a', score: 1 });
  const MINUTE_MS = 60_000;
  await delay(MINUTE_MS - (Date.now() % MINUTE_MS) + 10_000);
  const { versions } = await must<Versions>(calls, 0, 'GET', '/leaderboards/lamps/versions');
  await must(calls, 0, 'POST', '/leaderboards/lamps/schedule-cancel', {});
  report('one due time on four processes', `${versions.length - 1} resets`, versions.length === 2);
}

/** Goal 10: 200 first-time members at once. */
async function buckets(): Promise<void> {
  const { calls, version } = await boardOf({ bucketStrategy: 'System', bucketSize: 10 });
  await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      must(calls, at % PROCESSES, 'POST', '/leaderboards/lamps/scores', { memberId: `m${at}`, score: at }),
    ),
  );
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM passport_leaderboard_scores
    WHERE version_id = ${version.versionId} GROUP BY bucket_id`.execute(db);
  report(
    'buckets of ten',
    `${rows.length}, ${rows.every(({ n }) => n === 10) ? 'all full' : 'not all full'}`,
    rows.length === 20 && rows.every(({ n }) => n === 10),
  );
}

/** Goal 10: 1000 members go out of the order and come back, while the others are asked where they stand. */
async function bans(): Promise<void> {
  const { app, version } = await boardOf({ memberType: 'Player' });
  await fillVersion(db, version, 20_000);
  const draw = drawing(10);
  let isOver = false;
  let [compared, wrong] = [0, 0];
  const reader = async () => {
    while (!isOver) {
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx: Db) => {
          for (const row of await placesOf(tx, version, [`m${draw(20_000)}`])) {
            compared += 1;
            wrong += row.place - row.ties === (await byCounting(tx, version, row.member_id)) ? 0 : 1;
          }
        });
    }
  };
  const reading = Promise.all([reader(), reader()]);
  for (const hidden of [true, false]) {
    for (let at = 0; at < 1000; at += 10) {
      const members = Array.from({ length: 10 }, (_, index) => `m${(at + index) * 17}`);
      await db.transaction().execute((tx) => hidePersonas(tx, app.id, members, hidden));
    }
    await foldVersion(db, version);
  }
  isOver = true;
  await reading;
  await refuseWrongBlocks(db, version);
  report('ranks while 1000 are banned and let back', `${compared} compared, ${wrong} wrong`, wrong === 0);
}

/** Goal 11: two operators and a job at once, and a process that is killed in the midst of it. */
async function rewards(): Promise<void> {
  const { app, calls, version, realmId } = await boardOf({ memberType: 'Player', slugName: 'lamps' });
  await must(calls, 0, 'POST', '/resources', { slugName: 'JADE', displayName: '玉', type: 'VirtualCurrency' });
  await sql`INSERT INTO passport_users (app_id, id, status, display_name, properties, external_id, created_at, modified_at)
    SELECT ${app.id}::uuid, gen_random_uuid(), 'Active', 'winner', '{}', 'winner-' || n, now(), now()
    FROM generate_series(1, ${WINNERS}::int) n`.execute(db);
  await sql`INSERT INTO passport_personas (app_id, id, user_id, realm_id, status, display_name, properties, external_id,
      icon_url, created_at, modified_at)
    SELECT app_id, gen_random_uuid(), id, ${realmId}::uuid, 'Active', 'winner', '{}', '', '', now(), now()
    FROM passport_users WHERE app_id = ${app.id} AND external_id LIKE 'winner-%'`.execute(db);
  const { rows: personas } = await sql<{ id: string }>`SELECT id FROM passport_personas
    WHERE app_id = ${app.id} AND display_name = 'winner'`.execute(db);
  await write(
    db,
    version,
    personas.map(({ id }, at) => [id, at]),
  );
  const jade = (quantity: number) => [{ resourceSlug: 'JADE', quantity }];
  // why so wide: all of them were written in one turn, and no two share a score
  await must(calls, 0, 'PUT', '/leaderboards/lamps', {
    rewards: [
      { from: 1, to: 100, items: jade(100) },
      { from: 101, to: WINNERS, items: jade(7) },
    ],
  });
  const MINUTE_MS = 60_000;
  await must(calls, 0, 'POST', '/leaderboards/lamps/schedule', { resetSchedule: '* * * * *', autoReward: true });
  await delay(MINUTE_MS - (Date.now() % MINUTE_MS) + 500);
  const archived = await until(async () => {
    const { versions } = await must<Versions>(calls, 0, 'GET', '/leaderboards/lamps/versions');
    return versions.find(({ versionId }) => versionId === version.versionId && versions[0]?.versionId !== versionId);
  });
  await must(calls, 0, 'POST', '/leaderboards/lamps/schedule-cancel', {});
  const path = `/leaderboards/lamps/versions/${archived.versionId}/rewards`;
  const issue = (at: number) => calls.call(at, 'POST', path, {}).catch(() => undefined);
  const operators = Promise.all([issue(0), issue(1)]);
  await until(async () => ((await issuedOf(version)) > WINNERS / 10 ? true : undefined));
  const [, victim] = replicas;
  if (victim !== undefined) {
    killed.add(victim);
    await victim.kill();
  }
  await operators;
  const LEASES_MS = 120_000;
  await until(async () => ((await issuedOf(version)) === WINNERS ? true : undefined), LEASES_MS);
  const { rows } = await sql<{ members: number; most: number; units: number }>`
    SELECT count(*) AS members, max(n)::int8 AS most, sum(units)::int8 AS units FROM (
      SELECT persona_id, count(*) AS n, sum(delta) AS units FROM passport_ledger
      WHERE app_id = ${app.id} AND reason = 'leaderboard' AND source = ${version.versionId} GROUP BY persona_id
    ) given`.execute(db);
  const units = 100 * 100 + (WINNERS - 100) * 7;
  const [given] = rows;
  report(
    `rewards of ${WINNERS} by two operators and a job, one process killed`,
    `${given?.members} members, at most ${given?.most} each, ${given?.units} of ${units} units`,
    given?.members === WINNERS && given.most === 1 && given.units === units,
  );
}

async function issuedOf({ versionId }: Version): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM passport_leaderboard_scores
    WHERE version_id = ${versionId} AND reward_state = 'success'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** @throws Error where it does not come to be in time */
async function until<Found>(look: () => Promise<Found | undefined>, longestMs = 90_000): Promise<Found> {
  const ends = performance.now() + longestMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) {
      return found;
    }
    if (performance.now() > ends) {
      throw new Error('it did not come to be in time');
    }
    await delay(200);
  }
}

/** Goal 9: a year of weeks by the clock. */
async function yearOfWeeks(): Promise<void> {
  const clocked = await testPlatform({ own: true, clock: 'test' });
  try {
    const { app } = await appWithRealm(clocked);
    const call = (method: string, path: string, body?: object) =>
      app.call(method, `/upass/v1/leaderboards${path}`, body);
    await call('POST', '', { slugName: 'lamps', displayName: '灯', memberType: 'Entity', resetSchedule: '0 0 * * 1' });
    const YEAR_MS = 365 * 86_400_000;
    await clocked.testClock?.advance((now) => new Date(now.getTime() + YEAR_MS));
    const { body } = await call('GET', '/lamps/versions?count=100');
    const ends = (body as Versions).versions.flatMap(({ endTime = '' }) => (endTime === '' ? [] : [endTime]));
    // why that hour: Monday begins in Shanghai at four in the afternoon of Sunday in Greenwich
    const isRight = ends.every((end) => new Date(end).getUTCDay() === 0 && end.includes('T16:00:00'));
    report('a year of weekly resets', `${ends.length}`, isRight && ends.length >= 52 && ends.length <= 53);
  } finally {
    await clocked.stop();
  }
}
