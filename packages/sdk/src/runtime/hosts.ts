// Where each base of the contract is: told by the caller, asked of the platform once, or below its origin.
import type { Base } from '../generated/bases.ts';
import type { ClientOptions, HostMap } from './types.ts';

/** The part of `GET /auth/base-info` that names hosts. */
export interface BaseInfoHosts {
  readonly AssInfo?: { readonly APIDomain?: string; readonly ContentDomain?: string };
  readonly LobbyInfo?: { readonly APIDomain?: string };
}

/** A base, and where it is below the origin of a self-hosted platform. */
export interface Place {
  readonly base: Base;
  readonly prefix: string;
}

/** URL of a base, without a final slash; a promise only while base-info is being asked for. */
export type HostOf = (place: Place) => string | Promise<string>;

/** Bases that base-info names. */
const NAMED: readonly Base[] = ['cdn', 'content', 'lobby'];

/** `askBaseInfo` is called at most once, and only for a base that base-info names. */
export function hostResolver(
  origin: string,
  hosts: ClientOptions['hosts'] = 'discover',
  askBaseInfo: () => Promise<BaseInfoHosts>,
): HostOf {
  const root = trim(origin);
  const from = (map: HostMap, { base, prefix }: Place): string => map[base] || root + prefix;
  let known: HostMap | undefined = hosts === 'local' ? {} : hosts === 'discover' ? undefined : hosts;
  let asked: Promise<HostMap> | undefined;
  return (place) => {
    if (known !== undefined || !NAMED.includes(place.base)) {
      return from(known ?? {}, place);
    }
    asked ??= askBaseInfo().then(({ AssInfo, LobbyInfo }) => {
      known = {
        cdn: trim(AssInfo?.APIDomain),
        content: trim(AssInfo?.ContentDomain),
        lobby: trim(LobbyInfo?.APIDomain),
      };
      return known;
    });
    return asked.then(
      (map) => from(map, place),
      (error: unknown) => {
        asked = undefined;
        throw error;
      },
    );
  };
}

function trim(url = ''): string {
  return url.replace(/\/+$/, '');
}
