// Managed databases: made, changed, backed up, watched. What a number means: wire/realtime-and-compute.md 1.3. What engines
// do is tested beside the service.
import { appCredentials, createUos, session, type Uos } from '@uos/sdk';
import { expect } from 'vitest';
import { made, PASSWORD, wish } from '../../../packages/platform/src/services/storage/testing.ts';
import type { TestApp } from '../../../packages/platform/src/testing/platform.ts';
import {
  type DatabaseFacts,
  MADE,
  putBackup,
  putDatabase,
  putOnSilentNode,
  putRequest,
  putWatched,
} from '../../support/databases.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

interface Studio {
  readonly app: TestApp;
  readonly uos: Uos['storage'];
  readonly place: { readonly platform: World['platform']; readonly appId: string };
}

async function studio({ platform }: World): Promise<Studio> {
  const app = await platform.app(['storage']);
  const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
  const uos = createUos({ origin: platform.origin, as, retries: 0 }).storage;
  return { app, uos, place: { platform, appId: app.id } };
}

async function databaseOf(world: World, facts?: DatabaseFacts): Promise<Studio & { readonly id: string }> {
  const at = await studio(world);
  return { ...at, id: await putDatabase(at.place, facts) };
}

async function backedUp(world: World, status?: 'SUCCESS' | 'FAILED' | 'RUNNING') {
  const at = await databaseOf(world);
  return { ...at, backupId: await putBackup(at.place, at.id, status) };
}

/** One of whom a change goes on that nobody ends. */
async function busy(world: World) {
  const at = await databaseOf(world, { proxy: 'on' });
  await at.uos.databases.restart({ id: at.id });
  return at;
}

async function full(world: World) {
  const at = await studio(world);
  for (let count = 0; count < 10; count += 1) {
    await putDatabase(at.place, { name: `db-${count}` });
  }
  return at;
}

const wrong = (value: unknown) => value as never;
const turned = { startDate: '2026-11-20', endDate: '2026-11-19' };
const turnedTime = { startTime: '2026-11-20T00:00:00Z', endTime: '2026-11-19T00:00:00Z' };
const aWeek = { startTime: '2026-11-19T00:00:00Z', endTime: '2026-11-21T00:00:00Z' };
const day = { startDate: '2026-11-20', endDate: '2026-11-20' };
const order = {
  name: wish.name,
  engine: 'postgresql',
  region: 'local',
  username: 'lantern',
  password: PASSWORD,
} as const;
const small = { ...order, instanceTypeId: 'postgresql-1c2g', storage: 10 };
/** An engine that the platforms of these tests are told not to offer. */
const missing = { ...order, engine: 'mongo', instanceTypeId: 'mongo-2c4g' } as const;
const nothing = { id: UNKNOWN };

async function restarting(world: World) {
  const { uos, id } = await databaseOf(world);
  const { asyncRequestId } = await uos.databases.restart({ id });
  expect((await uos.databases.get({ id })).database).toMatchObject({ status: 'restarting', busyWith: 'restart' });
  expect(await uos.asyncRequests.status({ id, requestId: asyncRequestId })).toMatchObject({
    ...{ requestId: asyncRequestId, operation: 'restart', status: 'INITIAL', startTime: null, endTime: null },
  });
}

export const cases: Cases = {
  'storage.refreshAuthCache': {
    ok: async (world) => expect(await (await studio(world)).uos.refreshAuthCache()).toEqual({}),
  },
  'storage.databases.list': {
    async ok(world) {
      const { uos, id, place } = await databaseOf(world);
      await putDatabase(place, { name: 'gone', status: 'deleted' });
      const { databases, totalCount } = await uos.databases.list({ name: 'PLAY', engine: 'postgresql' });
      expect([databases.map(({ databaseId }) => databaseId), totalCount]).toEqual([[id], 1]);
      expect((await uos.databases.list({ includeDeleted: true })).totalCount).toBe(2);
    },
    errors: { 3: async (world) => (await studio(world)).uos.databases.list({ status: wrong('asleep') }) },
  },
  'storage.databases.listAll': {
    async ok(world) {
      const { id, app } = await databaseOf(world);
      const { databases } = await world.operator.storage.databases.listAll({ appIds: [app.id] });
      expect(databases).toMatchObject([{ databaseId: id, appId: app.id, organizationId: app.orgId }]);
    },
    errors: {
      3: (world) => world.operator.storage.databases.listAll({ orgId: wrong('one') }),
      7: (world) => world.owner.storage.databases.listAll(),
    },
  },
  'storage.databases.create': {
    async ok(world) {
      const { app } = await studio(world);
      expect(await made(app, { instanceTypeId: 'postgresql-1c2g' })).toMatchObject({
        ...{ status: 'running', username: 'lantern', databaseName: 'app', busyWith: '' },
      });
    },
    errors: {
      3: async (world) => (await studio(world)).uos.databases.create({ ...small, instanceTypeId: 'redis-1g' }),
      8: async (world) => (await full(world)).uos.databases.create(small),
      14: async (world) => (await studio(world)).uos.databases.create(missing),
    },
  },
  'storage.databases.get': {
    async ok(world) {
      const { uos, id } = await databaseOf(world);
      const { database } = await uos.databases.get({ id, engine: 'postgresql' });
      expect(database).toMatchObject({
        ...{
          databaseId: id,
          cpu: 2,
          memory: 4096,
          storage: 50,
          provider: 'native',
          createdAt: new Date(MADE).toISOString(),
        },
        backupPlan: { enabled: false, hour: 3, keep: 7 },
      });
    },
    errors: { 5: async (world) => (await studio(world)).uos.databases.get(nothing) },
  },
  'storage.databases.remove': {
    async ok(world) {
      const { uos, id } = await databaseOf(world, { status: 'failure' });
      await uos.databases.remove({ id });
      expect((await uos.databases.get({ id })).database).toMatchObject({ status: 'deleting', busyWith: 'delete' });
    },
    errors: {
      5: async (world) => (await studio(world)).uos.databases.remove(nothing),
      9: async (world) => {
        const { uos, id } = await busy(world);
        return uos.databases.remove({ id });
      },
    },
  },
  'storage.databases.resetPassword': {
    async ok(world) {
      const { uos, id } = await databaseOf(world);
      await uos.databases.resetPassword({ id, password: PASSWORD });
      expect((await uos.databases.get({ id })).database.busyWith).toBe('reset-password');
    },
    errors: {
      3: async (world) => {
        const { uos, id } = await databaseOf(world);
        return uos.databases.resetPassword({ id, password: PASSWORD, username: 'somebody' });
      },
      5: async (world) => (await studio(world)).uos.databases.resetPassword({ ...nothing, password: PASSWORD }),
      9: async (world) => {
        const { uos, id } = await busy(world);
        return uos.databases.resetPassword({ id, password: PASSWORD });
      },
    },
  },
  'storage.databases.createProxy': {
    async ok(world) {
      const { uos, id } = await databaseOf(world);
      await uos.databases.createProxy({ id });
      expect((await uos.databases.get({ id })).database.proxy.status).toBe('opening');
    },
    errors: {
      5: async (world) => (await studio(world)).uos.databases.createProxy(nothing),
      6: async (world) => {
        const { uos, id } = await databaseOf(world, { proxy: 'on' });
        return uos.databases.createProxy({ id });
      },
      9: async (world) => {
        const { uos, id } = await busy(world);
        return uos.databases.createProxy({ id });
      },
    },
  },
  'storage.databases.releaseProxy': {
    async ok(world) {
      const { uos, id } = await databaseOf(world, { proxy: 'on' });
      await uos.databases.releaseProxy({ id });
      expect((await uos.databases.get({ id })).database.proxy.status).toBe('closing');
    },
    errors: {
      5: async (world) => (await studio(world)).uos.databases.releaseProxy(nothing),
      9: async (world) => {
        const { uos, id } = await databaseOf(world);
        return uos.databases.releaseProxy({ id });
      },
    },
  },
  'storage.databases.upgrade': {
    async ok(world) {
      const { uos, id } = await databaseOf(world);
      await uos.databases.upgrade({ id, instanceTypeId: 'postgresql-4c8g' });
      expect((await uos.databases.get({ id })).database).toMatchObject({ status: 'restarting', busyWith: 'upgrade' });
    },
    errors: {
      3: async (world) => {
        const { uos, id } = await databaseOf(world);
        return uos.databases.upgrade({ id, instanceTypeId: 'postgresql-4c8g', storage: 40 });
      },
      5: async (world) =>
        (await studio(world)).uos.databases.upgrade({ ...nothing, instanceTypeId: 'postgresql-4c8g' }),
      9: async (world) => {
        const { uos, id } = await busy(world);
        return uos.databases.upgrade({ id, instanceTypeId: 'postgresql-4c8g' });
      },
    },
  },
  'storage.databases.restart': {
    ok: restarting,
    errors: {
      5: async (world) => (await studio(world)).uos.databases.restart(nothing),
      9: async (world) => {
        const { uos, id } = await busy(world);
        return uos.databases.restart({ id });
      },
    },
  },
  'storage.databases.backup': {
    async ok(world) {
      const { uos, id } = await databaseOf(world);
      const { backupId } = await uos.databases.backup({ id, name: 'before-season-4' });
      const { backups } = await uos.backups.list({ id });
      expect(backups).toMatchObject([{ backupId, name: 'before-season-4', status: 'UNKNOWN', way: 'manual' }]);
    },
    errors: {
      3: async (world) => {
        const { uos, id } = await databaseOf(world);
        return uos.databases.backup({ id, name: 'a b' });
      },
      5: async (world) => (await studio(world)).uos.databases.backup(nothing),
      9: async (world) => {
        const { uos, id } = await busy(world);
        return uos.databases.backup({ id });
      },
    },
  },
  'storage.databases.query': {
    async ok(world) {
      const { app, uos } = await studio(world);
      const { databaseId } = await made(app, { instanceTypeId: 'postgresql-1c2g' });
      expect(await uos.databases.query({ id: databaseId, statement: 'SELECT 7 AS score' })).toMatchObject({
        ...{ columns: [{ name: 'score', type: 'integer' }], rows: [['7']], rowCount: 1, truncated: false },
      });
    },
    errors: {
      3: async (world) => {
        const { uos, id } = await databaseOf(world);
        return uos.databases.query({ id, statement: '' });
      },
      5: async (world) => (await studio(world)).uos.databases.query({ ...nothing, statement: 'SELECT 1' }),
      9: async (world) => {
        const { uos, id } = await busy(world);
        return uos.databases.query({ id, statement: 'SELECT 1' });
      },
      14: async (world) => {
        const { uos, id, place } = await databaseOf(world);
        await putOnSilentNode(place, id, 40);
        return uos.databases.query({ id, statement: 'SELECT 1' });
      },
    },
  },
  'storage.databases.metrics': {
    async ok(world) {
      const { uos, id, place } = await databaseOf(world);
      await putWatched(place, id);
      const { metrics } = await uos.databases.metrics({ id, metrics: ['cpu', 'connections'], ...aWeek, period: 60 });
      const timestamp = Date.parse(MADE) / 1000;
      expect(metrics).toEqual([
        { name: 'cpu', unit: '%', points: [{ timestamp: expect.any(Number), value: 15 }] },
        { name: 'connections', unit: '个', points: [{ timestamp: expect.any(Number), value: 4 }] },
      ]);
      expect(Math.abs((metrics[0]?.points[0]?.timestamp ?? 0) - timestamp)).toBeLessThan(3600);
    },
    errors: {
      3: async (world) => {
        const { uos, id } = await databaseOf(world);
        return uos.databases.metrics({ id, ...turnedTime });
      },
      5: async (world) => (await studio(world)).uos.databases.metrics(nothing),
    },
  },
  'storage.databases.slowQueries': {
    async ok(world) {
      const { uos, id, place, app } = await databaseOf(world);
      await putWatched(place, id);
      const statement = `SELECT * FROM t WHERE a = 'x' AND b > 7`;
      const asked = { id, ...aWeek, threshold: 500 };
      expect((await uos.databases.slowQueries(asked)).slowQueries).toMatchObject([{ durationMs: 840, statement }]);
      const { token } = await world.platform.signedIn(`looks-${app.id}`, app.orgId, 'user');
      const looker = createUos({ origin: world.platform.origin, as: session({ token, appId: app.id }), retries: 0 });
      expect((await looker.storage.databases.slowQueries(asked)).slowQueries).toMatchObject([
        { statement: 'SELECT * FROM t WHERE a = ? AND b > ?' },
      ]);
      expect((await uos.databases.slowQueries({ ...asked, threshold: 1000 })).totalCount).toBe(0);
    },
    errors: {
      3: async (world) => {
        const { uos, id } = await databaseOf(world);
        return uos.databases.slowQueries({ id, ...turnedTime });
      },
      5: async (world) => (await studio(world)).uos.databases.slowQueries(nothing),
    },
  },
  'storage.databases.supportedMetrics': {
    async ok(world) {
      const { metrics } = await (await studio(world)).uos.databases.supportedMetrics({ engine: 'redis' });
      expect(metrics.map(({ name }) => name)).toEqual(['cpu', 'memory', 'disk', 'connections', 'qps']);
    },
    errors: { 3: async (world) => (await studio(world)).uos.databases.supportedMetrics({ engine: wrong('oracle') }) },
  },
  'storage.databases.dailyNew': {
    async ok(world) {
      await databaseOf(world);
      const { metrics } = await world.operator.storage.databases.dailyNew(day);
      expect(metrics).toMatchObject([{ date: '2026-11-20' }]);
      expect(metrics[0]?.new).toBeGreaterThanOrEqual(1);
    },
    errors: {
      3: (world) => world.operator.storage.databases.dailyNew(turned),
      7: (world) => world.owner.storage.databases.dailyNew(),
    },
  },
  'storage.databases.dailyAlive': {
    async ok(world) {
      const { uos } = await databaseOf(world);
      expect((await uos.databases.dailyAlive(day)).metrics).toEqual([
        { date: '2026-11-20', pit: 1, cpu: 2, memory: 4096, disk: 50 },
      ]);
    },
    errors: { 3: async (world) => (await studio(world)).uos.databases.dailyAlive(turned) },
  },
  'storage.databases.topK': {
    async ok(world) {
      const { app } = await databaseOf(world);
      const { apps } = await world.operator.storage.databases.topK({ ...day, k: 1000 });
      expect(apps.find(({ appId }) => appId === app.id)?.count).toBe(1);
    },
    errors: {
      3: (world) => world.operator.storage.databases.topK(turned),
      7: (world) => world.owner.storage.databases.topK(),
    },
  },
  'storage.backups.list': {
    async ok(world) {
      const { uos, id, backupId } = await backedUp(world, 'SUCCESS');
      const { backups, totalCount } = await uos.backups.list({ id, count: 10 });
      expect([backups.map((one) => one.backupId), totalCount]).toEqual([[backupId], 1]);
      expect(backups[0]?.size).toBeGreaterThan(0);
    },
    errors: { 5: async (world) => (await studio(world)).uos.backups.list(nothing) },
  },
  'storage.backups.downloadUrls': {
    async ok(world) {
      const { uos, id, backupId } = await backedUp(world, 'SUCCESS');
      const { internetUrl, urls } = await uos.backups.downloadUrls({ id, backupId });
      expect(urls).toMatchObject([{ url: internetUrl }]);
      expect(await (await fetch(internetUrl)).text()).toBe(`dump of ${backupId}`);
    },
    errors: {
      5: async (world) => {
        const { uos, id } = await databaseOf(world);
        return uos.backups.downloadUrls({ id, backupId: UNKNOWN });
      },
      9: async (world) => {
        const { uos, id, backupId } = await backedUp(world);
        return uos.backups.downloadUrls({ id, backupId });
      },
    },
  },
  'storage.backups.restore': {
    async ok(world) {
      const { uos, id, backupId } = await backedUp(world, 'SUCCESS');
      const { databaseId } = await uos.backups.restore({ id, backupId, asNew: false, name: wish.name });
      expect(databaseId).toBe(id);
      expect((await uos.databases.get({ id })).database.busyWith).toBe('restore');
    },
    errors: {
      3: async (world) => {
        const { uos, id, backupId } = await backedUp(world, 'SUCCESS');
        return uos.backups.restore({ id, backupId, asNew: false, name: 'another' });
      },
      5: async (world) => {
        const { uos, id } = await databaseOf(world);
        return uos.backups.restore({ id, backupId: UNKNOWN });
      },
      8: async (world) => {
        const { uos, place } = await full(world);
        const [one] = (await uos.databases.list()).databases;
        const id = one?.databaseId ?? '';
        return uos.backups.restore({ id, backupId: await putBackup(place, id, 'SUCCESS') });
      },
      9: async (world) => {
        const { uos, id, backupId } = await backedUp(world);
        return uos.backups.restore({ id, backupId });
      },
      14: async (world) => {
        const { uos, id, backupId, place } = await backedUp(world, 'SUCCESS');
        const mongo = { engine: 'mongo', instance_type: 'mongo-2c4g' } as const;
        await place.platform.ports.db.updateTable('storage_databases').set(mongo).where('id', '=', id).execute();
        return uos.backups.restore({ id, backupId });
      },
    },
  },
  'storage.backups.remove': {
    async ok(world) {
      const { uos, id, backupId } = await backedUp(world, 'SUCCESS');
      expect(await uos.backups.remove({ id, backupId })).toEqual({});
      expect((await uos.backups.list({ id })).totalCount).toBe(0);
    },
    errors: {
      5: async (world) => {
        const { uos, id } = await databaseOf(world);
        return uos.backups.remove({ id, backupId: UNKNOWN });
      },
      9: async (world) => {
        const { uos, id, backupId } = await backedUp(world, 'RUNNING');
        return uos.backups.remove({ id, backupId });
      },
    },
  },
  'storage.backups.plan': {
    async ok(world) {
      const { uos, id } = await databaseOf(world);
      const backupPlan = { enabled: true, hour: 5, keep: 3 };
      expect(await uos.backups.plan({ id, ...backupPlan })).toEqual({ backupPlan });
      expect((await uos.backups.plan({ id, enabled: false })).backupPlan).toEqual({ ...backupPlan, enabled: false });
    },
    errors: {
      3: async (world) => {
        const { uos, id } = await databaseOf(world);
        return uos.backups.plan({ id, enabled: true, hour: 24 });
      },
      5: async (world) => (await studio(world)).uos.backups.plan({ ...nothing, enabled: true }),
      9: async (world) => {
        const { uos, id } = await databaseOf(world, { status: 'failure' });
        return uos.backups.plan({ id, enabled: true });
      },
    },
  },
  'storage.asyncRequests.status': {
    async ok(world) {
      const { uos, id, place } = await databaseOf(world);
      const requestId = await putRequest(place, id);
      expect(await uos.asyncRequests.status({ id, requestId })).toMatchObject({
        operation: 'backup',
        status: 'SUCCESS',
      });
    },
    errors: {
      5: async (world) => {
        const { uos, id } = await databaseOf(world);
        return uos.asyncRequests.status({ id, requestId: UNKNOWN });
      },
    },
  },
  'storage.asyncRequests.list': {
    async ok(world) {
      const { uos, id, place } = await databaseOf(world);
      const requestId = await putRequest(place, id);
      expect(await uos.asyncRequests.list({ id })).toMatchObject({ requests: [{ requestId }], totalCount: 1 });
    },
    errors: {
      3: async (world) => {
        const { uos, id } = await databaseOf(world);
        return uos.asyncRequests.list({ id, start: -1 });
      },
      5: async (world) => (await studio(world)).uos.asyncRequests.list(nothing),
    },
  },
  'storage.regions.list': {
    async ok(world) {
      const { regions } = await (await studio(world)).uos.regions.list();
      expect(regions.slice(0, 2)).toEqual([
        { id: 'local', name: '本机' },
        { id: 'shanghai', name: '上海' },
      ]);
    },
    errors: { 3: async (world) => (await studio(world)).uos.regions.list({ engine: wrong('oracle') }) },
  },
  'storage.instanceTypes.list': {
    async ok(world) {
      const { instanceTypes } = await (await studio(world)).uos.instanceTypes.list({ engine: 'postgresql' });
      expect(instanceTypes[0]).toMatchObject({ id: 'postgresql-1c2g', price: 6.45, available: true, reason: '' });
      const [mongo] = (await (await studio(world)).uos.instanceTypes.list({ engine: 'mongo' })).instanceTypes;
      expect(mongo).toMatchObject({ available: false, reason: expect.stringContaining('MongoDB') });
    },
    errors: { 3: async (world) => (await studio(world)).uos.instanceTypes.list({ engine: wrong('oracle') }) },
  },
};
