// Player accounts: realms.
import type { Screens } from '../../shell/screens.ts';

export const passportScreens = {
  '/services/{appId}/passport/auth/realm': () => import('./realm-list.tsx'),
} satisfies Screens;
