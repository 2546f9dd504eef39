// Cloud saves of an app: the saves, one save, the pictures of players, and where two devices can be tried.
import type { EntityViews } from '../../kit/address/entity.ts';
import type { Screens } from '../../shell/screens.ts';

export const saveScreens = {
  '/services/{appId}/crud/save': () => import('./saves-page.tsx'),
  '/services/{appId}/crud/save/profilePicture': () => import('./pictures/pictures-page.tsx'),
  '/playground/{product}/{appId?}': () => import('./playground/playground-page.tsx'),
} satisfies Screens;

export const saveEntities = {
  saveDetail: () => import('./detail/save-detail.tsx'),
} satisfies EntityViews;
