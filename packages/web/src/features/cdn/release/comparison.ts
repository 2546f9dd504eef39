// What a release changed, seen from the older side: another release, the current files, or nothing. Which one, and which of
// the files is open, stands in the address.
import { useQuery } from '@tanstack/react-query';
import type { Release } from '@uos/sdk/browser';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { gatherOf } from '../../../kit/call/query.ts';
import type { BucketContext } from '../bucket/bucket-detail.tsx';
import { cdnOf, releaseChoicesQuery } from '../queries.ts';
import { type DiffedFile, diffFiles } from './release-diff.ts';

/** The word for what is in the bucket now. */
export const HEAD = 'head';

const search = { against: words(), diff: words() };

/** Nothing is asked before the release is known. */
export function useComparison(
  { appId, bucket }: Pick<BucketContext, 'appId' | 'bucket'>,
  release: Release | undefined,
) {
  const [{ against: word, diff: shown }, change] = useSearchState(search);
  const choices = useQuery(releaseChoicesQuery({ appId, id: bucket.id }));
  const own = release?.releaseid ?? '';
  const others = (choices.data ?? []).filter(({ releaseid }) => releaseid !== own);
  const previous = others.find(({ releasenum }) => releasenum < (release?.releasenum ?? 0));
  // why not itself: the row below or above may have been compared with this one
  const against = word === '' || word === own ? (previous?.releaseid ?? '') : word;
  const query = diffQuery(appId, bucket.id, own, against);
  const diff = useQuery({ ...query, enabled: choices.isSuccess && release !== undefined });
  return { against, others, previous, key: query.queryKey, diff, shown, change };
}

/** Files a page; a release of a hundred thousand is a hundred calls. */
const PAGE = 1000;

function diffQuery(appId: string, id: string, releaseId: string, against: string) {
  const { releases, entries } = cdnOf(appId);
  const collect = async (pages: AsyncIterable<{ readonly Items: readonly DiffedFile[] }>): Promise<DiffedFile[]> => {
    const all: DiffedFile[] = [];
    for await (const { Items } of pages) {
      all.push(...Items);
    }
    return all;
  };
  return gatherOf(releases.entries, { id, rid: releaseId }, `against ${against}`, async (signal) => {
    const filesOf = (rid: string) => collect(releases.entries.pages({ id, rid, per_page: PAGE }, { signal }));
    const own = filesOf(releaseId);
    if (against === HEAD) {
      const now = collect(entries.list.pages({ id, per_page: PAGE }, { signal }));
      return diffFiles(await own, await now);
    }
    return diffFiles(against === '' ? [] : await filesOf(against), await own);
  });
}
