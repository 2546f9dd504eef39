// Which built screens of the catalogue have no picture yet, and in which state.

import type { ScreenAccess } from '@uos/contract/screens';
import { type Route, routes } from '../../../packages/web/src/routes.ts';
import type { Who } from '../support/world.ts';
import type { Scene } from './scene.ts';

/** Who is refused where: each refusal has a picture. A visitor is not refused but sent to sign in, at another page. */
const REFUSED: Readonly<Partial<Record<ScreenAccess, Who>>> = {
  member: 'outsider',
  admin: 'owner',
  'bc-admin': 'owner',
};
const READS: ReadonlySet<Route['kind']> = new Set(['list', 'detail', 'chart', 'drawer']);
const MAY_BE_EMPTY: ReadonlySet<Route['kind']> = new Set(['list', 'chart']);

/** One line for each screen and state that no scene shows. */
export function lackingPictures(scenes: readonly Scene[]): string[] {
  const shown = new Map<Route, Scene[]>();
  for (const scene of scenes) {
    const route = routeOf(scene);
    shown.set(route, [...(shown.get(route) ?? []), scene]);
  }
  const isRefused = (access: ScreenAccess, who: Who): boolean =>
    [...shown].some(([route, own]) => route.access === access && own.some(({ as }) => as === who));
  return [
    ...routes
      .filter(({ built, kind, path }) => built && kind !== 'redirect' && !isOtherWish(path))
      .flatMap((route) => lackingOf(route, shown.get(route) ?? []).map((state) => `${route.path}: ${state}`)),
    ...Object.entries(REFUSED)
      .filter(([access, who]) => !isRefused(access as ScreenAccess, who))
      .map(([access, who]) => `${access}: no picture of a refused ${who}`),
  ];
}

/** The wishes are one page at several addresses: the picture of the first is that of all. */
function isOtherWish(path: string): boolean {
  return path.includes('/coming/') && routes.find((route) => route.path.includes('/coming/'))?.path !== path;
}

function lackingOf({ kind, access }: Route, scenes: readonly Scene[]): string[] {
  if (scenes.length === 0) {
    return ['no picture'];
  }
  return [
    ...(READS.has(kind) && scenes.every(({ calls }) => calls === undefined) ? ['no picture of a wait, a failure'] : []),
    ...(MAY_BE_EMPTY.has(kind) && scenes.every(({ empty }) => empty === undefined) ? ['no picture without rows'] : []),
    ...(access === 'member' && scenes.every(({ member }) => member === undefined)
      ? ['no picture for somebody who may only look']
      : []),
  ];
}

/** The row of the catalogue that a scene shows: the one with the fewest open parts where several fit. */
function routeOf({ path }: Scene): Route {
  const [address = '', query = ''] = path.split('?');
  const [, drawer] = /(?:^|&)d=([\w-]+):/.exec(query) ?? [];
  const found = routes
    .filter((route) =>
      drawer === undefined ? patternOf(route.path).test(address) : route.path === `(drawer) ?d=${drawer}:{id}`,
    )
    .sort((a, b) => openParts(a.path) - openParts(b.path))[0];
  const unknown = routes.find((route) => route.path === '*');
  if (unknown === undefined) {
    throw new Error('the catalogue has no row for what it does not know');
  }
  return found ?? unknown;
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`^${escaped}$`);
}

function openParts(path: string): number {
  return path.split('{').length;
}
