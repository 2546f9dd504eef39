// What money costs when there is much of it. A year of daily use of every priced service on the test clock, whose bills
// are computed each night, beside as many bare transactions: goal 60 s, and 60 times as long as the transactions, which
// carries from machine to machine. Reading a balance behind a hundred transfers and behind fifty thousand: goal 1.5 times.
// Times are the processor's: the database is in the process, and other work on the machine is not counted.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { meterAdd } from '../../packages/platform/src/core/meter/meter.ts';
import { readBalance } from '../../packages/platform/src/core/money/ledger.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { priceList } from '../money/price-list.ts';

const DAYS = 365;
const DAY_MS = 86_400_000;
const GOALS = { yearMs: 60_000, yearRatio: 60, balanceRatio: 1.5 };
const [FEW, MANY] = [100, 50_000];
const READS = 300;

const folder = await mkdtemp(join(tmpdir(), 'uos-bench-'));
const platform = await testPlatform({ dataFolder: join(folder, 'data'), clock: 'test', seed: 1 });
const { db, clock } = platform.ports;

const app = await platform.app([]);
const uses = Object.entries(priceList).flatMap(([service, metrics]) =>
  Object.entries(metrics).map(([metric, { per }]) => ({ appId: app.id, service, metric, amount: per })),
);
const touch = sql`INSERT INTO settings (key, value) VALUES ('bench', '1') ON CONFLICT (key) DO UPDATE SET value = '2'`;
const bareMs = await timed(async () => {
  for (let day = 0; day < DAYS; day += 1) {
    await db.transaction().execute((tx) => touch.execute(tx));
  }
});
const yearMs = await timed(async () => {
  for (let day = 0; day < DAYS; day += 1) {
    await meterAdd(db, clock.now(), uses);
    await platform.testClock?.advance((now) => new Date(now.getTime() + DAY_MS));
  }
});

const [few, many] = [await platform.app([]), await platform.app([])];
await fill(few.orgId, FEW);
await fill(many.orgId, MANY);
const reads = { few: [] as number[], many: [] as number[] };
for (let read = 0; read < READS; read += 1) {
  reads.few.push(await timed(() => readBalance(db, few.orgId)));
  reads.many.push(await timed(() => readBalance(db, many.orgId)));
}
await platform.stop();
await rm(folder, { recursive: true, force: true });

const yearRatio = yearMs / bareMs;
const balanceRatio = median(reads.many) / median(reads.few);
report('a year of bills', `${(yearMs / 1000).toFixed(1)} s`, yearMs <= GOALS.yearMs, `${GOALS.yearMs / 1000} s`);
report(`beside ${DAYS} transactions`, `${yearRatio.toFixed(1)}x`, yearRatio <= GOALS.yearRatio, `${GOALS.yearRatio}x`);
report(
  `a balance behind ${MANY} transfers instead of ${FEW}`,
  `${balanceRatio.toFixed(2)}x`,
  balanceRatio <= GOALS.balanceRatio,
  `${GOALS.balanceRatio}x`,
);

function report(what: string, figure: string, isGood: boolean, goal: string): void {
  console.log(`${what.padEnd(50)} ${figure.padStart(8)}  goal ${goal}${isGood ? '' : '  MISSED'}`);
  if (!isGood) {
    process.exitCode = 1;
  }
}

/** Transfers of a year, with the sums that are kept beside them. */
async function fill(orgId: string, count: number): Promise<void> {
  await sql`
    INSERT INTO ledger_transfers (id, org_id, kind, debit, credit, amount_fen, month, cause_id, revision, at)
    SELECT gen_random_uuid(), ${orgId}::uuid, 'deposit', 'cash/bank', 'org/' || ${orgId}::text, 100,
      '2026-' || lpad((n % 12 + 1)::text, 2, '0'), gen_random_uuid(), 0, ${clock.now().toISOString()}::timestamptz
    FROM generate_series(1, ${count}::integer) n`.execute(db);
  await sql`
    INSERT INTO ledger_months (org_id, month, deposit_fen)
    SELECT org_id, month, sum(amount_fen) FROM ledger_transfers WHERE org_id = ${orgId} GROUP BY 1, 2`.execute(db);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
