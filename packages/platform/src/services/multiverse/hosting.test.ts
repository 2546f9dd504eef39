import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { meterAdd } from '#core/meter/meter';
import { json } from '#db/columns';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform();
});
beforeEach(async () => {
  app = await platform.app(['multiverse']);
});
afterAll(() => platform.stop());

const call = async <T>(method: string, path: string, body?: unknown, of = app): Promise<T & { code: number }> =>
  (await of.call(method, `/gs/v1${path}`, body)).body as T & { code: number };

interface GameBody {
  readonly game: { readonly name: string; readonly webhook: { url: string; headers: Record<string, string> } } & Record<
    string,
    unknown
  >;
}

const create = (body: object = {}) => call<GameBody>('POST', '/game/games', { gameId: app.id, name: '港口', ...body });
const hook = { url: 'https://game.example.com/hook', headers: { Authorization: 'Bearer 42' } };

async function session(role: 'owner' | 'user'): Promise<Record<string, string>> {
  const { token } = await platform.signedIn(`${role}-hosting`, app.orgId, role);
  return { Cookie: `sst=${token}`, 'X-APP-ID': app.id };
}

const history = async (): Promise<string> => {
  const rows = await platform.ports.db
    .selectFrom('operation_history')
    .select(['operation', 'target', 'changes'])
    .where('app_id', '=', app.id)
    .execute();
  return JSON.stringify(rows);
};

describe('a game', () => {
  it('is made once, and answered as it is from then on', async () => {
    expect((await call('GET', `/game/games/${app.id}`)).code).toBe(5);
    const [first, ...others] = await Promise.all(['港口', '港口', '港口'].map((name) => create({ name })));
    expect(first?.game).toMatchObject({ name: '港口', type: 'OnDemandGame', source: 'multiverse', status: 'enabled' });
    expect(others.map(({ game }) => game)).toEqual([first?.game, first?.game]);
    expect((await create({ name: '另一个' })).game.name).toBe('港口');
  });

  it('keeps what its reports carry sealed, out of the history, and from those who only look', async () => {
    await create();
    const { game } = await call<GameBody>('PUT', `/game/games/${app.id}`, { webhook: hook });
    expect(game.webhook).toEqual(hook);
    const stored = await platform.ports.db
      .selectFrom('hosting_games')
      .select('webhook_headers')
      .where('game_id', '=', app.id)
      .executeTakeFirst();
    expect(stored?.webhook_headers).not.toContain('Bearer');
    expect(await history()).toContain('game.example.com');
    expect(await history()).not.toContain('Bearer 42');
    const member = await platform.call('GET', `/gs/v1/game/games/${app.id}`, undefined, {
      headers: await session('user'),
    });
    expect((member.body as GameBody).game.webhook.headers).toEqual({ Authorization: '***' });
    expect((await call<GameBody>('PUT', `/game/games/${app.id}`, { name: 'x' })).game.webhook).toEqual(hook);
  });

  it('reports to no address inside, and says nothing of the transfer', async () => {
    await create();
    const set = (webhook: object) => call('PUT', `/game/games/${app.id}`, { webhook: { ...hook, ...webhook } });
    for (const url of ['http://game.example.com/', 'https://10.0.0.1/', 'https://169.254.169.254/', 'ftp://a', 'x']) {
      expect([url, (await set({ url })).code]).toEqual([url, 3]);
    }
    expect((await set({ headers: { Host: 'a' } })).code).toBe(3);
    expect((await set({ url: '' })).code).toBeUndefined();
  });

  it('has memory and the way of its players from the switches of the app', async () => {
    await create();
    await call('PUT', `/game/games/${app.id}`, { enablePassThrough: true });
    const stored = await platform.ports.db
      .selectFrom('app_services')
      .select('properties')
      .where('app_id', '=', app.id)
      .executeTakeFirst();
    expect(stored?.properties).toEqual({ enablePassThrough: 'true' });
    const operator = { Cookie: `admin_sst=${await platform.operator()}`, 'X-APP-ID': app.id };
    const set = await platform.call(
      'PUT',
      `/gs/v1/game/games/${app.id}`,
      { memoryPerCpu: 2048 },
      { headers: operator },
    );
    expect((set.body as GameBody).game).toMatchObject({ memoryPerCpu: 2048, enablePassThrough: true });
  });

  it('is listed to its app, and all of them to operators who name none', async () => {
    await create();
    const other = await platform.app(['multiverse']);
    await call('POST', '/game/games', { gameId: other.id, name: 'other' }, other);
    const names = (body: unknown) => (body as { games: { gameId: string }[] }).games.map(({ gameId }) => gameId);
    expect(names(await call('GET', '/game/games'))).toEqual([app.id]);
    const headers = { Cookie: `admin_sst=${await platform.operator()}` };
    const all = await platform.call('GET', '/gs/v1/game/games?limit=1000', undefined, { headers });
    expect(names(all.body)).toEqual(expect.arrayContaining([app.id, other.id]));
  });

  it('of an app whose slot another service holds makes nothing', async () => {
    const { db } = platform.ports;
    const taken = await platform.app(['multiverse', 'push']);
    await db.updateTable('apps').set({ support_multi_services: false }).where('id', '=', taken.id).execute();
    const refused = await taken.call('POST', '/gs/v1/game/games', { gameId: taken.id, name: 'x' });
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 7, message: 'Occupied: push holds the slot of multiverse' },
    });
  });
});

describe('the region of this machine', () => {
  it('says where to measure how far it is, to pages from anywhere', async () => {
    const { regions } = await call<{ regions: { id: string; qosUrl?: string }[] }>('GET', '/provider/regions');
    const [local, ...others] = regions;
    expect(local).toMatchObject({ id: 'local', qosUrl: `${platform.contentOrigin}/gs/qos` });
    expect(others.filter(({ qosUrl }) => qosUrl !== undefined)).toEqual([]);
    const reply = await fetch(local?.qosUrl ?? '', { headers: { Origin: 'https://game.example.com' } });
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect((await fetch(local?.qosUrl ?? '', { method: 'POST', body: 'x' })).status).toBe(405);
  });
});

describe('profiles', () => {
  it('are as many as the app may have, whoever makes them at once', async () => {
    await create();
    const { db } = platform.ports;
    await db
      .updateTable('app_services')
      .set({ properties: json({ trial: 'true' }) })
      .where('app_id', '=', app.id)
      .execute();
    const made = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) => app.call('POST', '/gs/v1/game/profiles', { gameId: app.id, name })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
    expect(made.find(({ status }) => status === 429)?.body).toMatchObject({
      code: 8,
      message: 'quota exceeded: on trial an app has at most 3 profiles, 3 are used',
    });
  });
});

describe('what was used', () => {
  it('is told by day and by hour, and ranked', async () => {
    await create();
    const use = (metric: string, amount: number) => ({ appId: app.id, service: 'multiverse', metric, amount });
    const uses = [use('allocationCount', 2), use('durationSum', 90), use('networkSent', 7000), use('cpuUsage', 9)];
    await meterAdd(platform.ports.db, new Date('2026-11-19T16:30:00Z'), uses);
    const period = { startTime: '2026-11-19T16:00:00Z', endTime: '2026-11-20T15:59:00Z' };
    const sums = { allocationCount: 2, durationSum: 90, networkTransmit: 7000, cpuUsage: 9, memoryUsage: 0 };
    const path = '/allocation/stats/sum-by-game-v2';
    const days = await call('POST', path, { gameId: app.id, ...period });
    expect(days).toEqual({ items: [{ time: '2026-11-19T16:00:00.000Z', ...sums }] });
    const hours = await call<{ items: object[] }>('POST', path, { gameId: app.id, ...period, granularity: 'hour' });
    expect(hours.items.length).toBeGreaterThan(1);
    expect(hours.items[0]).toEqual({ time: '2026-11-19T16:00:00.000Z', ...sums });
    const headers = { Cookie: `admin_sst=${await platform.operator()}` };
    const top = await platform.call(
      'POST',
      '/gs/v1/allocation/stats/top-games-v2',
      { metric: 'networkTransmit', limit: 1000, ...period },
      { headers },
    );
    expect((top.body as { items: object[] }).items).toContainEqual(
      expect.objectContaining({ gameId: app.id, value: 7000 }),
    );
  });
});
