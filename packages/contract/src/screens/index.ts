// The one catalogue of the console's screens. Menus show them in this order.
import { appScreens } from './app.ts';
import { bakingScreens } from './baking.ts';
import { cdnScreens } from './cdn.ts';
import { deviceScreens } from './device.ts';
import { docsScreens } from './docs.ts';
import { funcScreens } from './func.ts';
import { helloScreens } from './hello.ts';
import { metricsScreens } from './metrics.ts';
import { multiverseScreens } from './multiverse.ts';
import { operatorScreens } from './operator.ts';
import { organizationScreens } from './organization.ts';
import { passportScreens } from './passport.ts';
import { pushScreens } from './push.ts';
import { remoteConfigScreens } from './remote-config.ts';
import { safeScreens } from './safe.ts';
import { saveScreens } from './save.ts';
import { siteScreens } from './site.ts';
import { stacktraceScreens } from './stacktrace.ts';
import { statelessScreens } from './stateless.ts';
import { storageScreens } from './storage.ts';
import { syncScreens } from './sync.ts';
import { uprScreens } from './upr.ts';
import { windScreens } from './wind.ts';

export type * from './screen.ts';

export const screens = [
  ...siteScreens,
  ...operatorScreens,
  ...organizationScreens,
  ...appScreens,
  ...cdnScreens,
  ...multiverseScreens,
  ...syncScreens,
  ...funcScreens,
  ...statelessScreens,
  ...remoteConfigScreens,
  ...saveScreens,
  ...pushScreens,
  ...storageScreens,
  ...uprScreens,
  ...deviceScreens,
  ...stacktraceScreens,
  ...helloScreens,
  ...safeScreens,
  ...bakingScreens,
  ...metricsScreens,
  ...windScreens,
  ...passportScreens,
  ...docsScreens,
] as const;

/** Every path of the catalogue, as a type: a link to a screen that does not exist does not compile. */
export type ScreenPath = (typeof screens)[number]['path'];
