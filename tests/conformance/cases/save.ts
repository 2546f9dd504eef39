// Cloud saves: files, versions, pictures, limits. What a number means: wire/realtime-and-compute.md 1.3.
import { appCredentials, createUos, player, session, type Uos } from '@uos/sdk';
import { expect } from 'vitest';
import { issuePlayerToken } from '../../../packages/platform/src/kernel/who/player-tokens.ts';
import {
  type Ask,
  asServer,
  md5Of,
  noise,
  PNG,
  pictured,
  putObject,
  saved,
} from '../../../packages/platform/src/services/save/testing.ts';
import type { TestApp } from '../../../packages/platform/src/testing/platform.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

type Save = Uos['save'];

interface Studio {
  readonly app: TestApp;
  readonly ask: Ask;
  readonly uos: Save;
  /** The same by the token of a player. */
  readonly ana: Save;
  readonly looker: Save;
}

const userId = 'ana';
const fileUploadRequest = { format: 'sav', originalName: 'slot-1.sav' };
const picture = { format: 'png', originalName: 'me.png' };
const wrong = (value: unknown) => value as never;
const turned = { startDate: '2026-11-20', endDate: '2026-11-19' };

async function studio({ platform }: World): Promise<Studio> {
  const app = await platform.app(['save']);
  const client = (as: Parameters<typeof createUos>[0]['as']) =>
    createUos({ origin: platform.origin, as, retries: 0 }).save;
  const who = { userId, personaId: '', realmId: '', appId: app.id };
  const { token } = issuePlayerToken(platform.ports, who, 'access');
  const seen = await platform.signedIn(`looks-${app.id}`, app.orgId, 'user');
  return {
    app,
    ask: asServer(app),
    uos: client(appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret })),
    ana: client(player({ token })),
    looker: client(session({ token: seen.token, appId: app.id })),
  };
}

/** An upload that waits to be confirmed. */
async function uploaded(uos: Save, bytes = 'one', about: { saveId?: string; userId?: string } = { userId }) {
  const { saveId, fileUploadToken } = await uos.files.uploadToken({ ...about, fileUploadRequest });
  expect((await putObject(fileUploadToken, bytes)).status).toBe(200);
  return { saveId, objectId: fileUploadToken.objectId };
}

/** One that keeps players from writing. */
async function closed(world: World): Promise<Studio> {
  const made = await studio(world);
  await made.uos.appConfig.set({ clientWriteEnabled: false });
  return made;
}

/** One whose players may have one save, and have it. */
async function full(world: World) {
  const made = await studio(world);
  const waiting = await uploaded(made.uos);
  await made.uos.appConfig.set({ maxSavesPerUser: 1 });
  await saved(made.ask, 'one', { userId });
  return { ...made, waiting };
}

export const cases: Cases = {
  'save.refreshToken': {
    ok: async (world) => expect(await (await studio(world)).uos.refreshToken()).toEqual({}),
    errors: {},
  },
  'save.files.list': {
    async ok(world) {
      const { ask, uos, ana } = await studio(world);
      const made = await saved(ask, 'one', { userId, namespace: 'story' });
      await saved(ask, 'two', { userId: 'bo' });
      const { saves, totalCount } = await uos.files.list({ namespaces: ['story'] });
      expect([saves.map(({ saveId }) => saveId), totalCount]).toEqual([[made.saveId], 1]);
      expect((await ana.files.list()).totalCount).toBe(1);
    },
    errors: {
      3: async (world) => (await studio(world)).uos.files.list({ progressType: wrong('BOTH') }),
      7: async (world) => (await studio(world)).ana.files.list({ userId: 'bo' }),
    },
  },
  'save.files.get': {
    async ok(world) {
      const { ask, uos } = await studio(world);
      const { saveId } = await saved(ask, 'one', { userId });
      const { save } = await uos.files.get({ id: saveId, includeDownloadURL: true });
      expect(await (await fetch(save.file.fileURL ?? '')).text()).toBe('one');
    },
    errors: {
      5: async (world) => (await studio(world)).uos.files.get({ id: UNKNOWN }),
      7: async (world) => {
        const { ask, looker } = await studio(world);
        const { saveId } = await saved(ask, 'one', { userId });
        return looker.files.get({ id: saveId, includeDownloadURL: true });
      },
    },
  },
  'save.files.uploadToken': {
    async ok(world) {
      const { ana } = await studio(world);
      const { saveId, fileUploadToken } = await ana.files.uploadToken({ fileUploadRequest });
      expect(fileUploadToken.objectDir.endsWith(`/${saveId}`)).toBe(true);
      expect((await putObject(fileUploadToken, noise(100))).status).toBe(200);
    },
    errors: {
      3: async (world) => (await studio(world)).uos.files.uploadToken({ fileUploadRequest }),
      5: async (world) => (await studio(world)).uos.files.uploadToken({ userId, saveId: UNKNOWN, fileUploadRequest }),
      7: async (world) => (await closed(world)).ana.files.uploadToken({ fileUploadRequest }),
      8: async (world) => (await full(world)).uos.files.uploadToken({ userId, fileUploadRequest }),
    },
  },
  'save.files.set': {
    async ok(world) {
      const { ana } = await studio(world);
      const { saveId, objectId } = await uploaded(ana, 'one', {});
      const body = { saveId, name: '港口之后', fileUploadRequest: { objectId, md5: md5Of('one'), size: 3 } };
      const { save } = await ana.files.set(body);
      expect(save).toMatchObject({ userId, name: '港口之后', revision: 1, file: { size: 3 } });
      expect((await ana.files.set(body)).save).toEqual(save);
    },
    errors: {
      3: async (world) => {
        const { uos } = await studio(world);
        await uos.appConfig.set({ maxSaveSize: 2 });
        const { saveId, fileUploadToken } = await uos.files.uploadToken({ userId, fileUploadRequest });
        expect((await putObject(fileUploadToken, 'one')).status).toBe(400);
        return uos.files.set({ userId, saveId, fileUploadRequest: { objectId: fileUploadToken.objectId } });
      },
      5: async (world) => (await studio(world)).uos.files.set({ userId, saveId: UNKNOWN, name: 'a' }),
      6: async (world) => {
        const { ask, uos } = await studio(world);
        await saved(ask, 'one', { userId, progressType: 'LINEAR' });
        const { saveId, objectId } = await uploaded(uos);
        return uos.files.set({ userId, saveId, progressType: 'LINEAR', fileUploadRequest: { objectId } });
      },
      7: async (world) => {
        const { ask, ana } = await studio(world);
        const { saveId } = await saved(ask, 'one', { userId: 'bo' });
        return ana.files.set({ saveId, name: 'mine now' });
      },
      8: async (world) => {
        const { uos, waiting } = await full(world);
        return uos.files.set({ userId, saveId: waiting.saveId, fileUploadRequest: { objectId: waiting.objectId } });
      },
      9: async (world) => {
        const { ask, uos } = await studio(world);
        const { saveId } = await saved(ask, 'one', { userId });
        return uos.files.set({ userId, saveId, name: 'a', ifRevision: 7 });
      },
    },
  },
  'save.files.remove': {
    async ok(world) {
      const { ask, uos } = await studio(world);
      const { saveId } = await saved(ask, 'one', { userId });
      expect(await uos.files.remove({ id: saveId })).toEqual({});
      expect((await uos.files.list()).totalCount).toBe(0);
    },
    errors: {
      5: async (world) => (await studio(world)).uos.files.remove({ id: UNKNOWN }),
      7: async (world) => (await closed(world)).ana.files.remove({ id: UNKNOWN }),
    },
  },
  'save.files.removeMany': {
    async ok(world) {
      const { ask, uos } = await studio(world);
      const saveIds = [(await saved(ask, '1', { userId })).saveId, (await saved(ask, '2', { userId: 'bo' })).saveId];
      expect(await uos.files.removeMany({ saveIds })).toEqual({ deleted: saveIds });
    },
    errors: {
      3: async (world) => (await studio(world)).uos.files.removeMany({ saveIds: [] }),
      5: async (world) => {
        const { ask, uos } = await studio(world);
        const { saveId } = await saved(ask, '1', { userId });
        const refused = uos.files.removeMany({ saveIds: [saveId, UNKNOWN] });
        await refused.catch(() => undefined);
        expect((await uos.files.list()).totalCount).toBe(1);
        return refused;
      },
      7: async (world) => (await closed(world)).ana.files.removeMany({ saveIds: [UNKNOWN] }),
    },
  },
  'save.versions.list': {
    async ok(world) {
      const { ask, uos } = await studio(world);
      const { saveId } = await saved(ask, 'one', { userId });
      await saved(ask, 'two', { userId, saveId });
      const { versions } = await uos.versions.list({ id: saveId, includeDownloadURL: true });
      expect(versions).toMatchObject([{ number: 1, file: { md5: md5Of('one') } }]);
      expect(await (await fetch(versions[0]?.file.fileURL ?? '')).text()).toBe('one');
    },
    errors: {
      5: async (world) => (await studio(world)).uos.versions.list({ id: UNKNOWN }),
      7: async (world) => {
        const { ask, looker } = await studio(world);
        const { saveId } = await saved(ask, 'one', { userId });
        return looker.versions.list({ id: saveId, includeDownloadURL: true });
      },
    },
  },
  'save.versions.restore': {
    async ok(world) {
      const { ask, uos } = await studio(world);
      const { saveId } = await saved(ask, 'one', { userId });
      await saved(ask, 'two', { userId, saveId });
      const { save } = await uos.versions.restore({ id: saveId, number: '1', ifRevision: 2 });
      expect(save).toMatchObject({ revision: 3, file: { md5: md5Of('one') } });
    },
    errors: {
      5: async (world) => {
        const { ask, uos } = await studio(world);
        const { saveId } = await saved(ask, 'one', { userId });
        return uos.versions.restore({ id: saveId, number: '1' });
      },
      9: async (world) => {
        const { ask, uos } = await studio(world);
        const { saveId } = await saved(ask, 'one', { userId });
        return uos.versions.restore({ id: saveId, number: '1', ifRevision: 9 });
      },
    },
  },
  'save.profilePictures.list': {
    async ok(world) {
      const { ask, uos, ana } = await studio(world);
      const { pfpId } = await pictured(ask, { userId });
      await pictured(ask, { userId: 'bo' });
      const { pfps, totalCount } = await uos.profilePictures.list({ userIds: [userId], includeDownloadURL: true });
      expect([pfps[0]?.pfpId, totalCount]).toEqual([pfpId, 1]);
      expect((await fetch(pfps[0]?.file.fileURL ?? '')).headers.get('content-type')).toBe('image/png');
      expect((await ana.profilePictures.list()).totalCount).toBe(1);
    },
    errors: {
      3: async (world) => (await studio(world)).uos.profilePictures.list({ start: wrong(-1) }),
      7: async (world) => (await studio(world)).ana.profilePictures.list({ userIds: ['bo'] }),
    },
  },
  'save.profilePictures.uploadToken': {
    async ok(world) {
      const { ana } = await studio(world);
      const { fileUploadToken } = await ana.profilePictures.uploadToken({ fileUploadRequest: picture });
      expect((await putObject(fileUploadToken, PNG)).status).toBe(200);
    },
    errors: {
      3: async (world) => {
        const svg = { format: 'svg', originalName: 'me.svg' };
        return (await studio(world)).ana.profilePictures.uploadToken({ fileUploadRequest: svg });
      },
      7: async (world) => (await closed(world)).ana.profilePictures.uploadToken({ fileUploadRequest: picture }),
      8: async (world) => {
        const { ana, uos } = await studio(world);
        const { fileUploadToken } = await ana.profilePictures.uploadToken({ fileUploadRequest: picture });
        await putObject(fileUploadToken, PNG);
        await uos.appConfig.set({ maxBytesPerUser: PNG.length });
        return ana.profilePictures.uploadToken({ fileUploadRequest: picture });
      },
    },
  },
  'save.profilePictures.set': {
    async ok(world) {
      const { ask, uos } = await studio(world);
      const first = await pictured(ask, { userId });
      const second = await pictured(ask, { userId });
      expect(second.pfpId).toBe(first.pfpId);
      expect((await uos.profilePictures.list()).totalCount).toBe(1);
    },
    errors: {
      3: async (world) => {
        const { uos } = await studio(world);
        const { pfpId, fileUploadToken } = await uos.profilePictures.uploadToken({
          userId,
          fileUploadRequest: picture,
        });
        await putObject(fileUploadToken, '<svg/>');
        const { objectId } = fileUploadToken;
        return uos.profilePictures.set({ userId, pfpId, fileUploadRequest: { objectId } });
      },
      5: async (world) => {
        const { uos } = await studio(world);
        return uos.profilePictures.set({ userId, pfpId: UNKNOWN, fileUploadRequest: { objectId: UNKNOWN } });
      },
      7: async (world) => {
        const { ask, ana } = await studio(world);
        const { pfpId, file } = await pictured(ask, { userId: 'bo' });
        return ana.profilePictures.set({ pfpId, fileUploadRequest: { objectId: file.objectId } });
      },
      8: async (world) => {
        const { uos } = await studio(world);
        const { pfpId, fileUploadToken } = await uos.profilePictures.uploadToken({
          userId,
          fileUploadRequest: picture,
        });
        await putObject(fileUploadToken, PNG);
        await uos.appConfig.set({ maxBytesPerUser: 1 });
        const { objectId } = fileUploadToken;
        return uos.profilePictures.set({ userId, pfpId, fileUploadRequest: { objectId } });
      },
      9: async (world) => {
        const { uos } = await studio(world);
        const { pfpId, fileUploadToken } = await uos.profilePictures.uploadToken({
          userId,
          fileUploadRequest: picture,
        });
        const { objectId } = fileUploadToken;
        return uos.profilePictures.set({ userId, pfpId, fileUploadRequest: { objectId } });
      },
    },
  },
  'save.profilePictures.removeMany': {
    async ok(world) {
      const { ask, uos } = await studio(world);
      const { pfpId } = await pictured(ask, { userId });
      expect(await uos.profilePictures.removeMany({ userIds: [userId] })).toEqual({ deleted: [pfpId] });
    },
    errors: {
      3: async (world) => (await studio(world)).uos.profilePictures.removeMany({}),
      5: async (world) => (await studio(world)).uos.profilePictures.removeMany({ pfpIds: [UNKNOWN] }),
      7: async (world) => (await closed(world)).ana.profilePictures.removeMany({ userIds: [userId] }),
    },
  },
  'save.appConfig.get': {
    async ok(world) {
      const { appConfig } = await (await studio(world)).uos.appConfig.get();
      expect(appConfig).toMatchObject({ maxSaveSize: 10_000_000, keepVersions: 5, clientWriteEnabled: true });
    },
  },
  'save.appConfig.set': {
    async ok(world) {
      const { uos } = await studio(world);
      expect((await uos.appConfig.set({ keepVersions: 0 })).appConfig).toMatchObject({
        ...{ keepVersions: 0, maxSavesPerUser: 100 },
      });
    },
    errors: { 3: async (world) => (await studio(world)).uos.appConfig.set({ downloadUrlTtl: wrong(1) }) },
  },
  'save.usage.daily': {
    async ok(world) {
      const { ask, uos } = await studio(world);
      await saved(ask, 'one', { userId });
      const { usages } = await uos.usage.daily();
      expect(usages.at(-1)).toMatchObject({ count: 1, totalNum: 1, totalSize: 3, uploadCount: 1 });
    },
    errors: { 3: async (world) => (await studio(world)).uos.usage.daily(turned) },
  },
  'save.usage.sum': {
    async ok(world) {
      const { ask, uos } = await studio(world);
      await saved(ask, 'one', { userId });
      expect(await uos.usage.sum()).toMatchObject({ count: 1, totalNum: 1, totalSize: 3, uploadCount: 1 });
    },
    errors: { 3: async (world) => (await studio(world)).uos.usage.sum(turned) },
  },
  'save.usage.top': {
    async ok(world) {
      const { apps } = await world.operator.save.usage.top({ k: 5 });
      expect(apps.length).toBeLessThanOrEqual(5);
    },
    errors: {
      3: async (world) => world.operator.save.usage.top(turned),
      7: async (world) => (await studio(world)).uos.usage.top({}),
    },
  },
};
