// Users, personas, their bans and their tokens. What a number means: wire/passport.md 1.5.
import { createUos, player, type Uos } from '@uos/sdk';
import { expect } from 'vitest';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const wrong = (value: unknown) => value as never;
const large = { text: 'x'.repeat(600) };

interface Player {
  readonly userId: string;
  readonly personaId: string;
  readonly realmId: string;
  readonly pair: { readonly accessToken: string; readonly refreshToken: string };
  /** Calls as the persona. */
  readonly uos: Uos;
}

let made = 0;
const name = (): string => {
  made += 1;
  return `player-${made}`;
};

const withToken = ({ platform }: World, token: string): Uos =>
  createUos({ origin: platform.origin, as: player({ token }), retries: 0 });

async function signIn(world: World, externalUserID = name()): Promise<Player> {
  const login = await world.uos.passport.login.external({ externalUserID, displayName: externalUserID });
  const { personaID, userID, realmID } = login.persona;
  const { personaAccessToken: accessToken, personaRefreshToken: refreshToken } = login;
  const pair = { accessToken, refreshToken };
  return { ...{ userId: userID, personaId: personaID, realmId: realmID, pair }, uos: withToken(world, accessToken) };
}

const banUser = async (world: World, id: string) => world.uos.passport.users.ban({ id, reason: '外挂' });
const banPersona = async (world: World, id: string) => world.uos.passport.personas.ban({ id, reason: '辱骂' });

async function closedRealm({ uos }: World): Promise<string> {
  return (await uos.passport.realms.create({ name: `closed ${name()}`, status: 'Closed' })).realm.realmID;
}

const refresh = (
  change: (world: World, pair: Player['pair']) => Promise<unknown>,
): NonNullable<Cases[string]['errors']> => ({
  30001: (world) => change(world, { accessToken: '', refreshToken: wrong(1) }),
  160113: async (world) => change(world, { ...(await signIn(world)).pair, refreshToken: 'a.b.c' }),
  90108: async (world) => {
    const { userId, pair } = await signIn(world);
    await banUser(world, userId);
    return change(world, pair);
  },
  90109: async (world) => {
    const { personaId, pair } = await signIn(world);
    await banPersona(world, personaId);
    return change(world, pair);
  },
});

export const cases: Cases = {
  'passport.login.external': {
    async ok({ uos }) {
      const externalUserID = name();
      const first = await uos.passport.login.external({ externalUserID, displayName: '林雀' });
      expect(first).toMatchObject({ isNew: true, persona: { displayName: '林雀', status: 'Active' } });
      const second = await uos.passport.login.external({ externalUserID });
      expect(second).toMatchObject({ isNew: false, persona: { personaID: first.persona.personaID } });
    },
    errors: {
      30001: ({ uos }) => uos.passport.login.external({ externalUserID: '' }),
      30002: ({ uos }) => uos.passport.login.external({ externalUserID: 'big', properties: large }),
      50001: ({ uos }) => uos.passport.login.external({ externalUserID: 'a', realmID: UNKNOWN }),
      90030: async (world) =>
        world.uos.passport.login.external({ externalUserID: 'a', realmID: await closedRealm(world) }),
      90108: async (world) => {
        const { userId } = await signIn(world, 'banned user');
        await banUser(world, userId);
        return world.uos.passport.login.external({ externalUserID: 'banned user' });
      },
      90109: async (world) => {
        const { personaId } = await signIn(world, 'banned persona');
        await banPersona(world, personaId);
        return world.uos.passport.login.external({ externalUserID: 'banned persona' });
      },
    },
  },
  'passport.login.token': {
    async ok(world) {
      const { userId, personaId } = await signIn(world);
      const { accessToken } = await world.uos.passport.login.token({ userID: userId });
      const { persona } = await withToken(world, accessToken).passport.playerPersonas.me();
      expect(persona.personaID).toBe(personaId);
    },
    errors: {
      30001: ({ uos }) => uos.passport.login.token({ userID: '' }),
      90108: async (world) => {
        const { userId } = await signIn(world);
        await banUser(world, userId);
        return world.uos.passport.login.token({ userID: userId });
      },
      90109: async (world) => {
        const { userId, personaId } = await signIn(world);
        await banPersona(world, personaId);
        return world.uos.passport.login.token({ userID: userId });
      },
    },
  },
  'passport.login.keys': {
    async ok({ visitor }) {
      const { keys } = await visitor.passport.login.keys();
      expect(keys).toMatchObject([{ kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256' }]);
      expect(JSON.stringify(keys)).not.toContain('"d"');
    },
  },
  'passport.login.refreshToken': {
    async ok(world) {
      const { pair } = await signIn(world);
      const next = await world.visitor.passport.login.refreshToken(pair);
      expect(await world.visitor.passport.login.refreshToken(pair)).toEqual(next);
    },
    errors: refresh((world, pair) => world.visitor.passport.login.refreshToken(pair)),
  },
  'passport.playerLogin.refreshToken': {
    async ok(world) {
      const { pair, personaId } = await signIn(world);
      const { accessToken } = await world.visitor.passport.playerLogin.refreshToken(pair);
      const { persona } = await withToken(world, accessToken).passport.playerPersonas.me();
      expect(persona.personaID).toBe(personaId);
    },
    errors: refresh((world, pair) => world.visitor.passport.playerLogin.refreshToken(pair)),
  },
  'passport.playerLogin.publicInfo': {
    async ok({ uos, app }) {
      const { idDomain } = await uos.passport.playerLogin.publicInfo({ appId: app.id });
      expect(idDomain).toMatchObject({ id: app.id });
    },
    errors: { 50001: ({ uos, otherApp }) => uos.passport.playerLogin.publicInfo({ appId: otherApp.id }) },
  },
  'passport.playerLogin.accessToken': {
    async ok(world) {
      const { pair, userId, personaId } = await signIn(world);
      const login = await world.uos.passport.playerLogin.accessToken({ accessToken: pair.accessToken });
      expect(login).toMatchObject({ isNew: false, user: { userID: userId }, personas: [{ personaID: personaId }] });
      const own = withToken(world, login.userAccessToken).passport;
      expect((await own.playerUsers.me()).user.userID).toBe(userId);
      await expect(own.playerPersonas.me()).rejects.toMatchObject({ status: 403 });
    },
    errors: {
      30001: ({ uos }) => uos.passport.playerLogin.accessToken({ accessToken: 'a.b.c' }),
      90108: async (world) => {
        const { pair, userId } = await signIn(world);
        await banUser(world, userId);
        return world.uos.passport.playerLogin.accessToken({ accessToken: pair.accessToken });
      },
    },
  },
  'passport.users.search': {
    async ok(world) {
      const { userId } = await signIn(world, 'sought');
      const { users, total } = await world.uos.passport.users.search({ externalUserID: 'sought' });
      expect([total, users]).toMatchObject([1, [{ userID: userId, displayName: 'sought' }]]);
    },
    errors: { 30001: ({ uos }) => uos.passport.users.search({ status: wrong('Lost') }) },
  },
  'passport.users.get': {
    async ok(world) {
      const { userId, personaId } = await signIn(world);
      const answer = await world.uos.passport.users.get({ id: userId });
      expect(answer).toMatchObject({ user: { userID: userId }, personas: [{ personaID: personaId }] });
    },
    errors: { 50001: async (world) => world.other.passport.users.get({ id: (await signIn(world)).userId }) },
  },
  'passport.users.update': {
    async ok(world) {
      const { userId: id } = await signIn(world);
      const { user } = await world.uos.passport.users.update({ id, displayName: '新名', email: 'a@example.com' });
      expect(user).toMatchObject({ displayName: '新名', email: 'a@example.com', emailVerified: false });
    },
    errors: {
      30001: async (world) =>
        world.uos.passport.users.update({ id: (await signIn(world)).userId, status: wrong('Sealed') }),
      30002: async (world) => world.uos.passport.users.update({ id: (await signIn(world)).userId, properties: large }),
      50001: ({ uos }) => uos.passport.users.update({ id: UNKNOWN, displayName: 'x' }),
    },
  },
  'passport.users.setRealName': {
    async ok(world) {
      const { userId: id } = await signIn(world);
      const given = { realName: '陈一', idCardNumber: '11010519491231002X' };
      const { user } = await world.uos.passport.users.setRealName({ id, ...given });
      expect(user).toMatchObject({ isRealNameVerified: true, realName: '陈*', ageGroup: 'AboveEighteen' });
    },
    errors: {
      30001: async (world) =>
        world.uos.passport.users.setRealName({
          ...{ id: (await signIn(world)).userId, realName: '陈一', idCardNumber: '' },
        }),
      50001: ({ uos }) => uos.passport.users.setRealName({ id: UNKNOWN, realName: '', idCardNumber: '' }),
    },
  },
  'passport.users.remove': {
    async ok(world) {
      const { userId: id, uos } = await signIn(world);
      expect(await world.uos.passport.users.remove({ id })).toEqual({});
      expect((await world.uos.passport.users.get({ id })).user).toMatchObject({ userStatus: 'Sealed', deleted: true });
      await expect(uos.passport.playerUsers.me()).rejects.toMatchObject({ status: 401 });
    },
    errors: { 50001: ({ uos }) => uos.passport.users.remove({ id: UNKNOWN }) },
  },
  'passport.users.ban': {
    async ok(world) {
      const { userId: id } = await signIn(world);
      const { user } = await world.uos.passport.users.ban({ id, reason: '外挂', duration: 3600 });
      expect(user).toMatchObject({ userStatus: 'Banned', banInfo: { reason: '外挂' } });
    },
    errors: {
      30001: async (world) =>
        world.uos.passport.users.ban({
          ...{ id: (await signIn(world)).userId, duration: 1, unbanAt: '2099-01-01T00:00:00Z' },
        }),
      50001: ({ uos }) => uos.passport.users.ban({ id: UNKNOWN }),
    },
  },
  'passport.users.unban': {
    async ok(world) {
      const { userId: id } = await signIn(world);
      await banUser(world, id);
      expect((await world.uos.passport.users.unban({ id })).user.userStatus).toBe('Active');
    },
    errors: {
      50001: ({ uos }) => uos.passport.users.unban({ id: UNKNOWN }),
      90001: async (world) => world.uos.passport.users.unban({ id: (await signIn(world)).userId }),
    },
  },
  'passport.users.setBanActions': {
    async ok(world) {
      const { userId: id } = await signIn(world);
      const { user } = await world.uos.passport.users.setBanActions({
        ...{ id, reason: '刷分', banActions: [{ type: 'BanLeaderboard' }] },
      });
      expect(user.banActions).toEqual([
        { type: 'BanLeaderboard', options: { clearLeaderboard: false }, reason: '刷分' },
      ]);
    },
    errors: {
      30001: async (world) =>
        world.uos.passport.users.setBanActions({
          ...{ id: (await signIn(world)).userId, banActions: [], until: '2020-01-01T00:00:00Z' },
        }),
      50001: ({ uos }) => uos.passport.users.setBanActions({ id: UNKNOWN, banActions: [] }),
    },
  },
  'passport.personas.search': {
    async ok(world) {
      const { personaId, userId } = await signIn(world);
      const { personas, total } = await world.uos.passport.personas.search({ userID: userId, status: 'Active' });
      expect([total, personas]).toMatchObject([1, [{ personaID: personaId }]]);
    },
    errors: { 30001: ({ uos }) => uos.passport.personas.search({ status: wrong('Lost') }) },
  },
  'passport.personas.get': {
    async ok(world) {
      const { personaId: id } = await signIn(world);
      expect((await world.uos.passport.personas.get({ id })).persona).toMatchObject({
        personaID: id,
        status: 'Active',
      });
    },
    errors: { 50001: async (world) => world.other.passport.personas.get({ id: (await signIn(world)).personaId }) },
  },
  'passport.personas.update': {
    async ok(world) {
      const { personaId: id } = await signIn(world);
      const { persona } = await world.uos.passport.personas.update({ id, displayName: '新名', status: 'Banned' });
      expect(persona).toMatchObject({ displayName: '新名', status: 'Banned' });
    },
    errors: {
      30001: async (world) =>
        world.uos.passport.personas.update({ id: (await signIn(world)).personaId, status: wrong('Sealed') }),
      30002: async (world) =>
        world.uos.passport.personas.update({ id: (await signIn(world)).personaId, properties: large }),
      50001: ({ uos }) => uos.passport.personas.update({ id: UNKNOWN, displayName: 'x' }),
    },
  },
  'passport.personas.remove': {
    async ok(world) {
      const { personaId: id, uos } = await signIn(world);
      expect(await world.uos.passport.personas.remove({ id })).toEqual({});
      expect((await world.uos.passport.personas.get({ id })).persona.status).toBe('Sealed');
      await expect(uos.passport.playerPersonas.me()).rejects.toMatchObject({ status: 401 });
    },
    errors: { 50001: ({ uos }) => uos.passport.personas.remove({ id: UNKNOWN }) },
  },
  'passport.personas.ban': {
    async ok(world) {
      const { personaId } = await signIn(world);
      expect((await banPersona(world, personaId)).persona).toMatchObject({ status: 'Banned' });
    },
    errors: {
      30001: async (world) =>
        world.uos.passport.personas.ban({ id: (await signIn(world)).personaId, unbanAt: '2020-01-01T00:00:00Z' }),
      50001: ({ uos }) => uos.passport.personas.ban({ id: UNKNOWN }),
    },
  },
  'passport.personas.unban': {
    async ok(world) {
      const { personaId: id } = await signIn(world);
      await banPersona(world, id);
      expect((await world.uos.passport.personas.unban({ id })).persona.status).toBe('Active');
    },
    errors: {
      50001: ({ uos }) => uos.passport.personas.unban({ id: UNKNOWN }),
      90001: async (world) => world.uos.passport.personas.unban({ id: (await signIn(world)).personaId }),
    },
  },
  'passport.personas.setBanActions': {
    async ok(world) {
      const { personaId: id } = await signIn(world);
      const banActions = [{ type: 'BanLeaderboard' as const, options: { clearLeaderboard: true } }];
      const { persona } = await world.uos.passport.personas.setBanActions({ id, banActions });
      expect(persona.banActions).toEqual(banActions);
    },
    errors: {
      30001: async (world) =>
        world.uos.passport.personas.setBanActions({
          ...{ id: (await signIn(world)).personaId, banActions: [], until: '2020-01-01T00:00:00Z' },
        }),
      50001: ({ uos }) => uos.passport.personas.setBanActions({ id: UNKNOWN, banActions: [] }),
    },
  },
  'passport.playerRealms.list': {
    async ok(world) {
      await world.uos.passport.realms.create({ name: 'not yet', status: 'Created' });
      const { realms } = await (await signIn(world)).uos.passport.playerRealms.list({ count: 100 });
      expect(realms.map(({ status }) => status)).not.toContain('Created');
      expect(realms.length).toBeGreaterThan(0);
    },
    errors: { 30001: async (world) => (await signIn(world)).uos.passport.playerRealms.list({ start: wrong(-1) }) },
  },
  'passport.playerUsers.me': {
    async ok(world) {
      const { uos, userId } = await signIn(world);
      expect((await uos.passport.playerUsers.me()).user.userID).toBe(userId);
    },
  },
  'passport.playerUsers.updateMe': {
    async ok(world) {
      const { uos } = await signIn(world);
      const { user } = await uos.passport.playerUsers.updateMe({ displayName: '自己', properties: { a: '1' } });
      expect(user).toMatchObject({ displayName: '自己', properties: { a: '1' } });
    },
    errors: {
      30001: async (world) => (await signIn(world)).uos.passport.playerUsers.updateMe({ displayName: '' }),
      30002: async (world) => (await signIn(world)).uos.passport.playerUsers.updateMe({ properties: large }),
    },
  },
  'passport.playerUsers.verifyRealName': {
    async ok(world) {
      const given = { realName: '陈一', idCardNumber: '11010519491231002X' };
      const { user } = await (await signIn(world)).uos.passport.playerUsers.verifyRealName(given);
      expect(user).toMatchObject({ isRealNameVerified: true, idCardNumber: '110*************2X' });
    },
    errors: {
      30001: async (world) =>
        (await signIn(world)).uos.passport.playerUsers.verifyRealName({ realName: '陈一', idCardNumber: wrong('1') }),
    },
  },
  'passport.playerPersonas.create': {
    async ok(world) {
      const { uos } = await signIn(world);
      const { realm } = await world.uos.passport.realms.create({ name: `open ${name()}`, status: 'Open' });
      const { persona } = await uos.passport.playerPersonas.create({ realmID: realm.realmID, displayName: '二号' });
      expect(persona).toMatchObject({ realmID: realm.realmID, displayName: '二号', status: 'Active' });
    },
    errors: {
      30001: async (world) =>
        (await signIn(world)).uos.passport.playerPersonas.create({ realmID: wrong('x'), displayName: 'x' }),
      30002: async (world) => {
        const { uos, realmId } = await signIn(world);
        return uos.passport.playerPersonas.create({ realmID: realmId, displayName: 'x', properties: large });
      },
      50001: async (world) =>
        (await signIn(world)).uos.passport.playerPersonas.create({ realmID: UNKNOWN, displayName: 'x' }),
      60001: async (world) => {
        const { uos, realmId } = await signIn(world);
        return uos.passport.playerPersonas.create({ realmID: realmId, displayName: 'x' });
      },
      90030: async (world) => {
        const { uos } = await signIn(world);
        return uos.passport.playerPersonas.create({ realmID: await closedRealm(world), displayName: 'x' });
      },
    },
  },
  'passport.playerPersonas.select': {
    async ok(world) {
      await world.uos.passport.idDomains.update({ id: world.app.id, minAge: 0 });
      const { uos, personaId: id } = await signIn(world);
      const chosen = await uos.passport.playerPersonas.select({ id });
      expect(chosen.persona.personaID).toBe(id);
      const { persona } = await withToken(world, chosen.personaAccessToken).passport.playerPersonas.me();
      expect(persona.personaID).toBe(id);
    },
    errors: {
      50001: async (world) => {
        const { personaId: id } = await signIn(world);
        return (await signIn(world)).uos.passport.playerPersonas.select({ id });
      },
      90030: async (world) => {
        const { uos, personaId: id, realmId } = await signIn(world);
        await world.uos.passport.realms.update({ id: realmId, status: 'Maintenance' });
        try {
          return await uos.passport.playerPersonas.select({ id });
        } finally {
          await world.uos.passport.realms.update({ id: realmId, status: 'Open' });
        }
      },
      90060: async (world) => {
        const { uos, personaId: id } = await signIn(world);
        await world.uos.passport.idDomains.update({ id: world.app.id, realNameRequired: true });
        try {
          return await uos.passport.playerPersonas.select({ id });
        } finally {
          await world.uos.passport.idDomains.update({ id: world.app.id, realNameRequired: false });
        }
      },
      90108: async (world) => {
        const { personaId: id, userId } = await signIn(world);
        await banUser(world, userId);
        return world.uos.passport.playerPersonas.select({ id });
      },
      90109: async (world) => {
        const { personaId: id } = await signIn(world);
        await banPersona(world, id);
        return world.uos.passport.playerPersonas.select({ id });
      },
    },
  },
  'passport.playerPersonas.me': {
    async ok(world) {
      const { uos, personaId } = await signIn(world);
      expect((await uos.passport.playerPersonas.me()).persona.personaID).toBe(personaId);
    },
  },
  'passport.playerPersonas.updateMe': {
    async ok(world) {
      const { persona } = await (await signIn(world)).uos.passport.playerPersonas.updateMe({ displayName: '改名' });
      expect(persona.displayName).toBe('改名');
    },
    errors: {
      30001: async (world) => (await signIn(world)).uos.passport.playerPersonas.updateMe({ displayName: '' }),
      30002: async (world) => (await signIn(world)).uos.passport.playerPersonas.updateMe({ properties: large }),
    },
  },
  'passport.playerPersonas.search': {
    async ok(world) {
      const { personaId } = await signIn(world, 'findable');
      const { personas } = await (await signIn(world)).uos.passport.playerPersonas.search({ displayName: 'findab' });
      expect(personas).toMatchObject([{ personaID: personaId, displayName: 'findable' }]);
    },
    errors: {
      30001: async (world) => (await signIn(world)).uos.passport.playerPersonas.search({ realmID: wrong('x') }),
    },
  },
  'passport.playerPersonas.random': {
    async ok(world) {
      await signIn(world);
      const { uos, personaId } = await signIn(world);
      const { personas } = await uos.passport.playerPersonas.random({ count: 3 });
      expect(personas.length).toBeGreaterThan(0);
      expect(personas.map(({ personaID }) => personaID)).not.toContain(personaId);
    },
    errors: { 30001: async (world) => (await signIn(world)).uos.passport.playerPersonas.random({ count: wrong(0) }) },
  },
};
