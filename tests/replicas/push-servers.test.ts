// Two processes on one PostgreSQL see to the servers of push: each step is taken once, whoever hears of it, and what a
// process that dies leaves behind is taken over.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleServers } from '../../packages/platform/src/services/push/servers/settle.ts';
import { meterServers } from '../../packages/platform/src/services/push/use/meter.ts';
import { type Minute, writeBatch } from '../../packages/platform/src/services/push/use/store.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';

const ROUNDS = 15;

let fleet: Fleet;
let one: TestPlatform;
let two: TestPlatform;
beforeAll(async () => {
  fleet = await openFleet();
  [one, two] = await Promise.all([testPlatform(fleet.options), testPlatform(fleet.options)]);
  fleet.balancer.use([one.port, two.port]);
  await fleet.balancer.ready();
});
afterAll(async () => {
  await Promise.all([one, two].map((platform) => platform?.stop()));
  await fleet?.stop();
});

const push = (app: TestApp, method: string, path: string, body?: unknown) => app.call(method, `/upush/v1${path}`, body);
async function setUp(): Promise<TestApp> {
  const app = await one.app(['push']);
  const answers = await Promise.all(Array.from({ length: 6 }, () => push(app, 'POST', '/apps', { appId: app.id })));
  expect(answers.map(({ status }) => status)).toEqual(new Array(6).fill(200));
  return app;
}
const rowsOf = (app: TestApp) =>
  one.ports.db
    .selectFrom('push_servers')
    .select(['id', 'status', 'host', 'version'])
    .where('app_id', '=', app.id)
    .orderBy('created_at')
    .execute();
const running = async (app: TestApp): Promise<number> =>
  (await rowsOf(app)).filter(({ status }) => status === 'running').length;

describe('the servers of an app', () => {
  it('begin once, whoever sets it up at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const app = await setUp();
      await expect.poll(() => running(app)).toBe(1);
      expect(await rowsOf(app)).toHaveLength(1);
    }
  });

  it('are never more than the most, however many players find no place at once', async () => {
    const app = await setUp();
    await push(app, 'PUT', `/apps/${app.id}`, { maxServers: 2 });
    await expect.poll(() => running(app)).toBe(1);
    const settle = ({ ports }: TestPlatform) =>
      ports.db.transaction().execute((db) => {
        const now = ports.clock.now().toISOString();
        return settleServers({ db, ports, now, canHost: true, needsPlace: true }, app.id);
      });
    await Promise.all(Array.from({ length: 12 }, (_, index) => settle(index % 2 === 0 ? one : two)));
    expect(await running(app)).toBe(2);
    expect(await rowsOf(app)).toHaveLength(2);
  });

  it('are as many as the last of many changes says, all of the last version', async () => {
    const app = await setUp();
    await expect.poll(() => running(app)).toBe(1);
    const headers = { Cookie: `admin_sst=${await one.operator()}`, 'X-APP-ID': app.id };
    for (let round = 0; round < ROUNDS; round += 1) {
      const version = `${round}.0 of ${app.id.slice(0, 8)}`;
      const made = await one.call('POST', '/upush/v1/server-versions', { version, image: 'x' }, { headers });
      const { serverVersion } = made.body as { serverVersion: { id: string } };
      const moved = { appIds: [app.id], serverVersionId: serverVersion.id };
      const wanted = 1 + (round % 3);
      await Promise.all([
        one.call('PUT', '/upush/v1/apps/server-version', moved, { headers }),
        push(app, 'PUT', `/apps/${app.id}`, { minServers: wanted, maxServers: wanted }),
      ]);
      await expect
        .poll(async () =>
          (await rowsOf(app)).flatMap((row) => (row.status === 'deleted' ? [] : [`${row.status} ${row.version}`])),
        )
        .toEqual(new Array(wanted).fill(`running ${version}`));
    }
  });
});

describe('what is counted', () => {
  it('is on the meter once, whichever process counts it', async () => {
    const app = await setUp();
    await expect.poll(() => running(app)).toBe(1);
    const minute = (player: string): Minute => ({
      ...{ appId: app.id, minute: '2026-11-20T03:50:00.000Z', day: '2026-11-20', players: new Set([player, 'ana']) },
      ...{ messages: 1, bytes: 10, peak: 1 },
    });
    const write = ({ ports }: TestPlatform, number: number) =>
      writeBatch(ports, { number, minutes: [minute(`player ${number % 7}`)] });
    // why from zero on: a batch that comes late, because a later one is written, is none
    for (let number = 1; number <= 40; number += 1) {
      await Promise.all([write(one, 1000 + number), write(two, 1000 + number), write(one, 1000 + number)]);
    }
    const amounts = await one.ports.db
      .selectFrom('meter')
      .select(['metric', 'amount'])
      .where('app_id', '=', app.id)
      .where('metric', '<>', 'cpuMicros')
      .orderBy('metric')
      .execute();
    expect(Object.fromEntries(amounts.map(({ metric, amount }) => [metric, amount]))).toEqual({
      ...{ connectedPlayerPeak: 1, connectedPlayerTotal: 8, messageTotal: 80, messageSizeTotal: 800 },
    });
  });

  it('holds each moment of a core once', async () => {
    const app = await setUp();
    await expect.poll(() => running(app)).toBe(1);
    const since = await one.ports.db
      .selectFrom('push_servers')
      .select('metered_until')
      .where('app_id', '=', app.id)
      .executeTakeFirstOrThrow();
    const at = (minutes: number) => new Date(Date.parse(since.metered_until ?? '') + minutes * 60_000).toISOString();
    for (let minutes = 1; minutes <= ROUNDS; minutes += 1) {
      await Promise.all(
        [one, two, one, two].map(({ ports }) =>
          ports.db.transaction().execute((db) => meterServers({ db, ports }, at(minutes))),
        ),
      );
    }
    const { sum } = await one.ports.db
      .selectFrom('meter')
      .select(({ fn }) => fn.sum<number>('amount').as('sum'))
      .where('app_id', '=', app.id)
      .where('metric', '=', 'cpuMicros')
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(500 * ROUNDS * 60_000);
  });
});

describe('a process that ends', () => {
  it('by itself leaves its servers to another at once', async () => {
    const leaving = await testPlatform(fleet.options);
    const app = await setUp();
    await expect.poll(() => running(app)).toBe(1);
    const { instance } = leaving.ports;
    await one.ports.db.updateTable('push_servers').set({ host: instance }).where('app_id', '=', app.id).execute();
    await leaving.stop();
    const hosts = [one.ports.instance, two.ports.instance];
    await expect
      .poll(async () => (await rowsOf(app)).map(({ status, host }) => [status, hosts.includes(host ?? '')]))
      .toEqual([['running', true]]);
  });

  it('by force is found out, and its servers run on elsewhere', async () => {
    const [replica] = await fleet.start(1);
    const app = await setUp();
    await expect.poll(() => running(app)).toBe(1);
    const { db } = one.ports;
    const dead = await db
      .selectFrom('instances')
      .select('id')
      .where('id', 'not in', [one.ports.instance, two.ports.instance])
      .executeTakeFirstOrThrow();
    await db.updateTable('push_servers').set({ host: dead.id }).where('app_id', '=', app.id).execute();
    await replica?.kill();
    const hosts = [one.ports.instance, two.ports.instance];
    await expect
      .poll(async () => (await rowsOf(app)).map(({ status, host }) => [status, hosts.includes(host ?? '')]), {
        timeout: 60_000,
      })
      .toEqual([['running', true]]);
  });
});
