// What the screens of mods read.
import { queryOptions } from '@tanstack/react-query';
import { isUosError, UosApiError } from '@uos/sdk/browser';
import { given, serverSource } from '../../../kit/list/source.ts';
import { cdnOf } from '../queries.ts';

type ReviewState = 'not_start' | 'ongoing' | 'success' | 'failed';

export const modsKey = (appId: string) => ['cdn.mods', appId] as const;
export const modKey = (appId: string, id: string) => ['cdn.mod', appId, id] as const;

export function modsSource(appId: string) {
  return serverSource({
    key: modsKey(appId),
    call: cdnOf(appId).mods.list,
    input: ({ q, filters: { status, report_status, author_id } }) =>
      given({
        name: q,
        status: status as ReviewState | '',
        report_status: report_status as 'reported' | 'down' | '',
        author_id,
      }),
  });
}

export function modQuery(appId: string, id: string) {
  return queryOptions({
    queryKey: [...modKey(appId, id), 'mod'],
    queryFn: ({ signal }) => cdnOf(appId).mods.get({ id }, { signal }),
  });
}

export function modFilesSource(appId: string, id: string, versionId: string) {
  return serverSource({
    key: [...modKey(appId, id), 'files', versionId],
    call: cdnOf(appId).mods.versionEntries,
    input: ({ q }) => ({ id, vid: versionId, ...given({ path: q }) }),
  });
}

/** The inspection of a version; nothing while the mod has no version at all. */
export function modReportQuery(appId: string, id: string, versionId: string) {
  return queryOptions({
    queryKey: [...modKey(appId, id), 'report', versionId],
    queryFn: async ({ signal }) => {
      try {
        return await cdnOf(appId).mods.inspectReport({ id, versionid: versionId }, { signal });
      } catch (error) {
        if (isUosError(error) && error instanceof UosApiError && error.status === 404) {
          return null;
        }
        throw error;
      }
    },
  });
}
