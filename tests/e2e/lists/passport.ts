// The lists of player accounts that stand on what players do together.

import { gamer } from '../support/gamers.ts';
import type { World } from '../support/world.ts';
import type { Lists } from './list.ts';

const socialLists: Lists = {
  title: 'players together',
  as: 'owner',
  fill,
  cases: [
    {
      id: 'passport.guilds',
      path: '/services/{appId}/passport/guilds/management',
      search: '岸',
      filter: ['区服', '默认区服'],
      fitsAll: 'every player of the world lives in the first realm',
    },
    {
      id: 'passport.guild.members',
      path: '/services/{appId}/passport/guilds/management/{guildId}',
      scope: 'members',
      filter: ['角色', '成员'],
      sort: '成员名称',
      search: '玩',
      fitsAll: 'who is found by that name has no other role',
    },
    {
      id: 'passport.guild.requests',
      path: '/services/{appId}/passport/guilds/management/{guildId}?tab=requests',
      scope: 'requests',
      filter: ['状态', '待处理'],
    },
    { id: 'passport.guildRoles', path: '/services/{appId}/passport/guilds/setting?tab=roles', scope: 'roles' },
    { id: 'passport.reports.queue', path: '/services/{appId}/passport/account/report', scope: 'queue' },
    {
      id: 'passport.reports',
      path: '/services/{appId}/passport/account/report?tab=all',
      scope: 'all',
      search: 'cheat',
      filter: ['状态', '审核中'],
      fitsAll: 'nothing is decided yet',
    },
    { id: 'passport.tags', path: '/services/{appId}/passport/account/tag', search: '组' },
    { id: 'passport.tag.personas', path: '/services/{appId}/passport/account/tag/{tagId}', scope: 'personas' },
    { id: 'passport.tag.users', path: '/services/{appId}/passport/account/tag/{tagId}?tab=users', scope: 'users' },
    { id: 'passport.entitlements', path: '/services/{appId}/passport/entitlement', filter: ['类型', 'vip'] },
    { id: 'passport.friend.personas', path: '/services/{appId}/passport/account/friend', search: '玩家' },
    {
      id: 'passport.friends',
      path: '/services/{appId}/passport/account/friend?personaId={personaId}',
      scope: 'friends',
    },
    {
      id: 'passport.friendBlacklist',
      path: '/services/{appId}/passport/account/friend?personaId={personaId}&tab=blacklist',
      scope: 'blacklist',
    },
  ],
};

const BOARD = '/services/{appId}/passport/leaderboards/weekly';

const leaderboardLists: Lists = {
  title: 'leaderboards',
  as: 'owner',
  fill: fillBoards,
  cases: [
    { id: 'passport.leaderboards', path: '/services/{appId}/passport/leaderboards', search: '周' },
    { id: 'passport.leaderboard.scores', path: BOARD, scope: 'live', filter: ['段位', '黄金'] },
    { id: 'passport.leaderboard.past', path: `${BOARD}?tab=member&member=m-1`, scope: 'past' },
    { id: 'passport.leaderboard.versions', path: `${BOARD}?tab=versions`, scope: 'versions' },
    {
      id: 'passport.leaderboard.version',
      path: `${BOARD}?tab=versions&version={versionId}`,
      scope: 'past',
      filter: ['奖励状态', '未领取'],
      fitsAll: 'nobody has a reward yet',
    },
  ],
};

export const lists: readonly Lists[] = [socialLists, leaderboardLists];

async function fillBoards({ app, uos }: World) {
  const { leaderboards, leaderboardScores } = uos.passport;
  for (const [slugName, displayName] of [
    ['fortnight', '双周榜'],
    ['monthly', '月榜'],
  ] as const) {
    await leaderboards.create({ slugName, displayName });
  }
  const name = 'weekly';
  await leaderboards.create({
    slugName: name,
    displayName: '周榜',
    memberType: 'Entity',
    tierStrategy: 'Score',
    tiers: [{ slugName: 'gold', displayName: '黄金', cutoff: 150 }],
  });
  const scores = [1, 2, 3].map((at) => ({ memberId: `m-${at}`, displayName: `成员 ${at}`, score: at * 100 }));
  await leaderboardScores.submit({ name, scores });
  const { version } = await leaderboards.reset({ name });
  await leaderboardScores.submit({ name, scores });
  return { appId: app.id, versionId: version.versionId };
}

async function fill(world: World) {
  const { passport } = world.uos;
  const [owner, one, two, three, four] = await Promise.all(
    ['会长', '玩家 1', '玩家 2', '外人 3', '外人 4'].map((name) => gamer(world, name)),
  );
  if (owner === undefined || one === undefined || two === undefined || three === undefined || four === undefined) {
    throw new Error('five sign in');
  }
  const found = async (who: typeof owner, guildName: string) =>
    (await who.play.playerGuilds.create({ guildName, visibility: 'Public' })).guild.id;
  const guildId = await found(owner, '北岸');
  for (const { play } of [one, two]) {
    const { guildRequest } = await play.playerGuilds.join({ id: guildId });
    await passport.guilds.approve({ id: guildRequest?.id ?? '' });
  }
  for (const { play } of [three, four]) {
    await play.playerGuilds.join({ id: guildId });
  }
  await found(await gamer(world, '南岸人'), '南岸');
  await found(await gamer(world, '守灯人'), '灯塔');
  for (const { play, personaId: content } of [two, three]) {
    await play.playerReports.create({ targetPersonaID: one.personaId, category: 'cheat', content });
  }
  await one.play.playerReports.create({ targetPersonaID: two.personaId, category: 'abuse' });
  const tagIDs: string[] = [];
  for (const name of ['甲组', '乙组', '主播']) {
    tagIDs.push((await passport.tags.create({ name })).tag.tagID);
  }
  const [tagId = ''] = tagIDs;
  for (const { personaId, userId } of [one, two]) {
    await passport.personas.tag({ id: personaId, tagIDs: [tagId] });
    await passport.users.tag({ id: userId, tagIDs: [tagId] });
    const given = { displayName: '月卡', ownerType: 'Persona', personaID: personaId } as const;
    await passport.entitlements.create({ ...given, type: 'vip' });
    await passport.entitlements.create({ ...given, type: 'dlc' });
    const { friendRequest } = await owner.play.playerFriendRequests.send({ targetPersonaID: personaId });
    await (personaId === one.personaId ? one : two).play.playerFriendRequests.approve({ id: friendRequest.id });
  }
  for (const { personaId } of [three, four]) {
    await owner.play.playerFriendBlacklist.add({ targetPersonaID: personaId });
  }
  return { appId: world.app.id, guildId, tagId, personaId: owner.personaId };
}
