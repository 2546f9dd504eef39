// What the screens of mods read.
import type { QueryKey } from '@tanstack/react-query';
import { UosApiError } from '@uos/sdk/browser';
import { gatherOf, keyOf } from '../../../kit/call/query.ts';
import { cdnOf } from '../queries.ts';

/** What a review makes stale. */
export function modKeys(appId: string): readonly QueryKey[] {
  const { mods } = cdnOf(appId);
  return [keyOf(mods.list), keyOf(mods.get), keyOf(mods.versionEntries), keyOf(mods.inspectReport)];
}

/** The inspection of a version; nothing while the mod has no version at all. */
export function modReportQuery(appId: string, id: string, versionid: string) {
  const { inspectReport } = cdnOf(appId).mods;
  const input = { id, versionid };
  return gatherOf(inspectReport, input, 'if there is one', async (signal) => {
    try {
      return await inspectReport(input, { signal });
    } catch (error) {
      if (error instanceof UosApiError && error.status === 404) {
        return null;
      }
      throw error;
    }
  });
}
