// Player accounts.

import type { Page } from 'playwright-core';
import { oncePerWorld } from '../support/once.ts';
import type { World } from '../support/world.ts';
import { economyScenes } from './passport/economy.ts';
import { friendScenes } from './passport/friends.ts';
import { giftScenes } from './passport/gifts.ts';
import { guildScenes } from './passport/guilds.ts';
import { leaderboardScenes } from './passport/leaderboards.ts';
import { mailScenes } from './passport/mail.ts';
import { minorsScenes } from './passport/minors.ts';
import { noticeScenes } from './passport/notices.ts';
import { playgroundScenes } from './passport/playground.ts';
import { progressScenes } from './passport/progress.ts';
import { reportScenes } from './passport/reports.ts';
import { settingsScenes } from './passport/settings.ts';
import { tagScenes } from './passport/tags.ts';
import type { Params, Scene } from './scene.ts';

const realms = oncePerWorld(fill);

const players = oncePerWorld(fillPlayers);

const LIST = '/services/{appId}/passport/auth/realm';
const USERS = '/services/{appId}/passport/account/user';
const PERSONAS = '/services/{appId}/passport/account/persona';

export const scenes: readonly Scene[] = [
  ...settingsScenes,
  ...minorsScenes,
  ...playgroundScenes,
  ...economyScenes,
  ...mailScenes,
  ...giftScenes,
  ...noticeScenes,
  ...progressScenes,
  {
    name: 'realm-list',
    path: LIST,
    ready: '华东一区',
    prepare: realms,
    calls: /\/upass\/v1\/realms/,
    // why: every app has one from the start
    empty: false,
    member: { ready: '华东一区' },
  },
  {
    name: 'realm-create',
    path: LIST,
    ready: '华东一区',
    prepare: realms,
    act: async (page) => {
      await page.getByRole('button', { name: '新建区服', exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'realm-page',
    path: `${LIST}/{realmId}`,
    ready: '华东一区',
    prepare: realms,
    calls: /\/upass\/v1\/realms\//,
    member: { ready: '华东一区' },
  },
  { name: 'realm-missing', path: `${LIST}/0f8fad5b-d9cb-469f-a165-708677289501`, ready: '找不到这个区服' },
  {
    name: 'user-list',
    path: USERS,
    ready: '林雀',
    prepare: players,
    calls: /\/upass\/v1\/users/,
    empty: { ready: '还没有用户' },
    member: { ready: '林雀' },
  },
  {
    name: 'user-page',
    path: `${USERS}/{userId}`,
    ready: '林雀',
    prepare: players,
    calls: /\/upass\/v1\/users\//,
    member: { ready: '林雀' },
  },
  {
    name: 'user-banned',
    path: `${USERS}/{bannedId}`,
    ready: '使用外挂',
    prepare: players,
  },
  { name: 'user-missing', path: `${USERS}/0f8fad5b-d9cb-469f-a165-708677289501`, ready: '找不到这个用户' },
  {
    name: 'user-drawer',
    path: `${USERS}?d=user:{userId}`,
    ready: '林雀',
    prepare: players,
    calls: /\/upass\/v1\/users\//,
    member: { ready: '林雀' },
  },
  {
    name: 'user-ban',
    path: `${USERS}/{userId}`,
    ready: '林雀',
    prepare: players,
    act: async (page) => {
      await page.getByRole('button', { name: '封禁…', exact: true }).first().click();
      await page.getByRole('dialog').getByText('玩家看到的内容').waitFor();
    },
  },
  {
    name: 'persona-list',
    path: PERSONAS,
    ready: '林雀',
    prepare: players,
    calls: /\/upass\/v1\/personas/,
    empty: { ready: '还没有角色' },
    member: { ready: '林雀' },
  },
  {
    name: 'persona-page',
    path: `${PERSONAS}/{personaId}`,
    ready: '林雀',
    prepare: players,
    calls: /\/upass\/v1\/personas\//,
    member: { ready: '林雀' },
  },
  ...['friends', 'guilds', 'entitlements', 'tags', 'reports'].map((tab) => ({
    name: `persona-${tab}`,
    path: `${PERSONAS}/{personaId}?tab=${tab}`,
    ready: '林雀',
    prepare: players,
  })),
  { name: 'user-timeline', path: `${USERS}/{userId}?tab=timeline`, ready: '账号创建', prepare: players },
  { name: 'user-tags', path: `${USERS}/{userId}?tab=tags`, ready: '林雀', prepare: players },
  { name: 'persona-missing', path: `${PERSONAS}/0f8fad5b-d9cb-469f-a165-708677289501`, ready: '找不到这个角色' },
  {
    name: 'persona-drawer',
    path: `${PERSONAS}?d=persona:{personaId}`,
    ready: '林雀',
    prepare: players,
    calls: /\/upass\/v1\/personas\//,
    member: { ready: '林雀' },
  },
  {
    name: 'realm-drawer',
    calls: /\/upass\/v1\/realms\//,
    path: `${LIST}?d=realm:{realmId}`,
    ready: '华东一区',
    prepare: realms,
    member: { ready: '华东一区' },
    act: drawer,
  },
  ...guildScenes,
  ...leaderboardScenes,
  ...reportScenes,
  ...tagScenes,
  ...friendScenes,
];

async function drawer(page: Page): Promise<void> {
  await page.getByRole('dialog').getByText('外部关联 ID').waitFor();
}

async function fill({ uos }: World): Promise<Params> {
  const { realm } = await uos.passport.realms.create({
    name: '华东一区',
    status: 'Open',
    externalRealmID: 'cn-east-1',
  });
  await uos.passport.realms.create({ name: '华东二区', status: 'Maintenance' });
  await uos.passport.realms.create({ name: '体验服' });
  return { realmId: realm.realmID };
}

async function fillPlayers({ uos }: World): Promise<Params> {
  const { login, users } = uos.passport;
  const { persona } = await login.external({ externalUserID: 'wx-70431', displayName: '林雀' });
  await login.external({ externalUserID: 'wx-70432', displayName: '白鹭' });
  const cheat = await login.external({ externalUserID: 'wx-70433', displayName: '夜鸮' });
  await users.ban({ id: cheat.persona.userID, reason: '使用外挂', duration: 604_800 });
  return { userId: persona.userID, personaId: persona.personaID, bannedId: cheat.persona.userID };
}
