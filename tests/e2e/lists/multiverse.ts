// What servers of a game start from and which of them run, and what operators decide about machines.

import { appCredentials, createUos, operatorSession } from '@uos/sdk';
import { hostingOf } from '../support/hosting.ts';
import type { World } from '../support/world.ts';
import type { Lists } from './list.ts';

const HOSTING = '/services/{appId}/multiverse';
/** A server's age is told by the hour once it is older than a day, and stays the same while a test looks at it. */
const HOURS = 73.5;

export const lists: readonly Lists[] = [
  {
    title: 'servers of a game',
    as: 'owner',
    fill: fillGame,
    cases: [
      {
        id: 'multiverse.allocations',
        path: `${HOSTING}/servers`,
        filter: ['启动配置', 'round-1'],
        without: ['search'],
      },
      { id: 'multiverse.allocations', path: `${HOSTING}/servers`, search: '{uuid}', without: ['filter', 'page'] },
      { id: 'multiverse.servers', path: `${HOSTING}/servers?tab=instances` },
      { id: 'multiverse.profiles', path: `${HOSTING}/profiles`, search: 'round' },
      { id: 'multiverse.images', path: `${HOSTING}/profiles?tab=images`, filter: ['状态', '等待构建'] },
      { id: 'multiverse.revisions', path: `${HOSTING}/profiles/{profileId}` },
      { id: 'multiverse.testServers', path: `${HOSTING}/profiles/{profileId}?tab=tests` },
      { id: 'multiverse.gameRegions', path: `${HOSTING}/settings` },
    ],
  },
  {
    title: 'reserved capacity',
    as: 'operator',
    fill,
    cases: [
      // why not its pages: a region has one schedule
      { id: 'admin.placeholderSchedules', path: '/admin/placeholder', filter: ['地域', '弗吉尼亚'], without: ['page'] },
      { id: 'admin.placeholderSchedules', path: '/admin/placeholder', without: ['filter'] },
      {
        id: 'admin.locationRatios',
        path: '/admin/placeholder?tab=ratios',
        filter: ['地域', '本机'],
        fitsAll: 'machines stand in one region',
      },
    ],
  },
];

async function fillGame(world: World) {
  const { app, uos } = world;
  const appId = app.id;
  const hosting = uos.multiverse;
  const put = await hostingOf(world);
  await uos.app.services.set({ appId, ServiceName: 'multiverse', Status: 'Enabled' });
  await hosting.games.create({ gameId: appId, name: 'harbour' });
  for (const { id } of (await hosting.regions.offered()).regions.slice(0, 2)) {
    await hosting.regions.create({ gameId: appId, regionId: id });
  }
  const profileIds: string[] = [];
  for (const name of ['round-1', 'round-2', 'other']) {
    const { profile } = await hosting.profiles.create({ gameId: appId, name });
    profileIds.push(profile.id);
  }
  const [profileId = '', otherId = ''] = profileIds;
  const imageId = await put.image();
  for (let row = 0; row < 2; row += 1) {
    await put.image({ isBuilt: false, name: `harbour 1.${row}` });
    const { profileRevision } = await hosting.revisions.create({ profileId, imageId });
    await put.testServer(profileRevision.id);
    await put.server({ profileId, revisionId: profileRevision.id });
    await put.allocation({ profileId, hours: HOURS });
  }
  const uuid = await put.allocation({ profileId: otherId, hours: HOURS });
  return { appId, profileId, uuid };
}

async function fill({ platform }: World) {
  const { multiverse } = createUos({
    origin: platform.origin,
    as: operatorSession({ token: await platform.operator('hosting-operator') }),
  });
  for (const name of ['round-1', 'round-2']) {
    const app = await platform.app(['multiverse']);
    const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
    const gameId = app.id;
    await createUos({ origin: platform.origin, as }).multiverse.games.create({ gameId, name });
    await multiverse.locationRatios.create({ gameId, regionId: 'local', locationId: 'local', ratio: 100 });
  }
  return {};
}
