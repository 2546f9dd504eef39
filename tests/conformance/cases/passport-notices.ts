// Notices to players. What a number means: wire/passport.md 1.5.
import { expect } from 'vitest';
import { openGame } from '../game.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const text = { title: '停服维护', content: '今晚十点' } as const;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** A draft in a game of its own. */
async function drafted(world: World) {
  const game = await openGame(world);
  const { billboards } = game.uos.passport;
  const { billboard } = await billboards.create({ ...text, namespace: 'news', tags: { channel: 'web' } });
  return { ...game, billboards, id: billboard.billboardID, billboard };
}

async function published(world: World) {
  const made = await drafted(world);
  await made.billboards.publish({ id: made.id });
  return made;
}

const notices = async (world: World) => (await openGame(world)).uos.passport.billboards;

export const cases: Cases = {
  'passport.billboards.search': {
    async ok(world) {
      const { billboards, id } = await drafted(world);
      expect(await billboards.search({ tags: { channel: 'web' }, status: 'billboardPending' })).toMatchObject({
        ...{ total: 1, billboards: [{ billboardID: id }] },
      });
    },
    errors: { 30001: async (world) => (await notices(world)).search({ start: -1 }) },
  },
  'passport.billboards.get': {
    async ok(world) {
      const { billboards, id } = await drafted(world);
      expect((await billboards.get({ id })).billboard.title).toBe(text.title);
    },
    errors: {
      50001: async (world) => {
        const { id } = await drafted(world);
        return world.other.passport.billboards.get({ id });
      },
    },
  },
  'passport.billboards.create': {
    async ok(world) {
      expect((await drafted(world)).billboard).toMatchObject({ ...text, status: 'billboardPending' });
    },
    errors: { 30001: async (world) => (await notices(world)).create({ ...text, title: '' }) },
  },
  'passport.billboards.update': {
    async ok(world) {
      const { billboards, id } = await published(world);
      expect((await billboards.update({ id, content: '推迟一小时' })).billboard.content).toBe('推迟一小时');
    },
    errors: {
      30001: async (world) => (await notices(world)).update({ id: UNKNOWN, content: '' }),
      50001: async (world) => (await notices(world)).update({ id: UNKNOWN }),
      90001: async (world) => {
        const { billboards, id } = await published(world);
        return billboards.update({ id, title: '改名' });
      },
    },
  },
  'passport.billboards.remove': {
    async ok(world) {
      const { billboards, id } = await drafted(world);
      expect(await billboards.remove({ id })).toEqual({});
    },
    errors: {
      50001: async (world) => (await notices(world)).remove({ id: UNKNOWN }),
      90001: async (world) => {
        const { billboards, id } = await published(world);
        return billboards.remove({ id });
      },
    },
  },
  'passport.billboards.publish': {
    async ok(world) {
      const { billboards, id } = await drafted(world);
      const { billboard } = await billboards.publish({ id, publishTime: tomorrow(), expireDays: 3 });
      expect(billboard).toMatchObject({ status: 'billboardScheduled', expireTime: expect.any(String) });
    },
    errors: {
      30001: async (world) => {
        const { billboards, id } = await drafted(world);
        return billboards.publish({ id, expireTime: '2020-01-01T00:00:00Z' });
      },
      50001: async (world) => (await notices(world)).publish({ id: UNKNOWN }),
      90001: async (world) => {
        const { billboards, id } = await published(world);
        return billboards.publish({ id });
      },
    },
  },
  'passport.billboards.revoke': {
    async ok(world) {
      const { billboards, id } = await published(world);
      expect((await billboards.revoke({ id })).billboard.status).toBe('billboardRevoked');
    },
    errors: {
      50001: async (world) => (await notices(world)).revoke({ id: UNKNOWN }),
      90001: async (world) => {
        const { billboards, id } = await drafted(world);
        return billboards.revoke({ id });
      },
    },
  },
  'passport.billboards.namespaces': {
    async ok(world) {
      expect(await (await drafted(world)).billboards.namespaces()).toEqual({ namespaces: ['news'], total: 1 });
    },
  },
  'passport.billboards.import': {
    async ok(world) {
      const imported = await (await notices(world)).import({ billboards: [text, text] });
      expect(imported).toEqual({ createdCount: 2, updatedCount: 0, failed: [] });
    },
    errors: { 30001: async (world) => (await notices(world)).import({ billboards: [] }) },
  },
  'passport.playerBillboards.list': {
    async ok(world) {
      const { player, id } = await published(world);
      const { uos } = await player();
      expect(await uos.passport.playerBillboards.list({ channel: 'web' })).toMatchObject({
        ...{ total: 1, billboards: [{ billboardID: id }] },
      });
    },
    errors: {
      30001: async (world) => {
        const { uos } = await (await openGame(world)).player();
        return uos.passport.playerBillboards.list({ start: -1 });
      },
    },
  },
};
