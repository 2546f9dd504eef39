// Finds the operation that a path belongs to, so that `uos api` knows its host, its sign-in and its paging.

import { nearest } from '@uos/contract/rules';
import type { DerivedCall } from '../../derived/call.ts';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { type ApiRoute, readRoutes } from '../../program/manifest.ts';

export interface Found {
  /** Path below the origin of a self-hosted platform. */
  readonly path: string;
  /** Which kind of credential the operation takes; undefined for a path that is not in the contract. */
  readonly accepts: string | undefined;
  /** Whether it leaves everything as it was; by its method for a path that is not in the contract. */
  readonly effect: ApiRoute['effect'] | undefined;
  readonly paging: DerivedCall['paging'];
  /** Key of the reply that holds the rows. */
  readonly at: string | undefined;
}

/** Prefixes of the service back-ends on a self-hosted platform; everything else is the platform's own. */
export const PREFIXES: readonly string[] = [
  '/api/v1',
  '/client_api/v1',
  '/upass/v1',
  '/gs/v1',
  '/lobby',
  '/umatch/v1',
  '/ufunc/v1',
  '/release',
  '/upush/v1',
  '/ubaking/v1',
  '/uconfig/v1',
  '/usave/v1',
  '/ucrud/v1',
  '/stacktrace/v1/stacktrace',
  '/uhello/v1',
  '/usafe/v1/safe',
  '/umetrics',
];

/** What a path may lack at its beginning. */
const BEGINNINGS: readonly string[] = [...PREFIXES, '/api'];

/**
 * A whole path is taken as it is. One that only a service has, such as `/buckets/`, gets that service's prefix.
 * Throws CliError with exit 2 for a path that nothing or more than one service has.
 */
export function findRoute(method: string, path: string): Found {
  // why: a server answers HEAD wherever it answers GET
  const routes = readRoutes().filter((route) => route.method === (method === 'HEAD' ? 'GET' : method));
  const [bare = ''] = path.split('?', 1);
  const whole = routes.find((route) => patternOf(route.path).test(bare));
  if (whole !== undefined) {
    return found(whole, path);
  }
  const completed = BEGINNINGS.flatMap((prefix) => {
    // why: below a prefix a parameter would match any word, so the first segment must be a word of the service
    const route = routes.find(
      (candidate) => !candidate.path.startsWith(`${prefix}/{`) && patternOf(candidate.path).test(prefix + bare),
    );
    return route === undefined ? [] : [found(route, prefix + path)];
  });
  const [only, ...others] = completed;
  if (only === undefined || others.length > 0) {
    throw only === undefined ? unknownPath(method, bare) : severalPaths(method, completed);
  }
  return only;
}

/** Sent as it is: nothing is known of it. */
export function unknownRoute(path: string): Found {
  return { path, accepts: undefined, effect: undefined, paging: 'none', at: undefined };
}

function found({ accepts, effect, paging, at }: ApiRoute, path: string): Found {
  return { path, accepts, effect, paging, at };
}

function unknownPath(method: string, path: string): CliError {
  const routes = readRoutes();
  const here = routes.filter((route) => patternOf(route.path).test(path)).map((route) => route.method);
  const same = routes.filter((route) => route.method === method);
  const near = here.length > 0 ? undefined : nearestPath(path, same);
  return new CliError('unknown-path', {
    exit: EXIT.usage,
    what: (t) => t.errors.unknownPath(`${method} ${path}`),
    why: (t) =>
      here.length > 0
        ? t.errors.otherMethods([...new Set(here)].join(', '))
        : near === undefined
          ? t.errors.uncheckedPath
          : t.errors.nearest(`${method} ${near}`),
    next: near === undefined ? 'uos api routes' : `uos api ${method} ${near}`,
  });
}

function severalPaths(method: string, completed: readonly Found[]): CliError {
  return new CliError('several-paths', {
    exit: EXIT.usage,
    what: (t) => t.errors.severalPaths(completed.map(({ path }) => path).join(', ')),
    next: `uos api ${method} ${completed[0]?.path}`,
  });
}

/** Compared without ids: what stands for a parameter is no misspelling. */
function nearestPath(path: string, routes: readonly ApiRoute[]): string | undefined {
  const plain = (text: string): string => text.replace(/\{[^}]*\}/g, '*').replace(/\/$/, '');
  const typed = plain(path.replace(/\/[0-9a-f]{8}-[0-9a-f-]{27}(?=\/|$)/gi, '/*').replace(/\/\d+(?=\/|$)/g, '/*'));
  const names = new Map<string, string>();
  for (const route of routes) {
    for (const prefix of ['', ...BEGINNINGS]) {
      if (route.path.startsWith(prefix)) {
        names.set(plain(route.path.slice(prefix.length)), route.path);
      }
    }
  }
  const near = nearest(typed, [...names.keys()]);
  return near === undefined ? undefined : names.get(near);
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/\/$/, '')
    .split(/\{[^}]+\}/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+');
  return new RegExp(`^${source}/?$`);
}
