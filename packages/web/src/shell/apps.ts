// Apps and organisations, which the frame and most screens need.
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { pageCounts } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { text } from '../kit/text.zh.ts';
import { platform } from './uos.ts';

export const organizationsQuery = queryOptions({
  queryKey: ['org.list'],
  queryFn: ({ signal }) => platform.org.list({ count: pageCounts.max }, { signal }),
  select: ({ Items }) => Items,
  staleTime: 60_000,
});

/** The apps of all own organisations, or of one. */
export function appsQuery(orgId?: string) {
  return queryOptions({
    queryKey: ['app.list', orgId ?? ''],
    queryFn: ({ signal }) =>
      platform.app.list(
        { count: pageCounts.appsOfOrganization, ...(orgId === undefined ? {} : { orgId }) },
        { signal },
      ),
    select: ({ Items }) => Items,
  });
}

export function appQuery(appId: string) {
  return queryOptions({
    queryKey: ['app.get', appId],
    queryFn: ({ signal }) => platform.app.get({ appId }, { signal }).then(withoutSecrets),
    staleTime: 30_000,
  });
}

/** The app of the address, which the frame has loaded before any of its screens is drawn. */
export function useApp(): App {
  const { appId = '' } = useParams({ strict: false }) as { appId?: string };
  return useSuspenseQuery(appQuery(appId)).data;
}

/** Why the caller may not change things in this app; nothing for its owner. Source: the roles of the specification. */
export function writeReason({ Role }: App): string | undefined {
  return Role === 'owner' ? undefined : text.viewOnly;
}

// why: no screen of this cache shows a secret, and a cache lives longer than the screen that does
function withoutSecrets({ AppSecret: _client, AppServiceSecret: _server, ...app }: App): App {
  return app;
}
