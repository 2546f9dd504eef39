// Content delivery: buckets and what is in one.
import type { Screens } from '../../shell/screens.ts';

export const cdnScreens = {
  '/services/{appId}/asset/bucket': () => import('./bucket-list.tsx'),
  '/services/{appId}/asset/bucket/{bucketId}': () => import('./bucket-detail.tsx'),
} satisfies Screens;
