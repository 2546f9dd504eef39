// What becomes of databases by the clock and beside their engines; the engines have files of their own.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { meterDatabases } from './meter.ts';
import { adminContext, consoleContext } from './names.ts';
import { storageSchedules } from './schedules.ts';
import { databaseOfAny, failLost } from './store/databases.ts';
import { must, type Task } from './testing.ts';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform();
});
beforeEach(async () => {
  app = await platform.app(['storage']);
});
afterAll(() => platform.stop());

const AT = '2026-11-20T10:00:00.000Z';

/** One that runs, by its row alone, on a node that was heard of then. */
async function running(heardAt = '2099-01-01T00:00:00Z') {
  const { db, seal } = platform.ports;
  const [id, node] = [randomUUID(), randomUUID()];
  await db.insertInto('storage_nodes').values({ id: node, heard_at: heardAt }).execute();
  await db
    .insertInto('storage_databases')
    .values({
      ...{ id, app_id: app.id, node, name: 'players', engine: 'postgresql', engine_version: '16.1' },
      ...{ provider: 'native', region: 'local', instance_type: 'postgresql-1c2g', storage_gib: 20, status: 'running' },
      ...{ busy_request: null, instance_id: 'postgres-1', username: 'lantern', database_name: 'app', verifier: 'none' },
      ...{ admin_password: seal.seal('a', adminContext(id)), console_password: seal.seal('c', consoleContext(id)) },
      ...{ created_at: AT, created_by: 'ana', modified_at: AT, running_at: AT, metered_until: AT },
      ...{ deleted_at: null, purged_at: null },
    })
    .execute();
  return { id, node };
}

const metered = async () => {
  const rows = await platform.ports.db
    .selectFrom('meter')
    .select(['metric', 'amount'])
    .where('app_id', '=', app.id)
    .execute();
  return Object.fromEntries(rows.map(({ metric, amount }) => [metric, amount]));
};

describe('the meter', () => {
  it('counts seconds of the size and gigabytes of the storage, each moment once', async () => {
    const { id } = await running();
    const { ports } = platform;
    const meter = (until: string) => ports.db.transaction().execute((db) => meterDatabases({ db, ports }, until, id));
    await Promise.all([meter('2026-11-20T10:00:30Z'), meter('2026-11-20T10:00:30Z')]);
    await meter('2026-11-20T10:00:40.500Z');
    expect(await metered()).toEqual({ 'postgresql-1c2gSeconds': 40, postgresqlGigabyteSeconds: 800 });
  });
});

describe('changes that come at once', () => {
  it('are one, and the others are refused', async () => {
    const { id } = await running();
    const verbs = ['restart', 'backup', 'create-proxy', 'restart'];
    const answers = await Promise.all(verbs.map((verb) => app.call('POST', `/ucrud/v1/databases/${id}/${verb}`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const { requests } = await must<{ requests: Task[] }>(app, 'GET', `/databases/${id}/async-requests`);
    expect(requests).toHaveLength(1);
  });
});

describe('the history of a change', () => {
  it('says in words what becomes of the database', async () => {
    const { id } = await running();
    await must(app, 'PUT', `/databases/${id}/upgrade`, { instanceTypeId: 'postgresql-2c4g' });
    const { token } = await platform.signedIn('history-reader', app.orgId, 'owner');
    const history = `/api/operation/history?appId=${app.id}&target=players`;
    const { body } = await platform.call('GET', history, undefined, { headers: { Cookie: `sst=${token}` } });
    const [{ changes }] = (body as { Items: [{ changes: { label: string; after: string }[] }] }).Items;
    expect(changes.map(({ label, after }) => [label, after])).toEqual(
      expect.arrayContaining([
        ['数据库 · 规格', 'postgresql-2c4g'],
        ['数据库 · 状态', 'restarting'],
      ]),
    );
    expect(changes.filter(({ label }) => label === undefined)).toEqual([]);
  });
});

describe('a node that is gone', () => {
  it('leaves its databases failed, with what was done to them', async () => {
    const lost = await running('2026-11-20T10:00:00Z');
    const kept = await running();
    const failed = await failLost(platform.ports.db, '2026-11-20T10:01:00Z', 'gone');
    expect([failed.includes(lost.id), failed.includes(kept.id)]).toEqual([true, false]);
    expect(await databaseOfAny(platform.ports.db, lost.id)).toMatchObject({ status: 'failure', message: 'gone' });
  });
});

describe('the plan', () => {
  it('backs up once a day by itself, unless something else goes on', async () => {
    const { id } = await running();
    await must(app, 'PUT', `/databases/${id}/backup-plan`, { enabled: true, hour: 3 });
    const { ports } = platform;
    const { next_at } = await ports.db
      .selectFrom('schedules')
      .select('next_at')
      .where('key', '=', `plan/${id}`)
      .executeTakeFirstOrThrow();
    expect(new Date(next_at).toISOString()).toMatch(/T19:00:00.000Z$/);
    const plan = storageSchedules.find(({ name }) => name === 'plan');
    const turn = { ports, dueAt: new Date(AT), subject: id, payload: {}, signal: new AbortController().signal };
    for (let day = 0; day < 2; day += 1) {
      await ports.db.transaction().execute(async (db) => plan?.run({ ...turn, db }));
    }
    const { backups } = await must<{ backups: object[] }>(app, 'GET', `/databases/${id}/backups`);
    expect(backups).toMatchObject([{ way: 'automatic', status: 'UNKNOWN' }]);
  });
});
