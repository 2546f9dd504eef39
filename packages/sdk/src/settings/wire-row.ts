// The one call behind settings; a test holds it to the wire table of remote configuration, which is ten times as large.
import type { ServiceTable } from '../runtime/types.ts';

export const RESOLVE = 'settings.resolve';

export const settingsTable: ServiceTable = {
  name: 'remoteConfig',
  base: 'remoteConfig',
  accepts: 'app',
  errors: 'service',
  prefixes: { remoteConfig: '/uconfig/v1' },
  tree: {
    settings: {
      resolve: { route: 'POST /settings/overrides', body: true, accepts: 'player', effect: 'read' },
    },
  },
};
