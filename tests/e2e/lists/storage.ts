// Databases of an app and what each of them has, and the databases of every app, which operators look through.

import { databaseSources } from '../support/databases.ts';
import type { World } from '../support/world.ts';
import type { Lists } from './list.ts';

const LIST = '/services/{appId}/crud/storage/management';
const ONE = `${LIST}/{databaseId}`;

export const lists: readonly Lists[] = [
  {
    title: 'databases',
    as: 'owner',
    fill,
    cases: [
      { id: 'storage.databases', path: LIST, search: 'player', filter: ['状态', '运行中'] },
      { id: 'storage.slow', path: `${ONE}?tab=slow`, search: 'scores', without: ['sort', 'page'] },
      { id: 'storage.slow', path: `${ONE}?tab=slow`, sort: '最慢', without: ['search'] },
      { id: 'storage.backups', path: `${ONE}?tab=backups` },
      { id: 'storage.tasks', path: `${ONE}?tab=activity` },
    ],
  },
  {
    title: 'databases of every app',
    as: 'operator',
    fill: everywhere,
    cases: [
      { id: 'admin.databases', path: '/admin/stats?service=storage', search: 'seaside', without: ['filter', 'page'] },
      {
        id: 'admin.databases',
        path: '/admin/stats?service=storage',
        filter: ['AppId', '{storageApp}'],
        without: ['search'],
      },
    ],
  },
];

async function fill({ app, uos, platform }: World) {
  const { id: appId } = app;
  await uos.app.services.set({ appId, ServiceName: 'storage', Status: 'Enabled' });
  const place = { platform, appId };
  const { putBackup, putDatabase, putRequest, putWholeDatabase } = await databaseSources();
  const databaseId = await putWholeDatabase(place);
  await putDatabase(place, { name: 'players-2' });
  await putDatabase(place, { name: 'player-mail', status: 'failure' });
  await putDatabase(place, { name: 'guilds' });
  await putBackup(place, databaseId);
  // why another: pages of one row are told apart by its words
  await putRequest(place, databaseId, 'restart');
  return { appId, databaseId };
}

async function everywhere({ platform }: World) {
  const { putDatabase } = await databaseSources();
  const [one, other] = [await platform.app(['storage']), await platform.app(['storage'])];
  await putDatabase({ platform, appId: one.id }, { name: 'seaside' });
  await putDatabase({ platform, appId: one.id }, { name: 'harbour' });
  await putDatabase({ platform, appId: other.id }, { name: 'seaside-2' });
  return { storageApp: one.id };
}
