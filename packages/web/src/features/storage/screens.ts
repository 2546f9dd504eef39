// Databases of an app: all of them and a new one, and each with how it is reached, what it does and what is done to it.
import type { Screens } from '../../shell/screens.ts';

export const storageScreens = {
  '/services/{appId}/crud/storage/management': () => import('./databases-page.tsx'),
  '/services/{appId}/crud/storage/management/{databaseId}': () => import('./database/database-page.tsx'),
} satisfies Screens;
