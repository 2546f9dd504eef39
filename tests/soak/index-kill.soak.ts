// The process that makes an index is killed from outside at random moments, on real PostgreSQL: its symbol file is ready
// within seconds all the same and its crashes are read; no process and no half of an index is left behind.
// UOS_SOAK_ROUNDS sets the number of rounds.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { costOf } from '../../packages/platform/src/engines/processes/cost.ts';
import { makeIndex } from '../../packages/platform/src/services/stacktrace/make-index.ts';
import { announced, reported } from '../../packages/platform/src/services/stacktrace/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres } from '../support/postgres.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 20);
/** As long as the process lives for one index, about. */
const KILL_WITHIN_MS = 400;
const [LOOK_MS, RIGHT_WITHIN_MS, GONE_WITHIN_MS] = [2, 10_000, 5000];

const folder = await mkdtemp(join(tmpdir(), 'uos-index-kill-'));
const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase({ migrated: true });
const platform = await testPlatform({ databaseUrl, dataFolder: join(folder, 'data') });
const { db } = platform.ports;
const problems: string[] = [];
const killed: number[] = [];
let slowest = 0;
for (let round = 1; round <= ROUNDS; round += 1) {
  const app = await platform.app(['stacktrace']);
  const recordId = await reported(app);
  const symbolId = await announced(app);
  // why all: what reads the file next is a new process
  (await parsers()).forEach((pid) => void process.kill(pid, 'SIGKILL'));
  const [begun, before] = [performance.now(), new Set(await parsers())];
  const isDone = makeIndex(platform.ports, symbolId, new AbortController().signal).then(
    () => true,
    (error: unknown) => {
      problems.push(`round ${round}: ${String(error)}`);
      return true;
    },
  );
  const killing = killNext(before);
  await isDone;
  const took = performance.now() - begun;
  slowest = Math.max(slowest, took);
  killed.push(...(await killing));
  const symbol = await db.selectFrom('stack_symbols').selectAll().where('id', '=', symbolId).executeTakeFirstOrThrow();
  const record = await db.selectFrom('stack_records').selectAll().where('id', '=', recordId).executeTakeFirstOrThrow();
  if (symbol.status !== 'ready' || record.status !== 'finished' || took > RIGHT_WITHIN_MS) {
    const words = `the symbol file is ${symbol.status} ${symbol.reason}, its crash ${record.status}`;
    problems.push(`round ${round}: ${words} after ${took.toFixed(0)} ms`);
  }
}
const drafts = await readdir(join(folder, 'data', 'drafts')).catch(() => []);
await platform.stop();
const until = performance.now() + GONE_WITHIN_MS;
while (killed.some((pid) => costOf(pid) !== undefined) && performance.now() < until) {
  await delay(LOOK_MS);
}
problems.push(...drafts.map((name) => `${name} is left behind`));
problems.push(...killed.filter((pid) => costOf(pid) !== undefined).map((pid) => `process ${pid} is left behind`));
if (killed.length === 0) {
  problems.push('no process was killed');
}
await postgres.stop();
await rm(folder, { recursive: true, force: true });
console.log(
  `${ROUNDS} rounds, ${killed.length} processes killed, right within ${slowest.toFixed(0)} ms, ${problems.length} problems`,
);
for (const problem of problems) {
  console.log(`  ${problem}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;

async function parsers(): Promise<number[]> {
  const rows = await db
    .selectFrom('processes')
    .select('pid')
    .where('kind', '=', 'parser')
    .where('state', '=', 'running')
    .execute();
  return rows.flatMap(({ pid }) => pid ?? []);
}

/** Kills the first process that was not there before, some time after it appears; it may have done its work by then. */
async function killNext(before: ReadonlySet<number>): Promise<number[]> {
  for (;;) {
    const pid = (await parsers()).find((one) => !before.has(one));
    if (pid !== undefined) {
      await delay(Math.random() * KILL_WITHIN_MS);
      if (costOf(pid) === undefined) {
        return [];
      }
      process.kill(pid, 'SIGKILL');
      return [pid];
    }
    await delay(LOOK_MS);
  }
}
