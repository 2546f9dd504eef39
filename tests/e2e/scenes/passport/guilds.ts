// Guilds of players, and what the app lets them be.
import type { Page } from 'playwright-core';
import { gamer } from '../../support/gamers.ts';
import { oncePerWorld } from '../../support/once.ts';
import type { World } from '../../support/world.ts';
import type { Params, Scene } from '../scene.ts';

const guilds = oncePerWorld(fill);

const LIST = '/services/{appId}/passport/guilds/management';
const SETTING = '/services/{appId}/passport/guilds/setting';

export const guildScenes: readonly Scene[] = [
  {
    name: 'guild-list',
    path: LIST,
    ready: '北岸守夜人',
    prepare: guilds,
    calls: /\/upass\/v1\/guilds\?/,
    empty: { ready: '还没有公会' },
    member: { ready: '北岸守夜人' },
  },
  {
    name: 'guild-page',
    path: `${LIST}/{guildId}`,
    ready: '阿灯',
    prepare: guilds,
    calls: /\/upass\/v1\/guilds\//,
    member: { ready: '阿灯' },
  },
  { name: 'guild-requests', path: `${LIST}/{guildId}?tab=requests`, ready: '想一起点灯', prepare: guilds },
  { name: 'guild-missing', path: `${LIST}/0f8fad5b-d9cb-469f-a165-708677289501`, ready: '找不到这个公会' },
  {
    name: 'guild-drawer',
    path: `${LIST}?d=guild:{guildId}`,
    ready: '阿灯',
    prepare: guilds,
    calls: /\/upass\/v1\/guilds\//,
    member: { ready: '阿灯' },
  },
  {
    name: 'guild-owner',
    path: `${LIST}/{guildId}`,
    ready: '阿灯',
    prepare: guilds,
    act: async (page) => {
      await page.getByRole('button', { name: '更换会长…', exact: true }).first().click();
      await page.getByRole('dialog').getByLabel('新会长').selectOption({ label: '白鹭（副会长）' });
      await page.getByRole('dialog').getByText('两名玩家的角色互换').waitFor();
    },
  },
  { name: 'guild-dismiss', path: `${LIST}/{guildId}`, ready: '阿灯', prepare: guilds, act: dismiss },
  {
    name: 'guild-rules',
    path: SETTING,
    ready: '公会人数上限',
    prepare: guilds,
    calls: /\/upass\/v1\/config/,
    member: { ready: '公会人数上限' },
  },
  { name: 'guild-roles', path: `${SETTING}?tab=roles`, ready: '等级阶梯', prepare: guilds, act: matrix },
];

async function dismiss(page: Page): Promise<void> {
  await page.getByRole('button', { name: '解散公会…', exact: true }).first().click();
  await page.getByRole('dialog').getByText('影响 3 名玩家').waitFor();
}

async function matrix(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '队长：移除成员' }).waitFor();
}

async function fill(world: World): Promise<Params> {
  const { passport } = world.uos;
  const [owner, vice, member, asking, other] = await Promise.all(
    ['阿灯', '白鹭', '守夜人小满', '林雀', '南风'].map((name) => gamer(world, name)),
  );
  if (
    owner === undefined ||
    vice === undefined ||
    member === undefined ||
    asking === undefined ||
    other === undefined
  ) {
    throw new Error('five sign in');
  }
  await passport.guildRoles.create({
    slugName: 'captain',
    displayName: '队长',
    level: 60,
    limit: 2,
    permissions: { removeMembers: true, manageGuildRequests: true },
  });
  const { guild } = await owner.play.playerGuilds.create({
    guildName: '北岸守夜人',
    visibility: 'Public',
    announcement: '每晚八点点灯',
  });
  await other.play.playerGuilds.create({ guildName: '南岸', visibility: 'Private' });
  for (const { play } of [vice, member]) {
    const { guildRequest } = await play.playerGuilds.join({ id: guild.id });
    await passport.guilds.approve({ id: guildRequest?.id ?? '' });
  }
  await owner.play.playerGuilds.setMemberRole({ id: guild.id, memberId: vice.personaId, role: 'vice-owner' });
  await asking.play.playerGuilds.join({ id: guild.id, message: '想一起点灯' });
  return { guildId: guild.id };
}
