// Crash stacks: symbol files, records, groups, parsing. What a number means: wire/realtime-and-compute.md 1.3.
import { appCredentials, createUos, session, type Uos } from '@uos/sdk';
import { expect } from 'vitest';
import {
  registered,
  reported,
  SHIP,
  shipSymbols,
  tombstone,
  uploadSymbols,
} from '../../../packages/platform/src/services/stacktrace/testing.ts';
import type { TestApp } from '../../../packages/platform/src/testing/platform.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

interface Studio {
  readonly app: TestApp;
  readonly uos: Uos['stacktrace'];
  readonly looker: Uos['stacktrace'];
}

const BUILD = SHIP['dwarf5.so.dbg'];
const wrong = (value: unknown) => value as never;
const turned = { startDate: '2026-11-20', endDate: '2026-11-19' };
const badTime = { startTime: wrong('yesterday') };

async function studio({ platform }: World): Promise<Studio> {
  const app = await platform.app(['stacktrace']);
  const client = (as: Parameters<typeof createUos>[0]['as']) =>
    createUos({ origin: platform.origin, as, retries: 0 }).stacktrace;
  const seen = await platform.signedIn(`looks-${app.id}`, app.orgId, 'user');
  return {
    app,
    uos: client(appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret })),
    looker: client(session({ token: seen.token, appId: app.id })),
  };
}

/** One whose last ten seconds had as many crashes as may be. */
async function stormy(world: World): Promise<Studio> {
  const made = await studio(world);
  await reported(made.app, { stack: 'x' });
  const { db } = world.platform.ports;
  await db.updateTable('stack_arrivals').set({ count: 200 }).where('app_id', '=', made.app.id).execute();
  return made;
}

export const cases: Cases = {
  'stacktrace.initialize': {
    async ok(world) {
      const { app, uos } = await studio(world);
      expect(await uos.initialize({ appId: app.id })).toEqual({ initialized: true });
      expect(await uos.initialize()).toEqual({ initialized: true });
    },
    errors: { 3: async (world) => (await studio(world)).uos.initialize({ appId: wrong('one') }) },
  },
  'stacktrace.refreshToken': {
    ok: async (world) => expect(await (await studio(world)).uos.refreshToken()).toEqual({}),
  },
  'stacktrace.parse': {
    async ok(world) {
      const { app, uos } = await studio(world);
      await registered(world.platform, app);
      const { status, results } = await uos.parse({ log: tombstone() });
      expect([status, results[0]?.title, results[0]?.frames.map((frame) => frame.function)]).toEqual([
        'finished',
        'SIGSEGV at wave',
        ['wave', 'swell', 'harbour::Ship::steer(int)', 'ship_run', 'abort'],
      ]);
    },
    errors: {
      3: async (world) => (await studio(world)).uos.parse({ log: '' }),
      7: async (world) => (await studio(world)).looker.parse({ log: tombstone(), save: true }),
    },
  },
  'stacktrace.report': {
    async ok(world) {
      const { uos } = await studio(world);
      const { recordId } = await uos.report({ stack: tombstone(), platform: 'android' });
      expect((await uos.records.get({ id: recordId })).record).toMatchObject({
        ...{ status: 'failed', signal: 'SIGSEGV', platform: 'android', missingBuildIds: [BUILD] },
      });
    },
    errors: {
      3: async (world) => (await studio(world)).uos.report({ stack: '' }),
      8: async (world) => (await stormy(world)).uos.report({ stack: 'x' }),
    },
  },
  'stacktrace.symbols.list': {
    async ok(world) {
      const { app, uos } = await studio(world);
      const symbolId = await registered(world.platform, app, { version: '1.4.0' });
      const { symbols, totalCount } = await uos.symbols.list({
        version: '1.4.0',
        fileName: 'SHIP',
        platform: 'android',
      });
      expect([symbols.map((one) => one.symbolId), totalCount]).toEqual([[symbolId], 1]);
      expect((await uos.symbols.list({ buildId: 'ab' })).totalCount).toBe(0);
    },
    errors: { 3: async (world) => (await studio(world)).uos.symbols.list({ platform: wrong('moon') }) },
  },
  'stacktrace.symbols.create': {
    async ok(world) {
      const { app, uos } = await studio(world);
      const objectKey = await uploadSymbols(app, shipSymbols());
      const { symbol, symbols } = await uos.symbols.create({ fileName: 'libship.so.dbg', buildId: BUILD, objectKey });
      expect(symbol).toMatchObject({ buildId: BUILD, arch: 'x86_64', kind: 'native', hasDebugLine: true });
      expect(symbols).toEqual([symbol]);
    },
    errors: {
      3: async (world) => {
        const { app, uos } = await studio(world);
        const objectKey = await uploadSymbols(app, shipSymbols());
        return uos.symbols.create({ fileName: 'a', buildId: 'abcd', objectKey });
      },
      6: async (world) => {
        const { app, uos } = await studio(world);
        await registered(world.platform, app);
        const objectKey = await uploadSymbols(app, shipSymbols());
        return uos.symbols.create({ fileName: 'a', buildId: BUILD, objectKey });
      },
    },
  },
  'stacktrace.symbols.get': {
    async ok(world) {
      const { app, uos } = await studio(world);
      const id = await registered(world.platform, app);
      expect((await uos.symbols.get({ id })).symbol).toMatchObject({ symbolId: id, status: 'ready' });
    },
    errors: { 5: async (world) => (await studio(world)).uos.symbols.get({ id: UNKNOWN }) },
  },
  'stacktrace.symbols.remove': {
    async ok(world) {
      const { app, uos } = await studio(world);
      const id = await registered(world.platform, app);
      expect(await uos.symbols.remove({ id })).toEqual({});
      expect((await uos.symbols.list()).totalCount).toBe(0);
    },
    errors: { 5: async (world) => (await studio(world)).uos.symbols.remove({ id: UNKNOWN }) },
  },
  'stacktrace.symbols.uploadCredential': {
    async ok(world) {
      const made = await (await studio(world)).uos.symbols.uploadCredential({ fileName: 'libship.so' });
      expect(made.prefix).toBe(made.objectKey);
      expect((await fetch(made.uploadUrl, { method: 'PUT', body: 'x' })).status).toBe(200);
    },
    errors: { 3: async (world) => (await studio(world)).uos.symbols.uploadCredential({ fileName: wrong(1) }) },
  },
  'stacktrace.records.list': {
    async ok(world) {
      const { app, uos } = await studio(world);
      const recordId = await reported(app, { appVersion: '1.4.0', tags: ['harbour'] });
      await reported(app, { stack: 'x' });
      const { records, totalCount } = await uos.records.list({ appVersion: ['1.4.0'], tags: ['harbour'] });
      expect([records.map((one) => one.recordId), totalCount]).toEqual([[recordId], 1]);
    },
    errors: { 3: async (world) => (await studio(world)).uos.records.list(badTime) },
  },
  'stacktrace.records.get': {
    async ok(world) {
      const { app, uos } = await studio(world);
      const id = await reported(app);
      const { record } = await uos.records.get({ id });
      expect([record.rawStack.includes('SIGSEGV'), record.frames.length]).toEqual([true, 3]);
    },
    errors: { 5: async (world) => (await studio(world)).uos.records.get({ id: UNKNOWN }) },
  },
  'stacktrace.records.setTags': {
    async ok(world) {
      const { app, uos } = await studio(world);
      const recordIds = [await reported(app)];
      const { records } = await uos.records.setTags({ recordIds, tags: ['harbour'] });
      expect(records).toEqual([{ recordId: recordIds[0], tags: ['harbour'] }]);
    },
    errors: {
      3: async (world) => (await studio(world)).uos.records.setTags({ recordIds: [], tags: [] }),
      5: async (world) => (await studio(world)).uos.records.setTags({ recordIds: [UNKNOWN], tags: [] }),
    },
  },
  'stacktrace.records.reParse': {
    async ok(world) {
      const { app, uos } = await studio(world);
      const recordIds = [await reported(app)];
      expect((await uos.records.reParse({ recordIds })).records).toEqual([
        { recordId: recordIds[0], status: 'failed' },
      ]);
      await registered(world.platform, app);
      expect((await uos.records.reParse({ recordIds })).records).toEqual([
        { recordId: recordIds[0], status: 'finished' },
      ]);
    },
    errors: {
      3: async (world) => (await studio(world)).uos.records.reParse({ recordIds: [] }),
      5: async (world) => (await studio(world)).uos.records.reParse({ recordIds: [UNKNOWN] }),
    },
  },
  'stacktrace.groups.list': {
    async ok(world) {
      const { app, uos } = await studio(world);
      await reported(app, { userId: 'ana' });
      await reported(app, { userId: 'bo' });
      const { groups, totalCount } = await uos.groups.list({ keyword: 'sigsegv' });
      expect([groups[0]?.count, groups[0]?.userCount, totalCount]).toEqual([2, 2, 1]);
    },
    errors: { 3: async (world) => (await studio(world)).uos.groups.list(badTime) },
  },
  'stacktrace.groups.get': {
    async ok(world) {
      const { app, uos } = await studio(world);
      const { record } = await uos.records.get({ id: await reported(app) });
      const { group } = await uos.groups.get({ id: record.groupId });
      expect(group).toMatchObject({ groupId: record.groupId, count: 1, missingBuildIds: [BUILD] });
    },
    errors: { 5: async (world) => (await studio(world)).uos.groups.get({ id: UNKNOWN }) },
  },
  'stacktrace.missing.list': {
    async ok(world) {
      const { app, uos } = await studio(world);
      await reported(app);
      const { missing } = await uos.missing.list();
      expect(missing).toMatchObject([{ buildId: BUILD, module: 'libship.so', recordCount: 1 }]);
    },
  },
  'stacktrace.metrics.aggregation': {
    async ok(world) {
      const { app } = await studio(world);
      await reported(app);
      const { metrics } = await world.operator.stacktrace.metrics.aggregation();
      expect(metrics.at(-1)?.count).toBeGreaterThan(0);
    },
    errors: {
      3: async (world) => world.operator.stacktrace.metrics.aggregation(turned),
      7: async (world) => (await studio(world)).uos.metrics.aggregation(),
    },
  },
  'stacktrace.metrics.topK': {
    async ok(world) {
      const { apps } = await world.operator.stacktrace.metrics.topK({ k: 5 });
      expect(apps.length).toBeLessThanOrEqual(5);
    },
    errors: {
      3: async (world) => world.operator.stacktrace.metrics.topK(turned),
      7: async (world) => (await studio(world)).uos.metrics.topK(),
    },
  },
};
