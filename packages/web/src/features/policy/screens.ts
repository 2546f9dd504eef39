// What people agree to, and what the product stands on.
import type { Screens } from '../../shell/screens.ts';

export const policyScreens = {
  '/policy/privacy': () => import('./privacy.tsx'),
  '/policy/tos': () => import('./tos.tsx'),
  '/policy/id': () => import('./id.tsx'),
  '/policy/sla': () => import('./sla.tsx'),
  '/policy/libraries-{vendor}': () => import('./libraries.tsx'),
} satisfies Screens;
