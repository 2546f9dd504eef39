// The lists of every feature; one that is missing here fails `coverage.test.ts`.

import { appLists } from './app.ts';
import { cdnLists } from './cdn.ts';
import type { Lists } from './list.ts';
import { billingLists, officeLists } from './office.ts';
import { organizationLists } from './organization.ts';

export { filledIn } from './list.ts';

export const lists: readonly Lists[] = [appLists, cdnLists, organizationLists, officeLists, billingLists];

/** Lists of services that this platform does not run, by the screen that says so; each needs its rows on the day it does. */
export const notServed: Readonly<Record<string, readonly string[]>> = {
  '/admin/symbols': ['admin.symbols'],
  '/admin/placeholder': ['admin.placeholderSchedules', 'admin.locationRatios'],
  '/admin/sync-management': ['admin.tiers', 'admin.pods', 'admin.syncConfigs'],
  '/admin/push-version-management': ['admin.pushVersions'],
};
