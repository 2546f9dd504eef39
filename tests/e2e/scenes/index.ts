// The scenes of every feature; a feature adds a file of its own.

import { adminScenes } from './admin.ts';
import { appScenes } from './app.ts';
import { cdnScenes } from './cdn.ts';
import { frameScenes } from './frame.ts';
import { identityScenes } from './identity.ts';
import { organizationScenes } from './organization.ts';
import { passportScenes } from './passport.ts';
import type { Scene } from './scene.ts';
import { siteScenes } from './site.ts';

export type { Params, Scene } from './scene.ts';
export { addressOf } from './scene.ts';

export const scenes: readonly Scene[] = [
  ...siteScenes,
  ...frameScenes,
  ...adminScenes,
  ...appScenes,
  ...cdnScenes,
  ...identityScenes,
  ...organizationScenes,
  ...passportScenes,
];
