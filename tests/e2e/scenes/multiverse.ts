// Servers of a game: what they start from, which of them run, and where.

import type { Page } from 'playwright-core';
import { hostingOf } from '../support/hosting.ts';
import { oncePerWorld } from '../support/once.ts';
import type { Scene } from './scene.ts';

const HOSTING = '/services/{appId}/multiverse';

const filled = oncePerWorld(async (world) => {
  const { uos, app } = world;
  const appId = app.id;
  const put = await hostingOf(world);
  await uos.app.services.set({ appId, ServiceName: 'multiverse', Status: 'Enabled' });
  const hosting = uos.multiverse;
  await hosting.games.create({ gameId: appId, name: '灯港' });
  await hosting.regions.create({ gameId: appId, regionId: 'local', maxServers: 8 });
  const { profile } = await hosting.profiles.create({ gameId: appId, name: 'harbour-battle', description: '港口对战' });
  const imageId = await put.image();
  const waiting = await put.image({ isBuilt: false });
  const first = await hosting.revisions.create({
    ...{ profileId: profile.id, imageId, startArgs: '--map harbour' },
    envList: [{ envKey: 'MAP', envValue: 'harbour' }],
  });
  await hosting.revisions.release({ id: first.profileRevision.id });
  const draft = await hosting.revisions.create({
    ...{ profileId: profile.id, imageId, startArgs: '--map lighthouse' },
    envList: [{ envKey: 'MAP', envValue: 'lighthouse' }],
  });
  await put.testServer(draft.profileRevision.id);
  const uuid = await put.allocation({ profileId: profile.id, revisionId: first.profileRevision.id });
  for (const line of ['map harbour', 'listening on 9998', 'WARN slow frame 41 ms', 'ready']) {
    await put.log(uuid, line);
  }
  return { profileId: profile.id, revisionId: draft.profileRevision.id, imageId: waiting, uuid };
});

const made = { prepare: filled, empty: false } as const;

export const scenes: readonly Scene[] = [
  {
    ...made,
    name: 'hosting-servers',
    path: `${HOSTING}/servers`,
    ready: '运行中',
    calls: /\/allocation\//,
    member: { ready: '运行中' },
  },
  { ...made, name: 'hosting-server-log', path: `${HOSTING}/servers?d=server:{uuid}`, ready: '日志', act: readLog },
  { ...made, name: 'hosting-instances', path: `${HOSTING}/servers?tab=instances`, ready: '全部实例' },
  {
    ...made,
    name: 'hosting-profiles',
    path: `${HOSTING}/profiles`,
    ready: 'harbour-battle',
    calls: /\/game\/games\/[^/]+\/profiles/,
    member: { ready: 'harbour-battle' },
  },
  { ...made, name: 'hosting-image', path: `${HOSTING}/profiles?tab=images&d=image:{imageId}`, ready: '设置权限' },
  {
    ...made,
    name: 'hosting-profile',
    path: `${HOSTING}/profiles/{profileId}`,
    ready: '草稿 v2',
    calls: /\/game\/profiles\//,
    member: { ready: 'harbour-battle' },
  },
  {
    ...made,
    name: 'hosting-revision',
    path: `${HOSTING}/profiles/{profileId}?revision={revisionId}`,
    ready: '对比版本',
  },
  {
    ...made,
    name: 'hosting-new-revision',
    path: `${HOSTING}/profiles/{profileId}`,
    ready: '草稿 v2',
    act: press('新建版本'),
  },
  { ...made, name: 'hosting-release', path: `${HOSTING}/profiles/{profileId}`, ready: '草稿 v2', act: press('发布…') },
  {
    ...made,
    name: 'hosting-settings',
    path: `${HOSTING}/settings`,
    ready: '回调地址',
    member: { ready: '回调地址' },
  },
];

function press(name: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('dialog').waitFor();
  };
}

async function readLog(page: Page): Promise<void> {
  await page.getByRole('tab', { name: '日志' }).click();
  await page.getByText('listening on 9998').waitFor();
}
