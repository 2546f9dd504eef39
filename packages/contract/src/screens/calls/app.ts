// The operations behind: an app itself: overview, money, settings, monitor. Source: the route table of the specification.

import type { appScreens } from '../rows/app.ts';
import type { CallsOf } from '../screen.ts';

export const appCalls: CallsOf<typeof appScreens> = {
  '/services/{appId}': ['app.get'],
  '/services/{appId}/services': ['app.get', 'app.services.set'],
  '/services/{appId}/bill': ['app.bill', 'app.list'],
  '/services/{appId}/settings': [
    'app.get',
    'app.update',
    'app.secrets.regenerate',
    'app.redeem',
    'passport.idDomains.notifyAppSecretUpdate',
  ],
  '/services/{appId}/monitor': [
    'multiverse.statistics.sumByGame',
    'sync.usage.daily',
    'func.usage.cpu',
    'push.apps.usage',
    'save.usage.daily',
    'remoteConfig.usages.daily',
    'hello.usages.daily',
    'safe.usage',
    'device.usage',
    'passport.metrics.operation',
    'alert.monitors.list',
    'alert.monitors.remove',
  ],
  '/services/{appId}/admin-config': [
    'app.get',
    'app.update',
    'multiverse.games.resourceFactor',
    'multiverse.games.setResourceFactor',
    'multiverse.games.usageAdjustFactor',
    'multiverse.games.setUsageAdjustFactor',
  ],
};
