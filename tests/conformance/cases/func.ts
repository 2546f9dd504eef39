// Stateful functions: the function, its servers, what decides their number, what they say and used. What a number means:
// wire/realtime-and-compute.md 1.3.
import { randomUUID } from 'node:crypto';
import { appCredentials, createUos, player, type Uos } from '@uos/sdk';
import { expect } from 'vitest';
import { json } from '../../../packages/platform/src/db/columns.ts';
import { issuePlayerToken } from '../../../packages/platform/src/kernel/who/player-tokens.ts';
import { putMinute, putRelease, putScaling, putServer, putWords } from '../../support/functions.ts';
import { followed } from '../followed.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

interface Func {
  readonly id: string;
  readonly uos: Uos['func'];
  readonly place: { readonly platform: World['platform']; readonly appId: string };
  readonly serviceSecret: string;
}

/** A new app that has the service, and no function yet. */
async function appOf({ platform }: World): Promise<Func> {
  const { id, serviceSecret } = await platform.app(['func']);
  const as = appCredentials({ appId: id, appServiceSecret: serviceSecret });
  const uos = createUos({ origin: platform.origin, as, retries: 0 }).func;
  return { id, uos, place: { platform, appId: id }, serviceSecret };
}

async function functionOf(world: World): Promise<Func & { readonly profileId: string }> {
  const made = await appOf(world);
  const { functionInfo } = await made.uos.functions.create({ appId: made.id });
  return { ...made, profileId: functionInfo.defaultProfileId };
}

/** Servers of it can be begun. */
async function releasedOf(world: World) {
  const made = await functionOf(world);
  return { ...made, revisionId: await putRelease(made.place, made.profileId) };
}

async function scaledOf(world: World) {
  const made = await functionOf(world);
  const { autoscaler } = await made.uos.autoscaler.create({ id: made.id, ...BOUNDS });
  return { ...made, autoscaler };
}

/** With the log service on. */
async function heardOf(world: World) {
  const made = await functionOf(world);
  await made.uos.logs.enable({ id: made.id });
  const serverId = await putServer(made.place);
  await putWords(made.place, serverId, 'player joined');
  return { ...made, serverId };
}

const BOUNDS = { resource: 'cpu', minServers: 0, maxServers: 2, extendThreshold: 70, shrinkThreshold: 25 } as const;

async function onTrial({ place }: Func): Promise<void> {
  await place.platform.ports.db
    .updateTable('app_services')
    .set({ properties: json({ trial: 'true' }) })
    .where('app_id', '=', place.appId)
    .execute();
}

/** Another service of the app holds the slot from now on. */
async function occupied({ place }: Func): Promise<void> {
  const { db } = place.platform.ports;
  const taken = {
    app_id: place.appId,
    name: 'usync',
    provider: '',
    status: 'Enabled',
    service_id: place.appId,
  } as const;
  await db
    .insertInto('app_services')
    .values({ ...taken, properties: json({}) })
    .execute();
  await db.updateTable('apps').set({ support_multi_services: false }).where('id', '=', place.appId).execute();
}

const turned = { startTime: '2026-11-20T00:00:00Z', endTime: '2026-11-19T00:00:00Z' };
const turnedLog = { from: turned.startTime, to: turned.endTime };

export const cases: Cases = {
  'func.refreshToken': {
    async ok(world) {
      expect(await (await appOf(world)).uos.refreshToken()).toEqual({});
    },
    errors: {},
  },
  'func.functions.create': {
    async ok(world) {
      const { id, uos } = await appOf(world);
      const first = await uos.functions.create({ appId: id, name: 'lobby' });
      expect(first.functionInfo).toMatchObject({
        ...{ id, gameId: id, name: 'lobby', status: 'enabled', endpointSelection: 'RANDOM', configLevel: '100m' },
        ...{ allocationTTL: '600s', clsEnabled: false, serverCount: 0 },
        portList: [{ protocol: 'TCP', port: 8899 }],
      });
      expect(await uos.functions.create({ appId: id, name: 'another' })).toEqual(first);
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await appOf(world);
        return uos.functions.create({ appId: id, configLevel: '300m' });
      },
      5: async (world) => (await appOf(world)).uos.functions.create({ appId: world.otherApp.id }),
      7: async (world) => {
        const made = await appOf(world);
        await occupied(made);
        return made.uos.functions.create({ appId: made.id });
      },
      8: async (world) => {
        const made = await appOf(world);
        await onTrial(made);
        return made.uos.functions.create({ appId: made.id, configLevel: '1000m' });
      },
    },
  },
  'func.functions.get': {
    async ok(world) {
      const { id, uos } = await functionOf(world);
      expect((await uos.functions.get({ id })).functionInfo).toMatchObject({ id, appId: id });
    },
    errors: {
      5: async (world) => {
        const { id, uos } = await appOf(world);
        return uos.functions.get({ id });
      },
    },
  },
  'func.functions.update': {
    async ok(world) {
      const { id, uos } = await functionOf(world);
      const set = { configLevel: '1000m', allocationTTL: '1h0m0s', endpointSelection: 'LEAST' } as const;
      const { functionInfo } = await uos.functions.update({ id, ...set });
      expect(functionInfo).toMatchObject({ ...set, allocationTTL: '3600s' });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await functionOf(world);
        const port = { protocol: 'TCP', port: 8899, name: 'game' } as const;
        return uos.functions.update({ id, portList: [port, { ...port, port: 8900 }] });
      },
      5: async (world) => {
        const { id, uos } = await functionOf(world);
        return uos.functions.update({ id, defaultProfileId: UNKNOWN });
      },
      8: async (world) => {
        const made = await functionOf(world);
        await onTrial(made);
        return made.uos.functions.update({ id: made.id, allocationTTL: '0s' });
      },
    },
  },
  'func.functions.list': {
    async ok(world) {
      const { id, uos } = await functionOf(world);
      expect(await uos.functions.list({ id })).toMatchObject({ totalCount: 1, functions: [{ id }] });
      expect(await uos.functions.list({ id: UNKNOWN })).toEqual({ totalCount: 0, functions: [] });
    },
    errors: {},
  },
  'func.functions.enable': {
    async ok(world) {
      const { id, uos } = await functionOf(world);
      await uos.functions.disable({ id });
      expect((await uos.functions.enable({ id })).functionInfo.status).toBe('enabled');
    },
    errors: {
      5: async (world) => (await functionOf(world)).uos.functions.enable({ id: UNKNOWN }),
      7: async (world) => {
        const made = await functionOf(world);
        await occupied(made);
        return made.uos.functions.enable({ id: made.id });
      },
    },
  },
  'func.functions.disable': {
    async ok(world) {
      const { id, uos, place } = await functionOf(world);
      const serverId = await putServer(place);
      const { functionInfo } = await uos.functions.disable({ id });
      expect(functionInfo).toMatchObject({ status: 'disabled', serverCount: 0 });
      expect((await uos.servers.get({ id, serverId })).server).toMatchObject({
        ...{ status: 'deleted', failedReason: 'the function was disabled' },
      });
    },
    errors: { 5: async (world) => (await functionOf(world)).uos.functions.disable({ id: UNKNOWN }) },
  },
  'func.functions.endpoint': {
    async ok(world) {
      const { id, uos, place } = await functionOf(world);
      await uos.functions.update({ id, endpointSelection: 'LEAST' });
      const one = await putServer(place, { players: ['a'], tags: { zone: '1' } });
      const two = await putServer(place, { tags: { zone: '2' } });
      const chosen = async (more: object = {}) => (await uos.functions.endpoint({ id, ...more })).serverId;
      expect(await uos.functions.endpoint({ id })).toEqual({
        ...{ ip: '127.0.0.1', ports: [{ protocol: 'TCP', port: 31_000, name: 'game' }], serverId: two },
      });
      // why the other one: two players on their way to the second are more than the one on the first
      await chosen({ tag: 'zone=2' });
      expect(await chosen()).toBe(one);
      expect(await chosen({ tag: 'zone=1' })).toBe(one);
    },
    errors: {
      5: async (world) => (await functionOf(world)).uos.functions.endpoint({ id: UNKNOWN }),
      7: async (world) => {
        const { id, place } = await functionOf(world);
        const claims = { userId: 'u', personaId: 'ana', realmId: UNKNOWN, appId: id };
        const { token } = issuePlayerToken(world.platform.ports, claims, 'access');
        const ana = createUos({ origin: world.platform.origin, as: player({ token }), retries: 0 }).func;
        const serverId = await putServer(place);
        expect(await ana.functions.endpoint({ id, playerId: 'ana' })).toMatchObject({ serverId });
        return ana.functions.endpoint({ id, playerId: 'ben' });
      },
      14: async (world) => {
        const { id, uos, place } = await functionOf(world);
        await putServer(place, { players: ['a'], maxPlayers: 1 });
        return uos.functions.endpoint({ id });
      },
    },
  },
  'func.servers.list': {
    async ok(world) {
      const { id, uos, place } = await functionOf(world);
      const serverId = await putServer(place, { tags: { zone: '1' }, players: ['a', 'b'] });
      await putServer(place, { status: 'failed' });
      const listed = await uos.servers.list({ id, status: 'running', tag: 'zone=1' });
      expect(listed).toMatchObject({ totalCount: 1, servers: [{ id: serverId, playerCount: 2, tags: { zone: '1' } }] });
      expect(await uos.servers.list({ id, tag: 'zone' })).toMatchObject({ totalCount: 1 });
      expect(await uos.servers.list({ id })).toMatchObject({ totalCount: 2 });
    },
    errors: { 5: async (world) => (await functionOf(world)).uos.servers.list({ id: UNKNOWN }) },
  },
  'func.servers.create': {
    async ok(world) {
      const { id, uos, profileId, revisionId } = await releasedOf(world);
      const { server } = await uos.servers.create({ id, name: 'lobby', tags: { zone: '1' }, envs: { MAP: 'fog' } });
      expect(server).toMatchObject({
        ...{ functionId: id, profileId, profileRevisionId: revisionId, version: 1, status: 'created', ip: '' },
        ...{ regionId: 'local', cpuLimit: '100m', memoryLimit: '154Mi', tags: { zone: '1' }, exitCode: null },
      });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await releasedOf(world);
        return uos.servers.create({ id, name: 'lobby', envs: { UOS_APP_ID: 'x' } });
      },
      5: async (world) => {
        const { id, uos } = await releasedOf(world);
        return uos.servers.create({ id, name: 'lobby', profileId: UNKNOWN });
      },
      7: async (world) => {
        const made = await releasedOf(world);
        await occupied(made);
        return made.uos.servers.create({ id: made.id, name: 'lobby' });
      },
      8: async (world) => {
        const made = await releasedOf(world);
        await onTrial(made);
        await Promise.all([putServer(made.place), putServer(made.place)]);
        return made.uos.servers.create({ id: made.id, name: 'lobby' });
      },
      9: async (world) => {
        const { id, uos } = await functionOf(world);
        return uos.servers.create({ id, name: 'lobby' });
      },
      14: async (world) => {
        const made = await releasedOf(world);
        const configOptions = JSON.stringify([{ cpu: '900000m', name: 'huge' }]);
        await made.place.platform.ports.db
          .updateTable('app_services')
          .set({ properties: json({ configOptions }) })
          .where('app_id', '=', made.id)
          .execute();
        return made.uos.servers.create({ id: made.id, name: 'lobby', configLevel: '900000m' });
      },
    },
  },
  'func.servers.get': {
    async ok(world) {
      const { id, uos, place } = await functionOf(world);
      const serverId = await putServer(place);
      expect((await uos.servers.get({ id, serverId })).server).toMatchObject({ id: serverId, status: 'running' });
    },
    errors: {
      5: async (world) => {
        const { id, uos } = await functionOf(world);
        return uos.servers.get({ id, serverId: UNKNOWN });
      },
    },
  },
  'func.servers.update': {
    async ok(world) {
      const { id, uos, place, profileId, revisionId } = await releasedOf(world);
      const serverId = await putServer(place, { profileId });
      const named = await uos.servers.update({ id, serverId, name: 'hall', tags: { zone: '3' }, maxPlayers: 9 });
      expect(named.server).toMatchObject({ name: 'hall', status: 'running', tags: { zone: '3' }, maxPlayers: 9 });
      const { server } = await uos.servers.update({ id, serverId, configLevel: '1000m' });
      expect(server).toMatchObject({
        ...{ status: 'created', cpuLimit: '1000m', memoryLimit: '1536Mi', profileRevisionId: revisionId },
      });
    },
    errors: {
      3: async (world) => {
        const { id, uos, place } = await functionOf(world);
        return uos.servers.update({ id, serverId: await putServer(place), tags: { 'a=b': '' } });
      },
      5: async (world) => {
        const { id, uos } = await functionOf(world);
        return uos.servers.update({ id, serverId: UNKNOWN, name: 'hall' });
      },
      7: async (world) => {
        const made = await functionOf(world);
        const serverId = await putServer(made.place);
        await occupied(made);
        return made.uos.servers.update({ id: made.id, serverId, configLevel: '100m' });
      },
      8: async (world) => {
        const made = await functionOf(world);
        await onTrial(made);
        return made.uos.servers.update({
          ...{ id: made.id, serverId: await putServer(made.place), configLevel: '1000m' },
        });
      },
      9: async (world) => {
        const { id, uos, place } = await functionOf(world);
        return uos.servers.update({ id, serverId: await putServer(place, { status: 'created' }), configLevel: '100m' });
      },
    },
  },
  'func.servers.remove': {
    async ok(world) {
      const { id, uos, place } = await functionOf(world);
      const serverId = await putServer(place);
      for (let times = 0; times < 2; times += 1) {
        expect((await uos.servers.remove({ id, serverId })).server).toMatchObject({ status: 'deleted' });
      }
      expect(await uos.servers.list({ id })).toMatchObject({ totalCount: 0 });
      expect(await uos.servers.list({ id, status: 'deleted' })).toMatchObject({ totalCount: 1 });
    },
    errors: {
      5: async (world) => {
        const { id, uos } = await functionOf(world);
        return uos.servers.remove({ id, serverId: UNKNOWN });
      },
    },
  },
  'func.servers.tags': {
    async ok(world) {
      const { id, uos, place } = await functionOf(world);
      for (const zone of ['2', '1', '2']) {
        await putServer(place, { tags: { zone } });
      }
      expect(await uos.servers.tags({ id })).toEqual({ tags: [{ key: 'zone', values: ['1', '2'], serverCount: 3 }] });
    },
    errors: { 5: async (world) => (await functionOf(world)).uos.servers.tags({ id: UNKNOWN }) },
  },
  'func.servers.players': {
    async ok(world) {
      const { id, uos, place } = await functionOf(world);
      const serverId = await putServer(place, { players: ['a', 'b'] });
      expect(await uos.servers.players({ id, serverId, offset: 1 })).toMatchObject({
        ...{ totalCount: 2, players: [{ playerId: 'b' }] },
      });
    },
    errors: {
      5: async (world) => {
        const { id, uos } = await functionOf(world);
        return uos.servers.players({ id, serverId: UNKNOWN });
      },
    },
  },
  'func.servers.playerCount': {
    async ok(world) {
      const { id, uos, place } = await functionOf(world);
      const serverId = await putServer(place, { players: ['a', 'b'] });
      expect(await uos.servers.playerCount({ id })).toEqual({ total: 2, servers: [{ serverId, playerCount: 2 }] });
    },
    errors: { 5: async (world) => (await functionOf(world)).uos.servers.playerCount({ id: UNKNOWN }) },
  },
  'func.autoscaler.get': {
    async ok(world) {
      const { id, uos, autoscaler } = await scaledOf(world);
      expect(await uos.autoscaler.get({ id })).toEqual({ autoscaler });
      const { id: without, uos: other } = await functionOf(world);
      expect(await other.autoscaler.get({ id: without })).toEqual({ autoscaler: null });
    },
    errors: { 5: async (world) => (await functionOf(world)).uos.autoscaler.get({ id: UNKNOWN }) },
  },
  'func.autoscaler.create': {
    async ok(world) {
      const { id, autoscaler } = await scaledOf(world);
      expect(autoscaler).toMatchObject({
        ...{ functionId: id, ...BOUNDS, step: 1, cooldownSeconds: 60, windowSeconds: 60, enabled: true, reason: '' },
      });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await functionOf(world);
        return uos.autoscaler.create({ id, ...BOUNDS, shrinkThreshold: 70 });
      },
      5: async (world) => (await functionOf(world)).uos.autoscaler.create({ id: UNKNOWN, ...BOUNDS }),
      6: async (world) => {
        const { id, uos } = await scaledOf(world);
        return uos.autoscaler.create({ id, ...BOUNDS });
      },
    },
  },
  'func.autoscaler.update': {
    async ok(world) {
      const { id, uos, autoscaler } = await scaledOf(world);
      const changed = await uos.autoscaler.update({ id, maxServers: 4, enabled: false });
      expect(changed.autoscaler).toEqual({ ...autoscaler, maxServers: 4, enabled: false });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await scaledOf(world);
        return uos.autoscaler.update({ id, minServers: 3 });
      },
      5: async (world) => {
        const { id, uos } = await functionOf(world);
        return uos.autoscaler.update({ id, maxServers: 3 });
      },
    },
  },
  'func.autoscaler.remove': {
    async ok(world) {
      const { id, uos } = await scaledOf(world);
      expect(await uos.autoscaler.remove({ id })).toEqual({});
      expect(await uos.autoscaler.get({ id })).toEqual({ autoscaler: null });
    },
    errors: {
      5: async (world) => {
        const { id, uos } = await functionOf(world);
        return uos.autoscaler.remove({ id });
      },
    },
  },
  'func.autoscaler.history': {
    async ok(world) {
      const { id, uos, place } = await scaledOf(world);
      const scalingId = await putScaling(place);
      expect(await uos.autoscaler.history({ id })).toMatchObject({
        ...{ totalCount: 1, history: [{ id: scalingId, operation: 'extend', from: 1, to: 2 }] },
      });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await functionOf(world);
        return uos.autoscaler.history({ id, ...turned });
      },
      5: async (world) => (await functionOf(world)).uos.autoscaler.history({ id: UNKNOWN }),
    },
  },
  'func.logs.search': {
    async ok(world) {
      const { id, uos, serverId, place } = await heardOf(world);
      await putWords(place, serverId, 'player left');
      const first = await uos.logs.search({ id, limit: 1, sort: 'asc' });
      expect(first).toMatchObject({ results: [{ serverId, source: 'stdout', content: 'player joined' }] });
      expect(first.listOver).toBe(false);
      const whole = Buffer.from(await uos.logs.download({ id })).toString();
      expect(whole).toMatch(new RegExp(`^\\S+Z ${serverId} stdout player joined\n`));
      const rest = await uos.logs.search({ id, limit: 9, sort: 'asc', context: first.context });
      expect(rest).toMatchObject({ results: [{ content: 'player left' }], listOver: true });
      expect((await uos.logs.search({ id, source: 'stderr' })).results).toEqual([]);
      expect((await uos.logs.search({ id, serverId, query: 'JOINED' })).results).toHaveLength(1);
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await heardOf(world);
        return uos.logs.search({ id, ...turnedLog });
      },
      5: async (world) => (await functionOf(world)).uos.logs.search({ id: UNKNOWN }),
      9: async (world) => {
        const { id, uos } = await functionOf(world);
        return uos.logs.search({ id });
      },
    },
  },
  'func.logs.follow': {
    async ok(world) {
      const made = await heardOf(world);
      expect(await followed(world, made, `/ufunc/v1/functions/${made.id}/${made.serverId}/log/follow`)).toContain(
        'player joined',
      );
    },
    errors: {
      5: async (world) => {
        const made = await functionOf(world);
        return followed(world, made, `/ufunc/v1/functions/${made.id}/${randomUUID()}/log/follow`);
      },
    },
  },
  'func.logs.enable': {
    async ok(world) {
      const { id, uos } = await functionOf(world);
      expect((await uos.logs.enable({ id })).functionInfo.clsEnabled).toBe(true);
    },
    errors: { 5: async (world) => (await functionOf(world)).uos.logs.enable({ id: UNKNOWN }) },
  },
  'func.usage.cpu': {
    async ok(world) {
      const { id, uos, place } = await functionOf(world);
      const serverId = await putServer(place);
      await putMinute(place, serverId, 1500);
      expect((await uos.usage.cpu({ functionId: id })).items).toMatchObject([{ cpuUsageUnit: 1.5 }]);
      expect((await uos.usage.cpu({ functionId: id, serverId: UNKNOWN })).items).toEqual([]);
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await functionOf(world);
        return uos.usage.cpu({ functionId: id, ...turned });
      },
      5: async (world) => (await functionOf(world)).uos.usage.cpu({ functionId: UNKNOWN }),
    },
  },
  'func.usage.aggregation': {
    async ok({ operator }) {
      expect((await operator.func.usage.aggregation({ metric: 'apps' })).items).toHaveLength(8);
    },
    errors: { 3: ({ operator }) => operator.func.usage.aggregation({ metric: 'usage', ...turned }) },
  },
  'func.usage.topK': {
    async ok({ operator }) {
      expect(await operator.func.usage.topK({ metric: 'cpuUsageUnit' })).toHaveProperty('items');
    },
    errors: { 3: ({ operator }) => operator.func.usage.topK({ metric: 'usage', ...turned }) },
  },
};
