// Remote configuration. Source: wire/data-and-tools.md 1.1, 2.1.
import type { remoteConfig } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { configs } from './configs.ts';
import { attributes, exposures } from './exposures.ts';
import { overrides, variants } from './overrides.ts';
import { settings } from './settings.ts';
import { usages } from './usage.ts';
import { document, versions } from './versions.ts';

export const remoteConfigHandlers: Handlers<typeof remoteConfig> = {
  // why nothing: a secret that was regenerated is told to every process at once
  refreshToken: async () => ({}),
  attributes,
  configs,
  document,
  exposures,
  overrides,
  settings,
  usages,
  variants,
  versions,
};
