// Apps: the list, a new one, and of one its first page, its services and its settings.
import type { Screens } from '../../shell/screens.ts';

export const appScreens = {
  '/apps': () => import('./app-list.tsx'),
  '/apps/create': () => import('./app-create.tsx'),
  '/services/{appId}': () => import('./app-overview.tsx'),
  '/services/{appId}/services': () => import('./services/all-services.tsx'),
  '/services/{appId}/settings': () => import('./app-settings.tsx'),
} satisfies Screens;
