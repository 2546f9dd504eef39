// What a rank costs: by blocks beside count(*) over all that are better, and a submit beside a plain upsert; ratios within
// one run, at 10,000 and 100,000 members. UOS_BENCH_MEMBERS=1000000 adds a size; UOS_BENCH_DATABASE names a PostgreSQL to
// measure in place of the database in the process.
import { sql } from 'kysely';
import { foldVersion } from '../../packages/platform/src/services/passport/leaderboards/store/fold.ts';
import {
  placesOf,
  rowsAround,
  rowsAt,
  type Version,
} from '../../packages/platform/src/services/passport/leaderboards/store/order.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { write } from '../support/board-round.ts';
import { drawing } from '../support/social-round.ts';

const SIZES = [10_000, 100_000, ...(process.env.UOS_BENCH_MEMBERS ?? '').split(',').filter(Boolean).map(Number)];
const [ASKED, COUNTED] = [300, 60];
const GOALS = { rankGrowth: 3, submitRatio: 0.5 };

const databaseUrl = process.env.UOS_BENCH_DATABASE;
const platform = await testPlatform(databaseUrl === undefined ? { own: true } : { databaseUrl });
const { db, ids } = platform.ports;
const draw = drawing(5);
const medians: number[] = [];

for (const size of SIZES) {
  const version = await filled(size);
  const member = () => `m${draw(size)}`;
  const rank = await measured(ASKED, () => placesOf(db, version, [member()]));
  const counted = await measured(COUNTED, () => byCounting(version, member()));
  say(`${size} members: rank by blocks`, rank);
  say(`${size} members: rank by count(*)`, counted);
  console.info(`     ${(counted.p50 / rank.p50).toFixed(1)}x as fast`);
  say(`${size} members: rank and 20 neighbours`, await measured(ASKED, () => rowsAround(db, version, member(), 10)));
  const part = { ...version, part: '' };
  say(`${size} members: top 20`, await measured(ASKED, () => rowsAt(db, part, 0, 20)));
  say(`${size} members: 20 at any place`, await measured(ASKED, () => rowsAt(db, part, draw(size), 20)));
  const submit = await measured(ASKED, () => write(db, version, [[member(), draw(1_000_000)]]));
  const upsert = await measured(ASKED, () => plainUpsert(version, member()));
  say(`${size} members: submit without the rank`, submit);
  say(`${size} members: plain upsert`, upsert);
  const ratio = upsert.p50 / submit.p50;
  report(`a submit beside a plain upsert at ${size}`, `${ratio.toFixed(2)}x`, ratio >= GOALS.submitRatio);
  medians.push(rank.p50);
}
const growth = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
report(`rank at ${SIZES.at(-1)} beside ${SIZES[0]}`, `${growth.toFixed(2)}x`, growth <= GOALS.rankGrowth);
await platform.stop();

async function filled(size: number): Promise<Version> {
  const version = { appId: ids.uuid(), versionId: ids.uuid() };
  await sql`INSERT INTO passport_leaderboard_scores (app_id, version_id, member_id, part, realm_id, bucket_id, k, turn,
      score, display_name, properties, update_count, reward_state, updated_at)
    SELECT ${version.appId}::uuid, ${version.versionId}::uuid, 'm' || n, '', '', '', (n * 7919::bigint) % 1000003,
      nextval('passport_leaderboard_turns'), 0, '', '{}', 1, 'false', now() FROM generate_series(0, ${size - 1}::int) n`.execute(
    db,
  );
  await sql`INSERT INTO passport_leaderboard_deltas (app_id, version_id, part, k, turn, d)
    SELECT app_id, version_id, part, k, turn, 1 FROM passport_leaderboard_scores
    WHERE version_id = ${version.versionId}`.execute(db);
  await foldVersion(db, version);
  await sql`ANALYZE passport_leaderboard_scores`.execute(db);
  await sql`ANALYZE passport_leaderboard_blocks`.execute(db);
  return version;
}

async function byCounting({ appId, versionId }: Version, member: string): Promise<unknown> {
  return sql`SELECT count(*) FROM passport_leaderboard_scores o, passport_leaderboard_scores s
    WHERE s.app_id = ${appId} AND s.version_id = ${versionId} AND s.member_id = ${member} AND o.app_id = s.app_id
      AND o.version_id = s.version_id AND o.part = s.part AND NOT o.hidden AND (o.k, o.turn) < (s.k, s.turn)`.execute(
    db,
  );
}

async function plainUpsert({ appId, versionId }: Version, member: string): Promise<unknown> {
  const k = draw(1_000_000);
  return sql`INSERT INTO passport_leaderboard_scores AS s (app_id, version_id, member_id, part, realm_id, bucket_id, k,
      turn, score, display_name, properties, update_count, reward_state, updated_at)
    VALUES (${appId}, ${versionId}, ${member}, '', '', '', ${k}, nextval('passport_leaderboard_turns'), 0, '', '{}', 1,
      'false', now())
    ON CONFLICT (app_id, version_id, member_id) DO UPDATE SET k = excluded.k, turn = excluded.turn,
      update_count = s.update_count + 1`.execute(db);
}

interface Times {
  readonly p50: number;
  readonly p99: number;
}

async function measured(times: number, work: () => Promise<unknown>): Promise<Times> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number): number => taken[Math.min(Math.floor(taken.length * share), taken.length - 1)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

function say(what: string, { p50, p99 }: Times): void {
  console.info(`     ${what}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
}

function report(what: string, value: string, good: boolean): void {
  console.info(`${good ? 'ok  ' : 'MISS'} ${what}: ${value}`);
  if (!good) {
    process.exitCode = 1;
  }
}
