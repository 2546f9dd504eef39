import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { testClock } from '#kernel/time/clock';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { countersOf } from './count.ts';
import { coreHours, meterServers } from './meter.ts';
import { type Batch, type Minute, writeBatch } from './store.ts';

const START = new Date('2026-11-20T03:50:00Z');
const clock = testClock(START);
let platform: TestPlatform;
let operator: string;
beforeAll(async () => {
  platform = await testPlatform({ clock });
  operator = `admin_sst=${await platform.operator()}`;
});
afterAll(() => platform?.stop());

interface Day {
  readonly time: string;
  readonly connectedPlayerPeak: number;
  readonly connectedPlayerTotal: number;
  readonly messageTotal: number;
  readonly messageSizeTotal: number;
  readonly cpuHours: number;
}

const PERIOD = 'startTime=2026-11-20T00:00:00%2B08:00&endTime=2026-11-21T00:00:00%2B08:00';
async function setUp(): Promise<TestApp> {
  const app = await platform.app(['push']);
  await app.call('POST', '/upush/v1/apps', { appId: app.id });
  const servers = platform.ports.db.selectFrom('push_servers').select('status').where('app_id', '=', app.id);
  await expect.poll(() => servers.execute()).toEqual([{ status: 'running' }]);
  return app;
}
async function days(app: TestApp): Promise<Omit<Day, 'time'>[]> {
  const { body } = await app.call('GET', `/upush/v1/apps/${app.id}/usage?${PERIOD}`);
  return (body as { items: Day[] }).items.map(({ time: _, ...day }) => day);
}
const asOperator = async (path: string): Promise<{ items: Record<string, unknown>[] }> => {
  const { body } = await platform.call('GET', `/upush/v1${path}`, undefined, { headers: { Cookie: operator } });
  return body as { items: Record<string, unknown>[] };
};
let batches = 1_000_000;
function batch(app: TestApp, given: Partial<Minute>): Batch {
  batches += 1;
  const minute = {
    ...{ appId: app.id, minute: '2026-11-20T03:50:00.000Z', day: '2026-11-20' },
    ...{ players: new Set<string>(), messages: 0, bytes: 0, peak: 0 },
  };
  return { number: batches, minutes: [{ ...minute, ...given }] };
}

/** The ports of another process, with a database that forgets to answer after it has committed. */
function forgetful(ports: Ports, answers: boolean[]): Ports {
  const db = new Proxy(ports.db, {
    get(target, key) {
      if (key !== 'transaction') {
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return () => ({
        async execute(work: (tx: Db) => Promise<unknown>) {
          const done = await target.transaction().execute(work);
          if (answers.shift() === false) {
            throw new Error('the connection was lost');
          }
          return done;
        },
      });
    },
  });
  return { ...ports, db, instance: ports.ids.uuid() };
}

describe('what players do', () => {
  it('is counted by hour and day: messages, bytes, the most players at once and the different ones', async () => {
    const app = await setUp();
    const { ports } = platform;
    await writeBatch(ports, batch(app, { messages: 3, bytes: 30, peak: 2, players: new Set(['ana', 'ben']) }));
    await writeBatch(ports, batch(app, { messages: 4, bytes: 40, peak: 1, players: new Set(['ben', 'eve']) }));
    const next = { minute: '2026-11-20T16:00:00.000Z', day: '2026-11-21', peak: 1, players: new Set(['ana']) };
    await writeBatch(ports, batch(app, next));
    expect(await days(app)).toEqual([
      { connectedPlayerPeak: 2, connectedPlayerTotal: 3, messageTotal: 7, messageSizeTotal: 70, cpuHours: 0 },
      { connectedPlayerPeak: 1, connectedPlayerTotal: 1, messageTotal: 0, messageSizeTotal: 0, cpuHours: 0 },
    ]);
  });

  it('is written once, also where the database does not say that it was', async () => {
    const app = await setUp();
    const counters = countersOf(forgetful(platform.ports, [false, false]));
    counters.add(app.id, { messages: 1, bytes: 10 });
    await expect(counters.flush()).rejects.toThrow('the connection was lost');
    counters.add(app.id, { messages: 1, bytes: 10 });
    await expect(counters.flush()).rejects.toThrow('the connection was lost');
    await counters.stop();
    await counters.stop();
    expect((await days(app))[0]).toMatchObject({ messageTotal: 2, messageSizeTotal: 20 });
  });

  it('adds the players of other processes to the most at once', async () => {
    const app = await setUp();
    const { db, ids } = platform.ports;
    const other = ids.uuid();
    const beat = { started_at: START.toISOString(), heartbeat_at: new Date().toISOString() };
    await db
      .insertInto('instances')
      .values({ id: other, ...beat, host: 'b', pid: 1, objects: 'folder' })
      .execute();
    const server = await db.selectFrom('push_servers').select('id').where('app_id', '=', app.id).executeTakeFirst();
    const load = { server_id: server?.id ?? '', players: 40, cpu_micros: 0, memory_bytes: 0, memory_total: 1 };
    await db
      .insertInto('push_loads')
      .values({ ...load, instance: other })
      .execute();
    await db
      .insertInto('push_loads')
      .values({ ...load, instance: ids.uuid() })
      .execute();
    await writeBatch(platform.ports, batch(app, { peak: 2 }));
    expect((await days(app))[0]).toMatchObject({ connectedPlayerPeak: 42 });
    await db.deleteFrom('instances').where('id', '=', other).execute();
  });

  it('leaves out an app that is gone, and keeps the rest of its batch', async () => {
    const app = await setUp();
    const gone = { appId: platform.ports.ids.uuid(), messages: 5, players: new Set(['ana']) };
    const both = batch(app, { messages: 1 });
    const [other] = batch(app, gone).minutes;
    await writeBatch(platform.ports, { ...both, minutes: [...both.minutes, ...(other === undefined ? [] : [other])] });
    expect((await days(app))[0]).toMatchObject({ messageTotal: 1 });
  });

  it('is drawn by the minute, or in longer steps', async () => {
    const app = await setUp();
    const at = (minute: string, given: Partial<Minute>) =>
      writeBatch(platform.ports, batch(app, { minute: `2026-11-20T${minute}:00.000Z`, ...given }));
    await at('03:50', { messages: 2, peak: 5 });
    await at('03:52', { messages: 3, peak: 4 });
    const points = async (step: number) => {
      const query = `startTime=2026-11-20T03:50:00Z&endTime=2026-11-20T03:53:00Z&step=${step}`;
      const { body } = await app.call('GET', `/upush/v1/apps/${app.id}/metrics?${query}`);
      return (body as { points: { time: string; messageCount: number; onlinePlayerCount: number }[] }).points.map(
        ({ time, messageCount, onlinePlayerCount }) => [time.slice(11, 16), messageCount, onlinePlayerCount],
      );
    };
    expect(await points(60)).toEqual([
      ['03:50', 2, 5],
      ['03:51', 0, 0],
      ['03:52', 3, 4],
      ['03:53', 0, 0],
    ]);
    expect(await points(600)).toEqual([['03:50', 5, 5]]);
    const year = 'startTime=2025-11-20T00:00:00Z&endTime=2026-11-20T00:00:00Z';
    expect((await app.call('GET', `/upush/v1/apps/${app.id}/metrics?${year}`)).status).toBe(400);
  });
});

describe('the curve of channels', () => {
  it('has the most that somebody listened to in a minute, on living processes, each once', async () => {
    const [app, other] = [await setUp(), await setUp()];
    const { db, instance, ids } = platform.ports;
    const made = async (of: TestApp, name: string): Promise<string> => {
      const answer = await of.call('POST', `/upush/v1/apps/${of.id}/channels`, { name });
      return (answer.body as { channel: { id: string } }).channel.id;
    };
    const [a, b, c, empty] = await Promise.all(['a', 'b', 'c', 'empty'].map((name) => made(app, name)));
    const elsewhere = await made(other, 'a');
    const alive = ids.uuid();
    await sql`
      INSERT INTO instances (id, started_at, heartbeat_at, host, pid, objects)
      SELECT ${alive}, started_at, clock_timestamp(), host, pid, objects FROM instances WHERE id = ${instance}`.execute(
      db,
    );
    const listen = (...rows: readonly (readonly [string | undefined, string, number])[]) =>
      db
        .insertInto('push_presence')
        .values(rows.map(([id = '', process, subscribers]) => ({ channel_id: id, instance: process, subscribers })))
        .execute();
    await listen([a, instance, 2], [a, alive, 1], [b, alive, 4], [empty, instance, 0]);
    await listen([c, ids.uuid(), 3], [elsewhere, instance, 1]);
    const counts = async (): Promise<number[]> => {
      const query = 'startTime=2026-11-20T03:50:00Z&endTime=2026-11-20T03:52:00Z&step=60';
      const { body } = await app.call('GET', `/upush/v1/apps/${app.id}/metrics?${query}`);
      return (body as { points: { channelCount: number }[] }).points.map(({ channelCount }) => channelCount);
    };
    await writeBatch(platform.ports, batch(app, { messages: 1 }));
    expect((await counts())[0]).toBe(2);
    await db
      .deleteFrom('push_presence')
      .where('channel_id', '=', a ?? '')
      .execute();
    await writeBatch(platform.ports, batch(app, { messages: 1 }));
    await writeBatch(platform.ports, batch(app, { messages: 1, minute: '2026-11-20T03:51:00.000Z' }));
    expect((await counts()).slice(0, 2)).toEqual([2, 1]);
    await db.deleteFrom('instances').where('id', '=', alive).execute();
  });
});

describe('cores', () => {
  it('are metered from the start to the end of a server, each moment once, and told without dust', async () => {
    const app = await setUp();
    const { ports } = platform;
    const meter = (minutes: number) =>
      ports.db
        .transaction()
        .execute((db) => meterServers({ db, ports }, new Date(START.getTime() + minutes * 60_000).toISOString()));
    await Promise.all([meter(20), meter(20)]);
    expect((await days(app))[0]?.cpuHours).toBe(0.166667);
    await meter(10);
    await meter(60);
    const hours = await ports.db
      .selectFrom('meter')
      .select(['hour', 'amount'])
      .where('app_id', '=', app.id)
      .orderBy('hour')
      .execute();
    expect(hours).toEqual([
      { hour: '2026-11-20T03:00:00.000Z', amount: 500 * 10 * 60_000 },
      { hour: '2026-11-20T04:00:00.000Z', amount: 500 * 50 * 60_000 },
    ]);
    expect((await days(app))[0]?.cpuHours).toBe(0.5);
    expect(coreHours(3_600_000_000 / 3)).toBe(0.333333);
  });
});

describe('operators', () => {
  it('see what all apps used and who used most, and bills have it', async () => {
    const [app, other] = [await setUp(), await setUp()];
    await writeBatch(platform.ports, batch(app, { messages: 7_000_000, peak: 900, bytes: 9 }));
    await writeBatch(platform.ports, batch(other, { messages: 1_000_000, peak: 1000 }));
    const top = async (metric: string) =>
      (await asOperator(`/apps/usage-topk?${PERIOD}&metric=${metric}&k=1`)).items.map(({ appId, value }) => [
        appId,
        value,
      ]);
    expect(await top('messageTotal')).toEqual([[app.id, 7_000_000]]);
    expect(await top('connectedPlayerPeak')).toEqual([[other.id, 1000]]);
    const [day] = (await asOperator(`/apps/usage-sum?${PERIOD}`)).items;
    expect(day?.messageTotal).toBeGreaterThanOrEqual(8_000_000);
    expect(day?.appCount).toBeGreaterThanOrEqual(2);
    const headers = { Cookie: operator };
    await platform.call('POST', '/api/process-bill', { Month: '2026-11' }, { headers });
    const bill = platform.ports.db.selectFrom('bills').select(['service', 'amount_fen']).where('app_id', '=', app.id);
    await expect.poll(() => bill.execute()).toEqual([{ service: 'push', amount_fen: 900 * 5 + 7 * 500 }]);
  });
});
