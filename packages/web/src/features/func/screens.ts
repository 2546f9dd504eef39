// Logic servers of an app: which of them run, what they start from, what they say, and how many there are.
import type { Screens } from '../../shell/screens.ts';

export const funcScreens = {
  '/services/{appId}/func/servers': () => import('./servers/logic-servers.tsx'),
  '/services/{appId}/func/profiles': () => import('./config/function-config.tsx'),
  '/services/{appId}/func/logs': () => import('./logs/logs-page.tsx'),
  '/services/{appId}/func/{funcId}/autoscaler': () => import('./autoscaler/autoscaler-page.tsx'),
  '/playground/func-stateful/{appId?}': () => import('./playground/func-playground.tsx'),
} satisfies Screens;
