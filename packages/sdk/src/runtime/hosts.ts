// Where each base of the contract is: told by the caller, asked of the platform once, or below its origin.
import type { Base } from '../generated/bases.ts';
import type { ClientOptions, HostMap } from './types.ts';

/** A base, and where it is below the origin of a self-hosted platform. */
export interface Place {
  readonly base: Base;
  readonly prefix: string;
}

/** URL of a base, without a final slash; a promise only while base-info is being asked for. */
export type HostOf = (place: Place) => string | Promise<string>;

/** Bases that base-info names. */
const NAMED: readonly Base[] = ['cdn', 'content', 'lobby'];

/** `askBaseInfo` is called at most once, and only for a base that base-info names; what it leaves out is below `origin`. */
export function hostResolver(
  origin: string,
  hosts: ClientOptions['hosts'] = 'discover',
  askBaseInfo: () => Promise<HostMap>,
): HostOf {
  const root = trim(origin);
  const from = (map: HostMap, { base, prefix }: Place): string => map[base] || root + prefix;
  let known: HostMap | undefined = hosts === 'local' ? {} : hosts === 'discover' ? undefined : hosts;
  let asked: Promise<HostMap> | undefined;
  return (place) => {
    if (known !== undefined || !NAMED.includes(place.base)) {
      return from(known ?? {}, place);
    }
    asked ??= askBaseInfo();
    return asked.then(
      (map) => {
        known = map;
        return from(map, place);
      },
      (error: unknown) => {
        asked = undefined;
        throw error;
      },
    );
  };
}

function trim(url: string): string {
  return url.replace(/\/+$/, '');
}
