// The operations behind: databases of an app. Source: the route table of the specification.

import type { storageScreens } from '../rows/storage.ts';
import type { CallsOf } from '../screen.ts';

export const storageCalls: CallsOf<typeof storageScreens> = {
  '/services/{appId}/crud/storage/management': [
    'storage.databases.list',
    'storage.databases.create',
    'storage.databases.get',
    'storage.databases.remove',
    'storage.databases.listAll',
    'storage.regions.list',
    'storage.instanceTypes.list',
    'storage.databases.resetPassword',
    'storage.databases.createProxy',
    'storage.databases.releaseProxy',
    'storage.databases.upgrade',
    'storage.databases.restart',
    'storage.databases.backup',
    'storage.backups.list',
    'storage.backups.downloadUrls',
    'storage.asyncRequests.status',
  ],
  '/services/{appId}/crud/storage/management/{databaseId}': [
    'storage.databases.get',
    'storage.databases.metrics',
    'storage.databases.supportedMetrics',
    'storage.databases.slowQueries',
    'storage.databases.query',
    'storage.databases.resetPassword',
    'storage.databases.createProxy',
    'storage.databases.releaseProxy',
    'storage.databases.upgrade',
    'storage.databases.restart',
    'storage.databases.backup',
    'storage.databases.remove',
    'storage.backups.list',
    'storage.backups.downloadUrls',
    'storage.backups.restore',
    'storage.backups.remove',
    'storage.backups.plan',
    'storage.asyncRequests.list',
    'storage.asyncRequests.status',
  ],
};
