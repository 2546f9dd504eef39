// The screens of the catalogue that can be opened from where one is, as entries of the palette.

import { useRouter } from '@tanstack/react-router';
import { routerPath } from '../../kit/address/link.ts';
import { fileIcon } from '../../kit/show/icons.ts';
import { type Route, routes } from '../../routes.ts';
import { useCurrentScreen } from '../current.ts';
import { placeOf } from '../place.ts';
import { recentApp } from '../recent-app.ts';
import { scopeOf } from '../scope.ts';
import { useSession } from '../session.ts';
import { useRegistered } from '../shortcuts/registry.ts';
import type { Entry } from './entities.ts';

/** Those of the part one is in stand first. `appId` is the app of the address; without one the app that was opened last counts. */
export function usePages(appId: string | undefined): readonly Entry[] {
  const router = useRouter();
  const session = useSession();
  const here = useCurrentScreen();
  const scope = here === undefined ? 'site' : scopeOf(here);
  const shortcuts = new Map(useRegistered().map(({ screen, keys }) => [screen, keys]));
  const app = appId ?? recentApp()?.appId;
  // why the part one is in: whoever is both works in one of them at a time
  const isOffice = scope === 'operator' || scope === 'billing';
  const isDeveloper = session !== undefined && session.User !== null && !isOffice;
  const offices = {
    operator: !isDeveloper && session !== undefined && session.Admin !== null,
    billing: !isDeveloper && session !== undefined && (session.Admin !== null || session.BcAdmin !== null),
  };
  return routes
    .filter((route) => isReachable(route, app !== undefined, offices))
    .sort((a, b) => Number(scopeOf(b) === scope) - Number(scopeOf(a) === scope))
    .map((route) => ({
      key: route.path,
      icon: fileIcon,
      title: route.title,
      hint: (placeOf(route) ?? []).join(' / '),
      words: route.path,
      ...keysOf(shortcuts.get(route.path)),
      run: () =>
        void router.navigate({
          to: routerPath(route.path),
          ...(route.path.includes('{appId}') ? { params: { appId: app } } : {}),
        } as never),
    }));
}

interface Offices {
  readonly operator: boolean;
  readonly billing: boolean;
}

function isReachable(route: Route, hasApp: boolean, offices: Offices): boolean {
  const { path } = route;
  const scope = scopeOf(route);
  const needsMore = path.replace('{appId}', '').replace('{appId?}', '').includes('{');
  const isPlace = placeOf(route) !== undefined;
  const isAllowed =
    (scope !== 'operator' || offices.operator) &&
    (scope !== 'billing' || offices.billing) &&
    (route.access !== 'admin' || offices.operator);
  return route.built && isPlace && !needsMore && isAllowed && (hasApp || !path.includes('{appId}'));
}

function keysOf(keys: string | undefined): { readonly keys?: string } {
  return keys === undefined ? {} : { keys };
}
