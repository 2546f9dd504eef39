// What several do to the servers of one function at the same moment, through two platforms on one PostgreSQL: none waits
// for another in a circle, what is to end ends, and nothing is begun twice.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteHeard } from '../../packages/platform/src/engines/processes/servers/store.ts';
import { logicServers } from '../../packages/platform/src/services/func/servers/kind.ts';
import { meterServers } from '../../packages/platform/src/services/func/servers/meter.ts';
import { settleScale } from '../../packages/platform/src/services/func/servers/scale.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { needWall } from '../../scripts/tools.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import { putServer } from '../support/functions.ts';
import { type HostedFunction, openFunction } from '../support/hosted-function.ts';
import { until } from '../support/hosted-game.ts';
import { isFullRound } from '../support/rounds.ts';

const ROUNDS = isFullRound ? 30 : 3;
const SERVERS = 12;
const SLOW = { timeout: 120_000 };

let fleet: Fleet;
let one: TestPlatform;
let two: TestPlatform;
beforeAll(async () => {
  needWall();
  fleet = await openFleet();
  [one, two] = await Promise.all([testPlatform(fleet.options), testPlatform(fleet.options)]);
  fleet.balancer.use([one.port, two.port]);
  await fleet.balancer.ready();
});
afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()]);
  await fleet?.stop();
});

const HOUR = '2026-11-20T10:00:00Z';
const functionOf = ({ id }: TestApp) => `/ufunc/v1/func/functions/${id}`;

/** A function whose servers run by their rows alone, half of them on the meter from after the full hour. */
async function manned(): Promise<TestApp> {
  const app = await one.app(['func']);
  expect((await app.call('POST', '/ufunc/v1/func/functions', { appId: app.id })).status).toBe(200);
  await Promise.all(
    Array.from({ length: SERVERS }, (_, count) => {
      const meteredUntil = count % 2 === 0 ? '2026-11-20T09:30:00Z' : '2026-11-20T10:00:30Z';
      return putServer(
        { platform: one, appId: app.id },
        { players: ['ana'], at: '2026-11-20T09:00:00Z', meteredUntil },
      );
    }),
  );
  return app;
}

const rowsOf = (app: TestApp) =>
  one.ports.db
    .selectFrom('func_servers')
    .select(['id', 'server_id', 'status', 'metered_until'])
    .where('app_id', '=', app.id)
    .orderBy('id')
    .execute();

const meterTheHour = () => two.ports.db.transaction().execute((db) => meterServers({ db, ports: two.ports }, HOUR));

const hear = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
  noteHeard(two.ports.db, new Map(rows.toReversed().map((row) => [row.server_id, HOUR])));

const isOver = ({ status }: { readonly status: string }) => status === 'deleting' || status === 'deleted';

describe('all servers of a function', () => {
  it('end while the meter, the machine and whoever ends one of them are at work on them', SLOW, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const app = await manned();
      const rows = await rowsOf(app);
      const path = functionOf(app);
      const [disabled, removed] = await Promise.all([
        app.call('POST', `${path}/disable`, {}),
        app.call('DELETE', `${path}/servers/${rows.at(-1)?.id}`),
        meterTheHour(),
        hear(rows),
        hear(rows),
      ]);
      expect([disabled.status, removed.status]).toEqual([200, 200]);
      const after = await rowsOf(app);
      expect(after.filter((row) => !isOver(row) || row.metered_until !== null)).toEqual([]);
    }
  });

  it('become fewer while the meter is at work on them', SLOW, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const app = await manned();
      const rows = await rowsOf(app);
      const bounds = { resource: 'cpu', minServers: 0, maxServers: 2, extendThreshold: 90, shrinkThreshold: 1 };
      await Promise.all([
        app.call('POST', `${functionOf(app)}/autoscaler`, bounds),
        meterTheHour(),
        hear(rows),
        two.ports.db.transaction().execute((db) => settleScale(db, two.ports, app.id)),
        one.ports.db.transaction().execute((db) => settleScale(db, one.ports, app.id)),
      ]);
      await two.ports.db.transaction().execute((db) => settleScale(db, two.ports, app.id));
      expect((await rowsOf(app)).filter((row) => !isOver(row))).toHaveLength(2);
    }
  });
});

describe('a server that is told of as ready by two at once', () => {
  it('runs, and is not told to end', SLOW, async () => {
    const app = await one.app(['func']);
    await app.call('POST', '/ufunc/v1/func/functions', { appId: app.id });
    const { db, servers } = one.ports;
    for (let round = 0; round < ROUNDS; round += 1) {
      await putServer({ platform: one, appId: app.id }, { status: 'created', players: ['ana'] });
      const rows = await rowsOf(app);
      const server = await servers.get(db, rows.find(({ status }) => status === 'created')?.server_id ?? '');
      if (server === undefined) {
        throw new Error('there is no server');
      }
      await Promise.all([one, two].map(({ ports }) => logicServers(ports).heard({ what: 'ready', server })));
      expect(new Set((await rowsOf(app)).map(({ status }) => status))).toEqual(new Set(['running']));
      expect((await servers.get(db, server.id))?.state).toBe('Ready');
    }
  });
});

const enginesOf = ({ app }: HostedFunction) =>
  one.ports.db
    .selectFrom('game_servers as s')
    .leftJoin('node_ports as p', 'p.server_id', 's.id')
    .select(['s.id', 's.labels', 's.ended_at', 'p.port'])
    .where('s.app_id', '=', app.id)
    .execute();

/** Logic servers that have more than one server of the engine at this moment. */
async function doubles(of: HostedFunction): Promise<string[]> {
  const live = (await enginesOf(of)).filter(({ ended_at }) => ended_at === null);
  const ids = Map.groupBy(live, ({ labels }) => labels['uos.server'] ?? '');
  return [...ids].flatMap(([id, rows]) => (new Set(rows.map((row) => row.id)).size > 1 ? [id] : []));
}

describe('operations on one function at once', () => {
  it('each succeed or are refused, and once it is switched off nothing of it lives', SLOW, async () => {
    const of = await openFunction(one);
    await of.release('shell');
    const path = `/func/functions/${of.app.id}`;
    const bounds = { resource: 'cpu', minServers: 2, maxServers: 3, extendThreshold: 90, shrinkThreshold: 1 };
    await of.call('POST', `${path}/autoscaler`, bounds);
    const live = async () =>
      (await of.call<{ servers: { id: string }[] }>('GET', `${path}/servers?status=running`)).servers;
    const statuses = new Set<number>();
    const all = async (...asked: readonly ReturnType<HostedFunction['ask']>[]) => {
      for (const { status } of await Promise.all(asked)) {
        statuses.add(status);
      }
    };
    for (const maxServers of isFullRound ? [2, 3, 2, 3] : [2]) {
      const [first, second] = await until(live, (servers) => servers.length >= 2);
      await all(
        of.ask('PUT', `${path}/servers/${first?.id}`, { configLevel: '100m' }),
        of.ask('DELETE', `${path}/servers/${second?.id}`),
        of.ask('PUT', `${path}/autoscaler`, { maxServers }),
        of.ask('POST', `${path}/servers`, { name: 'lobby', configLevel: '100m' }),
        of.ask('PUT', `${path}/servers/${first?.id}`, { configLevel: '1000m', name: 'other' }),
        of.ask('DELETE', `${path}/servers/${first?.id}`),
      );
      expect(await doubles(of)).toEqual([]);
      await all(
        of.ask('POST', `${path}/disable`, {}),
        of.ask('POST', `${path}/enable`, {}),
        of.ask('POST', `${path}/disable`, {}),
        of.ask('POST', `${path}/servers`, { name: 'lobby', configLevel: '100m' }),
        of.ask('PUT', `${path}/autoscaler`, { minServers: 2 }),
      );
      await of.call('POST', `${path}/enable`, {});
    }
    const headers = { Cookie: `sst=${(await one.signedIn('owner-races', of.app.orgId, 'owner')).token}` };
    const body = { ServiceName: 'func', Status: 'Disabled' };
    await until(live, (servers) => servers.length >= 1);
    await all(
      ...Array.from({ length: 3 }, () => of.ask('POST', `${path}/servers`, { name: 'late', configLevel: '100m' })),
      one.call('POST', `/api/app/${of.app.id}/service`, body, { headers }),
      of.ask('POST', `${path}/disable`, {}),
      of.ask('POST', `${path}/enable`, {}),
      ...Array.from({ length: 3 }, () => of.ask('POST', `${path}/servers`, { name: 'late', configLevel: '100m' })),
    );
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    await until(
      () => enginesOf(of),
      (rows) => rows.every(({ ended_at, port }) => ended_at !== null && port === null),
    );
    const rows = await until(
      () => rowsOf(of.app),
      (servers) => servers.every(({ status }) => status === 'deleted' || status === 'failed'),
    );
    const turns = await one.ports.db.selectFrom('schedules').select('key').where('service', '=', 'func').execute();
    const ids = new Set(rows.map(({ id }) => id));
    expect(turns.filter(({ key }) => ids.has(key.split('/')[1] ?? ''))).toEqual([]);
  });
});
