// The calls that make a regenerated app secret effective everywhere, in order. Source: wire/cdn-and-platform.md 2.3.9.

import type { ServiceName } from './service-name.ts';

export interface RefreshCall {
  readonly service: ServiceName;
  /** Method and path; content delivery's is below its own API base, `{gs}` is the hosting base. */
  readonly route: `${'GET' | 'POST'} /${string}`;
  /** `empty`: an empty JSON object; `none`: no body at all. */
  readonly body: 'none' | 'empty';
  /** Headers beyond those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

const noCache = { 'Cache-Control': 'no-cache' };

/** All are sent with the new secret and their errors ignored; the last one always goes last. */
export const refreshFanOut: readonly RefreshCall[] = [
  { service: 'storage', route: 'POST /ucrud/v1/databases/refresh-auth-cache', body: 'none', headers: noCache },
  { service: 'matchmaking', route: 'POST /umatch/v1/apps/refresh-auth-cache', body: 'empty' },
  { service: 'stacktrace', route: 'POST /stacktrace/v1/stacktrace/refresh-token', body: 'empty' },
  { service: 'remote-config', route: 'POST /uconfig/v1/refresh-token', body: 'empty' },
  { service: 'save', route: 'POST /usave/v1/refresh-token', body: 'empty' },
  { service: 'baking', route: 'POST /ubaking/v1/refresh-token', body: 'empty' },
  {
    service: 'multiverse',
    route: 'GET /{gs}/v1/game/refreshUosToken',
    body: 'none',
    headers: { 'Grpc-Metadata-X-Cache-Control': 'no-cache' },
  },
  { service: 'safe', route: 'POST /usafe/v1/safe/refresh-token', body: 'empty' },
  { service: 'func', route: 'POST /ufunc/v1/func/refresh-token', body: 'empty' },
  { service: 'func-stateless', route: 'POST /ufunc/v1/func-stateless/functions/refresh-token', body: 'empty' },
  { service: 'push', route: 'POST /upush/v1/apps/refresh-auth-cache', body: 'empty' },
  { service: 'asset-streaming', route: 'GET /users/me/rcache/', body: 'none', headers: noCache },
  { service: 'usync', route: 'POST /lobby/api/app/{appId}/recache', body: 'empty' },
  { service: 'metrics', route: 'POST /umetrics/receive/service/clear-cache', body: 'none' },
  {
    service: 'passport',
    route: 'POST /upass/v1/internal/notify-app-secret-update',
    body: 'none',
    headers: { ...noCache, 'X-Cache-Control': 'no-cache' },
  },
];
