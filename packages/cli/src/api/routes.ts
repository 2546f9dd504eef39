// Finds the operation that a path belongs to, so that `uos api` knows its host, its sign-in and its paging.
import type { DerivedCall } from '../derived/call.ts';
import { readRoutes } from '../manifest.ts';

export interface Found {
  /** Path below the origin of a self-hosted platform. */
  readonly path: string;
  /** Which kind of credential the operation takes; undefined for a path that is not in the contract. */
  readonly accepts: string | undefined;
  readonly paging: DerivedCall['paging'];
  /** Key of the reply that holds the rows. */
  readonly at: string | undefined;
}

/** Prefixes of the service back-ends on a self-hosted platform; everything else is the platform's own. */
const PREFIXES = ['/api/v1', '/client_api/v1', '/upass/v1'];

/**
 * A whole path is taken as it is. One that only a service has, such as `/buckets/`, gets that service's prefix.
 */
export function findRoute(method: string, path: string): Found {
  const routes = readRoutes().filter((route) => route.method === method);
  const [bare = ''] = path.split('?', 1);
  for (const prefix of ['', ...PREFIXES]) {
    const found = routes.find((route) => patternOf(route.path).test(prefix + bare));
    if (found !== undefined) {
      const { accepts, paging, at } = found;
      return { path: prefix + path, accepts, paging, at };
    }
  }
  return { path, accepts: undefined, paging: 'none', at: undefined };
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/\/$/, '')
    .split(/\{[^}]+\}/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+');
  return new RegExp(`^${source}/?$`);
}
