// Hosts as the platform tells them: `GET /auth/base-info`. Source: wire/cdn-and-platform.md 2.2.
import { none } from './auth.ts';
import type { Config } from './call.ts';
import { rawRequest } from './raw-request.ts';
import type { HostMap } from './types.ts';

interface BaseInfoHosts {
  readonly AssInfo?: { readonly APIDomain?: string; readonly ContentDomain?: string };
  readonly LobbyInfo?: { readonly APIDomain?: string };
}

/** Asks for the hosts, in nobody's name. */
export async function askBaseInfo(config: Config): Promise<HostMap> {
  const info = (await rawRequest({ ...config, as: none() }, 'GET /auth/base-info')) as BaseInfoHosts;
  return {
    cdn: trim(info.AssInfo?.APIDomain),
    content: trim(info.AssInfo?.ContentDomain),
    lobby: trim(info.LobbyInfo?.APIDomain),
  };
}

function trim(url = ''): string {
  return url.replace(/\/+$/, '');
}
