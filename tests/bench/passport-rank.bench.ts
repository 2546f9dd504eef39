// What a rank costs: by blocks beside count(*) over all that are better, and a submit beside a plain upsert; ratios within
// one run, at 10,000, 100,000 and 1,000,000 members, on the database in the process and on PostgreSQL. UOS_BENCH_MEMBERS
// names other sizes, UOS_BENCH_ENGINE one of `pglite` and `postgres`.
import {
  placesOf,
  rowsAround,
  rowsAt,
} from '../../packages/platform/src/services/passport/leaderboards/store/order.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { byCounting, fillVersion, measured, plainUpsert, rateOf, type Times } from '../support/board-figures.ts';
import { write } from '../support/board-round.ts';
import { startPostgres } from '../support/postgres.ts';
import { drawing } from '../support/social-round.ts';

const SIZES = (process.env.UOS_BENCH_MEMBERS ?? '10000,100000,1000000').split(',').map(Number);
const ENGINES = (process.env.UOS_BENCH_ENGINE ?? 'pglite,postgres').split(',');
const [ASKED, COUNTED] = [300, 60];
/** Who writes at once, and for how long. */
const [CALLERS, WRITING_MS] = [16, 3000];
const GOALS = { rankGrowth: 3, submitRatio: 0.5, byBlocks: { pglite: 20, postgres: 30 } };

for (const engine of ENGINES) {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = await postgres?.createDatabase({ migrated: true });
  const platform = await testPlatform(databaseUrl === undefined ? { own: true } : { databaseUrl });
  try {
    await measure(engine as keyof typeof GOALS.byBlocks, platform);
  } finally {
    await platform.stop();
    await postgres?.stop();
  }
}

async function measure(engine: keyof typeof GOALS.byBlocks, { ports: { db, ids } }: TestPlatform): Promise<void> {
  const draw = drawing(5);
  const medians: number[] = [];
  let faster = 0;
  for (const size of SIZES) {
    const what = `${engine}, ${size} members`;
    const version = { appId: ids.uuid(), versionId: ids.uuid() };
    await fillVersion(db, version, size);
    const member = () => `m${draw(size)}`;
    const rank = await measured(ASKED, () => placesOf(db, version, [member()]));
    const counted = await measured(COUNTED, () => byCounting(db, version, member()));
    faster = counted.p50 / rank.p50;
    say(`${what}: rank by blocks`, rank);
    say(`${what}: rank by count(*)`, counted);
    console.info(`     ${faster.toFixed(1)}x as fast`);
    say(`${what}: rank and 20 neighbours`, await measured(ASKED, () => rowsAround(db, version, member(), 10)));
    const part = { ...version, part: '' };
    say(`${what}: top 20`, await measured(ASKED, () => rowsAt(db, part, 0, 20)));
    say(`${what}: 20 at any place`, await measured(ASKED, () => rowsAt(db, part, draw(size), 20)));
    const submit = await measured(ASKED, () => write(db, version, [[member(), draw(1_000_000)]]));
    const upsert = await measured(ASKED, () => plainUpsert(db, version, member(), draw(1_000_000)));
    say(`${what}: submit without the rank`, submit);
    say(`${what}: plain upsert`, upsert);
    const submits = await rateOf(CALLERS, WRITING_MS, () => write(db, version, [[member(), draw(1_000_000)]]));
    const upserts = await rateOf(CALLERS, WRITING_MS, () => plainUpsert(db, version, member(), draw(1_000_000)));
    const ratio = submits / upserts;
    report(
      `${what}: ${CALLERS} callers' submits beside plain upserts`,
      `${submits.toFixed(0)}/s, ${upserts.toFixed(0)}/s, ${ratio.toFixed(2)}x`,
      engine === 'pglite' || ratio >= GOALS.submitRatio,
    );
    medians.push(rank.p50);
  }
  const [first = 1, last = 0] = [medians[0], medians.at(-1)];
  const [least, most] = [SIZES[0], SIZES.at(-1) ?? 0];
  report(
    `${engine}: rank at ${most} beside ${least}`,
    `${(last / first).toFixed(2)}x`,
    last / first <= GOALS.rankGrowth,
  );
  if (most >= 1_000_000) {
    report(`${engine}: rank by blocks beside count(*)`, `${faster.toFixed(0)}x`, faster >= GOALS.byBlocks[engine]);
  }
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
