import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { findApp } from '../store.ts';
import { connected } from '../testing.ts';
import { serverFor } from './place.ts';
import { changeServers, settleServers } from './settle.ts';

let folder: string;
let platform: TestPlatform;
let operator: string;
const open = async () => {
  platform = await testPlatform({ dataFolder: folder });
  operator = `admin_sst=${await platform.operator()}`;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-push-servers-'));
  await open();
});
afterAll(async () => {
  await platform?.stop();
  await rm(folder, { recursive: true, force: true });
});

const say = (one: TestApp, method: string, path: string, body?: unknown) => one.call(method, `/upush/v1${path}`, body);
async function setUp(settings?: Readonly<Record<string, number>>): Promise<TestApp> {
  const app = await platform.app(['push']);
  await say(app, 'POST', '/apps', { appId: app.id });
  if (settings !== undefined) {
    expect((await say(app, 'PUT', `/apps/${app.id}`, settings)).status).toBe(200);
  }
  return app;
}
const asOperator = (method: string, path: string, body: unknown, app: TestApp) =>
  platform.call(method, `/upush/v1${path}`, body, { headers: { Cookie: operator, 'X-APP-ID': app.id } });
async function newVersion(app: TestApp, version: string): Promise<void> {
  const made = await asOperator('POST', '/server-versions', { version, image: `uos/push:${version}` }, app);
  const { serverVersion } = made.body as { serverVersion: { id: string } };
  const moved = { appIds: [app.id], serverVersionId: serverVersion.id };
  expect((await asOperator('PUT', '/apps/server-version', moved, app)).body).toEqual({ updated: 1 });
}
async function switchTo(app: TestApp, Status: string): Promise<void> {
  const { token } = await platform.signedIn(`owner of ${app.id} ${Status}`, app.orgId, 'owner');
  const sent = { ServiceName: 'push', Status };
  const headers = { Cookie: `sst=${token}` };
  expect((await platform.call('POST', `/api/app/${app.id}/service`, sent, { headers })).status).toBe(200);
}

interface Info {
  readonly id: string;
  readonly status: string;
  readonly version: string;
  readonly playerCount: number;
  readonly cpuUsage: number;
  readonly memoryUsage: number;
}
async function infos(app: TestApp): Promise<Info[]> {
  const { body } = await say(app, 'GET', `/apps/${app.id}/server-infos`);
  return (body as { serverInfos: Info[] }).serverInfos;
}
const states = async (app: TestApp): Promise<string[]> => (await infos(app)).map(({ status }) => status);
async function firstServer(app: TestApp): Promise<Info> {
  await expect.poll(() => states(app)).toContain('running');
  const running = (await infos(app)).find(({ status }) => status === 'running');
  if (running === undefined) {
    throw new Error('it ran a moment ago');
  }
  return running;
}
const player = (app: TestApp, playerId: string) => connected(app, playerId, platform);
const socketsPid = async (): Promise<number> => {
  const query = platform.ports.db.selectFrom('processes').select('pid').where('kind', '=', 'sockets');
  const row = await query.where('state', '=', 'running').executeTakeFirst();
  return row?.pid ?? Number.NaN;
};

describe('the first server of an app', () => {
  it('is there with the app, and runs a moment later', async () => {
    const app = await setUp();
    expect(await firstServer(app)).toMatchObject({
      ...{ ip: 'localhost', port: platform.port, version: '1.0.0' },
      ...{ playerCount: 0, playerCountLimit: 3500, cpuUsage: 0, memoryUsage: 0 },
    });
    await say(app, 'POST', '/apps', { appId: app.id });
    expect(await states(app)).toEqual(['running']);
  });

  it('fails where no process can end sockets, and runs once one can', async () => {
    process.kill(await socketsPid(), 'SIGKILL');
    await expect.poll(socketsPid).toBeNaN();
    const { execPath } = process;
    process.execPath = join(folder, 'none');
    try {
      const app = await setUp();
      await expect.poll(() => states(app)).toEqual(['failure']);
      process.execPath = execPath;
      await expect.poll(() => states(app)).toEqual(['running']);
    } finally {
      process.execPath = execPath;
    }
  });
});

describe('players', () => {
  it('are counted on their server and in their app', async () => {
    const app = await setUp();
    await firstServer(app);
    const two = [await player(app, 'ana'), await player(app, 'ben')];
    const counted = async () => {
      const { body } = await say(app, 'GET', `/apps/${app.id}`);
      const [server] = await infos(app);
      return [server?.playerCount, (body as { app: { onlinePlayerCount: number } }).app.onlinePlayerCount];
    };
    await expect.poll(counted).toEqual([2, 2]);
    expect((await infos(app))[0]?.memoryUsage).toBeGreaterThan(0);
    for (const one of two) {
      one.ws.close();
    }
    await expect.poll(counted).toEqual([0, 0]);
  });

  it('get the emptiest server that has a place, another one where none has, and none beyond the most', async () => {
    const app = await setUp({ maxServers: 2 });
    const first = await firstServer(app);
    const { ports } = platform;
    const fill = (serverId: string, players: number) =>
      ports.db
        .insertInto('push_loads')
        .values({
          ...{ server_id: serverId, instance: ports.instance, players },
          ...{ cpu_micros: 0, memory_bytes: 0, memory_total: 1 },
        })
        .execute();
    const choose = async () => {
      const found = await findApp(ports.db, app.id, app.id);
      return found && serverFor({ ports, now: ports.clock.now().toISOString() }, found);
    };
    expect(await choose()).toEqual({ id: first.id, url: `ws://localhost:${platform.port}/upush/ws` });
    await fill(first.id, 3500);
    const second = await choose();
    expect(second?.id).not.toBe(first.id);
    expect(await states(app)).toEqual(['running', 'running']);
    await fill(second?.id ?? '', 3500);
    expect(await choose()).toBeUndefined();
    await ports.db.updateTable('push_loads').set({ players: 0 }).where('server_id', '=', first.id).execute();
    expect((await choose())?.id).toBe(first.id);
    const later = new Date(ports.clock.now().getTime() + 6 * 60_000).toISOString();
    await ports.db.transaction().execute((db) => settleServers({ db, ports, now: later }, app.id));
    expect(await states(app)).toEqual(['deleted', 'running']);
  });
});

describe('a new version', () => {
  it('has servers before those of the old one are left, whose players are told to go elsewhere', async () => {
    const app = await setUp();
    await firstServer(app);
    const [polite, silent] = [await player(app, 'ana'), await player(app, 'ben')];
    silent.ws.pause();
    await newVersion(app, '2.0.0');
    expect(await polite.closed).toBe(1001);
    const seen = async () => (await infos(app)).map(({ status, version }) => `${version} ${status}`);
    expect(await seen()).toEqual(['1.0.0 waiting_exited', '2.0.0 running']);
    await expect.poll(seen).toEqual(['1.0.0 deleted', '2.0.0 running']);
    silent.ws.terminate();
  });

  it('takes the place of a server that has failed, or has only begun', async () => {
    const app = await setUp();
    await firstServer(app);
    const { ports } = platform;
    await ports.db.transaction().execute(async (db) => {
      await db.updateTable('push_servers').set({ status: 'failure' }).where('app_id', '=', app.id).execute();
      await db.updateTable('push_apps').set({ min_servers: 2 }).where('app_id', '=', app.id).execute();
      await changeServers({ db, ports, now: ports.clock.now().toISOString() }, app.id);
    });
    await newVersion(app, '3.0.0');
    await expect
      .poll(async () => (await infos(app)).map(({ status, version }) => `${version} ${status}`).sort())
      .toEqual(['1.0.0 deleted', '1.0.0 deleted', '3.0.0 running', '3.0.0 running']);
  });
});

describe('a server whose process ends', () => {
  it('fails, and runs again by itself within 5 s, while much is said and nothing of that is refused', async () => {
    const app = await setUp();
    const { id } = await firstServer(app);
    const one = await player(app, 'ana');
    const moves: string[] = [];
    const answers = new Map<number, number>();
    let isOver = false;
    const talk = async (): Promise<void> => {
      while (!isOver) {
        const said = { messageType: 'Player', playerId: 'ana', text: 'busy' };
        const { status } = await say(app, 'POST', `/apps/${app.id}/messages`, said);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    };
    const talking = Promise.all([talk(), talk(), talk()]);
    await one.hears({ ev: 'message' });
    const pid = await socketsPid();
    const killedMs = performance.now();
    process.kill(pid, 'SIGKILL');
    expect(await one.closed).toBe(1006);
    await expect
      .poll(
        async () => {
          const [now = ''] = await states(app);
          if (moves.at(-1) !== now) {
            moves.push(now);
          }
          return moves.slice(-2);
        },
        { interval: 20 },
      )
      .toEqual(['failure', 'running']);
    expect(performance.now() - killedMs).toBeLessThan(5000);
    isOver = true;
    await talking;
    expect([...answers.keys()]).toEqual([200]);
    expect((await infos(app))[0]?.id).toBe(id);
  });

  it('runs again after the platform was stopped and started', async () => {
    const app = await setUp();
    const { id } = await firstServer(app);
    await platform.stop();
    await open();
    const row = platform.ports.db.selectFrom('push_servers').select(['id', 'status', 'host']).where('id', '=', id);
    await expect.poll(() => row.executeTakeFirst()).toEqual({ id, status: 'running', host: platform.ports.instance });
  });

  it('runs again where the process before it was killed', async () => {
    const app = await setUp();
    const { id } = await firstServer(app);
    await platform.stop();
    await open();
    await firstOf(id, 'running');
    const dead = platform.ports.ids.uuid();
    await platform.ports.db.updateTable('push_servers').set({ host: dead }).where('id', '=', id).execute();
    await platform.ports.fanOut.publish(platform.ports.db, 'push-servers', app.id);
    await firstOf(id, 'running', platform.ports.instance);
  });
});

async function firstOf(id: string, status: string, host = platform.ports.instance): Promise<void> {
  const row = platform.ports.db.selectFrom('push_servers').select(['status', 'host']).where('id', '=', id);
  await expect.poll(() => row.executeTakeFirst()).toEqual({ status, host });
}

describe('the number of servers', () => {
  it('follows what is asked of it', async () => {
    const app = await setUp({ minServers: 2 });
    await expect.poll(() => states(app)).toEqual(['running', 'running']);
    const one = await player(app, 'ana');
    await expect.poll(async () => (await infos(app))[0]?.playerCount).toBe(1);
    await say(app, 'PUT', `/apps/${app.id}`, { minServers: 1, maxServers: 1 });
    await expect.poll(() => states(app)).toEqual(['running', 'deleted']);
    one.ws.close();
  });
});

describe('a service that is switched off', () => {
  it('ends its servers whatever they do, and begins with another one when it comes back', async () => {
    const app = await setUp({ minServers: 2 });
    await expect.poll(() => states(app)).toEqual(['running', 'running']);
    await switchTo(app, 'Suspended');
    const rows = platform.ports.db.selectFrom('push_servers').select('status').where('app_id', '=', app.id);
    expect((await rows.execute()).map(({ status }) => status)).toEqual(['deleted', 'deleted']);
    await switchTo(app, 'Enabled');
    await expect.poll(() => states(app)).toEqual(['deleted', 'deleted', 'running', 'running']);
  });

  it('ends one that has only begun', async () => {
    const app = await setUp();
    await firstServer(app);
    const { ports } = platform;
    const now = ports.clock.now().toISOString();
    const ended = await ports.db.transaction().execute(async (db) => {
      await db.updateTable('push_apps').set({ min_servers: 2 }).where('app_id', '=', app.id).execute();
      await settleServers({ db, ports, now }, app.id);
      const begun = await db.selectFrom('push_servers').select('id').where('status', '=', 'created').execute();
      await db.updateTable('app_services').set({ status: 'Disabled' }).where('app_id', '=', app.id).execute();
      await settleServers({ db, ports, now }, app.id);
      const query = db.selectFrom('push_servers').select('status').where('app_id', '=', app.id);
      return { begun: begun.length, after: (await query.execute()).map(({ status }) => status) };
    });
    expect(ended).toEqual({ begun: 1, after: ['deleted', 'deleted'] });
  });
});
