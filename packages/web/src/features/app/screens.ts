// Apps: the list, a new one, and the overview of one.
import type { Screens } from '../../shell/screens.ts';

export const appScreens = {
  '/apps': () => import('./app-list.tsx'),
  '/apps/create': () => import('./app-create.tsx'),
  '/services/{appId}': () => import('./app-overview.tsx'),
} satisfies Screens;
