// The part of the product that an address belongs to which no screen has: whoever mistyped it keeps the menu.
import { type Route, routes } from '../../routes.ts';
import type { Person } from '../sign-in/who.ts';

export interface Around {
  readonly screen: Route;
  readonly params: Readonly<Record<string, string>>;
}

const OF_APP = /^\/services\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/i;

export function aroundOf(path: string, kind: Person['kind']): Around | undefined {
  const [, appId] = OF_APP.exec(path) ?? [];
  if (appId !== undefined) {
    return placed('/services/{appId}', { appId });
  }
  switch (kind) {
    case 'operator':
      return placed('/admin');
    case 'billing':
      return placed('/bc-admin');
    default:
      return placed('/apps');
  }
}

function placed(path: Route['path'], params: Around['params'] = {}): Around | undefined {
  const screen = routes.find((route) => route.path === path);
  return screen === undefined ? undefined : { screen, params };
}
