// Game-server hosting: games, regions, profiles and what operators decide. What a number means:
// wire/realtime-and-compute.md 1.3.
import { appCredentials, createUos, type Uos } from '@uos/sdk';
import { expect } from 'vitest';
import { json } from '../../../packages/platform/src/db/columns.ts';
import type { TestApp } from '../../../packages/platform/src/testing/platform.ts';
import { builtImage } from '../../support/hosted-game.ts';
import { putAllocation, putImage, putLog, putServer, putTestServer, serverOf } from '../../support/hosting.ts';
import { followed, secretOf } from '../followed.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

interface Hosting {
  readonly id: string;
  readonly uos: Uos['multiverse'];
}

/** A new app with a game. */
async function gameOf({ platform }: World, services: readonly string[] = []): Promise<Hosting> {
  const app = await platform.app(['multiverse', ...services]);
  const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
  const uos = createUos({ origin: platform.origin, as, retries: 0 }).multiverse;
  await uos.games.create({ gameId: app.id, name: 'harbour' });
  return { id: app.id, uos };
}

async function profileOf(world: World): Promise<Hosting & { readonly profileId: string }> {
  const game = await gameOf(world);
  const { profile } = await game.uos.profiles.create({ gameId: game.id, name: 'battle' });
  return { ...game, profileId: profile.id };
}

type Made = Awaited<ReturnType<typeof profileOf>> & { readonly imageId: string; readonly revisionId: string };

async function revisionOf(world: World): Promise<Made> {
  const { platform } = world;
  const made = await profileOf(world);
  const imageId = await putImage({ platform, appId: made.id });
  const { profileRevision } = await made.uos.revisions.create({ profileId: made.profileId, imageId });
  return { ...made, imageId, revisionId: profileRevision.id };
}

/** The profile that a game of functions begins with. */
async function defaultProfile({ platform }: World): Promise<Hosting & { readonly profileId: string }> {
  const app = await platform.app(['multiverse', 'func']);
  const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
  const uos = createUos({ origin: platform.origin, as, retries: 0 }).multiverse;
  await uos.games.create({ gameId: app.id, name: 'harbour', source: 'func' });
  const { profiles } = await uos.profiles.list({ gameId: app.id });
  return { id: app.id, uos, profileId: profiles[0]?.id ?? '' };
}

async function onTrial({ platform }: World, appId: string): Promise<void> {
  await platform.ports.db
    .updateTable('app_services')
    .set({ properties: json({ trial: 'true' }) })
    .where('app_id', '=', appId)
    .execute();
}

/** The world's operator, who names the app of each call. */
const asOperator = ({ operator }: World, { id }: Pick<Hosting, 'id'>) =>
  [operator.multiverse, { headers: { 'x-app-id': id, 'x-appid': id } }] as const;

interface Allocated extends Made {
  readonly uuid: string;
}

/** A server that somebody has, by its row alone. */
async function allocatedOf(world: World): Promise<Allocated> {
  const made = await revisionOf(world);
  await made.uos.regions.create({ gameId: made.id, regionId: 'local' });
  await made.uos.revisions.release({ id: made.revisionId });
  const place = { platform: world.platform, appId: made.id };
  return { ...made, uuid: await putAllocation(place, made) };
}

/** A test server that is being started for ever. */
async function stillCreating({ platform }: World, appId: string, revisionId: string): Promise<string> {
  const id = await putTestServer({ platform, appId }, revisionId);
  await platform.ports.db
    .updateTable('hosting_test_servers')
    .set({ status: 'creating', end_reason: '', exit_code: null, ended_at: null })
    .where('id', '=', id)
    .execute();
  return id;
}

/** What `builtImage` of tests with real servers calls by. */
const callsOf = (world: World, { id }: Pick<Hosting, 'id'>, secret: string) => ({
  app: { id } as TestApp,
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await world.platform.call(method, `/gs/v1${path}`, body, { basic: `${id}:${secret}` });
    return answer.body as T;
  },
});

async function uploaded(world: World) {
  const game = await gameOf(world);
  const image = await builtImage(callsOf(world, game, await secretOf(world, game.id)), { server: '#!/bin/sh\n' });
  return { ...game, imageId: image.id, status: image.status };
}

const turned = { startTime: '2026-11-20T00:00:00Z', endTime: '2026-11-19T00:00:00Z' };

export const cases: Cases = {
  'multiverse.ping': {
    async ok({ visitor, platform }) {
      const address = `127.0.0.1:${platform.port}`;
      expect(await visitor.multiverse.ping({ address })).toMatchObject({ Address: address, Reachable: true });
    },
    errors: {
      'address cannot be empty': ({ visitor }) => visitor.multiverse.ping({ address: '' }),
      'invalid parameters': ({ visitor }) => visitor.multiverse.ping({ address: 'localhost' }),
    },
  },
  'multiverse.refreshToken': {
    async ok(world) {
      expect(await (await gameOf(world)).uos.refreshToken()).toEqual({});
    },
    errors: {},
  },
  'multiverse.games.create': {
    async ok(world) {
      const { id, uos } = await gameOf(world);
      const { game } = await uos.games.create({ gameId: id, name: 'another' });
      expect(game).toMatchObject({ gameId: id, name: 'harbour', type: 'OnDemandGame', status: 'enabled' });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await gameOf(world);
        return uos.games.create({ gameId: id, name: 'x', allocationTTL: 'soon' });
      },
      5: async (world) => (await gameOf(world)).uos.games.create({ gameId: world.otherApp.id, name: 'x' }),
      7: async (world) => {
        const { id, uos } = await gameOf(world, ['func']);
        const { db } = world.platform.ports;
        await db.updateTable('apps').set({ support_multi_services: false }).where('id', '=', id).execute();
        return uos.games.create({ gameId: id, name: 'x' });
      },
    },
  },
  'multiverse.games.list': {
    async ok(world) {
      const { id, uos } = await gameOf(world);
      expect(await uos.games.list()).toMatchObject({ totalCount: 1, games: [{ gameId: id }] });
      const [operator, named] = asOperator(world, { id });
      expect((await operator.games.list({ name: 'arbou' }, named)).totalCount).toBe(1);
    },
    errors: {},
  },
  'multiverse.games.get': {
    async ok(world) {
      const { id, uos } = await gameOf(world);
      expect((await uos.games.get({ gameId: id })).game.namespace).toBe(`game-${id}`);
    },
    errors: { 5: async (world) => (await gameOf(world)).uos.games.get({ gameId: UNKNOWN }) },
  },
  'multiverse.games.update': {
    async ok(world) {
      const { id, uos } = await gameOf(world);
      const webhook = { url: 'https://game.example.com/hook', headers: { Authorization: 'Bearer x' } };
      const { game } = await uos.games.update({ gameId: id, allocationTTL: '1h0m0s', webhook });
      expect(game).toMatchObject({ allocationTTL: '3600s', webhook });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await gameOf(world);
        return uos.games.update({ gameId: id, webhook: { url: '', headers: { 'X-Mine': '1' } } });
      },
      5: async (world) => (await gameOf(world)).uos.games.update({ gameId: UNKNOWN, name: 'x' }),
      7: async (world) => {
        const { id, uos } = await gameOf(world);
        return uos.games.update({ gameId: id, memoryPerCpu: 2048 });
      },
    },
  },
  'multiverse.games.resourceFactor': {
    async ok(world) {
      const [operator, named] = asOperator(world, await gameOf(world));
      const gameId = named.headers['x-app-id'];
      expect((await operator.games.resourceFactor({ gameId }, named)).resourceFactor.cpuFactor).toBe(1);
    },
    errors: {
      5: async (world) => {
        const [operator, named] = asOperator(world, await gameOf(world));
        return operator.games.resourceFactor({ gameId: UNKNOWN }, named);
      },
    },
  },
  'multiverse.games.setResourceFactor': {
    async ok(world) {
      const { id } = await gameOf(world);
      const [operator, named] = asOperator(world, { id });
      const set = await operator.games.setResourceFactor({ gameId: id, cpuFactor: 1.5 }, named);
      expect(set.resourceFactor).toEqual({ cpuFactor: 1.5, memoryFactor: 1 });
    },
    errors: {
      3: async (world) => {
        const { id } = await gameOf(world);
        const [operator, named] = asOperator(world, { id });
        return operator.games.setResourceFactor({ gameId: id, cpuFactor: 0 }, named);
      },
      5: async (world) => {
        const [operator, named] = asOperator(world, await gameOf(world));
        return operator.games.setResourceFactor({ gameId: UNKNOWN }, named);
      },
    },
  },
  'multiverse.games.usageAdjustFactor': {
    async ok(world) {
      const { id } = await gameOf(world);
      const [operator, named] = asOperator(world, { id });
      expect(await operator.games.usageAdjustFactor({ gameId: id }, named)).toEqual({ usageAdjustFactor: 1 });
    },
    errors: {
      5: async (world) => {
        const [operator, named] = asOperator(world, await gameOf(world));
        return operator.games.usageAdjustFactor({ gameId: UNKNOWN }, named);
      },
    },
  },
  'multiverse.games.setUsageAdjustFactor': {
    async ok(world) {
      const { id } = await gameOf(world);
      const [operator, named] = asOperator(world, { id });
      const set = await operator.games.setUsageAdjustFactor({ gameId: id, usageAdjustFactor: 0.5 }, named);
      expect(set).toEqual({ usageAdjustFactor: 0.5 });
    },
    errors: {
      3: async (world) => {
        const { id } = await gameOf(world);
        const [operator, named] = asOperator(world, { id });
        return operator.games.setUsageAdjustFactor({ gameId: id, usageAdjustFactor: -1 }, named);
      },
      5: async (world) => {
        const [operator, named] = asOperator(world, await gameOf(world));
        return operator.games.setUsageAdjustFactor({ gameId: UNKNOWN }, named);
      },
    },
  },
  'multiverse.regions.offered': {
    async ok(world) {
      const { regions } = await (await gameOf(world)).uos.regions.offered();
      expect(regions.filter(({ available }) => available).map(({ id }) => id)).toEqual(['local']);
    },
    errors: {},
  },
  'multiverse.regions.create': {
    async ok(world) {
      const { id, uos } = await gameOf(world);
      const { gameRegion } = await uos.regions.create({ gameId: id, regionId: 'local' });
      expect(gameRegion).toMatchObject({ minServers: 1, maxServers: 10, bufferPercent: 20, status: 'enabled' });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await gameOf(world);
        return uos.regions.create({ gameId: id, regionId: 'nowhere' });
      },
      5: async (world) => (await gameOf(world)).uos.regions.create({ gameId: UNKNOWN, regionId: 'local' }),
      6: async (world) => {
        const { id, uos } = await gameOf(world);
        await uos.regions.create({ gameId: id, regionId: 'local' });
        return uos.regions.create({ gameId: id, regionId: 'local' });
      },
    },
  },
  'multiverse.regions.list': {
    async ok(world) {
      const { id, uos } = await gameOf(world);
      await uos.regions.create({ gameId: id, regionId: 'shanghai' });
      const { gameRegions } = await uos.regions.list({ gameId: id });
      expect(gameRegions).toMatchObject([{ regionName: '上海', status: 'unavailable' }]);
    },
    errors: { 5: async (world) => (await gameOf(world)).uos.regions.list({ gameId: UNKNOWN }) },
  },
  'multiverse.regions.update': {
    async ok(world) {
      const { id, uos } = await gameOf(world);
      await uos.regions.create({ gameId: id, regionId: 'local' });
      const { gameRegion } = await uos.regions.update({ gameId: id, regionId: 'local', maxServers: 3 });
      expect(gameRegion).toMatchObject({ minServers: 1, maxServers: 3 });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await gameOf(world);
        await uos.regions.create({ gameId: id, regionId: 'local' });
        return uos.regions.update({ gameId: id, regionId: 'local', minServers: 11 });
      },
      5: async (world) => {
        const { id, uos } = await gameOf(world);
        return uos.regions.update({ gameId: id, regionId: 'local', minServers: 0 });
      },
    },
  },
  'multiverse.regions.remove': {
    async ok(world) {
      const { id, uos } = await gameOf(world);
      await uos.regions.create({ gameId: id, regionId: 'local' });
      expect(await uos.regions.remove({ gameId: id, regionId: 'local' })).toEqual({});
    },
    errors: {
      5: async (world) => {
        const { id, uos } = await gameOf(world);
        return uos.regions.remove({ gameId: id, regionId: 'local' });
      },
      9: async (world) => {
        const { id, uos, profileId } = await profileOf(world);
        await uos.regions.create({ gameId: id, regionId: 'local' });
        await putAllocation({ platform: world.platform, appId: id }, { profileId });
        return uos.regions.remove({ gameId: id, regionId: 'local' });
      },
    },
  },
  'multiverse.profiles.create': {
    async ok(world) {
      const { id, uos } = await gameOf(world);
      const { profile } = await uos.profiles.create({ gameId: id, name: 'battle', regionIds: ['local'] });
      expect(profile).toMatchObject({ name: 'battle', regionIds: ['local'], currentRevisionId: null });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await gameOf(world);
        return uos.profiles.create({ gameId: id, name: 'DEFAULT' });
      },
      5: async (world) => (await gameOf(world)).uos.profiles.create({ gameId: UNKNOWN, name: 'battle' }),
      6: async (world) => {
        const { id, uos } = await profileOf(world);
        return uos.profiles.create({ gameId: id, name: 'battle' });
      },
      8: async (world) => {
        const { id, uos } = await gameOf(world);
        await onTrial(world, id);
        for (const name of ['a', 'b', 'c']) {
          await uos.profiles.create({ gameId: id, name });
        }
        return uos.profiles.create({ gameId: id, name: 'd' });
      },
    },
  },
  'multiverse.profiles.list': {
    async ok(world) {
      const { id, uos } = await profileOf(world);
      await uos.profiles.create({ gameId: id, name: 'race' });
      const { profiles } = await uos.profiles.list({ gameId: id, name: 'a' });
      expect(profiles.map(({ name }) => name)).toEqual(['race', 'battle']);
    },
    errors: { 5: async (world) => (await gameOf(world)).uos.profiles.list({ gameId: UNKNOWN }) },
  },
  'multiverse.profiles.get': {
    async ok(world) {
      const { uos, profileId } = await profileOf(world);
      expect((await uos.profiles.get({ id: profileId })).profile.allocatedCount).toBe(0);
    },
    errors: { 5: async (world) => (await gameOf(world)).uos.profiles.get({ id: UNKNOWN }) },
  },
  'multiverse.profiles.update': {
    async ok(world) {
      const { uos, profileId } = await profileOf(world);
      const { profile } = await uos.profiles.update({ id: profileId, description: '港口' });
      expect(profile).toMatchObject({ name: 'battle', description: '港口' });
    },
    errors: {
      3: async (world) => {
        const { uos, profileId } = await profileOf(world);
        return uos.profiles.update({ id: profileId, regionIds: ['nowhere'] });
      },
      5: async (world) => (await gameOf(world)).uos.profiles.update({ id: UNKNOWN, name: 'x' }),
      6: async (world) => {
        const { id, uos, profileId } = await profileOf(world);
        await uos.profiles.create({ gameId: id, name: 'race' });
        return uos.profiles.update({ id: profileId, name: 'race' });
      },
      9: async (world) => {
        const { uos, profileId } = await defaultProfile(world);
        return uos.profiles.update({ id: profileId, name: 'mine' });
      },
    },
  },
  'multiverse.profiles.remove': {
    async ok(world) {
      const { uos, profileId } = await revisionOf(world);
      expect(await uos.profiles.remove({ id: profileId })).toEqual({});
    },
    errors: {
      5: async (world) => (await gameOf(world)).uos.profiles.remove({ id: UNKNOWN }),
      9: async (world) => {
        const { id, uos, profileId } = await profileOf(world);
        await putAllocation({ platform: world.platform, appId: id }, { profileId });
        return uos.profiles.remove({ id: profileId });
      },
    },
  },
  'multiverse.revisions.create': {
    async ok(world) {
      const { uos, profileId, imageId } = await revisionOf(world);
      const { profileRevision } = await uos.revisions.create({ profileId, imageId, cpu: 1 });
      expect(profileRevision).toMatchObject({
        ...{ version: 2, status: 'draft', cpuLimit: '1000m', cpuRequest: '1000m', memoryLimit: '1536Mi' },
        ...{ portList: [{ protocol: 'UDP', port: 9998 }], allocationTTL: { hour: 0, minute: 0, second: 30 } },
      });
    },
    errors: {
      3: async (world) => {
        const { uos, profileId, imageId } = await revisionOf(world);
        return uos.revisions.create({ profileId, imageId, envList: [{ envKey: 'ROOM_ID', envValue: '1' }] });
      },
      5: async (world) => {
        const { uos, imageId } = await revisionOf(world);
        return uos.revisions.create({ profileId: UNKNOWN, imageId });
      },
      9: async (world) => {
        const { id, uos, profileId } = await profileOf(world);
        const imageId = await putImage({ platform: world.platform, appId: id }, { isBuilt: false });
        return uos.revisions.create({ profileId, imageId });
      },
    },
  },
  'multiverse.revisions.list': {
    async ok(world) {
      const { uos, profileId, imageId } = await revisionOf(world);
      await uos.revisions.create({ profileId, imageId });
      const { profileRevisions } = await uos.revisions.list({ id: profileId });
      expect(profileRevisions.map(({ version }) => version)).toEqual([2, 1]);
    },
    errors: { 5: async (world) => (await gameOf(world)).uos.revisions.list({ id: UNKNOWN }) },
  },
  'multiverse.revisions.get': {
    async ok(world) {
      const { uos, revisionId } = await revisionOf(world);
      expect((await uos.revisions.get({ id: revisionId })).profileRevision).toMatchObject({ version: 1 });
    },
    errors: { 5: async (world) => (await gameOf(world)).uos.revisions.get({ id: UNKNOWN }) },
  },
  'multiverse.revisions.update': {
    async ok(world) {
      const { uos, revisionId } = await revisionOf(world);
      const { profileRevision } = await uos.revisions.update({ id: revisionId, memoryLimit: '512Mi' });
      expect(profileRevision).toMatchObject({ memoryLimit: '512Mi', memoryRequest: '154Mi' });
    },
    errors: {
      3: async (world) => {
        const { uos, revisionId } = await revisionOf(world);
        return uos.revisions.update({ id: revisionId, cpuLimit: '100m', cpuRequest: '200m' });
      },
      5: async (world) => (await gameOf(world)).uos.revisions.update({ id: UNKNOWN, description: 'x' }),
      9: async (world) => {
        const { uos, revisionId } = await revisionOf(world);
        await uos.revisions.release({ id: revisionId });
        return uos.revisions.update({ id: revisionId, description: 'x' });
      },
    },
  },
  'multiverse.revisions.remove': {
    async ok(world) {
      const { uos, revisionId } = await revisionOf(world);
      expect(await uos.revisions.remove({ id: revisionId })).toEqual({});
    },
    errors: {
      5: async (world) => (await gameOf(world)).uos.revisions.remove({ id: UNKNOWN }),
      9: async (world) => {
        const { uos, revisionId } = await revisionOf(world);
        await uos.revisions.release({ id: revisionId });
        return uos.revisions.remove({ id: revisionId });
      },
    },
  },
  'multiverse.revisions.release': {
    async ok(world) {
      const { uos, profileId, revisionId } = await revisionOf(world);
      const { profileRevision } = await uos.revisions.release({ id: revisionId });
      expect(profileRevision.status).toBe('released');
      expect((await uos.profiles.get({ id: profileId })).profile).toMatchObject({ currentRevisionId: revisionId });
    },
    errors: {
      5: async (world) => (await gameOf(world)).uos.revisions.release({ id: UNKNOWN }),
      9: async (world) => {
        const { uos, revisionId } = await revisionOf(world);
        await uos.revisions.release({ id: revisionId });
        return uos.revisions.release({ id: revisionId });
      },
    },
  },
  'multiverse.images.systems': {
    async ok({ visitor }) {
      const { osList } = await visitor.multiverse.images.systems();
      expect(osList.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['default']);
    },
    errors: {},
  },
  'multiverse.profiles.releaseResource': {
    async ok(world) {
      const { uos, profileId } = await allocatedOf(world);
      const { releaseResource } = await uos.profiles.releaseResource({ id: profileId });
      expect(releaseResource).toMatchObject({ requiredCpu: 0.1, requiredMemory: 154, sufficient: true });
    },
    errors: { 5: async (world) => (await gameOf(world)).uos.profiles.releaseResource({ id: UNKNOWN }) },
  },
  'multiverse.images.transferToken': {
    async ok(world) {
      const { id, uos } = await gameOf(world);
      const asked = { gameId: id, filename: 'a.zip', size: 3, md5: '0'.repeat(32) };
      expect((await uos.images.transferToken(asked)).transferToken).toMatchObject({ method: 'PUT', present: false });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await gameOf(world);
        return uos.images.transferToken({ gameId: id, filename: 'a.zip', size: 3e9, md5: '0'.repeat(32) });
      },
      5: async (world) =>
        (await gameOf(world)).uos.images.transferToken({
          ...{ gameId: UNKNOWN, filename: 'a.zip', size: 3, md5: '0'.repeat(32) },
        }),
    },
  },
  'multiverse.images.create': {
    async ok(world) {
      expect((await uploaded(world)).status).toBe('success');
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await gameOf(world);
        const file = { objectName: 'none', size: 1, md5: '0'.repeat(32) };
        return uos.images.create({ gameId: id, name: 'x', os: 'default', entrypoint: '../up', ...file });
      },
      5: async (world) => {
        const { id, uos } = await gameOf(world);
        const file = { objectName: 'none', size: 1, md5: '0'.repeat(32) };
        return uos.images.create({ gameId: id, name: 'x', os: 'default', ...file });
      },
      8: async (world) => {
        const { id, uos, imageId } = await uploaded(world);
        const { image } = await uos.images.get({ id: imageId });
        await onTrial(world, id);
        for (let count = 1; count < 10; count += 1) {
          await putImage({ platform: world.platform, appId: id });
        }
        const { objectName, size, md5 } = image;
        return uos.images.create({ gameId: id, name: 'x', os: 'default', objectName, size: Number(size), md5 });
      },
    },
  },
  'multiverse.images.list': {
    async ok(world) {
      const { id, uos } = await revisionOf(world);
      expect(await uos.images.list({ gameId: id, status: 'success' })).toMatchObject({ totalCount: 1 });
      expect(await uos.images.list({ gameId: id, status: 'failure' })).toMatchObject({ totalCount: 0 });
    },
    errors: { 5: async (world) => (await gameOf(world)).uos.images.list({ gameId: UNKNOWN }) },
  },
  'multiverse.images.get': {
    async ok(world) {
      const { uos, imageId } = await revisionOf(world);
      expect((await uos.images.get({ id: imageId })).image).toMatchObject({ status: 'success', attempt: 1 });
    },
    errors: { 5: async (world) => (await gameOf(world)).uos.images.get({ id: UNKNOWN }) },
  },
  'multiverse.images.remove': {
    async ok(world) {
      const { uos, imageId } = await revisionOf(world);
      expect(await uos.images.remove({ id: imageId })).toEqual({});
    },
    errors: {
      5: async (world) => (await gameOf(world)).uos.images.remove({ id: UNKNOWN }),
      9: async (world) => {
        const { uos, imageId } = await allocatedOf(world);
        return uos.images.remove({ id: imageId });
      },
    },
  },
  'multiverse.images.logs': {
    async ok(world) {
      const { id, uos, imageId } = await revisionOf(world);
      await putLog({ platform: world.platform, appId: id }, imageId, 'check is done');
      expect(await uos.images.logs({ id: imageId })).toMatchObject({
        ...{ finished: true, logs: [{ message: 'check is done', level: 'info' }] },
      });
      expect((await uos.images.logs({ id: imageId, offset: 1 })).logs).toEqual([]);
    },
    errors: { 5: async (world) => (await gameOf(world)).uos.images.logs({ id: UNKNOWN }) },
  },
  'multiverse.images.follow': {
    async ok(world) {
      const { id, imageId } = await revisionOf(world);
      await putLog({ platform: world.platform, appId: id }, imageId, 'check is done');
      expect(await followed(world, { id }, `/gs/v1/game/images/${imageId}/follow`)).toMatch(
        /^text\/event-stream.*check is done/s,
      );
    },
    errors: { 5: async (world) => followed(world, await gameOf(world), `/gs/v1/game/images/${UNKNOWN}/follow`) },
  },
  'multiverse.images.rebuild': {
    async ok(world) {
      const { uos, imageId } = await revisionOf(world);
      expect((await uos.images.rebuild({ imageId })).image).toMatchObject({ status: 'pending', attempt: 2 });
    },
    errors: {
      5: async (world) => (await gameOf(world)).uos.images.rebuild({ imageId: UNKNOWN }),
      9: async (world) => {
        const { id, uos } = await gameOf(world);
        const imageId = await putImage({ platform: world.platform, appId: id }, { isBuilt: false });
        return uos.images.rebuild({ imageId });
      },
    },
  },
  'multiverse.testServers.start': {
    async ok(world) {
      const { uos, revisionId } = await allocatedOf(world);
      const { testServer } = await uos.testServers.start({ id: revisionId, regionId: 'local' });
      expect(testServer).toMatchObject({ status: 'creating', ready: false, exitCode: null });
    },
    errors: {
      3: async (world) => {
        const { uos, revisionId } = await allocatedOf(world);
        return uos.testServers.start({ id: revisionId, regionId: 'nowhere' });
      },
      5: async (world) => (await gameOf(world)).uos.testServers.start({ id: UNKNOWN, regionId: 'local' }),
      6: async (world) => {
        const { id, uos, revisionId } = await allocatedOf(world);
        await stillCreating(world, id, revisionId);
        return uos.testServers.start({ id: revisionId, regionId: 'local' });
      },
      8: async (world) => {
        const { id, uos, profileId, imageId, revisionId } = await allocatedOf(world);
        await onTrial(world, id);
        await stillCreating(world, id, revisionId);
        const { profileRevision } = await uos.revisions.create({ profileId, imageId });
        return uos.testServers.start({ id: profileRevision.id, regionId: 'local' });
      },
      14: async (world) => {
        const { uos, profileId, imageId } = await allocatedOf(world);
        const { profileRevision } = await uos.revisions.create({ profileId, imageId, cpu: 900 });
        return uos.testServers.start({ id: profileRevision.id, regionId: 'local' });
      },
    },
  },
  'multiverse.testServers.list': {
    async ok(world) {
      const { id, uos, revisionId } = await revisionOf(world);
      await putTestServer({ platform: world.platform, appId: id }, revisionId);
      expect(await uos.testServers.list({ gameId: id })).toMatchObject({ totalCount: 1 });
    },
    errors: { 5: async (world) => (await gameOf(world)).uos.testServers.list({ gameId: UNKNOWN }) },
  },
  'multiverse.testServers.get': {
    async ok(world) {
      const { id, uos, revisionId } = await revisionOf(world);
      const testServerId = await putTestServer({ platform: world.platform, appId: id }, revisionId);
      for (const asked of [testServerId, revisionId]) {
        expect((await uos.testServers.get({ id: asked })).testServer.id).toBe(testServerId);
      }
    },
    errors: { 5: async (world) => (await gameOf(world)).uos.testServers.get({ id: UNKNOWN }) },
  },
  'multiverse.testServers.logs': {
    async ok(world) {
      const { id, uos, revisionId } = await revisionOf(world);
      const testServerId = await putTestServer({ platform: world.platform, appId: id }, revisionId);
      await putLog({ platform: world.platform, appId: id }, testServerId, 'map fog');
      expect((await uos.testServers.logs({ id: testServerId })).logs).toMatchObject([{ message: 'map fog' }]);
    },
    errors: { 5: async (world) => (await gameOf(world)).uos.testServers.logs({ id: UNKNOWN }) },
  },
  'multiverse.testServers.follow': {
    async ok(world) {
      const { id, revisionId } = await revisionOf(world);
      const testServerId = await putTestServer({ platform: world.platform, appId: id }, revisionId);
      await putLog({ platform: world.platform, appId: id }, testServerId, 'map fog');
      const path = `/gs/v1/game/profile-revisions/test-server/${testServerId}/follow`;
      expect(await followed(world, { id }, path)).toContain('map fog');
    },
    errors: {
      5: async (world) =>
        followed(world, await gameOf(world), `/gs/v1/game/profile-revisions/test-server/${UNKNOWN}/follow`),
    },
  },
  'multiverse.testServers.stop': {
    async ok(world) {
      const { id, uos, revisionId } = await allocatedOf(world);
      const testServerId = await stillCreating(world, id, revisionId);
      expect((await uos.testServers.stop({ id: testServerId })).testServer.status).toBe('stopped');
    },
    errors: { 5: async (world) => (await gameOf(world)).uos.testServers.stop({ id: UNKNOWN }) },
  },
  'multiverse.allocations.create': {
    async ok(world) {
      const { id, uos, profileId } = await allocatedOf(world);
      const { allocation } = await uos.allocations.create({ gameId: id, profileId, regionId: 'local' });
      expect(allocation).toMatchObject({ status: 'created', ip: '', exitCode: null, allocationTTL: '0s' });
    },
    errors: {
      3: async (world) => {
        const { id, uos, profileId } = await allocatedOf(world);
        return uos.allocations.create({ gameId: id, profileId, regionId: 'shanghai' });
      },
      5: async (world) => {
        const { id, uos } = await allocatedOf(world);
        return uos.allocations.create({ gameId: id, profileId: UNKNOWN, regionId: 'local' });
      },
      6: async (world) => {
        const { id, uos, profileId, uuid } = await allocatedOf(world);
        return uos.allocations.create({ gameId: id, uuid, profileId, regionId: 'local', envs: { MAP: 'fog' } });
      },
      8: async (world) => {
        const { id, uos, profileId } = await allocatedOf(world);
        await onTrial(world, id);
        for (let count = 1; count < 5; count += 1) {
          await putAllocation({ platform: world.platform, appId: id }, { profileId });
        }
        return uos.allocations.create({ gameId: id, profileId, regionId: 'local' });
      },
      9: async (world) => {
        const { id, uos, profileId } = await profileOf(world);
        await uos.regions.create({ gameId: id, regionId: 'local' });
        return uos.allocations.create({ gameId: id, profileId, regionId: 'local' });
      },
      14: async (world) => {
        const { id, uos, profileId } = await allocatedOf(world);
        await uos.regions.update({ gameId: id, regionId: 'local', maxServers: 1 });
        return uos.allocations.create({ gameId: id, profileId, regionId: 'local' });
      },
    },
  },
  'multiverse.allocations.list': {
    async ok(world) {
      const { id, uos, uuid } = await allocatedOf(world);
      const { allocations } = await uos.allocations.list({ gameId: id, status: ['allocated', 'unhealthy'] });
      expect(allocations).toMatchObject([{ uuid }]);
      expect(await uos.allocations.list({ gameId: id, status: ['failed'] })).toMatchObject({ totalCount: 0 });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await gameOf(world);
        return uos.allocations.list({ gameId: id, ...turned });
      },
      5: async (world) => (await gameOf(world)).uos.allocations.list({ gameId: UNKNOWN }),
    },
  },
  'multiverse.allocations.get': {
    async ok(world) {
      const { id, uos, uuid } = await allocatedOf(world);
      expect((await uos.allocations.get({ gameId: id, id: uuid })).allocation).toMatchObject({ status: 'allocated' });
    },
    errors: {
      5: async (world) => {
        const { id, uos } = await gameOf(world);
        return uos.allocations.get({ gameId: id, id: UNKNOWN });
      },
    },
  },
  'multiverse.allocations.remove': {
    async ok(world) {
      const { id, uos, uuid } = await allocatedOf(world);
      for (let times = 0; times < 2; times += 1) {
        const { allocation } = await uos.allocations.remove({ gameId: id, id: uuid });
        expect(allocation).toMatchObject({ status: 'deallocated', endReason: 'deleted' });
      }
    },
    errors: {
      5: async (world) => {
        const { id, uos } = await gameOf(world);
        return uos.allocations.remove({ gameId: id, id: UNKNOWN });
      },
    },
  },
  'multiverse.allocations.log': {
    async ok(world) {
      const { id, uos, uuid } = await allocatedOf(world);
      await putLog({ platform: world.platform, appId: id }, await serverOf(world, uuid), 'map fog');
      const { content, logUrl } = await uos.allocations.log({ gameId: id, id: uuid });
      expect([content, (await fetch(logUrl)).headers.get('content-type')]).toEqual(['map fog', 'application/gzip']);
    },
    errors: {
      5: async (world) => {
        const { id, uos, uuid } = await allocatedOf(world);
        return uos.allocations.log({ gameId: id, id: uuid });
      },
    },
  },
  'multiverse.allocations.follow': {
    async ok(world) {
      const { id, uuid } = await allocatedOf(world);
      await putLog({ platform: world.platform, appId: id }, await serverOf(world, uuid), 'map fog');
      const path = `/gs/v1/allocation/games/${id}/allocations/${uuid}/follow`;
      expect(await followed(world, { id }, path)).toContain('map fog');
    },
    errors: {
      5: async (world) => {
        const game = await gameOf(world);
        return followed(world, game, `/gs/v1/allocation/games/${game.id}/allocations/${UNKNOWN}/follow`);
      },
    },
  },
  'multiverse.allocations.metrics': {
    async ok(world) {
      const { id, uos, uuid } = await allocatedOf(world);
      const { metrics } = await uos.allocations.metrics({ gameId: id, id: uuid });
      expect(metrics.map(({ name, unit }) => `${name} ${unit}`)).toEqual([
        ...['cpu m', 'memory MiB', 'networkTransmit B', 'networkReceive B'],
      ]);
    },
    errors: {
      3: async (world) => {
        const { id, uos, uuid } = await allocatedOf(world);
        return uos.allocations.metrics({ gameId: id, id: uuid, ...turned });
      },
      5: async (world) => {
        const { id, uos } = await gameOf(world);
        return uos.allocations.metrics({ gameId: id, id: UNKNOWN });
      },
    },
  },
  'multiverse.allocations.count': {
    async ok(world) {
      const { id, uos, profileId, revisionId } = await allocatedOf(world);
      const place = { platform: world.platform, appId: id };
      const { profileRevision: later } = await uos.revisions.create({ profileId, imageId: await putImage(place) });
      await putServer(place, { profileId, revisionId: later.id });
      await putServer(place, { profileId, revisionId: later.id, isTest: true });
      expect((await uos.allocations.count({ profileId })).counts).toMatchObject([
        {
          ...{ allocated: 1, ready: 1, total: 2 },
          versions: [
            { profileRevisionId: later.id, version: 2, count: 1 },
            { profileRevisionId: revisionId, version: 1, count: 1 },
          ],
        },
      ]);
    },
    errors: {},
  },
  'multiverse.servers.list': {
    async ok(world) {
      const { id, uos, profileId, revisionId } = await allocatedOf(world);
      expect(await uos.servers.list({ gameId: id, state: ['Ready'] })).toEqual({ servers: [], totalCount: 0 });
      const place = { platform: world.platform, appId: id };
      const waiting = await putServer(place, { profileId, revisionId });
      const test = await putServer(place, { profileId, revisionId, isTest: true });
      const { servers } = await uos.servers.list({ gameId: id });
      expect(Object.fromEntries(servers.map((one) => [one.id, one.purpose]))).toEqual({
        [waiting]: 'waiting',
        [test]: 'test',
      });
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await gameOf(world);
        return uos.servers.list({ gameId: id, state: ['Asleep' as 'Ready'] });
      },
      5: async (world) => (await gameOf(world)).uos.servers.list({ gameId: UNKNOWN }),
    },
  },
  'multiverse.statistics.sumByGame': {
    async ok(world) {
      const { id, uos } = await gameOf(world);
      expect((await uos.statistics.sumByGame({ gameId: id })).items).toHaveLength(8);
    },
    errors: {
      3: async (world) => {
        const { id, uos } = await gameOf(world);
        return uos.statistics.sumByGame({ gameId: id, ...turned });
      },
      5: async (world) => (await gameOf(world)).uos.statistics.sumByGame({ gameId: UNKNOWN }),
    },
  },
  'multiverse.statistics.sum': {
    async ok({ operator }) {
      expect((await operator.multiverse.statistics.sum({})).items).toHaveLength(8);
    },
    errors: { 3: ({ operator }) => operator.multiverse.statistics.sum(turned) },
  },
  'multiverse.statistics.topGames': {
    async ok({ operator }) {
      expect(await operator.multiverse.statistics.topGames({ metric: 'durationSum' })).toHaveProperty('items');
    },
    errors: {
      3: ({ operator }) => operator.multiverse.statistics.topGames({ metric: 'durationSum', ...turned }),
    },
  },
  'multiverse.placeholderSchedules.list': {
    async ok({ operator }) {
      const { placeholderSchedules } = await operator.multiverse.placeholderSchedules.list({ regionId: 'local' });
      expect(placeholderSchedules).toMatchObject([{ regionId: 'local' }]);
    },
    errors: {},
  },
  'multiverse.placeholderSchedules.update': {
    async ok({ operator }) {
      const { placeholderSchedules } = operator.multiverse;
      const [one] = (await placeholderSchedules.list({ regionId: 'virginia' })).placeholderSchedules;
      const changed = await placeholderSchedules.update({ id: one?.id ?? '', cron: '0 9 * * 1-5', replicas: 2 });
      expect(changed.placeholderSchedule).toMatchObject({ regionId: 'virginia', cron: '0 9 * * 1-5', replicas: 2 });
    },
    errors: {
      3: async ({ operator }) => {
        const { placeholderSchedules } = operator.multiverse;
        const [one] = (await placeholderSchedules.list({ regionId: 'local' })).placeholderSchedules;
        return placeholderSchedules.update({ id: one?.id ?? '', cron: '61 * * * *' });
      },
      5: ({ operator }) => operator.multiverse.placeholderSchedules.update({ id: UNKNOWN, enabled: false }),
    },
  },
  'multiverse.locations.list': {
    async ok({ operator }) {
      expect((await operator.multiverse.locations.list()).locations).toMatchObject([{ id: 'local' }]);
    },
    errors: {},
  },
  'multiverse.locationRatios.create': {
    async ok(world) {
      const { id } = await gameOf(world);
      const made = { gameId: id, regionId: 'local', locationId: 'local', ratio: 60 };
      const { locationRatio } = await world.operator.multiverse.locationRatios.create(made);
      expect(locationRatio).toMatchObject(made);
    },
    errors: {
      3: async (world) => {
        const { id } = await gameOf(world);
        const made = { gameId: id, regionId: 'nowhere', locationId: 'local', ratio: 60 };
        return world.operator.multiverse.locationRatios.create(made);
      },
      5: async (world) => {
        const { id } = await gameOf(world);
        const made = { gameId: id, regionId: 'local', locationId: 'none', ratio: 60 };
        return world.operator.multiverse.locationRatios.create(made);
      },
      6: async (world) => {
        const { id } = await gameOf(world);
        const made = { gameId: id, regionId: 'local', locationId: 'local', ratio: 50 };
        await world.operator.multiverse.locationRatios.create(made);
        return world.operator.multiverse.locationRatios.create(made);
      },
    },
  },
  'multiverse.locationRatios.list': {
    async ok(world) {
      const { id } = await gameOf(world);
      const { locationRatios } = world.operator.multiverse;
      await locationRatios.create({ gameId: id, regionId: 'local', locationId: 'local', ratio: 100 });
      expect(await locationRatios.list({ gameId: id })).toMatchObject({ totalCount: 1 });
    },
    errors: {},
  },
  'multiverse.locationRatios.update': {
    async ok(world) {
      const { id } = await gameOf(world);
      const { locationRatios } = world.operator.multiverse;
      const made = await locationRatios.create({ gameId: id, regionId: 'local', locationId: 'local', ratio: 100 });
      const changed = await locationRatios.update({ id: made.locationRatio.id, ratio: 40 });
      expect(changed.locationRatio.ratio).toBe(40);
    },
    errors: {
      3: ({ operator }) => operator.multiverse.locationRatios.update({ id: UNKNOWN, ratio: 101 }),
      5: ({ operator }) => operator.multiverse.locationRatios.update({ id: UNKNOWN, ratio: 1 }),
    },
  },
  'multiverse.locationRatios.remove': {
    async ok(world) {
      const { id } = await gameOf(world);
      const { locationRatios } = world.operator.multiverse;
      const made = await locationRatios.create({ gameId: id, regionId: 'local', locationId: 'local', ratio: 100 });
      expect(await locationRatios.remove({ id: made.locationRatio.id })).toEqual({});
    },
    errors: { 5: ({ operator }) => operator.multiverse.locationRatios.remove({ id: UNKNOWN }) },
  },
};
