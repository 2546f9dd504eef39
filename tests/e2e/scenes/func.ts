// Logic servers: which of them run, what they start with, what they say, and what adds and removes them.

import type { Page } from 'playwright-core';
import { functionsOf } from '../support/functions.ts';
import { oncePerWorld } from '../support/once.ts';
import type { World } from '../support/world.ts';
import type { Scene } from './scene.ts';

const FUNC = '/services/{appId}/func';

/** why an app of its own: what other scenes show of theirs stays as it is */
async function appOf({ uos, app, inApp }: World) {
  const { AppId: appId } = await uos.app.create({ ProjectName: '云岛', OrganizationId: app.orgId });
  await uos.app.services.set({ appId, ServiceName: 'func', Status: 'Enabled' });
  return { appId, func: inApp(appId).func };
}

const filled = oncePerWorld(async (world) => {
  const { appId, func } = await appOf(world);
  const { functionInfo } = await func.functions.create({ appId });
  const put = await functionsOf({ platform: world.platform, appId, functionId: functionInfo.id });
  const profileId = functionInfo.defaultProfileId;
  await put.release(profileId);
  await func.logs.enable({ id: appId });
  const serverId = await put.server({
    ...{
      name: 'lobby-1',
      profileId,
      tags: { map: 'fog' },
      envs: { ZONE: 'harbour' },
      players: ['ana', 'ben', 'cai'],
      maxPlayers: 64,
    },
  });
  await put.server({ name: 'lobby-2', profileId, tags: { map: 'reef' } });
  await put.server({ name: 'lobby-3', profileId, status: 'failed' });
  for (const line of ['zone harbour', 'WARN slow frame 41 ms', 'player ana joined']) {
    await put.words(serverId, line);
  }
  for (const [minutesAgo, coreMs] of [41_000, 38_500, 26_000, 44_000, 12_500, 9000, 20_000].entries()) {
    await put.minute(serverId, coreMs, minutesAgo);
  }
  await func.autoscaler.create({
    ...{ id: appId, resource: 'cpu', minServers: 1, maxServers: 4, extendThreshold: 70, shrinkThreshold: 30 },
    enabled: false,
  });
  await put.scaling();
  return { appId, funcId: functionInfo.id, serverId };
});

/** Logic servers that nobody has set up. */
const bare = oncePerWorld(async (world) => {
  const { appId } = await appOf(world);
  return { appId };
});

const made = { prepare: filled, empty: false } as const;

export const scenes: readonly Scene[] = [
  {
    ...made,
    name: 'func-servers',
    path: `${FUNC}/servers`,
    ready: 'lobby-1',
    calls: /\/func\/functions\/[^/]+\/servers/,
    member: { ready: 'lobby-1' },
  },
  { ...made, name: 'func-server', path: `${FUNC}/servers?d=func-server:{serverId}`, ready: '环境变量' },
  { ...made, name: 'func-new-server', path: `${FUNC}/servers`, ready: 'lobby-1', act: press('新建服务器') },
  { name: 'func-not-set-up', prepare: bare, empty: false, path: `${FUNC}/servers`, ready: '开始设置' },
  { ...made, name: 'func-config', path: `${FUNC}/profiles`, ready: '接入', member: { ready: '接入' } },
  {
    ...made,
    name: 'func-logs',
    path: `${FUNC}/logs`,
    ready: 'zone harbour',
    calls: /\/cls-log/,
    member: { ready: 'zone harbour' },
  },
  {
    ...made,
    name: 'func-autoscaler',
    path: `${FUNC}/{funcId}/autoscaler`,
    ready: '伸缩记录',
    member: { ready: '伸缩记录' },
  },
  { ...made, name: 'func-autoscaler-rule', path: `${FUNC}/{funcId}/autoscaler?tab=rule`, ready: '扩容阈值' },
  { ...made, name: 'playground-func', path: '/playground/func-stateful/{appId}', ready: '在线玩家' },
];

function press(name: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('dialog').waitFor();
  };
}
