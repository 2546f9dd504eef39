// The operations behind: app protection of an app. Source: the route table of the specification.

import type { safeScreens } from '../rows/safe.ts';
import type { CallsOf } from '../screen.ts';

export const safeCalls: CallsOf<typeof safeScreens> = {
  '/services/{appId}/safe': [
    'safe.enable',
    'safe.get',
    'safe.update',
    'safe.protections.list',
    'safe.protect',
    'safe.protections.status',
    'safe.protections.logs',
    'safe.sha1s.list',
    'safe.sha1s.create',
    'safe.sha1s.remove',
    'safe.config.get',
    'safe.config.set',
    'safe.uploadUrl',
    'safe.usage',
  ],
  '/services/{appId}/safe/detect': ['safe.statistics', 'safe.detections.list'],
};
