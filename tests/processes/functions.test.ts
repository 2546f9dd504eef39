// Stateful functions with real processes: a server begins, is played on, is started again, is replaced, and is gone.

import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { needWall } from '../../scripts/tools.ts';
import { type FuncServer, type HostedFunction, openFunction } from '../support/hosted-function.ts';
import { until } from '../support/hosted-game.ts';

let platform: TestPlatform;
beforeAll(async () => {
  needWall();
  platform = await testPlatform({ own: true });
});
afterAll(() => platform?.stop());

async function spoken({ ip, ports }: FuncServer): Promise<string> {
  const socket = connect({ host: ip, port: ports[0]?.port ?? 0 });
  const [text] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return text.toString();
}

const serversOf = ({ app }: HostedFunction) =>
  platform.ports.db
    .selectFrom('game_servers as s')
    .leftJoin('node_ports as p', 'p.server_id', 's.id')
    .select(['s.id', 's.ended_at', 'p.port'])
    .where('s.app_id', '=', app.id)
    .execute();

const gone = (of: HostedFunction) =>
  until(
    () => serversOf(of),
    (rows) => rows.every(({ ended_at, port }) => ended_at !== null && port === null),
  );

describe('a server', () => {
  it('is begun, played on, started again at another level, and gone with its function', {
    timeout: 90_000,
  }, async () => {
    const of = await openFunction(platform);
    await of.release('speaking');
    const made = await of.begin({ envs: { ZONE: 'one' }, tags: { zone: '1' } });
    const running = await of.settled(made.id, 'running', 'failed');
    expect(running).toMatchObject({ status: 'running', ip: '127.0.0.1', version: 1, failedReason: '' });
    expect(await spoken(running)).toBe(`hello from ${made.id}`);
    const path = `/func/functions/${of.app.id}`;
    expect(await of.call('GET', `${path}/endpoint?tag=zone`)).toMatchObject({ serverId: made.id, ip: '127.0.0.1' });
    await until(
      () => of.read(made.id),
      ({ playerCount }) => playerCount === 2,
    );
    expect(await of.call('GET', `/functions/${of.app.id}/${made.id}/players`)).toMatchObject({
      ...{ totalCount: 2, players: [{ playerId: 'ana' }, { playerId: 'ben' }] },
    });
    await of.call('POST', `${path}/enable-cls`, {});
    const said = () =>
      of.call<{ results: { content: string; serverId: string }[] }>('POST', `/functions/${of.app.id}/cls-log`, {
        query: 'zone one',
      });
    expect(await until(said, ({ results }) => results.length > 0)).toMatchObject({ results: [{ serverId: made.id }] });

    await of.release('speaking');
    const again = await of.call<{ server: FuncServer }>('PUT', `${path}/servers/${made.id}`, { configLevel: '2000m' });
    expect(again.server).toMatchObject({ status: 'created', configLevel: '2000m' });
    expect(await of.settled(made.id, 'running', 'failed')).toMatchObject({ status: 'running', version: 2 });

    // why: whole seconds are on the meter
    await delay(1100);
    await of.call('POST', `${path}/disable`, {});
    expect(await of.settled(made.id, 'deleted')).toMatchObject({
      ...{ failedReason: 'the function was disabled', endReason: 'function disabled' },
      ip: '127.0.0.1',
    });
    expect((await of.ask('POST', `${path}/servers`, { name: 'lobby' })).body).toMatchObject({ code: 9 });
    await gone(of);
    const metered = () =>
      platform.ports.db
        .selectFrom('meter')
        .select('metric')
        .where('app_id', '=', of.app.id)
        .where('metric', 'in', ['level1000mSeconds', 'level2000mSeconds', 'usage'])
        .execute();
    await expect.poll(metered).toContainEqual({ metric: 'usage' });
  });

  it('that knows no SDK runs once its port is open, and is over when its time is', { timeout: 60_000 }, async () => {
    const of = await openFunction(platform);
    await of.release('listening');
    await of.call('PUT', `/func/functions/${of.app.id}`, { allocationTTL: '1s' });
    const { id } = await of.begin();
    expect(await of.settled(id, 'running', 'failed')).toMatchObject({ status: 'running' });
    expect(await of.settled(id, 'deleted')).toMatchObject({
      ...{ failedReason: 'ttl expired', endReason: 'ttl expired' },
    });
    await gone(of);
  });

  it('that ends by itself has failed, with its code and its last words', { timeout: 60_000 }, async () => {
    const of = await openFunction(platform);
    await of.release('broken');
    const { id } = await of.begin();
    expect(await of.settled(id, 'failed')).toMatchObject({
      ...{ exitCode: 7, failedReason: 'exited with code 7: no map of that name' },
      ...{ endReason: 'exited', exitSignal: '', endDetail: 'no map of that name' },
    });
  });
});

describe('an autoscaler', () => {
  it('begins the fewest, replaces one that was deleted, and leaves the last one when it is closed', {
    timeout: 90_000,
  }, async () => {
    const of = await openFunction(platform);
    await of.release('speaking');
    const path = `/func/functions/${of.app.id}`;
    const bounds = { resource: 'cpu', minServers: 1, maxServers: 2, extendThreshold: 90, shrinkThreshold: 1 };
    await of.call('POST', `${path}/autoscaler`, bounds);
    const running = async () =>
      (await of.call<{ servers: FuncServer[] }>('GET', `${path}/servers?status=running`)).servers;
    const [first] = await until(running, (servers) => servers.length === 1);
    await of.call('DELETE', `${path}/servers/${first?.id}`);
    const [second] = await until(running, (servers) => servers.length === 1 && servers[0]?.id !== first?.id);
    const { history } = await of.call<{ history: object[] }>('GET', `${path}/autoscaling-history`);
    expect(history).toMatchObject([
      { operation: 'extend', from: 0, to: 1, reason: 'min', cause: 'min', threshold: null, serverIds: [second?.id] },
      { operation: 'extend', from: 0, to: 1, reason: 'min', cause: 'min', threshold: null, serverIds: [first?.id] },
    ]);
    await of.call('DELETE', `${path}/autoscaler`);
    await of.call('DELETE', `${path}/servers/${second?.id}`);
    await of.settled(second?.id ?? '', 'deleted');
    expect(await running()).toEqual([]);
    await gone(of);
  });
});
