// The channels of an app, and the versions of the servers that operators look after.

import { appCredentials, createUos, operatorSession } from '@uos/sdk';
import type { World } from '../support/world.ts';
import { ROWS } from './app.ts';
import type { Lists } from './list.ts';

const USUAL = 20;

export const lists: readonly Lists[] = [
  {
    title: 'channels',
    as: 'owner',
    fill,
    cases: [{ id: 'push.channels', path: '/services/{appId}/push?tab=channels', search: 'round', size: USUAL }],
  },
  {
    title: 'apps with push',
    as: 'operator',
    fill: fillApps,
    cases: [{ id: 'admin.pushApps', path: '/admin/push-version-management?tab=apps', search: 'round' }],
  },
  {
    title: 'versions of push',
    as: 'operator',
    fill: fillVersions,
    cases: [{ id: 'admin.pushVersions', path: '/admin/push-version-management', search: 'round', sort: '版本' }],
  },
];

async function fill({ app: { id }, uos }: World) {
  await uos.app.services.set({ appId: id, ServiceName: 'push', Status: 'Enabled' });
  await uos.push.apps.create({ appId: id });
  for (let row = 0; row < ROWS; row += 1) {
    await uos.push.channels.create({ id, name: `round-${row}` });
  }
  await uos.push.channels.create({ id, name: 'other' });
  return { appId: id };
}

async function fillVersions({ platform }: World) {
  const { push } = createUos({
    origin: platform.origin,
    as: operatorSession({ token: await platform.operator('push-operator') }),
  });
  for (const version of ['round-1', 'round-2', 'other']) {
    await push.serverVersions.create({ version, image: `uos/push:${version}` });
  }
  return {};
}

async function fillApps({ platform }: World) {
  for (const name of ['round-1', 'round-2', 'other']) {
    const app = await platform.app(['push']);
    const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
    await createUos({ origin: platform.origin, as }).push.apps.create({ appId: app.id, name });
  }
  return {};
}
