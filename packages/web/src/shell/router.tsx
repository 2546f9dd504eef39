// The router, made of the catalogue: a screen that is built loads its module, every other says that it is not open yet.
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router';
import { screens } from '../features/index.ts';
import { routerPath } from '../kit/address/link.ts';
import { part } from '../kit/lazy/part.tsx';
import { type Route, routes } from '../routes.ts';
import { Crashed, NotFound } from './failure-pages.tsx';
import { PageSkeleton } from './page/page-skeleton.tsx';
import { readWords, writeWords } from './search-words.ts';
import { Shell } from './shell.tsx';

const root = createRootRouteWithContext<{ readonly routes: readonly Route[] }>()({
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: Crashed,
});

const children = routes
  .filter(({ path }) => path.startsWith('/'))
  .map((screen) =>
    createRoute({
      getParentRoute: () => root,
      path: routerPath(screen.path),
      component: part(screens[screen.path] ?? (() => import('./page/not-built.tsx'))),
      errorComponent: Crashed,
      staticData: { screen },
    }),
  );

export const router = createRouter({
  routeTree: root.addChildren(children),
  context: { routes },
  // why: plain words in the address; every screen reads and writes its own with kit/search-state.ts
  parseSearch: readWords,
  stringifySearch: writeWords,
  defaultPreload: 'intent',
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 100,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
});
