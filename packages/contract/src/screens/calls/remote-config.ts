// The operations behind: remote config of an app. Source: the route table of the specification.

import type { remoteConfigScreens } from '../rows/remote-config.ts';
import type { CallsOf } from '../screen.ts';

export const remoteConfigCalls: CallsOf<typeof remoteConfigScreens> = {
  '/services/{appId}/config': [
    'remoteConfig.configs.list',
    'remoteConfig.configs.create',
    'remoteConfig.configs.get',
    'remoteConfig.configs.update',
    'remoteConfig.configs.remove',
    'remoteConfig.configs.removeMany',
    'remoteConfig.overrides.list',
    'remoteConfig.overrides.create',
    'remoteConfig.overrides.removeMany',
    'remoteConfig.overrides.enable',
    'remoteConfig.overrides.disable',
    'remoteConfig.document.get',
    'remoteConfig.versions.list',
    'remoteConfig.versions.get',
    'remoteConfig.versions.restore',
    'remoteConfig.usages.daily',
  ],
  '/services/{appId}/config/override/{overrideId}': [
    'remoteConfig.overrides.get',
    'remoteConfig.overrides.update',
    'remoteConfig.overrides.remove',
    'remoteConfig.overrides.validateRule',
    'remoteConfig.overrides.enable',
    'remoteConfig.overrides.disable',
    'remoteConfig.variants.list',
    'remoteConfig.variants.set',
    'remoteConfig.settings.simulate',
    'remoteConfig.exposures.list',
    'remoteConfig.attributes.list',
    'remoteConfig.configs.list',
    'remoteConfig.overrides.list',
  ],
};
