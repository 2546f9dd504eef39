// What apps use.
import type { Screens } from '../../shell/screens.ts';

export const usageScreens = {
  '/services/{appId}/monitor': () => import('./app-monitor.tsx'),
  '/apps/usage': () => import('./org-usage.tsx'),
} satisfies Screens;
