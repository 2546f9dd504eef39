// Gift packs, their codes, and who uses them. What a number means: wire/passport.md 1.5.
import { expect } from 'vitest';
import { type Gamer, openGame } from '../game.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const COIN = 'GOLD_COIN';
const unique = { name: '新春', resources: { [COIN]: 6 }, codeType: 'Unique' } as const;
const past = { startTime: '2020-01-01T00:00:00Z', endTime: '2020-02-01T00:00:00Z' };

type Settings = Omit<
  Parameters<World['uos']['passport']['tokenClasses']['create']>[0],
  'name' | 'resources' | 'codeType'
>;

/** A game with a resource of which a persona may have 10, and a gift pack. */
async function packed(world: World, settings: Settings = {}) {
  const game = await openGame(world);
  const { passport } = game.uos;
  await passport.resources.create({ slugName: COIN, displayName: '金币', type: 'VirtualCurrency', quantityLimit: 10 });
  const { tokenClass } = await passport.tokenClasses.create({ ...unique, ...settings });
  return { ...game, passport, tokenClass, id: tokenClass.tokenClassId };
}

async function released(world: World, settings: Settings = {}) {
  const pack = await packed(world, settings);
  await pack.passport.tokenClasses.release({ id: pack.id });
  const { tokenInstances } = await pack.passport.tokenInstances.generate({ tokenClassId: pack.id, count: 3 });
  const [first, second] = tokenInstances;
  if (first === undefined || second === undefined) {
    throw new Error('no codes');
  }
  return {
    ...pack,
    first,
    second,
    redeem: ({ uos }: Gamer, code: string) => uos.passport.playerGifts.redeem({ code }),
  };
}

async function used(world: World, settings: Settings = {}) {
  const pack = await released(world, settings);
  const ana = await pack.player('Ana');
  await pack.redeem(ana, pack.first.code);
  return { ...pack, ana };
}

const classes = async (world: World) => (await packed(world)).passport.tokenClasses;
const codes = async (world: World) => (await packed(world)).passport.tokenInstances;

export const cases: Cases = {
  'passport.tokenClasses.search': {
    async ok(world) {
      const found = await (await classes(world)).search({ name: '春', codeType: 'Unique', status: 'unreleased' });
      expect(found).toMatchObject({ total: 1, tokenClasses: [{ name: '新春' }] });
    },
    errors: { 30001: async (world) => (await classes(world)).search({ start: -1 }) },
  },
  'passport.tokenClasses.get': {
    async ok(world) {
      const { passport, id } = await packed(world);
      expect((await passport.tokenClasses.get({ id })).tokenClass.resources).toEqual({ [COIN]: 6 });
    },
    errors: {
      50001: async (world) => {
        const { id } = await packed(world);
        return world.other.passport.tokenClasses.get({ id });
      },
    },
  },
  'passport.tokenClasses.create': {
    async ok(world) {
      expect((await packed(world)).tokenClass).toMatchObject({ status: 'unreleased', codeLength: 12, usedCount: 0 });
    },
    errors: {
      30001: async (world) => (await classes(world)).create({ ...unique, name: 'x', resources: {} }),
      50001: async (world) => (await classes(world)).create({ ...unique, name: 'x', resources: { NONE: 1 } }),
      60001: async (world) => (await classes(world)).create(unique),
    },
  },
  'passport.tokenClasses.update': {
    async ok(world) {
      const { passport, id } = await packed(world);
      const { tokenClass } = await passport.tokenClasses.update({ id, resources: { [COIN]: 2 }, prefix: 'ny' });
      expect(tokenClass).toMatchObject({ resources: { [COIN]: 2 }, prefix: 'NY' });
    },
    errors: {
      30001: async (world) => {
        const { passport, id } = await packed(world);
        return passport.tokenClasses.update({ id, resources: {} });
      },
      50001: async (world) => (await classes(world)).update({ id: UNKNOWN }),
      60001: async (world) => {
        const { passport, id } = await packed(world);
        await passport.tokenClasses.create({ ...unique, name: '元宵' });
        return passport.tokenClasses.update({ id, name: '元宵' });
      },
      90001: async (world) => {
        const { passport, id } = await released(world);
        return passport.tokenClasses.update({ id, resources: { [COIN]: 2 } });
      },
    },
  },
  'passport.tokenClasses.remove': {
    async ok(world) {
      const { passport, id } = await released(world);
      expect(await passport.tokenClasses.remove({ id })).toEqual({});
    },
    errors: {
      50001: async (world) => (await classes(world)).remove({ id: UNKNOWN }),
      90001: async (world) => {
        const { passport, id } = await used(world);
        return passport.tokenClasses.remove({ id });
      },
    },
  },
  'passport.tokenClasses.release': {
    async ok(world) {
      const { passport, id } = await packed(world);
      expect((await passport.tokenClasses.release({ id })).tokenClass.status).toBe('active');
    },
    errors: {
      50001: async (world) => (await classes(world)).release({ id: UNKNOWN }),
      90001: async (world) => {
        const { passport, id } = await packed(world, past);
        return passport.tokenClasses.release({ id });
      },
    },
  },
  'passport.tokenClasses.suspend': {
    async ok(world) {
      const { passport, id } = await released(world);
      expect((await passport.tokenClasses.suspend({ id })).tokenClass.status).toBe('unreleased');
    },
    errors: {
      50001: async (world) => (await classes(world)).suspend({ id: UNKNOWN }),
      90001: async (world) => {
        const { passport, id } = await packed(world);
        return passport.tokenClasses.suspend({ id });
      },
    },
  },
  'passport.tokenClasses.names': {
    async ok(world) {
      const { passport, id } = await packed(world);
      const names = [{ tokenClassId: id, name: '新春' }];
      expect(await passport.tokenClasses.names()).toEqual({ names, total: 1 });
    },
  },
  'passport.tokenInstances.search': {
    async ok(world) {
      const { passport, ana, first } = await used(world);
      const found = await passport.tokenInstances.search({ personaID: ana.personaId, code: first.code.toLowerCase() });
      expect(found).toMatchObject({ total: 1, tokenInstances: [{ status: 'used', usedBy: { displayName: 'Ana' } }] });
    },
    errors: { 30001: async (world) => (await codes(world)).search({ start: -1 }) },
  },
  'passport.tokenInstances.generate': {
    async ok(world) {
      const { passport, id } = await packed(world);
      const { count, tokenInstances } = await passport.tokenInstances.generate({ tokenClassId: id, count: 2 });
      expect([count, tokenInstances.length]).toEqual([2, 2]);
    },
    errors: {
      30001: async (world) => (await codes(world)).generate({ tokenClassId: UNKNOWN, count: 0 }),
      50001: async (world) => (await codes(world)).generate({ tokenClassId: UNKNOWN, count: 1 }),
      90001: async (world) => {
        const { passport, id } = await packed(world, past);
        return passport.tokenInstances.generate({ tokenClassId: id, count: 1 });
      },
    },
  },
  'passport.tokenInstances.invalidate': {
    async ok(world) {
      const { passport, first } = await released(world);
      const { tokenInstance } = await passport.tokenInstances.invalidate({ id: first.id });
      expect(tokenInstance).toMatchObject({ status: 'invalid', invalidatedAt: expect.any(String) });
    },
    errors: {
      50001: async (world) => (await codes(world)).invalidate({ id: UNKNOWN }),
      90010: async (world) => {
        const { passport, first } = await used(world);
        return passport.tokenInstances.invalidate({ id: first.id });
      },
    },
  },
  'passport.tokenInstances.invalidateMany': {
    async ok(world) {
      const { passport, id } = await used(world);
      const counts = await passport.tokenInstances.invalidateMany({ tokenClassId: id });
      expect(counts).toEqual({ invalidatedCount: 2, skippedCount: 1 });
    },
    errors: {
      30001: async (world) => (await codes(world)).invalidateMany({}),
      50001: async (world) => (await codes(world)).invalidateMany({ tokenClassId: UNKNOWN }),
    },
  },
  'passport.tokenInstances.usedInfo': {
    async ok(world) {
      const { passport, id, ana } = await used(world);
      expect(await passport.tokenInstances.usedInfo({ tokenClassId: id })).toMatchObject({
        ...{ total: 1, usedInfo: [{ personaID: ana.personaId, userID: ana.userId }] },
      });
    },
    errors: {
      30001: async (world) => (await codes(world)).usedInfo({}),
      50001: async (world) => (await codes(world)).usedInfo({ tokenClassId: UNKNOWN }),
      50010: async (world) => (await codes(world)).usedInfo({ code: 'nobody-has-it' }),
    },
  },
  'passport.playerGifts.redeem': {
    async ok(world) {
      const { ana } = await used(world);
      expect((await ana.uos.passport.playerInventory.list()).inventory[0]?.quantity).toBe(6);
    },
    errors: {
      50010: async (world) => {
        const { player, redeem } = await released(world);
        return redeem(await player(), 'NOBODYHASIT');
      },
      60001: async (world) => {
        const { player, first, second } = await released(world);
        const { playerGifts } = (await player()).uos.passport;
        await playerGifts.redeem({ code: first.code, idempotencyKey: 'tap' });
        return playerGifts.redeem({ code: second.code, idempotencyKey: 'tap' });
      },
      80001: async (world) => {
        const { ana, redeem, second } = await used(world, { redeemLimitPerPersona: 2 });
        return redeem(ana, second.code);
      },
      90001: async (world) => {
        const { passport, id, player, redeem, first } = await released(world);
        await passport.tokenClasses.suspend({ id });
        return redeem(await player(), first.code);
      },
      90010: async (world) => {
        const { player, redeem, first } = await used(world);
        return redeem(await player(), first.code);
      },
    },
  },
};
