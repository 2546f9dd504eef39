// What operators decide about machines.

import { appCredentials, createUos, operatorSession } from '@uos/sdk';
import type { World } from '../support/world.ts';
import type { Lists } from './list.ts';

export const lists: readonly Lists[] = [
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
