import type { Fills } from './index.ts';

export const fills: Fills = {
  'app.app': ({ app }) => app.id,
  // why the same: that is how a service of an app is made for tests
  'app.service': ({ app }) => app.id,
};
