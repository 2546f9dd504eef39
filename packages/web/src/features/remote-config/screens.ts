// Remote configuration of an app: what games read, and the overrides that change it for some players.
import type { Screens } from '../../shell/screens.ts';

export const remoteConfigScreens = {
  '/services/{appId}/config': () => import('./config-page.tsx'),
  '/services/{appId}/config/override/{overrideId}': () => import('./override/override-page.tsx'),
  '/playground/remote-config/{appId}': () => import('./playground/playground-page.tsx'),
} satisfies Screens;
