// Messages to players: push of an app.
import type { Screens } from '../../shell/screens.ts';

export const pushScreens = {
  '/services/{appId}/push': () => import('./push-page.tsx'),
  '/playground/push/{appId?}': () => import('./playground/playground-page.tsx'),
} satisfies Screens;
