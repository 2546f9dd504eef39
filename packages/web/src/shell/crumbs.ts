// Where a screen stands, read from its path: every part of it that is a screen itself is a step on the way.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { routerPath } from '../kit/link.ts';
import type { Crumb } from '../kit/page.tsx';
import { type Route, routes } from '../routes.ts';
import { appQuery } from './apps.ts';
import { useCurrentScreen } from './current.ts';
import { scopeOf } from './scope.ts';
import { text } from './text.zh.ts';

const APP = '/services/{appId}';

/** The steps above the screen of the address; the screen itself is named by its own title. */
export function useCrumbs(): readonly Crumb[] {
  const screen = useCurrentScreen();
  const params = useParams({ strict: false }) as Readonly<Record<string, string>>;
  const app = useQuery({ ...appQuery(params.appId ?? ''), enabled: params.appId !== undefined });
  return screen === undefined ? [] : crumbsOf(screen, params, app.data?.ProjectName);
}

export function crumbsOf(
  screen: Pick<Route, 'path'>,
  params: Readonly<Record<string, string>>,
  appName: string = text.appOverview,
): readonly Crumb[] {
  const segments = screen.path.split('/');
  const above = segments
    .map((_, index) => segments.slice(0, index).join('/'))
    .map((path) => routes.find((route) => route.path === path))
    .filter((route) => route !== undefined)
    .map(({ path, title }) => ({
      title: path === APP ? appName : title,
      link: { to: routerPath(path), params },
    }));
  const home = { title: text.myApps, link: { to: '/apps' } };
  return scopeOf(screen) === 'app' ? [home, ...above] : above;
}
