// Where each base of the contract is: told by the caller, asked of the platform once, or below its origin.
import { type Base, bases } from '../generated/bases.ts';
import type { ClientOptions } from './types.ts';

/** The part of `GET /auth/base-info` that names hosts. */
export interface BaseInfoHosts {
  readonly AssInfo?: { readonly APIDomain?: string; readonly ContentDomain?: string };
}

/** URL of a base, without a final slash; a promise only while base-info is being asked for. */
export type HostOf = (base: Base) => string | Promise<string>;

/** `askBaseInfo` is called at most once, and only for a base that base-info names. */
export function hostResolver(
  origin: string,
  hosts: ClientOptions['hosts'],
  askBaseInfo: () => Promise<BaseInfoHosts>,
): HostOf {
  const root = trim(origin);
  const known: Partial<Record<Base, string>> = { platform: root };
  const local = (base: Base): string => root + bases[base];
  if (hosts !== undefined && hosts !== 'discover') {
    const map = hosts === 'local' ? {} : hosts;
    return (base) => trim(map[base] ?? local(base));
  }
  let asked: Promise<BaseInfoHosts> | undefined;
  return (base) => {
    const found = known[base];
    if (found !== undefined || (base !== 'cdn' && base !== 'content')) {
      return found ?? local(base);
    }
    asked ??= askBaseInfo().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked.then(({ AssInfo }) => {
      known.cdn = trim(AssInfo?.APIDomain || local('cdn'));
      known.content = trim(AssInfo?.ContentDomain || local('content'));
      return known[base] ?? local(base);
    });
  };
}

function trim(url: string): string {
  return url.replace(/\/+$/, '');
}
