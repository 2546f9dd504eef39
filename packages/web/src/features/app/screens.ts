// Apps: the list, a new one, and of one the overview and its settings.
import type { Screens } from '../../shell/screens.ts';

export const appScreens = {
  '/apps': () => import('./app-list.tsx'),
  '/apps/create': () => import('./app-create.tsx'),
  '/services/{appId}': () => import('./app-overview.tsx'),
  '/services/{appId}/settings': () => import('./app-settings.tsx'),
} satisfies Screens;
