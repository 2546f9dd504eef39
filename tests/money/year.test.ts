// A year of use on the test clock: the daily runs make twelve monthly bills, which are what the raw records come to. In a
// full round with everything else that a platform does by its clock, at every change with the turns of money alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meterAdd } from '../../packages/platform/src/core/meter/meter.ts';
import { readBalance } from '../../packages/platform/src/core/money/ledger.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { recordsWith } from '../support/records.ts';
import { isFullRound } from '../support/rounds.ts';
import { expectedBills, type Metered, priceList } from './price-list.ts';

const DAY_MS = 86_400_000;
const YEAR = 2026;
/** The first days of the next year are part of it: late use of December is still billed then. */
const DAYS = 365 + 5;

let folder: string;
let platform: TestPlatform;
let apps: TestApp[];
const records: Metered[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-year-'));
  // why not all: the other turns of a day, half a hundred, take as long as the tests of ten files
  const services = recordsWith((own) => (isFullRound ? own : own.filter(({ service }) => service === 'billing')));
  platform = await testPlatform({ dataFolder: folder, clock: 'test', seed: 3, services });
  apps = [await platform.app([]), await platform.app([])];
}, 240_000);
afterAll(async () => {
  await platform?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Numbers that look random and are the same in every run. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One app uses everything every fourth day; the other a little, and only in some months. */
async function useOfDay(day: number, draw: () => number): Promise<void> {
  for (const [index, { id: appId }] of apps.entries()) {
    const all = day % 4 === 0 ? Object.keys(priceList) : [];
    const services = index === 0 ? all : day % 60 < 30 ? ['passport'] : [];
    const made = services.flatMap((service) =>
      Object.entries(priceList[service] ?? {}).flatMap(([metric, { per }]) =>
        draw() < 0.7 ? [{ appId, service, metric, amount: Math.floor(draw() * per * 8) + 1 }] : [],
      ),
    );
    const at = new Date(platform.ports.clock.now().getTime() + Math.floor(draw() * 24) * 3_600_000);
    await meterAdd(platform.ports.db, at, made);
    records.push(...made.map((one) => ({ ...one, at })));
  }
}

const billed = async () => {
  const rows = await platform.ports.db
    .selectFrom('bills')
    .select(['month', 'app_id', 'service', 'amount_fen'])
    .where('month', '<=', `${YEAR}-12`)
    .execute();
  return new Map(rows.map((row) => [`${row.month} ${row.app_id} ${row.service}`, row.amount_fen]));
};

describe('a year of use', () => {
  it('is billed month by month to the fen', { timeout: 400_000 }, async () => {
    const draw = draws(20_261_121);
    for (let day = 0; day < DAYS; day += 1) {
      await useOfDay(day, draw);
      const moved = await platform.testClock?.advance((now) => new Date(now.getTime() + DAY_MS));
      expect(moved?.turns.filter(({ service }) => service === 'billing')).toMatchObject([{ key: 'daily-run' }]);
      expect(moved?.turns.filter(({ error }) => error !== undefined)).toEqual([]);
    }
    const expected = expectedBills(records.filter(({ at }) => at.getTime() < Date.UTC(YEAR, 11, 31, 16)));
    expect(new Set([...expected.keys()].map((key) => key.slice(0, 7))).size).toBe(12);
    expect(expected.size).toBeGreaterThan(12 * Object.keys(priceList).length);
    expect(Object.fromEntries([...(await billed())].sort())).toEqual(Object.fromEntries([...expected].sort()));
  });

  it('has daily lines that sum up to the bills, and is charged once', async () => {
    const { rows } = await sql`
      SELECT b.id FROM bills b LEFT JOIN bill_lines l ON l.bill_id = b.id
      GROUP BY b.id HAVING coalesce(sum(l.amount_fen), 0) <> b.amount_fen`.execute(platform.ports.db);
    expect(rows).toEqual([]);
    for (const { id, orgId } of apps) {
      const all = await platform.ports.db.selectFrom('bills').select('amount_fen').where('app_id', '=', id).execute();
      const owed = all.reduce((sum, { amount_fen }) => sum + amount_fen, 0);
      expect(await readBalance(platform.ports.db, orgId)).toBe(-owed);
    }
  });
});
