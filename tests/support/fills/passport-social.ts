// Tags, guilds, friends, entitlements and reports, with the players they are of.
import { newPlayer, type TestPlayer } from '../../../packages/platform/src/services/passport/testing.ts';
import type { Fills, Studio } from './index.ts';

const players = new WeakMap<Studio, Promise<readonly [TestPlayer, TestPlayer]>>();

/** Two players of the studio's game. */
function playersOf(studio: Studio): Promise<readonly [TestPlayer, TestPlayer]> {
  const made = players.get(studio) ?? makePlayers(studio);
  players.set(studio, made);
  return made;
}

async function makePlayers(studio: Studio): Promise<readonly [TestPlayer, TestPlayer]> {
  const realmId = await studio.the('passport.realm');
  const place = { app: studio.app, realmId };
  return [await newPlayer(studio.platform, place, 'one'), await newPlayer(studio.platform, place, 'two')];
}

const idIn = (body: unknown, name: string, key = 'id') =>
  (body as Readonly<Record<string, Readonly<Record<string, string>>>>)[name]?.[key] ?? '';

/** What the one of them makes with the other. */
const byPlayer =
  (make: (one: TestPlayer, other: TestPlayer) => Promise<string>) =>
  async (studio: Studio): Promise<string> =>
    make(...(await playersOf(studio)));

export const fills: Fills = {
  'passport.user': async (studio) => (await playersOf(studio))[0].userId,
  'passport.persona': async (studio) => (await playersOf(studio))[0].personaId,
  async 'passport.tag'(studio) {
    await studio.the('passport.realm');
    const { body } = await studio.app.call('POST', '/upass/v1/tags', { name: 'one' });
    return idIn(body, 'tag', 'tagID');
  },
  async 'passport.guildRole'(studio) {
    await studio.the('passport.realm');
    const role = { slugName: 'captain', displayName: 'captain', level: 60, permissions: {} };
    const { body } = await studio.app.call('POST', '/upass/v1/guilds/roles', role);
    return idIn(body, 'guildRole');
  },
  'passport.guild': byPlayer(async (one) => {
    const guild = { guildName: 'one', visibility: 'Public' };
    return idIn(await one.ok('POST', '/guilds', guild), 'guild');
  }),
  async 'passport.guildRequest'(studio) {
    const id = await studio.the('passport.guild');
    const [, other] = await playersOf(studio);
    return idIn(await other.ok('POST', `/guilds/${id}/join`), 'guildRequest');
  },
  'passport.friendRequest': byPlayer(async (one, other) =>
    idIn(await one.ok('POST', '/friend-requests', { targetPersonaID: other.personaId }), 'friendRequest'),
  ),
  async 'passport.entitlement'(studio) {
    const [{ userId }] = await playersOf(studio);
    const body = { type: 'vip', displayName: 'one', ownerType: 'User', userID: userId };
    return idIn((await studio.app.call('POST', '/upass/v1/entitlements', body)).body, 'entitlement');
  },
  'passport.report': byPlayer(async (one, other) =>
    idIn(await one.ok('POST', '/reports', { targetPersonaID: other.personaId, category: 'cheat' }), 'report'),
  ),
};
