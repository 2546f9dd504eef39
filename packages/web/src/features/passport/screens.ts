// Player accounts: realms, and one realm as a page and as a drawer.
import type { EntityViews } from '../../kit/address/entity.ts';
import type { Screens } from '../../shell/screens.ts';

export const passportScreens = {
  '/services/{appId}/passport/auth/realm': () => import('./realm-list.tsx'),
  '/services/{appId}/passport/auth/realm/{realmID}': () => import('./realm-page.tsx'),
} satisfies Screens;

export const passportEntities = { realm: () => import('./realm-detail.tsx') } satisfies EntityViews;
