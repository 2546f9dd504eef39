// The operations behind: push of an app. Source: the route table of the specification.

import type { pushScreens } from '../rows/push.ts';
import type { CallsOf } from '../screen.ts';

export const pushCalls: CallsOf<typeof pushScreens> = {
  '/services/{appId}/push': [
    'push.apps.create',
    'push.apps.list',
    'push.apps.get',
    'push.apps.update',
    'push.channels.create',
    'push.channels.list',
    'push.channels.removeMany',
    'push.channels.update',
    'push.apps.servers',
    'push.serviceLevels.list',
    'push.apps.usage',
    'push.apps.metrics',
    'push.messages.notify',
    'push.messages.send',
  ],
};
