// What operators look after beside money: apps, figures, developers, tokens, back-ends of services.
import type { Screens } from '../../shell/screens.ts';

export const adminScreens = {
  '/admin': () => import('./apps/every-app.tsx'),
  '/admin/stats': () => import('./statistics/statistics.tsx'),
  '/admin/apps-daily': () => import('./statistics/apps-daily.tsx'),
  '/admin/admin-users': () => import('./users/user-list.tsx'),
  '/admin/token': () => import('./tokens/token-list.tsx'),
  '/admin/symbols': () => import('./services/symbols.tsx'),
  '/admin/placeholder': () => import('./services/placeholder.tsx'),
  '/admin/sync-management': () => import('./services/sync-management.tsx'),
  '/admin/push-version-management': () => import('./services/push-versions.tsx'),
  '/services/{appId}/admin-config': () => import('./config/admin-config.tsx'),
} satisfies Screens;
