// The apps of an organisation, and what stands around one of them.

import { createUos, operatorSession } from '@uos/sdk';
import type { World } from '../support/world.ts';
import type { Lists } from './list.ts';

/** More than a page of the usual size. */
export const ROWS = 23;
const USUAL = 20;

const appLists: Lists = {
  title: 'apps and realms',
  as: 'owner',
  fill,
  cases: [
    { id: 'app.list', path: '/apps', search: 'round', sort: '应用名称', size: USUAL },
    {
      id: 'passport.realms',
      path: '/services/{appId}/passport/auth/realm',
      search: '区',
      filter: ['状态', '开放'],
      size: USUAL,
    },
    {
      id: 'passport.users',
      path: '/services/{appId}/passport/account/user',
      search: '玩家 1',
      filter: ['状态', '正常'],
    },
    {
      id: 'passport.personas',
      path: '/services/{appId}/passport/account/persona',
      search: '玩家 1',
      filter: ['状态', '正常'],
    },
    { id: 'passport.user.personas', path: '/services/{appId}/passport/account/user/{userId}', scope: 'personas' },
    { id: 'org.members', path: '/services/{appId}/settings?tab=members', search: 'mei', scope: 'members' },
    {
      id: 'app.history',
      path: '/services/{appId}/settings?tab=history',
      search: 'lin-owner',
      days: ['时间', '近 7 天'],
      size: USUAL,
    },
    { id: 'app.monitors', path: '/services/{appId}/monitor', scope: 'groups' },
    { id: 'usage.asset-streaming.usage', path: '/apps/usage', sort: '合计', scope: 'apps' },
  ],
};

export const lists: readonly Lists[] = [appLists];

async function fill({ app, platform, uos }: World) {
  for (let row = 0; row < ROWS; row += 1) {
    await uos.passport.realms.create({ name: `${row} 区`, status: 'Open' });
    await uos.passport.login.external({ externalUserID: `wx-${row}`, displayName: `玩家 ${row}` });
    await uos.app.create({ ProjectName: `round ${row}`, OrganizationId: app.orgId });
  }
  await uos.passport.realms.create({ name: '24 区', status: 'Closed' });
  await uos.passport.realms.create({ name: '先行服', status: 'Open' });
  const operator = createUos({
    origin: platform.origin,
    as: operatorSession({ token: await platform.operator('yun-operator') }),
  });
  await operator.app.update({ appId: app.id, SupportMultiServices: true });
  await platform.signedIn('mei-tester', app.orgId, 'user');
  for (const Name of ['值班群', '策划群']) {
    await uos.alert.monitors.create({ AppId: app.id, Name, ChatId: `chat-${Name}`, Prefix: '' });
  }
  const { AppId: other } = await uos.app.create({ ProjectName: '潮汐纪', OrganizationId: app.orgId });
  await uos.app.services.set({ appId: other, ServiceName: 'asset-streaming', Status: 'Enabled' });
  await platform.used(new Date(), [
    { appId: app.id, service: 'asset-streaming', metric: 'usage', amount: 8e9 },
    { appId: other, service: 'asset-streaming', metric: 'usage', amount: 5e9 },
  ]);
  const { persona } = await uos.passport.login.external({ externalUserID: 'wx-0' });
  await uos.passport.login.external({ externalUserID: 'wx-0', externalPersonaID: 'second' });
  const { persona: banned } = await uos.passport.login.external({ externalUserID: 'wx-10' });
  await uos.passport.personas.ban({ id: banned.personaID, reason: '外挂' });
  await uos.passport.users.ban({ id: banned.userID, reason: '外挂' });
  return { appId: app.id, userId: persona.userID };
}
