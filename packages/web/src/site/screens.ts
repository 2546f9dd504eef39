// The public screens and the way in and out.
import type { Screens } from '../shell/screens.ts';

export const siteScreens = {
  '/': () => import('./home.tsx'),
  '/login-callback': () => import('./login-callback.tsx'),
  '/logout': () => import('./logout.tsx'),
  '/logout-callback': () => import('./logout-callback.tsx'),
} satisfies Screens;
