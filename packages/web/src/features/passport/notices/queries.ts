// What the screens of notices read and make stale.
import { queryOptions } from '@tanstack/react-query';
import type { Billboard } from '@uos/sdk/services/passport';
import { gatherOf, keyOf, queryOf } from '../../../kit/call/query.ts';
import { passportOf } from '../queries.ts';

const PAGE = 100;

export function noticeQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(passportOf(appId).billboards.get, { id }), select: ({ billboard }) => billboard });
}

export function namespacesQuery(appId: string) {
  return queryOptions({ ...queryOf(passportOf(appId).billboards.namespaces), select: ({ namespaces }) => namespaces });
}

/** All that are live or will be. */
export function plannedQuery(appId: string) {
  const { search } = passportOf(appId).billboards;
  return gatherOf(search, {}, 'planned', async (signal) => {
    const found: Billboard[] = [];
    for (const status of ['billboardPublished', 'billboardScheduled'] as const) {
      for await (const one of search.all({ status, count: PAGE }, { signal })) {
        found.push(one);
      }
    }
    return found;
  });
}

export function noticeKeys(appId: string) {
  const { billboards } = passportOf(appId);
  return [keyOf(billboards.search), keyOf(billboards.get), keyOf(billboards.namespaces)];
}
