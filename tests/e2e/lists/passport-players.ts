// What stands around one player: friends, guilds, entitlements, and what others say of it.

import { createUos, player } from '@uos/sdk';
import type { World } from '../support/world.ts';
import type { Lists } from './list.ts';

const USER = '/services/{appId}/passport/account/user/{userId}';
const PERSONA = '/services/{appId}/passport/account/persona/{personaId}';

export const lists: readonly Lists[] = [
  {
    title: 'one player',
    as: 'owner',
    fill,
    cases: [
      { id: 'passport.persona.friends', path: `${PERSONA}?tab=friends`, scope: 'friends' },
      { id: 'passport.persona.blacklist', path: `${PERSONA}?tab=friends`, scope: 'blacklist' },
      { id: 'passport.persona.guilds', path: `${PERSONA}?tab=guilds`, scope: 'guilds' },
      { id: 'passport.persona.leaderboards', path: `${PERSONA}?tab=boards`, scope: 'boards' },
      { id: 'passport.player.entitlements', path: `${PERSONA}?tab=entitlements`, scope: 'entitlements' },
      { id: 'passport.persona.reports', path: `${PERSONA}?tab=reports`, scope: 'reports' },
      { id: 'passport.user.same-id-card', path: `${USER}?tab=same-id-card`, scope: 'same-id-card' },
    ],
  },
];

async function fill({ app, platform, uos }: World) {
  const { config, entitlements, login, users } = uos.passport;
  await config.set({ config: { EnableJoinMultiGuilds: true } });
  const signIn = async (externalUserID: string) => {
    const { persona, personaAccessToken: token } = await login.external({
      externalUserID,
      displayName: externalUserID,
    });
    const { passport } = createUos({ origin: platform.origin, as: player({ token }) });
    return { id: persona.personaID, userId: persona.userID, passport };
  };
  const [ana, ben, cat, dan, eva] = await Promise.all(['ana', 'ben', 'cat', 'dan', 'eva'].map(signIn));
  if (ana === undefined || ben === undefined || cat === undefined || dan === undefined || eva === undefined) {
    throw new Error('five players sign in');
  }
  for (const friend of [ben, cat]) {
    const { friendRequest } = await ana.passport.playerFriendRequests.send({ targetPersonaID: friend.id });
    await friend.passport.playerFriendRequests.approve({ id: friendRequest.id });
    await friend.passport.playerReports.create({
      targetPersonaID: ana.id,
      category: friend.id.slice(0, 8),
      content: 'flies',
    });
  }
  for (const foe of [dan, eva]) {
    await ana.passport.playerFriendBlacklist.add({ targetPersonaID: foe.id });
  }
  for (const name of ['Lighthouse', 'Tide']) {
    await ana.passport.playerGuilds.create({ guildName: name, visibility: 'Public' });
    await entitlements.create({ type: 'vip', displayName: name, ownerType: 'Persona', personaID: ana.id });
  }
  for (const { userId } of [ana, ben]) {
    await users.setRealName({ id: userId, realName: '陈一', idCardNumber: '11010519491231002X' });
  }
  for (const [slugName, displayName] of [
    ['race', '竞速榜'],
    ['arena', '竞技榜'],
  ] as const) {
    await uos.passport.leaderboards.create({ slugName, displayName });
    await ana.passport.playerLeaderboards.submit({ slugName, score: 100 });
  }
  return { appId: app.id, personaId: ana.id, userId: ana.userId };
}
