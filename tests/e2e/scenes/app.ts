// Apps: the list, a new one, one app with its settings and its figures.

import type { Page } from 'playwright-core';
import { releaseByStages } from '../support/lanes-of-badges.ts';
import { oncePerWorld } from '../support/once.ts';
import type { World } from '../support/world.ts';
import type { Params, Scene } from './scene.ts';

const watched = oncePerWorld(watch);
const lived = oncePerWorld(live);

const SETTINGS = '/services/{appId}/settings';
const MONITOR = '/services/{appId}/monitor';

export const scenes: readonly Scene[] = [
  { name: 'app-list', path: '/apps', ready: '创建应用', calls: /\/api\/(apps|organizations)/, empty: false },
  { name: 'app-create', path: '/apps/create', ready: '创建应用', empty: false },
  {
    name: 'app-overview',
    path: '/services/{appId}',
    ready: '晋级到正式',
    prepare: lived,
    calls: /\/api\/app\/[^/]+\/bill|buckets|\/api\/operation/,
    empty: { ready: '上传第一份资源' },
    member: { ready: '晋级到正式' },
  },
  {
    name: 'app-services',
    path: '/services/{appId}/services',
    ready: '托管游戏资源，按版本发布，由玩家从内容地址加载',
    empty: false,
    member: { ready: '托管游戏资源，按版本发布，由玩家从内容地址加载' },
  },
  {
    name: 'app-service-stop',
    path: '/services/{appId}/services',
    ready: '托管游戏资源，按版本发布，由玩家从内容地址加载',
    act: async (page) => {
      await press(page, '停用');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'app-members',
    path: `${SETTINGS}?tab=members`,
    ready: 'mei-member',
    member: { ready: 'mei-member' },
    calls: /\/members/,
  },
  { name: 'app-settings', path: SETTINGS, ready: '应用名称', member: { ready: '仅应用所有者可以操作' } },
  {
    name: 'app-secrets',
    path: `${SETTINGS}?tab=secrets`,
    ready: '重置密钥',
    member: { ready: '重置密钥' },
    act: async (page) => {
      await press(page, '读取密钥');
      await page.getByText('AppServiceSecret', { exact: true }).first().waitFor();
    },
  },
  {
    name: 'app-secrets-reset',
    path: `${SETTINGS}?tab=secrets`,
    ready: '重置密钥',
    act: async (page) => {
      await press(page, '重置密钥');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'app-redeem',
    path: `${SETTINGS}?tab=redeem`,
    ready: '兑换码',
    member: { ready: '仅应用所有者可以操作' },
  },
  {
    name: 'app-history',
    path: `${SETTINGS}?tab=history`,
    ready: 'lin-owner',
    calls: /\/api\/operation\/history/,
    empty: false,
    member: { ready: 'lin-owner' },
  },
  {
    name: 'app-monitor',
    path: MONITOR,
    ready: '值班群',
    prepare: watched,
    calls: /\/api\/(app\/wechat-monitors|cdn\/)/,
    empty: { ready: '还没有绑定告警群' },
    member: { ready: '值班群' },
  },
  {
    name: 'app-monitor-bind',
    path: MONITOR,
    ready: '值班群',
    prepare: watched,
    act: async (page) => {
      await press(page, '绑定告警群');
      await page.getByRole('dialog').waitFor();
    },
  },
];

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).first().click();
}

const DAY_MS = 86_400_000;
const MEGABYTE = 1e6;

/** Groups that are told, and a file that was fetched. */
async function watch({ app, platform, uos }: World): Promise<Params> {
  for (const [back, megabytes] of [3200, 4100, 6800, 5500, 5900, 8400, 7600].entries()) {
    const at = new Date(Date.now() - back * DAY_MS);
    await platform.used(at, [
      { appId: app.id, service: 'asset-streaming', metric: 'usage', amount: megabytes * MEGABYTE },
    ]);
  }
  for (const [Name, ChatId] of [
    ['值班群', 'oc_5ce6d572455d361153b7cb51da133945'],
    ['策划群', 'oc_a0553eda9014c201e6969b478895c230'],
  ] as const) {
    await uos.alert.monitors.create({ AppId: app.id, Name, ChatId, Prefix: '[星海物语]' });
  }
  return {};
}

/** Releases on their way to the players, with traffic of a week. */
async function live(world: World): Promise<Params> {
  await releaseByStages(world);
  return watched(world);
}
