// The operations behind: content delivery of an app. Source: the route table of the specification.

import type { cdnScreens } from '../rows/cdn.ts';
import type { CallsOf } from '../screen.ts';

export const cdnCalls: CallsOf<typeof cdnScreens> = {
  '/services/{appId}/asset/bucket': [
    'cdn.buckets.list',
    'cdn.buckets.create',
    'cdn.buckets.update',
    'cdn.buckets.remove',
    'cdn.me.info',
    'cdn.me.refreshCache',
    'cdn.me.sequence',
    'cdn.me.generateMapping',
    'usage.cdn.statistics',
  ],
  '/services/{appId}/asset/bucket/{bucketId}': [
    'cdn.buckets.get',
    'cdn.entries.list',
    'cdn.entries.listDirectory',
    'cdn.entries.removeDirectory',
    'cdn.entries.byFuzzy',
    'cdn.entries.uploadToken',
    'cdn.entries.create',
    'cdn.entries.removeMany',
    'cdn.releases.list',
    'cdn.releases.create',
    'cdn.releases.get',
    'cdn.releases.entries',
    'cdn.releases.entriesByFuzzy',
    'cdn.releases.getByBadge',
    'cdn.entries.get',
    'cdn.entries.update',
    'cdn.badges.list',
    'cdn.badges.set',
    'cdn.badges.remove',
    'cdn.buckets.promote',
    'cdn.buckets.proxyCache',
    'usage.cdn.clearProxyCache',
    'cdn.buckets.statistics',
    'usage.cdn.analyzeBundle',
  ],
  '/services/{appId}/asset/bucket/ugc': ['cdn.mods.list'],
  '/services/{appId}/asset/bucket/ugc/{modId}': [
    'cdn.mods.get',
    'cdn.mods.entries',
    'cdn.mods.versionEntries',
    'cdn.mods.inspect',
    'cdn.mods.inspectReport',
  ],
};
