// What apps use.
import type { Screens } from '../../shell/screens.ts';

export const usageScreens = {
  '/apps/usage': () => import('./org-usage.tsx'),
} satisfies Screens;
