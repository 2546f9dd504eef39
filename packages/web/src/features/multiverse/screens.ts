// Game servers of an app: what they start from, which of them run, and where.
import type { Screens } from '../../shell/screens.ts';

export const multiverseScreens = {
  '/services/{appId}/multiverse/servers': () => import('./servers/server-page.tsx'),
  '/services/{appId}/multiverse/profiles': () => import('./profiles/profiles-page.tsx'),
  '/services/{appId}/multiverse/profiles/{profileId}': () => import('./profiles/profile-page.tsx'),
  '/services/{appId}/multiverse/settings': () => import('./settings/settings-page.tsx'),
} satisfies Screens;
