import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordUse } from '#core/meter/meter';
import { testClock } from '#kernel/time/clock';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { insertDay } from '../players/days/days.ts';
import { appWithRealm, newPlayer, refusal, type TestPlayer } from '../testing.ts';

// 02:30 UTC is 10:30 in Shanghai.
const clock = testClock(new Date('2026-11-21T02:30:00Z'));
const V1 = '/upass/v1/metrics';

let platform: TestPlatform;
let app: TestApp;
let realmId: string;
let otherRealm: string;

beforeAll(async () => {
  platform = await testPlatform({ clock });
  ({ app, realmId } = await appWithRealm(platform));
  const { body } = await app.call('POST', '/upass/v1/realms', { name: '二服' });
  otherRealm = (body as { realm: { realmID: string } }).realm.realmID;
});
afterAll(() => platform.stop());

/** Somebody who came for the first time on a day. */
async function bornOn(at: string): Promise<TestPlayer> {
  const player = await newPlayer(platform, { app, realmId });
  const { db } = platform.ports;
  await db.updateTable('passport_users').set({ created_at: at }).where('id', '=', player.userId).execute();
  return player;
}

const came = (day: string, at: string, players: readonly TestPlayer[], realm = realmId) =>
  insertDay(
    platform.ports.db,
    day,
    players.map(({ userId }) => ({ app_id: app.id, user_id: userId, realm_id: realm, came_at: at })),
  );

const ask = async (path: string) => (await app.call('GET', `${V1}/${path}`)).body as Record<string, unknown>;

interface Series {
  readonly points: readonly { readonly time: string; readonly value: number }[];
  readonly total: number;
}

describe('metrics.operation', () => {
  let players: readonly TestPlayer[];
  beforeAll(async () => {
    players = [
      await bornOn('2026-11-12T16:00:00Z'),
      await bornOn('2026-11-13T15:59:59Z'),
      await bornOn('2026-11-19T20:00:00Z'),
    ];
    const [first, second, late] = players as [TestPlayer, TestPlayer, TestPlayer];
    await came('2026-11-13', '2026-11-12T16:10:00Z', [first, second]);
    await came('2026-11-14', '2026-11-14T01:00:00Z', [first]);
    await came('2026-11-20', '2026-11-19T20:00:00Z', [first, late]);
    await came('2026-11-20', '2026-11-20T03:59:00Z', [second], otherRealm);
    await came('2026-11-21', '2026-11-21T01:59:00Z', [late]);
  });

  it('counts who played on each day in Shanghai, the last seven of them', async () => {
    const { points, total } = (await ask('operation?metric=dau')) as unknown as Series;
    expect([points.map(({ value }) => value), total]).toEqual([[0, 0, 0, 0, 0, 3, 1], 4]);
    expect([points.at(0)?.time, points.at(-1)?.time]).toEqual(['2026-11-14T16:00:00.000Z', '2026-11-20T16:00:00.000Z']);
  });

  it('counts those of one realm, and each in the hour it came', async () => {
    const day = 'from=2026-11-19T16:00:00Z&to=2026-11-20T16:00:00Z';
    expect(await ask(`operation?metric=dau&${day}&realmID=${otherRealm}`)).toEqual({
      metric: 'dau',
      points: [{ time: '2026-11-19T16:00:00.000Z', value: 1 }],
      total: 1,
    });
    const hours = (await ask(`operation?metric=dau&interval=1h&${day}`)) as unknown as Series;
    expect(hours.points).toHaveLength(24);
    expect(hours.points.filter(({ value }) => value > 0)).toEqual([
      { time: '2026-11-19T20:00:00.000Z', value: 2 },
      { time: '2026-11-20T03:00:00.000Z', value: 1 },
    ]);
  });

  it('reads moments in unix seconds, and counts messages by the meter', async () => {
    const at = new Date('2026-11-20T05:10:00Z');
    const uses = [{ appId: app.id, service: 'passport', metric: 'sms', amount: 5 }];
    await recordUse(platform.ports, platform.ports.db, at, uses);
    const seconds = `from=${Date.parse('2026-11-20T05:00:00Z') / 1000}&to=${Date.parse('2026-11-20T07:00:00Z') / 1000}`;
    expect(await ask(`operation?metric=sms&interval=1h&${seconds}`)).toEqual({
      metric: 'sms',
      points: [
        { time: '2026-11-20T05:00:00.000Z', value: 5 },
        { time: '2026-11-20T06:00:00.000Z', value: 0 },
      ],
      total: 5,
    });
    expect(((await ask('operation?metric=sms')) as unknown as Series).total).toBe(5);
  });

  it('tells which share came back, and nothing of days that are not over', async () => {
    const { cohorts } = (await ask('operation?metric=retention&from=2026-11-12T16:00:00Z')) as unknown as {
      cohorts: readonly { time: string }[];
    };
    expect(cohorts.at(0)).toEqual({
      ...{ time: '2026-11-12T16:00:00.000Z', users: 2, day1: 0.5, day7: 1, day30: null },
    });
    expect(cohorts.at(-2)).toEqual({
      ...{ time: '2026-11-19T16:00:00.000Z', users: 1, day1: null, day7: null, day30: null },
    });
    const ofRealm = await ask(`operation?metric=retention&from=2026-11-12T16:00:00Z&realmID=${realmId}`);
    expect(ofRealm).toMatchObject({ cohorts: { 0: { users: 2, day1: 0.5, day7: 0.5 } } });
  });

  it('refuses what has no meaning', async () => {
    const tries = async (query: string) => refusal(await app.call('GET', `${V1}/operation?${query}`));
    expect(await tries(`metric=sms&realmID=${realmId}`)).toEqual([400, 30_001]);
    expect(await tries('metric=retention&interval=1h')).toEqual([400, 30_001]);
    expect(await tries('metric=dau&from=2026-11-21T00:00:00Z&to=2026-11-20T00:00:00Z')).toEqual([400, 30_001]);
    expect(await tries('metric=dau&to=9999-12-31T23:59:59.999Z')).toEqual([400, 30_001]);
    expect(await tries('metric=dau&from=2026-06-01T00:00:00Z')).toEqual([400, 30_001]);
    expect(await tries('metric=dau&realmID=0f8fad5b-d9cb-469f-a165-708677289000')).toEqual([404, 50_001]);
  });
});

describe('what operators see', () => {
  it('ranks apps and sums them, by the meter; only an operator reads the names', async () => {
    const { ports } = platform;
    const other = await platform.app(['passport']);
    const uses = [
      { appId: other.id, service: 'passport', metric: 'dau', amount: 500 },
      { appId: other.id, service: 'passport', metric: 'sms', amount: 100 },
      { appId: app.id, service: 'passport', metric: 'dau', amount: 40 },
    ];
    await recordUse(ports, ports.db, new Date('2026-11-18T03:00:00Z'), uses);
    const get = (path: string, cookie?: string) =>
      platform.call('GET', `${V1}/${path}`, undefined, cookie === undefined ? {} : { headers: { Cookie: cookie } });
    expect((await get('topk?metric=dau&k=1')).body).toEqual({
      metric: 'dau',
      items: [{ idDomainID: other.id, appName: '', value: 500 }],
    });
    const { body } = await get('topk?metric=usage', `admin_sst=${await platform.operator()}`);
    const named = (body as { items: readonly { idDomainID: string; appName: string; value: number }[] }).items;
    expect(named.slice(0, 2)).toMatchObject([
      { idDomainID: other.id, value: 34.2 },
      { idDomainID: app.id, value: 2.61 },
    ]);
    expect(named.every(({ appName }) => appName !== '')).toBe(true);
    const sum = async (metric: string) => (await get(`aggregation?metric=${metric}`)).body as Series;
    const on = ({ points }: Series) => points.find(({ time }) => time === '2026-11-17T16:00:00.000Z')?.value;
    expect([on(await sum('usage')), on(await sum('dau')), on(await sum('sms'))]).toEqual([36.6, 540, 100]);
    expect((await sum('apps')).points.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });
});
