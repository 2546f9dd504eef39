// Quests, their items, and how far personas are. What a number means: wire/passport.md 1.5.
import { expect } from 'vitest';
import { openGame, wrong } from '../game.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const task = (slugName: string) => ({
  ...{ slugName, displayName: slugName, thresholdValue: 2 },
  rewards: [{ resourceSlug: 'hat', quantity: 1 }],
});
const daily = { slugName: 'daily', displayName: '每日守望', type: 'DailyQuest', layout: 'Basic' } as const;
const id = 'daily';
const UUID_SLUG = '0f8fad5b-d9cb-469f-a165-708677289501';
const step = { slugName: 'light', action: 'Increase', value: 2 } as const;
const own = { slugName: 'light' };

/** A published quest of two tasks, and a player. */
async function quest(world: World, settings: Readonly<Record<string, unknown>> = {}) {
  const game = await openGame(world, settings);
  const { passport } = game.uos;
  await passport.resources.create({ slugName: 'hat', type: 'Item', displayName: '帽子', stackable: false });
  const { quest: made } = await passport.quests.create({ ...daily, items: [task('light'), task('sweep')] });
  await passport.quests.publish({ id });
  const player = await game.player('Ana');
  const itemId = made.items[0]?.id ?? '';
  return { ...game, passport, itemId, personaId: player.personaId, own: player.uos.passport.playerQuests };
}

const passportOf = async (world: World) => (await quest(world)).passport;
const done = async (world: World, settings: Readonly<Record<string, unknown>> = {}) => {
  const made = await quest(world, settings);
  await made.own.update(step);
  return made;
};
const kept = (world: World) => quest(world, { serverAuthority: ['quests'] });
const hundred = Array.from({ length: 100 }, (_, at) => task(`i${at}`));

export const cases: Cases = {
  'passport.quests.search': {
    async ok(world) {
      const passport = await passportOf(world);
      const found = await passport.quests.search({ type: 'DailyQuest', status: 'questPublished', displayName: '守' });
      expect(found).toMatchObject({ total: 1, quests: [{ slugName: 'daily' }] });
    },
    errors: { 30001: ({ uos }) => uos.passport.quests.search({ type: wrong('YearlyQuest') }) },
  },
  'passport.quests.get': {
    async ok(world) {
      const { quest: found } = await (await passportOf(world)).quests.get({ id });
      expect(found).toMatchObject({ resetHour: 0, items: [{ rewards: [{ displayName: '帽子' }] }, {}] });
    },
    errors: { 50001: async (world) => (await passportOf(world)).quests.get({ id: 'none' }) },
  },
  'passport.quests.completion': {
    async ok(world) {
      const { passport } = await done(world);
      expect(await passport.quests.completion({ id })).toMatchObject({
        begun: 1,
        items: [{ slugName: 'light', completed: 1, redeemed: 0 }, { completed: 0 }],
      });
    },
    errors: { 50001: async (world) => (await passportOf(world)).quests.completion({ id: 'none' }) },
  },
  'passport.quests.create': {
    async ok(world) {
      const { quest: made } = await (await passportOf(world)).quests.create({ ...daily, slugName: 'q2', resetHour: 5 });
      expect(made).toMatchObject({ status: 'questPending', resetHour: 5, items: [] });
    },
    errors: {
      30001: async (world) =>
        (await passportOf(world)).quests.create({
          ...{ ...daily, slugName: 'q2' },
          items: [{ ...task('bar'), kind: 'PointReward' }],
        }),
      30003: async (world) => (await passportOf(world)).quests.create({ ...daily, slugName: 'items' }),
      50001: async (world) =>
        (await passportOf(world)).quests.create({
          ...{ ...daily, slugName: 'q2' },
          items: [{ ...task('x'), rewards: [{ resourceSlug: 'none', quantity: 1 }] }],
        }),
      60001: async (world) => (await passportOf(world)).quests.create(daily),
    },
  },
  'passport.quests.remove': {
    async ok(world) {
      const passport = await passportOf(world);
      await passport.quests.revoke({ id });
      expect(await passport.quests.remove({ id })).toEqual({});
    },
    errors: {
      50001: async (world) => (await passportOf(world)).quests.remove({ id: 'none' }),
      90001: async (world) => (await passportOf(world)).quests.remove({ id }),
    },
  },
  'passport.quests.import': {
    async ok(world) {
      const quests = [daily, { ...daily, slugName: 'weekly', type: 'WeeklyQuest' as const }];
      expect(await (await passportOf(world)).quests.import({ quests })).toMatchObject({
        ...{ createdCount: 1, updatedCount: 0, failed: [{ index: 0, slugName: 'daily' }] },
      });
    },
    errors: { 30001: ({ uos }) => uos.passport.quests.import({ quests: [] }) },
  },
  'passport.quests.publish': {
    async ok(world) {
      const passport = await passportOf(world);
      expect((await passport.quests.publish({ id })).quest.status).toBe('questPublished');
    },
    errors: {
      50001: async (world) => (await passportOf(world)).quests.publish({ id: 'none' }),
      90001: async (world) => {
        const passport = await passportOf(world);
        await passport.quests.create({ ...daily, slugName: 'q2' });
        return passport.quests.publish({ id: 'q2' });
      },
    },
  },
  'passport.quests.revoke': {
    async ok(world) {
      expect((await (await passportOf(world)).quests.revoke({ id })).quest.status).toBe('questPending');
    },
    errors: { 50001: async (world) => (await passportOf(world)).quests.revoke({ id: 'none' }) },
  },
  'passport.questItems.create': {
    async ok(world) {
      const passport = await passportOf(world);
      const { questItem } = await passport.questItems.create({ id, ...task('third') });
      expect(questItem).toMatchObject({ kind: 'Task', points: 0, status: 'unpublished' });
      expect((await passport.quests.get({ id })).quest.status).toBe('questPartialPublished');
    },
    errors: {
      30001: async (world) =>
        (await passportOf(world)).questItems.create({ id, ...task('third'), kind: 'PointReward' }),
      30003: async (world) => (await passportOf(world)).questItems.create({ id, ...task(UUID_SLUG) }),
      50001: async (world) => (await passportOf(world)).questItems.create({ id: 'none', ...task('third') }),
      60001: async (world) => (await passportOf(world)).questItems.create({ id, ...task('sweep') }),
      80001: async (world) => {
        const passport = await passportOf(world);
        await passport.quests.create({ ...daily, slugName: 'q2', items: hundred });
        return passport.questItems.create({ id: 'q2', ...task('more') });
      },
    },
  },
  'passport.questItems.publish': {
    async ok(world) {
      const { passport, itemId } = await quest(world);
      await passport.questItems.revoke({ id: itemId });
      expect((await passport.questItems.publish({ id: itemId })).questItem.status).toBe('published');
    },
    errors: { 50001: ({ uos }) => uos.passport.questItems.publish({ id: UNKNOWN }) },
  },
  'passport.questItems.revoke': {
    async ok(world) {
      const { passport, itemId } = await quest(world);
      expect((await passport.questItems.revoke({ id: itemId })).questItem.status).toBe('unpublished');
    },
    errors: { 50001: ({ uos }) => uos.passport.questItems.revoke({ id: UNKNOWN }) },
  },
  'passport.questItems.remove': {
    async ok(world) {
      const { passport, itemId } = await quest(world);
      await passport.questItems.revoke({ id: itemId });
      expect(await passport.questItems.remove({ id: itemId })).toEqual({});
    },
    errors: {
      50001: ({ uos }) => uos.passport.questItems.remove({ id: UNKNOWN }),
      90001: async (world) => {
        const { passport, itemId } = await quest(world);
        return passport.questItems.remove({ id: itemId });
      },
    },
  },
  'passport.personaQuests.search': {
    async ok(world) {
      const { passport, personaId } = await done(world);
      expect(await passport.personaQuests.search({ id: personaId, type: 'DailyQuest' })).toMatchObject({
        total: 1,
        quests: [{ items: [{ achievedValue: 2, completed: true, redeemed: false }, { completed: false }] }],
      });
    },
    errors: {
      30001: async (world) => {
        const { passport, personaId } = await quest(world);
        return passport.personaQuests.search({ id: personaId, start: -1 });
      },
      50001: ({ uos }) => uos.passport.personaQuests.search({ id: UNKNOWN }),
    },
  },
  'passport.personaQuests.fetch': {
    async ok(world) {
      const { passport, personaId } = await quest(world);
      expect(await passport.personaQuests.fetch({ id: personaId, slugNames: ['daily', 'none'] })).toMatchObject({
        total: 1,
        quests: [{ slugName: 'daily', points: 0 }],
      });
    },
    errors: {
      30001: async (world) => {
        const { passport, personaId } = await quest(world);
        return passport.personaQuests.fetch({ id: personaId, slugNames: [''] });
      },
      50001: ({ uos }) => uos.passport.personaQuests.fetch({ id: UNKNOWN }),
    },
  },
  'passport.playerQuests.fetch': {
    async ok(world) {
      expect(await (await quest(world)).own.fetch()).toMatchObject({ total: 1, quests: [{ items: [{}, {}] }] });
    },
    errors: {
      30001: async (world) => (await passportOf(world)).playerQuests.fetch(),
      50001: async (world) => (await passportOf(world)).playerQuests.fetch({ personaId: UNKNOWN }),
      70001: async (world) => (await quest(world)).own.fetch({ personaId: UNKNOWN }),
    },
  },
  'passport.playerQuests.search': {
    async ok(world) {
      expect(await (await quest(world)).own.search({ slugName: 'none' })).toMatchObject({ total: 0, quests: [] });
    },
    errors: {
      30001: async (world) => (await passportOf(world)).playerQuests.search(),
      50001: async (world) => (await passportOf(world)).playerQuests.search({ personaId: UNKNOWN }),
      70001: async (world) => (await quest(world)).own.search({ personaId: UNKNOWN }),
    },
  },
  'passport.playerQuests.update': {
    async ok(world) {
      const { quest: progress } = await (await quest(world)).own.update(step);
      expect(progress).toMatchObject({ slugName: 'daily', items: [{ achievedValue: 2, completed: true }, {}] });
    },
    errors: {
      30001: async (world) => (await passportOf(world)).playerQuests.update(step),
      50001: async (world) => (await quest(world)).own.update({ ...step, slugName: 'none' }),
      70001: async (world) => (await kept(world)).own.update(step),
    },
  },
  'passport.playerQuests.redeem': {
    async ok(world) {
      const made = await done(world);
      const key = { ...own, idempotencyKey: 'tap' };
      const first = await made.own.redeem(key);
      expect(first).toMatchObject({ quest: { items: [{ redeemed: true }, {}] }, inventory: [{ quantity: 1 }] });
      expect(await made.own.redeem(key)).toEqual(first);
    },
    errors: {
      30001: async (world) => (await passportOf(world)).playerQuests.redeem(own),
      50001: async (world) => (await quest(world)).own.redeem({ slugName: 'none' }),
      60001: async (world) => {
        const made = await done(world);
        await made.own.redeem({ ...own, idempotencyKey: 'tap' });
        return made.own.redeem({ slugName: 'sweep', idempotencyKey: 'tap' });
      },
      70001: async (world) => (await quest(world)).own.redeem({ ...own, personaId: UNKNOWN }),
      80001: async (world) => {
        const made = await done(world, { inventoryCapacity: 1 });
        await made.own.redeem(own);
        await made.own.update({ ...step, slugName: 'sweep' });
        return made.own.redeem({ slugName: 'sweep' });
      },
      90001: async (world) => (await quest(world)).own.redeem(own),
    },
  },
};
