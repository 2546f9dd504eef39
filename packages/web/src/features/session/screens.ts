// Signing in at others, and who somebody really is.
import type { Screens } from '../../shell/screens.ts';

export const sessionScreens = {
  '/{provider}_conn/login-callback': () => import('./social-callback.tsx'),
  '/{provider}_conn/{auth}': () => import('./external-start.tsx'),
  '/{partner}/login-callback': () => import('./partner-callback.tsx'),
  '/real-name-verify': () => import('./real-name.tsx'),
} satisfies Screens;
