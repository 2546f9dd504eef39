// Push: apps, channels, versions of servers. What a number means: wire/realtime-and-compute.md 1.3.
import { appCredentials, createUos, player, type Uos } from '@uos/sdk';
import { expect } from 'vitest';
import { issuePlayerToken } from '../../../packages/platform/src/kernel/who/player-tokens.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

/** A new app with push set up. */
async function pushApp({ platform }: World): Promise<{ id: string; uos: Uos }> {
  const app = await platform.app(['push']);
  const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
  const uos = createUos({ origin: platform.origin, as, retries: 0 });
  await uos.push.apps.create({ appId: app.id });
  return { id: app.id, uos };
}

const turned = { startTime: '2026-11-20T00:00:00Z', endTime: '2026-11-19T00:00:00Z' };
const name = () => `v${Math.random()}`;

export const cases: Cases = {
  'push.refreshAuthCache': {
    async ok(world) {
      expect(await (await pushApp(world)).uos.push.refreshAuthCache()).toEqual({});
    },
    errors: {},
  },
  'push.apps.create': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      expect((await uos.push.apps.create({ appId: id })).app).toMatchObject({ id, appId: id, status: 'enabled' });
    },
    errors: {
      3: async (world) => (await pushApp(world)).uos.push.apps.create({ appId: 'none' }),
      5: async (world) => (await pushApp(world)).uos.push.apps.create({ appId: world.otherApp.id }),
    },
  },
  'push.apps.list': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      expect(await uos.push.apps.list({ appId: id })).toMatchObject({ totalCount: 1, apps: [{ appId: id }] });
    },
    errors: {},
  },
  'push.apps.get': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      expect((await uos.push.apps.get({ id })).app.id).toBe(id);
    },
    errors: { 5: async (world) => (await pushApp(world)).uos.push.apps.get({ id: UNKNOWN }) },
  },
  'push.apps.update': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      expect((await uos.push.apps.update({ id, name: '聊天', maxServers: 3 })).app).toMatchObject({ name: '聊天' });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await pushApp(world);
        return uos.push.apps.update({ id, minServers: 9 });
      },
      7: async (world) => {
        const { id, uos } = await pushApp(world);
        return uos.push.apps.update({ id, cpuQuota: 2 });
      },
      5: async (world) => (await pushApp(world)).uos.push.apps.update({ id: UNKNOWN, minServers: 1 }),
    },
  },
  'push.apps.connectToken': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      const { url, serverId, token } = await uos.push.apps.connectToken({ id, playerId: 'ana' });
      expect([url, token.length]).toEqual([`${world.platform.origin.replace('http', 'ws')}/upush/ws`, 43]);
      expect((await uos.push.apps.servers({ id })).serverInfos.map((one) => one.id)).toContain(serverId);
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await pushApp(world);
        return uos.push.apps.connectToken({ id, playerId: '' });
      },
      5: async (world) => (await pushApp(world)).uos.push.apps.connectToken({ id: UNKNOWN, playerId: 'ana' }),
      7: async (world) => {
        const { id } = await pushApp(world);
        const claims = { userId: 'u', personaId: 'ana', realmId: UNKNOWN, appId: id };
        const { token } = issuePlayerToken(world.platform.ports, claims, 'access');
        const ana = createUos({ origin: world.platform.origin, as: player({ token }), retries: 0 });
        expect((await ana.push.apps.connectToken({ id, playerId: 'ana' })).token).not.toBe('');
        return ana.push.apps.connectToken({ id, playerId: 'ben' });
      },
      14: async (world) => {
        const { id, uos } = await pushApp(world);
        await uos.push.apps.update({ id, maxServers: 1 });
        const { serverId } = await uos.push.apps.connectToken({ id, playerId: 'ana' });
        const { db, instance } = world.platform.ports;
        await db
          .insertInto('push_loads')
          .values({ server_id: serverId, instance, players: 3500, cpu_micros: 0, memory_bytes: 0, memory_total: 0 })
          .execute();
        return uos.push.apps.connectToken({ id, playerId: 'ana' });
      },
    },
  },
  'push.messages.send': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      await uos.push.channels.create({ id, name: 'world' });
      const sent = await uos.push.messages.send({ id, messageType: 'PublicChannel', channelName: 'world', text: 'hi' });
      expect(sent).toMatchObject({ delivered: 0 });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await pushApp(world);
        return uos.push.messages.send({ id, messageType: 'Player', text: 'hi' });
      },
      5: async (world) => {
        const { id, uos } = await pushApp(world);
        return uos.push.messages.send({ id, messageType: 'PublicChannel', channelName: 'none', text: 'hi' });
      },
    },
  },
  'push.messages.notify': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      expect(await uos.push.messages.notify({ id, target: { all: true }, content: 'hi' })).toMatchObject({
        delivered: 0,
      });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await pushApp(world);
        return uos.push.messages.notify({ id, target: { all: true }, content: '一'.repeat(2731) });
      },
      5: async (world) =>
        (await pushApp(world)).uos.push.messages.notify({ id: UNKNOWN, target: { all: true }, content: 'hi' }),
    },
  },
  'push.apps.servers': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      const states = async () => (await uos.push.apps.servers({ id })).serverInfos.map(({ status }) => status);
      await expect.poll(states).toEqual(['running']);
    },
    errors: { 5: async (world) => (await pushApp(world)).uos.push.apps.servers({ id: UNKNOWN }) },
  },
  'push.apps.metrics': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      const hour = { startTime: '2026-11-20T00:00:00Z', endTime: '2026-11-20T00:59:59Z' };
      expect((await uos.push.apps.metrics({ id, ...hour })).points).toHaveLength(60);
      expect((await uos.push.apps.metrics({ id, ...hour, step: 600 })).points).toHaveLength(6);
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await pushApp(world);
        return uos.push.apps.metrics({ id, ...turned });
      },
      5: async (world) => (await pushApp(world)).uos.push.apps.metrics({ id: UNKNOWN }),
    },
  },
  'push.apps.usage': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      expect((await uos.push.apps.usage({ id })).items).toHaveLength(8);
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await pushApp(world);
        return uos.push.apps.usage({ id, ...turned });
      },
      5: async (world) => (await pushApp(world)).uos.push.apps.usage({ id: UNKNOWN }),
    },
  },
  'push.apps.usageSum': {
    async ok({ operator }) {
      expect((await operator.push.apps.usageSum()).items).toHaveLength(8);
    },
    errors: { 3: ({ operator }) => operator.push.apps.usageSum(turned) },
  },
  'push.apps.usageTopK': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      await uos.push.messages.send({ id, messageType: 'Player', playerId: 'ana', text: 'hi' });
      const ranked = async () => (await world.operator.push.apps.usageTopK({ metric: 'messageTotal', k: 100 })).items;
      await expect.poll(ranked).toContainEqual(expect.objectContaining({ appId: id, value: 1 }));
    },
    errors: { 3: ({ operator }) => operator.push.apps.usageTopK({ metric: 'messageTotal', ...turned }) },
  },
  'push.channels.create': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      const { channel } = await uos.push.channels.create({ id, name: 'world' });
      expect(channel).toMatchObject({ name: 'world', isPublic: true });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await pushApp(world);
        return uos.push.channels.create({ id, name: '' });
      },
      5: async (world) => (await pushApp(world)).uos.push.channels.create({ id: UNKNOWN, name: 'x' }),
      6: async (world) => {
        const { id, uos } = await pushApp(world);
        await uos.push.channels.create({ id, name: 'world' });
        return uos.push.channels.create({ id, name: 'world' });
      },
    },
  },
  'push.channels.list': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      await uos.push.channels.create({ id, name: 'world' });
      expect(await uos.push.channels.list({ id, name: 'orl' })).toMatchObject({ totalCount: 1 });
    },
    errors: { 5: async (world) => (await pushApp(world)).uos.push.channels.list({ id: UNKNOWN }) },
  },
  'push.channels.update': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      const { channel } = await uos.push.channels.create({ id, name: 'world' });
      const changed = await uos.push.channels.update({ id, cid: channel.id, name: 'plaza' });
      expect(changed.channel).toMatchObject({ id: channel.id, name: 'plaza' });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await pushApp(world);
        return uos.push.channels.update({ id, cid: UNKNOWN, name: '' });
      },
      5: async (world) => {
        const { id, uos } = await pushApp(world);
        return uos.push.channels.update({ id, cid: UNKNOWN, name: 'x' });
      },
      6: async (world) => {
        const { id, uos } = await pushApp(world);
        await uos.push.channels.create({ id, name: 'plaza' });
        const { channel } = await uos.push.channels.create({ id, name: 'world' });
        return uos.push.channels.update({ id, cid: channel.id, name: 'plaza' });
      },
    },
  },
  'push.channels.removeMany': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      await uos.push.channels.create({ id, name: 'world' });
      expect(await uos.push.channels.removeMany({ id, names: ['world', 'none'] })).toEqual({ deleted: 1 });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await pushApp(world);
        return uos.push.channels.removeMany({ id });
      },
      5: async (world) => (await pushApp(world)).uos.push.channels.removeMany({ id: UNKNOWN, names: ['x'] }),
    },
  },
  'push.channels.public': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      await uos.push.channels.create({ id, name: 'world' });
      const { channels } = await uos.push.channels.public({ id });
      expect(channels).toEqual([{ name: 'world', onlinePlayerCount: 0 }]);
    },
    errors: { 5: async (world) => (await pushApp(world)).uos.push.channels.public({ id: UNKNOWN }) },
  },
  'push.serverConfigs.list': {
    async ok({ operator }) {
      const { serverConfigs } = await operator.push.serverConfigs.list();
      expect(serverConfigs).toContainEqual(expect.objectContaining({ key: 'heartbeatSeconds', value: '15' }));
    },
    errors: {},
  },
  'push.serviceLevels.list': {
    async ok(world) {
      const { serviceLevels } = await (await pushApp(world)).uos.push.serviceLevels.list();
      expect(serviceLevels.map(({ id }) => id)).toEqual(['standard', 'trial']);
    },
    errors: {},
  },
  'push.serverVersions.list': {
    async ok(world) {
      await pushApp(world);
      const { serverVersions } = await world.operator.push.serverVersions.list({ limit: 9999 });
      expect(serverVersions.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    },
    errors: {},
  },
  'push.serverVersions.create': {
    async ok({ operator }) {
      const version = name();
      const made = await operator.push.serverVersions.create({ version, image: 'uos/push:x' });
      expect(made.serverVersion).toMatchObject({ version, image: 'uos/push:x', appCount: 0 });
    },
    errors: {
      3: ({ operator }) => operator.push.serverVersions.create({ version: '', image: 'x' }),
      6: async ({ operator }) => {
        const twice = { version: name(), image: 'x' };
        await operator.push.serverVersions.create(twice);
        return operator.push.serverVersions.create(twice);
      },
    },
  },
  'push.serverVersions.update': {
    async ok({ operator }) {
      const { serverVersion } = await operator.push.serverVersions.create({ version: name(), image: 'x' });
      const changed = await operator.push.serverVersions.update({ id: serverVersion.id, description: 'new' });
      expect(changed.serverVersion).toMatchObject({ id: serverVersion.id, description: 'new' });
    },
    errors: {
      3: ({ operator }) => operator.push.serverVersions.update({ id: UNKNOWN, image: '' }),
      5: ({ operator }) => operator.push.serverVersions.update({ id: UNKNOWN, image: 'x' }),
      6: async ({ operator }) => {
        const version = name();
        await operator.push.serverVersions.create({ version, image: 'x' });
        const { serverVersion } = await operator.push.serverVersions.create({ version: name(), image: 'x' });
        return operator.push.serverVersions.update({ id: serverVersion.id, version });
      },
    },
  },
  'push.serverVersions.remove': {
    async ok(world) {
      await pushApp(world);
      const { operator } = world;
      const { serverVersion } = await operator.push.serverVersions.create({ version: name(), image: 'x' });
      expect(await operator.push.serverVersions.remove({ id: serverVersion.id })).toEqual({});
    },
    errors: {
      5: ({ operator }) => operator.push.serverVersions.remove({ id: UNKNOWN }),
      9: async (world) => {
        const { uos, id } = await pushApp(world);
        const { app } = await uos.push.apps.get({ id });
        return world.operator.push.serverVersions.remove({ id: app.serverVersionId });
      },
    },
  },
  'push.serverVersions.assign': {
    async ok(world) {
      const { id, uos } = await pushApp(world);
      const { operator } = world;
      const { serverVersion } = await operator.push.serverVersions.create({ version: name(), image: 'x' });
      const moved = { appIds: [id], serverVersionId: serverVersion.id };
      expect(await operator.push.serverVersions.assign(moved)).toEqual({ updated: 1 });
      expect((await uos.push.apps.get({ id })).app.serverVersionId).toBe(serverVersion.id);
    },
    errors: {
      3: ({ operator }) => operator.push.serverVersions.assign({ appIds: [], serverVersionId: UNKNOWN }),
      5: ({ operator }) => operator.push.serverVersions.assign({ appIds: [UNKNOWN], serverVersionId: UNKNOWN }),
    },
  },
};
