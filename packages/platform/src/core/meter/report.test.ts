import { metricKeys } from '@uos/contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Period, readPeriod } from '#kernel/time/period';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { meterAdd } from './meter.ts';
import { topApps, usesByDay } from './report.ts';

const SERVICE = 'hello';
/** Of these an hour and a day have the highest value; of all others the sum. */
const LEVELS: readonly string[] = [
  ...['apps', 'gameCount', 'activeAppCount', 'configCount', 'appCount', 'activeApps', 'totalNum', 'totalSize'],
  ...['maxCachedCount', 'connectedPlayerPeak', 'retention', 'cpu', 'disk', 'memory'],
];

let platform: TestPlatform;
let apps: TestApp[];
const period = readPeriod({ start: '2026-11-19', end: '2026-11-20' }, new Date('2026-11-21T00:00:00Z')) as Period;
beforeAll(async () => {
  platform = await testPlatform();
  apps = [await platform.app([]), await platform.app([])];
  const { db } = platform.ports;
  const report = (index: number, amount: number) =>
    metricKeys.map((metric) => ({ appId: apps[index]?.id ?? '', service: SERVICE, metric, amount }));
  // why two at once: a report may name a metric twice; 16:00 UTC begins the next day in Shanghai
  await meterAdd(db, new Date('2026-11-19T03:00:00Z'), [...report(0, 5), ...report(0, 7)]);
  await meterAdd(db, new Date('2026-11-19T03:59:00Z'), report(0, 6));
  await meterAdd(db, new Date('2026-11-19T15:00:00Z'), report(0, 4));
  await meterAdd(db, new Date('2026-11-19T16:00:00Z'), [...report(0, 3), ...report(1, 100)]);
});
afterAll(() => platform?.stop());

describe.each(metricKeys.map((metric) => [metric, LEVELS.includes(metric)] as const))('%s', (metric, isLevel) => {
  it('is read of one app, of all, and ranked', async () => {
    const { db } = platform.ports;
    const [first, second] = apps;
    const measure = { service: SERVICE, metrics: [metric] };
    const days = async (whose?: Parameters<typeof usesByDay>[3]) =>
      [...(await usesByDay(db, measure, period, whose))]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([date, day]) => [date, day.amounts.get(metric), day.apps]);
    const firstDay = isLevel ? 7 : 22;
    expect(await days({ appId: first?.id })).toEqual([
      ['2026-11-19', firstDay, 1],
      ['2026-11-20', 3, 1],
    ]);
    expect(await days({ orgId: second?.orgId })).toEqual([['2026-11-20', 100, 1]]);
    expect(await days()).toEqual([
      ['2026-11-19', firstDay, 1],
      ['2026-11-20', 103, 2],
    ]);
    const ranks = await topApps(db, { service: SERVICE, metric }, period, 10);
    expect(ranks.map(({ app_id, amount }) => [app_id, amount])).toEqual([
      [second?.id, 100],
      [first?.id, isLevel ? 7 : 25],
    ]);
    expect(await topApps(db, { service: SERVICE, metric }, period, 1)).toHaveLength(1);
    expect(await topApps(db, { service: 'push', metric }, period, 1)).toEqual([]);
  });
});
