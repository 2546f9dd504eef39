// The public screens and the ways in and out.
import type { LoadScreen, Screens } from '../shell/screens.ts';

const docRedirect: LoadScreen = () => import('./doc-redirect.tsx');

export const siteScreens = {
  '/': () => import('./home.tsx'),
  '/login-authorize': () => import('./login-authorize.tsx'),
  '/login-callback': () => import('./login-callback.tsx'),
  '/logout': () => import('./logout.tsx'),
  '/logout-callback': () => import('./logout-callback.tsx'),
  '/admin/login': () => import('./admin-login.tsx'),
  '/bc-admin/login': () => import('./billing-login.tsx'),
  '/doc': docRedirect,
  '/doc/others/update': docRedirect,
  '/doc/func/stateless/web-form': docRedirect,
  '/doc/sync-perf-demo': docRedirect,
  '/doc/cdn': docRedirect,
  '/doc/multiverse': docRedirect,
  '/doc/matchmaking': docRedirect,
  '/doc/sync': docRedirect,
  '/doc/passport': docRedirect,
  '/doc/func/stateful': docRedirect,
  '/doc/func/stateless': docRedirect,
  '/doc/remote-config': docRedirect,
  '/doc/crud/storage': docRedirect,
  '/doc/stacktrace': docRedirect,
  '/doc/push': docRedirect,
  '/doc/hello': docRedirect,
  '/doc/safe': docRedirect,
  '/doc/baking': docRedirect,
  '/doc/wind': docRedirect,
  '/doc/hello/api': docRedirect,
  '/doc/wind/qa': docRedirect,
  '/doc/bill/pricing': docRedirect,
  '/doc/*': docRedirect,
} satisfies Screens;
