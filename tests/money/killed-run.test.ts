// Bill runs on real PostgreSQL that are killed at twenty points, and run again: the bills are what the meter says.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meterAdd } from '../../packages/platform/src/core/meter/meter.ts';
import { runBills } from '../../packages/platform/src/services/billing/run.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { expectedBills, type Metered } from './price-list.ts';

const KILLS = 20;
const MONTH = '2026-03';
const METRICS = [
  ['passport', 'sms'],
  ['push', 'messageTotal'],
  ['storage', 'mysql-1c1000mSeconds'],
] as const;

let postgres: TestPostgres;
let databaseUrl: string;
let platform: TestPlatform;
let apps: TestApp[];
const records: Metered[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase({ migrated: true });
  platform = await testPlatform({ databaseUrl });
  apps = [];
  for (let index = 0; index < 6; index += 1) {
    apps.push(await platform.app([]));
  }
});
afterAll(async () => {
  await platform?.stop();
  await postgres?.stop();
});

/** Every app uses everything once more, so that no bill stays as it is. */
async function use(round: number): Promise<void> {
  const at = new Date(Date.UTC(2026, 2, 1 + round, round % 24));
  for (const [index, { id: appId }] of apps.entries()) {
    const made = METRICS.map(([service, metric]) => ({
      appId,
      service,
      metric,
      amount: 100_000 + round * 997 + index,
    }));
    await meterAdd(platform.ports.db, at, made);
    records.push(...made.map((one) => ({ ...one, at })));
  }
}

const timeOf = (round: number) => new Date(Date.UTC(2026, 2, 2 + round, 17));

/** What the child said before it ended, or undefined where it was killed. */
async function child(
  round: number,
  statements: number,
): Promise<{ statements: number; billCount: number } | undefined> {
  const args = ['--conditions=uos:source', join(import.meta.dirname, 'bill-run.ts'), databaseUrl, MONTH];
  const run = promisify(execFile)(process.execPath, [...args, timeOf(round).toISOString(), String(statements)]);
  try {
    const { stdout } = await run;
    return JSON.parse(stdout) as { statements: number; billCount: number };
  } catch (error) {
    expect(error).toMatchObject({ signal: 'SIGKILL' });
    return undefined;
  }
}

const billed = async () => {
  const rows = await platform.ports.db
    .selectFrom('bills')
    .select(['month', 'app_id', 'service', 'amount_fen'])
    .execute();
  return new Map(rows.map((row) => [`${row.month} ${row.app_id} ${row.service}`, row.amount_fen]));
};
const sorted = (map: ReadonlyMap<string, number>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** Bills whose lines or transfers do not sum up to them. */
const torn = async () => {
  const { rows } = await sql`
    SELECT b.id FROM bills b
    WHERE b.amount_fen <> (SELECT coalesce(sum(l.amount_fen), 0) FROM bill_lines l WHERE l.bill_id = b.id)
      OR b.amount_fen <> (SELECT coalesce(sum(CASE WHEN t.debit = 'org/' || t.org_id THEN t.amount_fen ELSE -t.amount_fen END), 0)
        FROM ledger_transfers t WHERE t.cause_id = b.id)`.execute(platform.ports.db);
  return rows;
};

describe('a bill run', () => {
  it('that is killed leaves whole bills, and the next one makes the same as if it had never been', {
    timeout: 400_000,
  }, async () => {
    // why twice: the first run also makes the bills
    await use(0);
    await child(0, 0);
    await use(1);
    const whole = await child(1, 0);
    expect(whole?.billCount).toBe(apps.length * METRICS.length);
    const points = Array.from({ length: KILLS }, (_, index) =>
      Math.ceil(((whole?.statements ?? 0) * (index + 1)) / (KILLS + 1)),
    );
    expect(new Set(points).size).toBe(KILLS);
    for (const [index, point] of points.entries()) {
      const round = index + 2;
      await use(round);
      const before = await billed();
      expect(await child(round, point)).toBeUndefined();
      const after = await billed();
      const expected = expectedBills(records);
      expect(await torn()).toEqual([]);
      expect([...after].filter(([key, amount]) => amount !== before.get(key) && amount !== expected.get(key))).toEqual(
        [],
      );
      await runBills(platform.ports, { month: MONTH, at: timeOf(round) });
      expect([point, sorted(await billed())]).toEqual([point, sorted(expected)]);
      expect(await torn()).toEqual([]);
    }
  });

  it('whose process died is not called finished until another one says that it was interrupted', async () => {
    const { db } = platform.ports;
    const open = () => db.selectFrom('bill_logs').select('message').where('status', '=', 'Pending').execute();
    expect((await open()).length).toBeGreaterThan(0);
    await runBills(platform.ports, { month: MONTH, at: new Date(timeOf(KILLS + 1).getTime() + 3_600_000) });
    expect(await open()).toEqual([]);
    const interrupted = await db.selectFrom('bill_logs').select('id').where('message', '=', 'interrupted').execute();
    expect(interrupted).toHaveLength(KILLS);
  });
});
