// Crashes of an app: what crashes by its cause, each crash with its stack, a log that is read once, and symbol files.
import type { Screens } from '../../shell/screens.ts';

export const stacktraceScreens = {
  '/services/{appId}/stacktrace/record': () => import('./crashes-page.tsx'),
  '/services/{appId}/stacktrace/record/{recordId}': () => import('./record/record-page.tsx'),
  '/services/{appId}/stacktrace/record/parseLogs': () => import('./parse/parse-page.tsx'),
  '/services/{appId}/stacktrace/management': () => import('./symbols/symbols-page.tsx'),
} satisfies Screens;
