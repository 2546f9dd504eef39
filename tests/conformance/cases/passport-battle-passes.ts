// Battle passes, their slots, and how far personas are. What a number means: wire/passport.md 1.5.
import { expect } from 'vitest';
import { openGame, wrong } from '../game.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const bp = 's1';
const slugName = 's1';
const season = { slugName, displayName: '初雾', maxLevel: 5, levelExp: [100] };
const oil = [{ resourceSlug: 'oil', quantity: 1 }];
const gifts = [1, 2].map((level) => ({ level, items: oil }));

/** A pass of five levels with a free slot and one to unlock, published, and a player who is on its first level. */
async function pass(world: World, settings: Readonly<Record<string, unknown>> = {}) {
  const game = await openGame(world, settings);
  const { passport } = game.uos;
  const player = await game.player('Ana');
  await passport.resources.create({ slugName: 'oil', type: 'Item', displayName: '灯油', stackable: false });
  await passport.battlePasses.create(season);
  const make = (name: string, more: object = {}) =>
    passport.battlePassSlots.create({
      battlePassSlugName: bp,
      slugName: name,
      displayName: name,
      rewards: gifts,
      ...more,
    });
  const { slot: free } = await make('free', { unlockedByDefault: true });
  const { slot: rich } = await make('rich');
  await passport.battlePasses.publish({ id: bp });
  const { personaId } = player;
  const add = (exp = 100) => passport.playerBattlePasses.addExp({ slugName, personaId, exp });
  await add();
  return { ...game, passport, personaId, add, make, free, rich, own: player.uos.passport.playerBattlePasses };
}

const passportOf = async (world: World) => (await pass(world)).passport;
const taken = async (world: World) => {
  const made = await pass(world);
  await made.own.claim({ slugName, slot: 'free', level: 1 });
  return made;
};
const kept = (world: World) => pass(world, { serverAuthority: ['battlePass'] });
const over = async (world: World) => {
  const made = await pass(world);
  await made.passport.battlePasses.update({
    id: bp,
    startTime: '2020-01-01T00:00:00Z',
    endTime: '2020-02-01T00:00:00Z',
  });
  return made;
};

export const cases: Cases = {
  'passport.battlePasses.search': {
    async ok(world) {
      const passport = await passportOf(world);
      expect(await passport.battlePasses.search({ status: 'Active', displayName: '雾' })).toMatchObject({
        total: 1,
        battlePasses: [{ slugName, slots: [{ slugName: 'free' }, { slugName: 'rich' }] }],
      });
    },
    errors: { 30001: ({ uos }) => uos.passport.battlePasses.search({ status: wrong('Running') }) },
  },
  'passport.battlePasses.get': {
    async ok(world) {
      const { battlePass } = await (await passportOf(world)).battlePasses.get({ id: bp });
      expect(battlePass).toMatchObject({ maxLevel: 5, levelExp: [100], published: true, dayStartHour: 0 });
    },
    errors: { 50001: async (world) => (await passportOf(world)).battlePasses.get({ id: 'none' }) },
  },
  'passport.battlePasses.create': {
    async ok(world) {
      const { battlePass } = await (await passportOf(world)).battlePasses.create({ ...season, slugName: 's2' });
      expect(battlePass).toMatchObject({ status: 'Pending', published: false, slots: [], dailyExpLimit: 0 });
    },
    errors: {
      30001: async (world) => (await passportOf(world)).battlePasses.create({ ...season, levelExp: [1, 2] }),
      30003: async (world) => (await passportOf(world)).battlePasses.create({ ...season, slugName: 'names' }),
      60001: async (world) => (await passportOf(world)).battlePasses.create(season),
    },
  },
  'passport.battlePasses.update': {
    async ok(world) {
      const passport = await passportOf(world);
      const { battlePass } = await passport.battlePasses.update({ id: bp, maxLevel: 9, weeklyExpLimit: 500 });
      expect(battlePass).toMatchObject({ maxLevel: 9, weeklyExpLimit: 500, displayName: '初雾' });
    },
    errors: {
      30001: async (world) => (await passportOf(world)).battlePasses.update({ id: bp, levelExp: [1, 2] }),
      50001: async (world) => (await passportOf(world)).battlePasses.update({ id: 'none' }),
      90001: async (world) => (await passportOf(world)).battlePasses.update({ id: bp, maxLevel: 2 }),
    },
  },
  'passport.battlePasses.remove': {
    async ok(world) {
      const { passport } = await over(world);
      expect(await passport.battlePasses.remove({ id: bp })).toEqual({});
      await expect(passport.battlePasses.get({ id: bp })).rejects.toMatchObject({ status: 404 });
    },
    errors: {
      50001: async (world) => (await passportOf(world)).battlePasses.remove({ id: 'none' }),
      90001: async (world) => (await passportOf(world)).battlePasses.remove({ id: bp }),
    },
  },
  'passport.battlePasses.names': {
    async ok(world) {
      const names = await (await passportOf(world)).battlePasses.names();
      expect(names).toEqual({ names: [{ slugName, displayName: '初雾' }], total: 1 });
    },
  },
  'passport.battlePasses.publish': {
    async ok(world) {
      const passport = await passportOf(world);
      await passport.battlePasses.revoke({ id: bp });
      expect((await passport.battlePasses.publish({ id: bp })).battlePass.status).toBe('Active');
    },
    errors: {
      50001: async (world) => (await passportOf(world)).battlePasses.publish({ id: 'none' }),
      90001: async (world) => (await passportOf(world)).battlePasses.publish({ id: bp }),
    },
  },
  'passport.battlePasses.revoke': {
    async ok(world) {
      const { battlePass } = await (await passportOf(world)).battlePasses.revoke({ id: bp });
      expect(battlePass).toMatchObject({ status: 'Suspended', published: false });
    },
    errors: {
      50001: async (world) => (await passportOf(world)).battlePasses.revoke({ id: 'none' }),
      90001: async (world) => (await over(world)).passport.battlePasses.revoke({ id: bp }),
    },
  },
  'passport.battlePassSlots.get': {
    async ok(world) {
      const { passport, free } = await pass(world);
      const { slot } = await passport.battlePassSlots.get({ id: free.id });
      expect(slot).toMatchObject({ battlePassSlugName: bp, unlockedByDefault: true, rewards: gifts });
    },
    errors: { 50001: ({ uos }) => uos.passport.battlePassSlots.get({ id: UNKNOWN }) },
  },
  'passport.battlePassSlots.create': {
    async ok(world) {
      const { slot } = await (await pass(world)).make('gold', { order: 3, rewards: [...gifts].reverse() });
      expect(slot).toMatchObject({ slugName: 'gold', order: 3, unlockProductSlug: '', rewards: gifts });
    },
    errors: {
      30001: async (world) => (await pass(world)).make('gold', { rewards: [{ level: 6, items: oil }] }),
      50001: async (world) => (await pass(world)).make('gold', { battlePassSlugName: 'none' }),
      60001: async (world) => (await pass(world)).make('free'),
      80001: async (world) => {
        const { make } = await pass(world);
        for (let at = 2; at < 20; at += 1) {
          await make(`more-${at}`);
        }
        return make('more');
      },
    },
  },
  'passport.battlePassSlots.update': {
    async ok(world) {
      const { passport, rich } = await pass(world);
      const { slot } = await passport.battlePassSlots.update({ id: rich.id, displayName: '豪华', rewards: [] });
      expect(slot).toMatchObject({ slugName: 'rich', displayName: '豪华', rewards: [] });
    },
    errors: {
      30001: async (world) => {
        const { passport, rich } = await pass(world);
        return passport.battlePassSlots.update({
          id: rich.id,
          rewards: [gifts[0], gifts[0]].flatMap((one) => one ?? []),
        });
      },
      50001: ({ uos }) => uos.passport.battlePassSlots.update({ id: UNKNOWN }),
    },
  },
  'passport.battlePassSlots.remove': {
    async ok(world) {
      const { passport, rich } = await pass(world);
      expect(await passport.battlePassSlots.remove({ id: rich.id })).toEqual({});
    },
    errors: {
      50001: ({ uos }) => uos.passport.battlePassSlots.remove({ id: UNKNOWN }),
      90001: async (world) => {
        const { passport, free } = await taken(world);
        return passport.battlePassSlots.remove({ id: free.id });
      },
    },
  },
  'passport.personaBattlePasses.search': {
    async ok(world) {
      const { passport, personaId } = await taken(world);
      expect(await passport.personaBattlePasses.search({ personaId, slugName })).toMatchObject({
        total: 1,
        personaBattlePasses: [{ id: `${personaId}/${bp}`, level: 1, claimed: [{ slot: 'free', level: 1 }] }],
      });
    },
    errors: { 30001: ({ uos }) => uos.passport.personaBattlePasses.search({ start: -1 }) },
  },
  'passport.personaBattlePasses.get': {
    async ok(world) {
      const { passport, personaId } = await pass(world);
      const { personaBattlePass } = await passport.personaBattlePasses.get({ id: personaId, bp });
      expect(personaBattlePass).toMatchObject({ level: 1, todayExp: 100, claimable: [{ slot: 'free', level: 1 }] });
    },
    errors: { 50001: async (world) => (await passportOf(world)).personaBattlePasses.get({ id: UNKNOWN, bp }) },
  },
  'passport.personaBattlePasses.remove': {
    async ok(world) {
      const { passport, personaId } = await taken(world);
      expect(await passport.personaBattlePasses.remove({ id: personaId, bp })).toEqual({});
      expect((await passport.personaBattlePasses.get({ id: personaId, bp })).personaBattlePass).toMatchObject({
        ...{ level: 0, claimed: [] },
      });
    },
    errors: {
      50001: async (world) => {
        const { passport, personaId } = await pass(world);
        return passport.personaBattlePasses.remove({ id: personaId, bp: 'none' });
      },
    },
  },
  'passport.personaBattlePasses.removeAll': {
    async ok(world) {
      const passport = await passportOf(world);
      expect(await passport.personaBattlePasses.removeAll({ bp })).toEqual({ deletedCount: 1 });
    },
    errors: { 50001: async (world) => (await passportOf(world)).personaBattlePasses.removeAll({ bp: 'none' }) },
  },
  'passport.playerBattlePasses.get': {
    async ok(world) {
      const { own } = await pass(world);
      expect((await own.get({ slugName })).personaBattlePass).toMatchObject({ level: 1, unlockedSlots: ['free'] });
    },
    errors: { 50001: async (world) => (await pass(world)).own.get({ slugName: 'none' }) },
  },
  'passport.playerBattlePasses.addExp': {
    async ok(world) {
      const { own, passport } = await pass(world);
      await passport.battlePasses.update({ id: bp, dailyExpLimit: 150 });
      expect(await own.addExp({ slugName, exp: 70 })).toMatchObject({
        addedExp: 50,
        personaBattlePass: { level: 1, exp: 50, totalExp: 150, weekExp: 150 },
      });
    },
    errors: {
      30001: async (world) => (await pass(world)).own.addExp({ slugName, exp: 0 }),
      50001: async (world) => (await pass(world)).own.addExp({ slugName: 'none', exp: 1 }),
      70001: async (world) => (await kept(world)).own.addExp({ slugName, exp: 1 }),
      90001: async (world) => (await over(world)).add(),
    },
  },
  'passport.playerBattlePasses.unlock': {
    async ok(world) {
      const { own } = await pass(world);
      const { personaBattlePass } = await own.unlock({ slugName, slot: 'rich' });
      expect(personaBattlePass).toMatchObject({ unlockedSlots: ['free', 'rich'] });
    },
    errors: {
      30001: async (world) => (await passportOf(world)).playerBattlePasses.unlock({ slugName, slot: 'rich' }),
      50001: async (world) => (await pass(world)).own.unlock({ slugName, slot: 'none' }),
      70001: async (world) => (await kept(world)).own.unlock({ slugName, slot: 'rich' }),
      90001: async (world) => (await over(world)).own.unlock({ slugName, slot: 'rich' }),
    },
  },
  'passport.playerBattlePasses.claim': {
    async ok(world) {
      const { own, add } = await pass(world);
      await add();
      const key = { slugName, idempotencyKey: 'tap' };
      const first = await own.claim(key);
      expect(first).toMatchObject({ inventory: [{}, {}], personaBattlePass: { level: 2, claimable: [] } });
      expect(await own.claim(key)).toEqual(first);
    },
    errors: {
      30001: async (world) => (await passportOf(world)).playerBattlePasses.claim({ slugName }),
      50001: async (world) => (await pass(world)).own.claim({ slugName, slot: 'none' }),
      60001: async (world) => {
        const { own } = await pass(world);
        await own.claim({ slugName, idempotencyKey: 'tap' });
        return own.claim({ slugName, slot: 'free', idempotencyKey: 'tap' });
      },
      70001: async (world) => (await pass(world)).own.claim({ slugName, personaId: UNKNOWN }),
      80001: async (world) => {
        const { own, add } = await pass(world, { inventoryCapacity: 1 });
        await own.claim({ slugName });
        await add();
        return own.claim({ slugName });
      },
      90001: async (world) => (await pass(world)).own.claim({ slugName, slot: 'rich', level: 1 }),
    },
  },
};
