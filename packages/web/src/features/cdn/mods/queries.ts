// What the screens of mods read.
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { isUosError, UosApiError } from '@uos/sdk/browser';
import { keyOf } from '../../../kit/call/query.ts';
import { cdnOf } from '../queries.ts';

/** What a review makes stale. */
export function modKeys(appId: string): readonly QueryKey[] {
  const { mods } = cdnOf(appId);
  return [keyOf(mods.list), keyOf(mods.get), keyOf(mods.versionEntries), keyOf(mods.inspectReport)];
}

/** The inspection of a version; nothing while the mod has no version at all. */
export function modReportQuery(appId: string, id: string, versionid: string) {
  const { inspectReport } = cdnOf(appId).mods;
  return queryOptions({
    queryKey: keyOf(inspectReport, { id, versionid }),
    queryFn: async ({ signal }) => {
      try {
        return await inspectReport({ id, versionid }, { signal });
      } catch (error) {
        if (isUosError(error) && error instanceof UosApiError && error.status === 404) {
          return null;
        }
        throw error;
      }
    },
  });
}
