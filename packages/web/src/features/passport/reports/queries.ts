// What the screens of reports read and make stale.
import { queryOptions } from '@tanstack/react-query';
import type { PlayerReport } from '@uos/sdk/browser';
import { gatherOf, keyOf, queryOf } from '../../../kit/call/query.ts';
import { passportOf } from '../queries.ts';

export function reportQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(passportOf(appId).reports.get, { id }), select: ({ report }) => report });
}

const PAGE = 100;
/** So many are decided at once; who has more is decided again. */
export const MOST_AT_ONCE = 500;

/** What is said of one persona and waits for a decision, newest first. */
export function openReportsQuery(appId: string, targetPersonaID: string) {
  const { search } = passportOf(appId).reports;
  return gatherOf(search, { targetPersonaID, status: 'Reviewing' }, 'all', async (signal) => {
    const found: PlayerReport[] = [];
    const input = { targetPersonaID, status: 'Reviewing', count: PAGE } as const;
    for await (const report of search.all(input, { signal })) {
      found.push(report);
      if (found.length === MOST_AT_ONCE) {
        break;
      }
    }
    return found;
  });
}

/** Closes all that is said of a persona: there was nothing wrong. */
export async function clearAll(appId: string, targetPersonaID: string): Promise<void> {
  const { search, update } = passportOf(appId).reports;
  const found: string[] = [];
  // why all before the first: what is closed leaves the pages that are still read
  for await (const { id } of search.all({ targetPersonaID, status: 'Reviewing', count: PAGE })) {
    found.push(id);
  }
  for (const id of found) {
    await update({ id, status: 'Cleared' });
  }
}

/** What a decision makes stale. */
export function reportKeys(appId: string) {
  const { reports } = passportOf(appId);
  return [keyOf(reports.get), keyOf(reports.search), keyOf(reports.targets)];
}
