// Where a screen stands, read from its path: every part of it that is a screen itself is a step on the way.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { routerPath } from '../kit/address/link.ts';
import type { Crumb } from '../kit/page/crumbs.ts';
import type { Route } from '../routes.ts';
import { appQuery } from './apps.ts';
import { useCurrentScreen, useRoutes } from './current.ts';
import { text } from './text.zh.ts';

const APP = '/services/{appId}';

/** Where menus begin: what stands in them is not below their first screen. */
const ROOTS: ReadonlySet<string> = new Set(['/apps', '/admin', '/bc-admin']);

/** The steps above the screen of the address; the screen itself is named by its own title. */
export function useCrumbs(): readonly Crumb[] {
  const screen = useCurrentScreen();
  const routes = useRoutes();
  const params = useParams({ strict: false }) as Readonly<Record<string, string>>;
  const app = useQuery({ ...appQuery(params.appId ?? ''), enabled: params.appId !== undefined });
  return screen === undefined ? [] : crumbsOf(screen, params, routes, app.data?.ProjectName);
}

export function crumbsOf(
  screen: { readonly path: string },
  params: Readonly<Record<string, string>>,
  routes: readonly Pick<Route, 'path' | 'title' | 'built'>[],
  appName: string = text.appOverview,
): readonly Crumb[] {
  const segments = screen.path.split('/');
  return segments
    .map((_, index) => segments.slice(0, index).join('/'))
    .map((path) => routes.find((route) => route.path === path && route.built && !ROOTS.has(path)))
    .filter((route) => route !== undefined)
    .map(({ path, title }) => ({
      title: path === APP ? appName : title,
      link: { to: routerPath(path), params },
    }));
}
