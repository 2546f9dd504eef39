// Achievements, and how far personas are. What a number means: wire/passport.md 1.5.
import { expect } from 'vitest';
import { openGame } from '../game.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const COIN = 'GOLD_COIN';
const lamp = { slugName: 'lamp', displayName: '点灯', thresholdValue: 10 } as const;
const done = { slugName: 'lamp', action: 'Set', value: 10 } as const;
const missing = [{ resourceSlug: 'NONE', quantity: 1 }];

/** A game with a resource of which a persona may have 10, and an achievement. */
async function made(world: World, units = 6) {
  const game = await openGame(world);
  const { passport } = game.uos;
  await passport.resources.create({ slugName: COIN, displayName: '金币', type: 'VirtualCurrency', quantityLimit: 10 });
  const rewards = [{ resourceSlug: COIN, quantity: units }];
  const { achievementMeta } = await passport.achievements.create({ ...lamp, category: '探索', series: '灯', rewards });
  return { ...game, passport, achievementMeta };
}

async function released(world: World, units?: number) {
  const game = await made(world, units);
  await game.passport.achievements.release({ slugNames: ['lamp'] });
  const ana = await game.player('Ana');
  const move = (more: object = {}) => game.passport.personaAchievements.update({ id: ana.personaId, ...done, ...more });
  return { ...game, ana, move, own: ana.build.passport.playerAchievements };
}

async function achieved(world: World, units?: number) {
  const game = await released(world, units);
  await game.move();
  return game;
}

const metas = async (world: World) => (await made(world)).passport.achievements;

export const cases: Cases = {
  'passport.achievements.search': {
    async ok(world) {
      const found = await (await metas(world)).search({ displayName: '灯', category: '探索', series: '灯' });
      expect(found).toMatchObject({ total: 1, achievementMeta: [{ slugName: 'lamp' }] });
    },
    errors: { 30001: async (world) => (await metas(world)).search({ start: -1 }) },
  },
  'passport.achievements.get': {
    async ok(world) {
      const { achievementMeta } = await (await metas(world)).get({ id: 'lamp' });
      expect(achievementMeta.rewards).toMatchObject([{ slugName: COIN, displayName: '金币', quantity: 6 }]);
    },
    errors: {
      50001: async (world) => {
        await made(world);
        return world.other.passport.achievements.get({ id: 'lamp' });
      },
    },
  },
  'passport.achievements.create': {
    async ok(world) {
      expect((await made(world)).achievementMeta).toMatchObject({ startValue: 0, releaseStatus: 'unreleased' });
    },
    errors: {
      30001: async (world) => (await metas(world)).create({ ...lamp, slugName: 'x', startValue: 10 }),
      30003: async (world) => (await metas(world)).create({ ...lamp, slugName: 'search' }),
      50001: async (world) => (await metas(world)).create({ ...lamp, slugName: 'x', rewards: missing }),
      60001: async (world) => (await metas(world)).create(lamp),
    },
  },
  'passport.achievements.update': {
    async ok(world) {
      const { achievementMeta } = await (await metas(world)).update({ id: 'lamp', thresholdValue: 20, hidden: true });
      expect(achievementMeta).toMatchObject({ thresholdValue: 20, hidden: true });
    },
    errors: {
      30001: async (world) => (await metas(world)).update({ id: 'lamp', thresholdValue: 0 }),
      50001: async (world) => (await metas(world)).update({ id: 'none' }),
      90001: async (world) => (await released(world)).passport.achievements.update({ id: 'lamp', thresholdValue: 20 }),
    },
  },
  'passport.achievements.remove': {
    async ok(world) {
      expect(await (await metas(world)).remove({ id: 'lamp' })).toEqual({});
    },
    errors: {
      50001: async (world) => (await metas(world)).remove({ id: 'none' }),
      90001: async (world) => (await released(world)).passport.achievements.remove({ id: 'lamp' }),
    },
  },
  'passport.achievements.release': {
    async ok(world) {
      const { achievementMeta } = await (await metas(world)).release({ slugNames: ['lamp'] });
      expect(achievementMeta).toMatchObject([{ releaseStatus: 'released' }]);
    },
    errors: {
      30001: async (world) => (await metas(world)).release({ slugNames: [] }),
      50001: async (world) => (await metas(world)).release({ slugNames: ['lamp', 'none'] }),
    },
  },
  'passport.achievements.revoke': {
    async ok(world) {
      const { achievementMeta } = await (await released(world)).passport.achievements.revoke({ slugNames: ['lamp'] });
      expect(achievementMeta).toMatchObject([{ releaseStatus: 'unreleased' }]);
    },
    errors: {
      30001: async (world) => (await metas(world)).revoke({ slugNames: [] }),
      50001: async (world) => (await metas(world)).revoke({ slugNames: ['none'] }),
    },
  },
  'passport.achievements.import': {
    async ok(world) {
      const rows = [lamp, { ...lamp, slugName: 'moon' }];
      expect(await (await metas(world)).import({ achievementMeta: rows, overwrite: true })).toEqual({
        ...{ createdCount: 1, updatedCount: 1, failed: [] },
      });
    },
    errors: { 30001: async (world) => (await metas(world)).import({ achievementMeta: [] }) },
  },
  'passport.achievements.categories': {
    async ok(world) {
      expect(await (await metas(world)).categories()).toEqual({ categories: ['探索'], total: 1 });
    },
  },
  'passport.achievements.series': {
    async ok(world) {
      expect(await (await metas(world)).series()).toEqual({ series: ['灯'], total: 1 });
    },
  },
  'passport.personaAchievements.search': {
    async ok(world) {
      const { passport, ana } = await achieved(world);
      const filter = { personaID: ana.personaId, achieveStatus: 'achieved', redeemStatus: 'not_redeemed' } as const;
      expect(await passport.personaAchievements.search(filter)).toMatchObject({ total: 1 });
    },
    errors: { 30001: async (world) => (await made(world)).passport.personaAchievements.search({ start: -1 }) },
  },
  'passport.personaAchievements.update': {
    async ok(world) {
      const { achievements } = await (await released(world)).move({ redeem: true });
      expect(achievements).toMatchObject([{ achieveStatus: 'achieved', redeemStatus: 'redeemed' }]);
    },
    errors: {
      30001: async (world) => (await released(world)).move({ achievements: [done] }),
      50001: async (world) => (await made(world)).passport.personaAchievements.update({ id: UNKNOWN, ...done }),
      80001: async (world) => (await released(world, 11)).move({ redeem: true }),
      90001: async (world) => {
        const { passport, player } = await made(world);
        return passport.personaAchievements.update({ id: (await player()).personaId, ...done });
      },
    },
  },
  'passport.playerAchievements.fetch': {
    async ok(world) {
      const { achievements } = await (await achieved(world)).own.fetch({ slugNames: ['lamp', 'none'] });
      expect(achievements).toMatchObject([{ slugName: 'lamp', achievedValue: 10 }]);
    },
    errors: { 30001: async (world) => (await released(world)).own.fetch({ slugNames: [''] }) },
  },
  'passport.playerAchievements.list': {
    async ok(world) {
      const { own } = await achieved(world);
      expect(await own.list({ completed: true, category: '探索' })).toMatchObject({ total: 1 });
    },
    errors: { 30001: async (world) => (await released(world)).own.list({ start: -1 }) },
  },
  'passport.playerAchievements.update': {
    async ok(world) {
      const { achievement } = await (await released(world)).own.update({
        slugName: 'lamp',
        action: 'Increase',
        value: 4,
      });
      expect(achievement.achievedValue).toBe(4);
    },
    errors: {
      30001: async (world) => (await released(world)).own.update({ ...done, value: -1 }),
      50001: async (world) => (await released(world)).own.update({ ...done, slugName: 'none' }),
      70001: async (world) => {
        const { passport, own } = await released(world);
        await passport.config.set({ config: { serverAuthority: ['achievements'] } });
        return own.update(done);
      },
      90001: async (world) => {
        const { passport, own } = await released(world);
        await passport.achievements.revoke({ slugNames: ['lamp'] });
        return own.update(done);
      },
    },
  },
  'passport.playerAchievements.redeem': {
    async ok(world) {
      const { achievement, inventory } = await (await achieved(world)).own.redeem({ slugName: 'lamp' });
      expect([achievement.redeemStatus, inventory[0]?.quantity]).toEqual(['redeemed', 6]);
    },
    errors: {
      50001: async (world) => (await released(world)).own.redeem({ slugName: 'none' }),
      60001: async (world) => {
        const { own } = await achieved(world);
        await own.redeem({ slugName: 'lamp', idempotencyKey: 'tap' });
        return own.redeem({ slugName: 'other', idempotencyKey: 'tap' });
      },
      80001: async (world) => (await achieved(world, 11)).own.redeem({ slugName: 'lamp' }),
      90001: async (world) => (await released(world)).own.redeem({ slugName: 'lamp' }),
    },
  },
};
