// Content delivery: buckets and what is in one, and what players made.
import type { Screens } from '../../shell/screens.ts';

export const cdnScreens = {
  '/services/{appId}/asset/bucket': () => import('./bucket/bucket-list.tsx'),
  '/services/{appId}/asset/bucket/{bucketId}': () => import('./bucket/bucket-detail.tsx'),
  '/services/{appId}/asset/bucket/tutorial': () => import('./tutorial/tutorial.tsx'),
  '/services/{appId}/asset/bucket/ugc': () => import('./mods/mod-list.tsx'),
  '/services/{appId}/asset/bucket/ugc/{modId}': () => import('./mods/mod-detail.tsx'),
} satisfies Screens;
