// The operations behind: stateful functions of an app. Source: the route table of the specification.

import type { funcScreens } from '../rows/func.ts';
import type { CallsOf } from '../screen.ts';

export const funcCalls: CallsOf<typeof funcScreens> = {
  '/services/{appId}/func/servers': [
    'func.servers.list',
    'func.servers.create',
    'func.servers.get',
    'func.servers.update',
    'func.servers.remove',
    'func.servers.tags',
    'func.servers.players',
    'func.servers.playerCount',
  ],
  '/services/{appId}/func/profiles': [
    'func.functions.create',
    'func.functions.get',
    'func.functions.update',
    'func.functions.list',
    'func.functions.enable',
    'func.functions.disable',
    'multiverse.images.list',
    'multiverse.images.create',
    'multiverse.images.logs',
  ],
  '/services/{appId}/func/logs': ['func.logs.search', 'func.logs.download', 'func.logs.enable', 'func.logs.follow'],
  '/services/{appId}/func/{funcId}/autoscaler': [
    'func.autoscaler.get',
    'func.autoscaler.create',
    'func.autoscaler.update',
    'func.autoscaler.remove',
    'func.autoscaler.history',
    'func.usage.cpu',
  ],
};
