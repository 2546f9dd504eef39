// Servers of games and of functions that run for some days: their bills are what the times of each come to.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meterEachHour } from '../../packages/platform/src/core/meter/hourly.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { putServer } from '../support/functions.ts';
import { putAllocation } from '../support/hosting.ts';
import { expectedBills, type Metered } from './price-list.ts';

const HOUR_MS = 3_600_000;

let folder: string;
let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-servers-'));
  platform = await testPlatform({ dataFolder: folder, clock: 'test', seed: 7 });
  app = await platform.app(['multiverse', 'func']);
});
afterAll(async () => {
  await platform?.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Ran {
  readonly service: 'multiverse' | 'func';
  readonly cpuMillis: number;
  readonly sentBytes: number;
  readonly from: number;
  readonly path: string;
  to?: number;
}

const nowMs = () => platform.ports.clock.now().getTime();

async function pass(ms: number): Promise<void> {
  const moved = await platform.testClock?.advance((now) => new Date(now.getTime() + ms));
  expect(moved?.turns.filter(({ error }) => error !== undefined)).toEqual([]);
}

async function begin(service: Ran['service'], cpuMillis: number, sentBytes: number): Promise<Ran> {
  const place = { platform, appId: app.id };
  const at = platform.ports.clock.now().toISOString();
  await meterEachHour(platform.ports.db, service, at);
  const facts = { service, cpuMillis, sentBytes, from: nowMs() };
  if (service === 'func') {
    const id = await putServer(place, { at, meteredUntil: at, cpuMillis, sentBytes });
    return { ...facts, path: `/ufunc/v1/func/functions/${app.id}/servers/${id}` };
  }
  const uuid = await putAllocation(place, { profileId: app.id, cpuMillis, sentBytes, metered: true });
  return { ...facts, path: `/gs/v1/allocation/games/${app.id}/allocations/${uuid}` };
}

async function end(one: Ran): Promise<void> {
  one.to = nowMs();
  expect((await app.call('DELETE', one.path)).status).toBe(200);
}

/** Billed as the next larger level that has a price, or as several of the largest. */
const LEVELS: Readonly<Record<number, readonly [metric: string, times: number]>> = {
  100: ['level100mSeconds', 1],
  700: ['level1000mSeconds', 1],
  9000: ['level4000mSeconds', 3],
};

/** What it used, worked out from its own times alone. */
function usesOf({ service, cpuMillis, sentBytes, from, to = 0 }: Ran): Metered[] {
  const [metric, times] = service === 'func' ? (LEVELS[cpuMillis] ?? ['', 0]) : ['cpuUsageUnit', cpuMillis / 1000];
  const facts = { appId: app.id, service, at: new Date(from + 1) };
  const seconds = Math.floor((to - from) / 1000);
  return [
    { ...facts, metric, amount: Math.floor(seconds * times) },
    { ...facts, metric: 'networkTransmit', amount: sentBytes },
  ];
}

it('servers are billed to the fen for the time that each had, and for what it sent', { timeout: 60_000 }, async () => {
  await app.call('POST', '/gs/v1/game/games', { gameId: app.id, name: 'harbour' });
  await app.call('POST', '/ufunc/v1/func/functions', { appId: app.id });
  const ran: Ran[] = [];
  for (const [index, cpuMillis] of [100, 700, 9000].entries()) {
    for (const service of ['func', 'multiverse'] as const) {
      ran.push(await begin(service, cpuMillis, 1_234_567_890 * (index + 1)));
      await pass(1_817_333);
    }
  }
  await pass(9 * HOUR_MS + 7777);
  for (const one of ran.slice(0, 2)) {
    await end(one);
  }
  await pass(14 * HOUR_MS + 123_456);
  for (const one of ran.slice(2)) {
    await end(one);
    await pass(59_001);
  }
  await pass(24 * HOUR_MS);
  const rows = await platform.ports.db
    .selectFrom('bills')
    .select(['month', 'app_id', 'service', 'amount_fen'])
    .where('app_id', '=', app.id)
    .execute();
  const billed = rows.map((row) => [`${row.month} ${row.app_id} ${row.service}`, row.amount_fen]);
  const expected = expectedBills(ran.flatMap(usesOf));
  expect(expected.size).toBe(2);
  expect(Object.fromEntries(billed)).toEqual(Object.fromEntries(expected));
});
