import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '#db/columns';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { meterServers } from './servers/meter.ts';
import { settleScale } from './servers/scale.ts';
import { writeSamples } from './store/samples.ts';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform();
});
beforeEach(async () => {
  app = await platform.app(['func']);
});
afterAll(() => platform.stop());

const call = async <T>(method: string, path: string, body?: unknown): Promise<T & { code: number }> =>
  (await app.call(method, path, body)).body as T & { code: number };
const FUNCTIONS = '/ufunc/v1/func/functions';
const ours = (path = '') => `${FUNCTIONS}/${app.id}${path}`;

interface Made {
  readonly functionInfo: { readonly id: string; readonly defaultProfileId: string; readonly status: string };
}

const create = (body: object = {}) => call<Made>('POST', FUNCTIONS, { appId: app.id, ...body });

/** A server that runs, by its row alone: no engine knows it. */
async function running({ at = '2026-11-20T10:00:00Z' }: { readonly at?: string } = {}) {
  const [id, serverId] = [randomUUID(), randomUUID()];
  const { db } = platform.ports;
  await db
    .insertInto('func_servers')
    .values({
      ...{ id, function_id: app.id, app_id: app.id, name: 'lobby', profile_id: randomUUID(), profile_name: 'DEFAULT' },
      ...{ revision_id: randomUUID(), version: 1, is_pinned: false, region_id: 'local', server_id: serverId },
      ...{ status: 'running', exit_code: null, level: '1000m', cpu_millis: 1000, memory_mib: 1000, tags: json({}) },
      ...{ envs: json({}), max_players: 0, is_scaled: false, ip: '127.0.0.1', ports: json([]), created_at: at },
      ...{ created_by: 'test', started_at: at, expire_at: null, ended_at: null, metered_until: at },
    })
    .execute();
  return { id, serverId };
}

const statuses = async () =>
  (await platform.ports.db.selectFrom('func_servers').select(['id', 'status']).where('app_id', '=', app.id).execute())
    .map(({ status }) => status)
    .sort();

describe('a function', () => {
  it('is made once, with the game and the profile that its servers run from', async () => {
    const [first, ...others] = await Promise.all(['a', 'b', 'c'].map((name) => create({ name })));
    expect(others.map(({ functionInfo }) => functionInfo.id)).toEqual([app.id, app.id]);
    const { game } = await call<{ game: object }>('GET', `/gs/v1/game/games/${app.id}`);
    expect(game).toMatchObject({ source: 'func', status: 'enabled', type: 'OnDemandGame' });
    const { profiles } = await call<{ profiles: object[] }>('GET', `/gs/v1/game/games/${app.id}/profiles`);
    expect(profiles).toMatchObject([{ id: first?.functionInfo.defaultProfileId, name: 'DEFAULT' }]);
  });

  it('opens what of hosting it needs, and nothing more of it', async () => {
    await create();
    const profile = { gameId: app.id, name: 'second' };
    expect(await call('POST', '/gs/v1/game/profiles', profile)).toMatchObject({ profile: { name: 'second' } });
    const asked = { profileId: randomUUID(), regionId: 'local', envs: {} };
    const path = `/gs/v1/allocation/games/${app.id}/allocations`;
    expect(await call('POST', path, asked)).toMatchObject({
      code: 5,
      message: 'multiverse is not enabled for this app',
    });
    expect(await call('POST', '/gs/v1/game/games', { gameId: app.id, name: 'x' })).toMatchObject({ code: 5 });
    expect(await call('PUT', `/gs/v1/game/games/${app.id}`, { type: 'OnFleetGame' })).toMatchObject({ code: 3 });
  });

  it('takes the game of its app over from hosting that is off, and loses it to hosting that is on again', async () => {
    const { db } = platform.ports;
    const headers = { Cookie: `sst=${(await platform.signedIn('owner-func', app.orgId, 'owner')).token}` };
    const set = (ServiceName: string, Status: string) =>
      platform.call('POST', `/api/app/${app.id}/service`, { ServiceName, Status }, { headers });
    await db.updateTable('apps').set({ support_multi_services: false }).where('id', '=', app.id).execute();
    const sourceNow = async () =>
      (await db.selectFrom('hosting_games').select('source').where('game_id', '=', app.id).execute())[0]?.source;
    await create();
    await set('func', 'Disabled');
    expect((await set('multiverse', 'Enabled')).status).toBe(200);
    expect(await sourceNow()).toBe('multiverse');
    expect((await set('func', 'Enabled')).status).not.toBe(200);
    await set('multiverse', 'Disabled');
    await set('func', 'Enabled');
    expect(await sourceNow()).toBe('func');
  });

  it('that is switched off with its service has no servers any more', async () => {
    await create();
    await Promise.all([running(), running()]);
    const headers = { Cookie: `sst=${(await platform.signedIn('owner-off', app.orgId, 'owner')).token}` };
    const body = { ServiceName: 'func', Status: 'Disabled' };
    expect((await platform.call('POST', `/api/app/${app.id}/service`, body, { headers })).status).toBe(200);
    expect(await statuses()).toEqual(['deleted', 'deleted']);
  });
});

describe('an endpoint', () => {
  it('of the emptiest server is another one for each of many who ask at once', async () => {
    await create();
    await call('PUT', ours(), { endpointSelection: 'LEAST' });
    await Promise.all(Array.from({ length: 4 }, () => running()));
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => call<{ serverId: string }>('GET', ours('/endpoint'))),
    );
    const counts = Map.groupBy(asked, ({ serverId }) => serverId);
    expect([...counts.values()].map(({ length }) => length)).toEqual([5, 5, 5, 5]);
  });
});

describe('an autoscaler', () => {
  /** By its row alone: nobody looks but the test. */
  const decides = (min_servers: number) =>
    platform.ports.db
      .insertInto('func_autoscalers')
      .values({
        ...{ id: randomUUID(), function_id: app.id, app_id: app.id, resource: 'memory', min_servers, max_servers: 3 },
        ...{ extend_threshold: 70, shrink_threshold: 25, step: 1, cooldown_seconds: 60, window_seconds: 60 },
        ...{ enabled: true, paused_until: null, last_operation_at: null, created_at: '2026-11-20T10:00:00Z' },
      })
      .execute();
  const look = () => platform.ports.db.transaction().execute((db) => settleScale(db, platform.ports, app.id));
  const sampled = async (serverId: string, memoryMiB: number) => {
    for (const ago of [12, 7, 2]) {
      const now = new Date(platform.ports.clock.now().getTime() - ago * 1000).toISOString();
      const sample = { id: serverId, appId: app.id, cpuMillis: 1000, memoryBytes: memoryMiB * 1_048_576 };
      await writeSamples(platform.ports.db, { now, seconds: 5 }, [{ ...sample, sentBytes: 0, receivedBytes: 0 }]);
    }
  };

  it('ends the emptiest server where the load is low, and says so', async () => {
    await create();
    await decides(0);
    const [old, young] = [await running({ at: '2026-11-20T10:00:00Z' }), await running({ at: '2026-11-20T11:00:00Z' })];
    await Promise.all([sampled(old.serverId, 100), sampled(young.serverId, 200)]);
    await look();
    const { history } = await call<{ history: object[] }>('GET', ours('/autoscaling-history'));
    expect(history).toMatchObject([
      { operation: 'shrink', value: 15, from: 2, to: 1, reason: 'memory 15% < 25%', serverIds: [young.id] },
    ]);
    await look();
    expect(await statuses()).toEqual(['deleted', 'running']);
  });

  it('says why it could not begin a server, and waits longer each time', async () => {
    await create();
    await decides(1);
    for (let count = 0; count < 3; count += 1) {
      await look();
    }
    const { autoscaler } = await call<{ autoscaler: object }>('GET', ours('/autoscaler'));
    expect(autoscaler).toMatchObject({ reason: 'the profile has no such released revision', lastOperationAt: null });
    const row = await platform.ports.db
      .selectFrom('func_autoscalers')
      .select(['failures', 'paused_until'])
      .where('app_id', '=', app.id)
      .executeTakeFirst();
    expect(row).toEqual({ failures: 3, paused_until: expect.any(String) });
  });
});

describe('what is used', () => {
  it('is metered once, by the level and as it was taken', async () => {
    await create();
    const { id, serverId } = await running({ at: '2026-11-20T10:00:00Z' });
    const sample = { id: serverId, appId: app.id, cpuMillis: 400, memoryBytes: 1, receivedBytes: 0, sentBytes: 7000 };
    await writeSamples(platform.ports.db, { now: '2026-11-20T10:00:05Z', seconds: 5 }, [sample]);
    for (const until of ['2026-11-20T10:00:30Z', '2026-11-20T10:01:00Z', '2026-11-20T10:01:00Z']) {
      await platform.ports.db.transaction().execute((db) => meterServers({ db, ports: platform.ports }, until, { id }));
    }
    const rows = await platform.ports.db
      .selectFrom('meter')
      .select(['metric', 'amount'])
      .where('app_id', '=', app.id)
      .execute();
    expect(Object.fromEntries(rows.map(({ metric, amount }) => [metric, amount]))).toEqual({
      ...{ usage: 60, cpuUsageUnit: 2, level1000mSeconds: 60, networkTransmit: 7000 },
    });
  });
});
