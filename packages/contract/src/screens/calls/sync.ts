// The operations behind: realtime sync of an app. Source: the route table of the specification.

import type { syncScreens } from '../rows/sync.ts';
import type { CallsOf } from '../screen.ts';

export const syncCalls: CallsOf<typeof syncScreens> = {
  '/services/{appId}/sync/profiles': [
    'sync.init',
    'sync.profiles.list',
    'sync.profiles.create',
    'sync.profiles.get',
    'sync.profiles.update',
    'sync.profiles.remove',
    'sync.profiles.setPlugin',
    'sync.tiers.list',
  ],
  '/services/{appId}/sync/perf': ['sync.perfSessions.list', 'sync.perfSessions.create'],
  '/services/{appId}/sync/perf/{taskId}': ['sync.perfSessions.get'],
  '/services/{appId}/sync/match': [
    'match.apps.get',
    'match.apps.close',
    'match.apps.open',
    'match.configs.list',
    'match.configs.create',
  ],
  '/services/{appId}/sync/match/{configId}': [
    'match.configs.get',
    'match.configs.update',
    'match.configs.remove',
    'match.configs.test',
    'match.configs.ticketCount',
    'match.configs.releaseTickets',
    'match.configs.releaseBackfills',
    'match.configs.ticketMetrics',
  ],
  '/services/{appId}/sync/plugins': ['sync.plugins.list', 'sync.plugins.create', 'sync.plugins.transferToken'],
  '/services/{appId}/sync/plugins/{pluginId}': [
    'sync.plugins.get',
    'sync.plugins.update',
    'sync.plugins.remove',
    'sync.plugins.release',
    'sync.plugins.transferToken',
  ],
  '/services/{appId}/sync/rooms': [
    'sync.rooms.list',
    'sync.rooms.create',
    'sync.rooms.get',
    'sync.rooms.info',
    'sync.rooms.log',
    'sync.rooms.close',
    'sync.usage.sum',
    'sync.usage.daily',
    'sync.usage.trend',
  ],
};
