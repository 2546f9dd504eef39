// The one catalogue of the console's screens. Menus show them in this order.
import { appScreens } from './rows/app.ts';
import { bakingScreens } from './rows/baking.ts';
import { cdnScreens } from './rows/cdn.ts';
import { deviceScreens } from './rows/device.ts';
import { docsScreens } from './rows/docs.ts';
import { funcScreens } from './rows/func.ts';
import { helloScreens } from './rows/hello.ts';
import { metricsScreens } from './rows/metrics.ts';
import { multiverseScreens } from './rows/multiverse.ts';
import { operatorScreens } from './rows/operator.ts';
import { organizationScreens } from './rows/organization.ts';
import { passportScreens } from './rows/passport.ts';
import { pushScreens } from './rows/push.ts';
import { remoteConfigScreens } from './rows/remote-config.ts';
import { safeScreens } from './rows/safe.ts';
import { saveScreens } from './rows/save.ts';
import { siteScreens } from './rows/site.ts';
import { stacktraceScreens } from './rows/stacktrace.ts';
import { statelessScreens } from './rows/stateless.ts';
import { storageScreens } from './rows/storage.ts';
import { syncScreens } from './rows/sync.ts';
import { uprScreens } from './rows/upr.ts';
import { windScreens } from './rows/wind.ts';

export { appMenu } from './menus/app.ts';
export type * from './menus/menu.ts';
export { billingRooms, operatorRooms, type Room } from './menus/offices.ts';
export { organizationMenu } from './menus/organization.ts';
export { type ServiceKey, type ServiceMenu, serviceMenus } from './menus/services.ts';
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
