// Apps and organisations, which the frame and most screens need.

import { type QueryKey, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { pageCounts } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { useAppId } from '../kit/address/link.ts';
import { gatherOf, keyOf, queryOf } from '../kit/call/query.ts';
import { platform } from './uos.ts';

export const organizationsQuery = queryOptions({
  ...queryOf(platform.org.list, { count: pageCounts.max }),
  select: ({ Items }) => Items,
  staleTime: 60_000,
});

/** The apps of all own organisations, or of one. */
export function appsQuery(orgId?: string) {
  return queryOptions({
    ...queryOf(platform.app.list, {
      count: pageCounts.appsOfOrganization,
      ...(orgId === undefined ? {} : { orgId }),
    }),
    select: ({ Items }) => Items,
  });
}

export function appQuery(appId: string) {
  return queryOptions({
    ...gatherOf(platform.app.get, { appId }, 'without secrets', async (signal) =>
      withoutSecrets(await platform.app.get({ appId }, { signal })),
    ),
    staleTime: 30_000,
  });
}

/** What a change of an app makes stale. */
export function appKeys(appId: string): readonly QueryKey[] {
  return [keyOf(platform.app.get, { appId }), keyOf(platform.app.list)];
}

/** The app of the address, which the frame has loaded before any of its screens is drawn. */
export function useApp(): App {
  const appId = useAppId() ?? '';
  return useSuspenseQuery(appQuery(appId)).data;
}

// why: no screen of this cache shows a secret, and a cache lives longer than the screen that does
function withoutSecrets({ AppSecret: _client, AppServiceSecret: _server, ...app }: App): App {
  return app;
}
