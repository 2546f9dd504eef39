// Tags and entitlements. What a number means: wire/passport.md 1.5.
import { expect } from 'vitest';
import { openGame, wrong } from '../game.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Case, Cases } from './case.ts';

const tag = async ({ uos }: World, name = `t-${Math.random()}`) => (await uos.passport.tags.create({ name })).tag;

async function tagged(world: World) {
  const game = await openGame(world);
  const someone = await game.player();
  const { tag: made } = await game.uos.passport.tags.create({ name: '内测' });
  return { ...game, someone, tagID: made.tagID };
}

/** The same of users and of personas. */
const onCarrier = (who: 'users' | 'personas'): Cases => {
  const idIn = ({ someone }: Awaited<ReturnType<typeof tagged>>) =>
    who === 'users' ? someone.userId : someone.personaId;
  const change = (verb: 'tag' | 'untag', left: number): Case => ({
    async ok(world) {
      const game = await tagged(world);
      const id = idIn(game);
      await game.uos.passport[who].tag({ id, tagIDs: [game.tagID] });
      expect(await game.uos.passport[who][verb]({ id, tagIDs: [game.tagID] })).toMatchObject({ total: left });
    },
    errors: {
      30001: async (world) => {
        const game = await tagged(world);
        return game.uos.passport[who][verb]({ id: idIn(game), tagIDs: [] });
      },
      50001: async (world) => {
        const game = await tagged(world);
        return game.uos.passport[who][verb]({ id: idIn(game), tagIDs: [UNKNOWN] });
      },
    },
  });
  return {
    [`passport.${who}.tags`]: {
      async ok(world) {
        const game = await tagged(world);
        expect(await game.uos.passport[who].tags({ id: idIn(game) })).toEqual({ tags: [], total: 0 });
      },
      errors: { 50001: ({ uos }) => uos.passport[who].tags({ id: UNKNOWN }) },
    },
    [`passport.${who}.tag`]: change('tag', 1),
    [`passport.${who}.untag`]: change('untag', 0),
  };
};

async function given(world: World) {
  const game = await openGame(world);
  const someone = await game.player();
  const { entitlement } = await game.uos.passport.entitlements.create({
    type: 'vip',
    displayName: '月卡',
    ownerType: 'User',
    userID: someone.userId,
  });
  return { ...game, someone, id: entitlement.id };
}

export const cases: Cases = {
  ...onCarrier('users'),
  ...onCarrier('personas'),
  'passport.tags.list': {
    async ok(world) {
      const { name } = await tag(world);
      expect(await world.uos.passport.tags.list({ name })).toMatchObject({ total: 1, tags: [{ name }] });
    },
    errors: { 30001: ({ uos }) => uos.passport.tags.list({ start: -1 }) },
  },
  'passport.tags.create': {
    async ok({ uos, app }) {
      const { tag: made } = await uos.passport.tags.create({ name: `t-${Math.random()}`, color: '#f59f00' });
      expect(made).toMatchObject({ idDomainID: app.id, color: '#f59f00', userCount: 0, personaCount: 0 });
    },
    errors: {
      30001: ({ uos }) => uos.passport.tags.create({ name: '' }),
      60001: async (world) => world.uos.passport.tags.create({ name: (await tag(world)).name }),
    },
  },
  'passport.tags.get': {
    async ok(world) {
      const { tagID } = await tag(world);
      expect((await world.uos.passport.tags.get({ id: tagID })).tag.tagID).toBe(tagID);
    },
    errors: { 50001: async (world) => world.other.passport.tags.get({ id: (await tag(world)).tagID }) },
  },
  'passport.tags.update': {
    async ok(world) {
      const { tagID, name } = await tag(world);
      const { tag: changed } = await world.uos.passport.tags.update({ id: tagID, description: '新' });
      expect(changed).toMatchObject({ name, description: '新' });
    },
    errors: {
      30001: async (world) => world.uos.passport.tags.update({ id: (await tag(world)).tagID, color: 'red' }),
      50001: ({ uos }) => uos.passport.tags.update({ id: UNKNOWN, name: 'x' }),
      60001: async (world) =>
        world.uos.passport.tags.update({ id: (await tag(world)).tagID, name: (await tag(world)).name }),
    },
  },
  'passport.tags.remove': {
    async ok(world) {
      const { tagID } = await tag(world);
      expect(await world.uos.passport.tags.remove({ id: tagID })).toEqual({});
      await expect(world.uos.passport.tags.get({ id: tagID })).rejects.toMatchObject({ status: 404 });
    },
    errors: { 50001: ({ uos }) => uos.passport.tags.remove({ id: UNKNOWN }) },
  },
  'passport.tags.users': {
    async ok(world) {
      const { uos, someone, tagID } = await tagged(world);
      await uos.passport.users.tag({ id: someone.userId, tagIDs: [tagID] });
      const { users } = await uos.passport.tags.users({ id: tagID });
      expect(users).toMatchObject([{ userID: someone.userId, tags: [{ tagID }] }]);
    },
    errors: {
      30001: async (world) => {
        const { uos, tagID } = await tagged(world);
        return uos.passport.tags.users({ id: tagID, start: -1 });
      },
      50001: ({ uos }) => uos.passport.tags.users({ id: UNKNOWN }),
    },
  },
  'passport.tags.personas': {
    async ok(world) {
      const { uos, someone, tagID } = await tagged(world);
      await uos.passport.personas.tag({ id: someone.personaId, tagIDs: [tagID] });
      const { personas } = await uos.passport.tags.personas({ id: tagID });
      expect(personas).toMatchObject([{ personaID: someone.personaId, tags: [{ tagID }] }]);
    },
    errors: {
      30001: async (world) => {
        const { uos, tagID } = await tagged(world);
        return uos.passport.tags.personas({ id: tagID, start: -1 });
      },
      50001: ({ uos }) => uos.passport.tags.personas({ id: UNKNOWN }),
    },
  },
  'passport.entitlements.search': {
    async ok(world) {
      const { uos, id, someone } = await given(world);
      const page = await uos.passport.entitlements.search({ userID: someone.userId, status: 'Active' });
      expect(page).toMatchObject({ total: 1, entitlements: [{ id }] });
    },
    errors: { 30001: ({ uos }) => uos.passport.entitlements.search({ status: wrong('Gone') }) },
  },
  'passport.entitlements.get': {
    async ok(world) {
      const { uos, id } = await given(world);
      expect((await uos.passport.entitlements.get({ id })).entitlement).toMatchObject({ id, source: 'Console' });
    },
    errors: { 50001: async (world) => world.other.passport.entitlements.get({ id: (await given(world)).id }) },
  },
  'passport.entitlements.create': {
    async ok(world) {
      const { uos, id } = await given(world);
      expect((await uos.passport.entitlements.get({ id })).entitlement.status).toBe('Active');
    },
    errors: {
      30001: ({ uos }) => uos.passport.entitlements.create({ type: 'vip', displayName: 'x', ownerType: 'User' }),
      50001: ({ uos }) =>
        uos.passport.entitlements.create({ type: 'vip', displayName: 'x', ownerType: 'User', userID: UNKNOWN }),
    },
  },
  'passport.entitlements.update': {
    async ok(world) {
      const { uos, id } = await given(world);
      const { entitlement } = await uos.passport.entitlements.update({
        id,
        endTime: '2020-01-01T00:00:00Z',
        startTime: '2019-01-01T00:00:00Z',
      });
      expect(entitlement.status).toBe('Expired');
    },
    errors: {
      30001: async (world) => {
        const { uos, id } = await given(world);
        return uos.passport.entitlements.update({ id, endTime: '2020-01-01T00:00:00Z' });
      },
      50001: ({ uos }) => uos.passport.entitlements.update({ id: UNKNOWN, displayName: 'x' }),
    },
  },
  'passport.entitlements.remove': {
    async ok(world) {
      const { uos, id } = await given(world);
      expect(await uos.passport.entitlements.remove({ id })).toEqual({});
    },
    errors: { 50001: ({ uos }) => uos.passport.entitlements.remove({ id: UNKNOWN }) },
  },
  'passport.entitlements.suspend': {
    async ok(world) {
      const { uos, id } = await given(world);
      const { entitlement } = await uos.passport.entitlements.suspend({ id, reason: '退款' });
      expect(entitlement).toMatchObject({ status: 'Suspended', suspendReason: '退款' });
    },
    errors: {
      50001: ({ uos }) => uos.passport.entitlements.suspend({ id: UNKNOWN }),
      90001: async (world) => {
        const { uos, id } = await given(world);
        await uos.passport.entitlements.suspend({ id });
        return uos.passport.entitlements.suspend({ id });
      },
    },
  },
  'passport.entitlements.restore': {
    async ok(world) {
      const { uos, id } = await given(world);
      await uos.passport.entitlements.suspend({ id });
      expect((await uos.passport.entitlements.restore({ id })).entitlement.status).toBe('Active');
    },
    errors: {
      50001: ({ uos }) => uos.passport.entitlements.restore({ id: UNKNOWN }),
      90001: async (world) => {
        const { uos, id } = await given(world);
        return uos.passport.entitlements.restore({ id });
      },
    },
  },
  'passport.entitlements.types': {
    async ok(world) {
      const { uos } = await given(world);
      expect((await uos.passport.entitlements.types()).types).toEqual(['default', 'subscription', 'dlc', 'vip']);
    },
  },
  'passport.entitlements.expiries': {
    async ok(world) {
      const { uos, id } = await given(world);
      // the last moment of a month in Shanghai
      const [startTime, endTime] = ['2030-01-01T00:00:00Z', '2030-06-30T15:59:59Z'];
      await uos.passport.entitlements.update({ id, startTime, endTime });
      expect(await uos.passport.entitlements.expiries({ month: '2030-06' })).toEqual({
        days: [{ day: '2030-06-30', count: 1, owners: 1 }],
        total: 1,
      });
      expect(await uos.passport.entitlements.expiries({ month: '2030-07' })).toMatchObject({ total: 0 });
      const ends = { endsFrom: '2030-06-30T00:00:00+08:00', endsTo: '2030-07-01T00:00:00+08:00' };
      expect(await uos.passport.entitlements.search(ends)).toMatchObject({ total: 1, entitlements: [{ id }] });
    },
    errors: { 30001: ({ uos }) => uos.passport.entitlements.expiries({ month: '2030-13' }) },
  },
  'passport.playerEntitlements.list': {
    async ok(world) {
      const { someone, id } = await given(world);
      expect(await someone.uos.passport.playerEntitlements.list()).toMatchObject({ total: 1, entitlements: [{ id }] });
    },
    errors: {
      30001: async (world) => (await given(world)).someone.uos.passport.playerEntitlements.list({ start: -1 }),
    },
  },
};
