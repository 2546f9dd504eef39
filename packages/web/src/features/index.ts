// Every screen that is built, by its path in the catalogue.
import type { EntityViews } from '../kit/address/entity.ts';
import type { Screens } from '../shell/screens.ts';
import { siteScreens } from '../site/screens.ts';
import { adminScreens } from './admin/screens.ts';
import { appScreens } from './app/screens.ts';
import { billingScreens } from './billing/screens.ts';
import { billingAdminScreens } from './billing-admin/screens.ts';
import { cdnScreens } from './cdn/screens.ts';
import { funcScreens } from './func/screens.ts';
import { knowledgeScreens } from './knowledge/screens.ts';
import { multiverseScreens } from './multiverse/screens.ts';
import { passportEntities, passportScreens } from './passport/screens.ts';
import { policyScreens } from './policy/screens.ts';
import { pushScreens } from './push/screens.ts';
import { remoteConfigScreens } from './remote-config/screens.ts';
import { saveEntities, saveScreens } from './save/screens.ts';
import { sessionScreens } from './session/screens.ts';
import { stacktraceScreens } from './stacktrace/screens.ts';
import { storageScreens } from './storage/screens.ts';
import { ticketScreens } from './ticket/screens.ts';
import { usageScreens } from './usage/screens.ts';

export const screens: Screens = {
  ...siteScreens,
  ...adminScreens,
  ...appScreens,
  ...billingScreens,
  ...billingAdminScreens,
  ...cdnScreens,
  ...funcScreens,
  ...sessionScreens,
  ...knowledgeScreens,
  ...multiverseScreens,
  ...passportScreens,
  ...policyScreens,
  ...pushScreens,
  ...remoteConfigScreens,
  ...saveScreens,
  ...stacktraceScreens,
  ...storageScreens,
  ...ticketScreens,
  ...usageScreens,
};

/** Every drawer that is built, by the kind in its address. */
export const entityViews: EntityViews = { ...passportEntities, ...saveEntities };
