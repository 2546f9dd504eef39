// Logic servers of an app, who plays on one, and what their autoscaler did.

import { functionsOf } from '../support/functions.ts';
import type { World } from '../support/world.ts';
import type { Lists } from './list.ts';

const FUNC = '/services/{appId}/func';

export const lists: readonly Lists[] = [
  {
    title: 'logic servers',
    as: 'owner',
    fill,
    cases: [
      { id: 'func.servers', path: `${FUNC}/servers`, filter: ['状态', '运行中'] },
      { id: 'func.scalings', path: `${FUNC}/{funcId}/autoscaler`, scope: 'history', days: ['时间', '近 7 天'] },
      { id: 'func.players', path: '/playground/func-stateful/{appId}?server={serverId}', scope: 'players' },
    ],
  },
];

async function fill({ platform, app, uos, inApp }: World) {
  const { AppId: appId } = await uos.app.create({ ProjectName: '云岛', OrganizationId: app.orgId });
  await uos.app.services.set({ appId, ServiceName: 'func', Status: 'Enabled' });
  const { func } = inApp(appId);
  const { functionInfo } = await func.functions.create({ appId });
  const profileId = functionInfo.defaultProfileId;
  const put = await functionsOf({ platform, appId, functionId: functionInfo.id });
  await put.server({ name: 'other', profileId, status: 'failed' });
  await put.server({ name: 'round-1', profileId });
  const serverId = await put.server({ name: 'round-2', profileId, players: ['ana', 'ben'] });
  await func.autoscaler.create({
    ...{ id: appId, resource: 'cpu', minServers: 1, maxServers: 4, extendThreshold: 70, shrinkThreshold: 30 },
    enabled: false,
  });
  await put.scaling({ from: 1, to: 2 });
  await put.scaling({ from: 2, to: 3 });
  return { appId, funcId: functionInfo.id, serverId };
}
