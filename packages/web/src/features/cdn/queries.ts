// What the screens of content delivery read.
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Duration } from '@uos/contract/rules';
import type { DirectoryItem, Entry, ReleaseEntry } from '@uos/sdk/browser';
import { cdnTable, type ReleasesEntriesInput } from '@uos/sdk/services/cdn';
import { keyOf, queryOf } from '../../kit/call/query.ts';
import type { Days } from '../../kit/list/filter.ts';
import { listOf } from '../../kit/list/source/list-of.ts';
import { given, type Question, type RowPage, type Source } from '../../kit/list/source/source.ts';
import { clientOf } from '../../shell/uos.ts';

export const cdnOf = (appId: string) => clientOf({ cdn: cdnTable }, appId).cdn;

/** Enough badges and releases to choose from in a dialog. */
export const CHOICES = 100;

interface InBucket {
  readonly appId: string;
  readonly id: string;
}

/** What a change in a bucket makes stale; a promotion changes two. */
export function bucketKeys(appId: string): readonly QueryKey[] {
  const { buckets, entries, releases, badges } = cdnOf(appId);
  return [
    ...[keyOf(buckets.list), keyOf(buckets.get), keyOf(buckets.proxyCache)],
    ...[keyOf(entries.listDirectory), keyOf(releases.list), keyOf(releases.get), keyOf(releases.entries)],
    keyOf(badges.list),
  ];
}

/** One folder; while something is searched, every file of the bucket whose path fits. */
export function filesSource({ appId, id }: InBucket, path: string): Source<DirectoryItem> {
  const { entries } = cdnOf(appId);
  return searched(
    listOf(entries.listDirectory, () => ({ id, ...given({ path }) })),
    listOf(entries.byFuzzy, ({ q }) => ({ id, path: q })),
    itemOf,
  );
}

export function releaseFilesSource({ appId, id }: InBucket, rid: string): Source<ReleaseEntry> {
  const { releases } = cdnOf(appId);
  return searched(
    listOf(releases.entries, ({ sort }) => ({
      id,
      rid,
      ...given({ sort_by: sort?.key as ReleasesEntriesInput['sort_by'], sort_order: sort?.direction }),
    })),
    listOf(releases.entriesByFuzzy, ({ q }) => ({ id, rid, path: q })),
    (entry) => entry,
  );
}

/** Two calls behind one list: one to look through, one to search with. */
function searched<Row, Found>(whole: Source<Row>, found: Source<Found>, rowOf: (found: Found) => Row): Source<Row> {
  const turned = ({ rows: all, total }: RowPage<Found>): RowPage<Row> => ({ rows: all.map(rowOf), total });
  const isSearch = ({ q }: Question): boolean => q.trim() !== '';
  return {
    key: whole.key,
    // why: what was found comes in the order of its call
    sorts: (question) => !isSearch(question),
    page: async (question, signal) =>
      isSearch(question) ? turned(await found.page(question, signal)) : whole.page(question, signal),
    all: async function* (question, signal) {
      if (!isSearch(question)) {
        yield* whole.all(question, signal);
        return;
      }
      for await (const page of found.all(question, signal)) {
        yield turned(page);
      }
    },
  };
}

function itemOf(entry: Entry): DirectoryItem {
  const { path, content_size, last_modified } = entry;
  return { type: 'entry', name: path, path, entry_count: 1, content_size, last_modified, entry };
}

/** The other buckets of the app, to promote into. */
export function bucketChoicesQuery(appId: string) {
  return queryOptions({
    ...queryOf(cdnOf(appId).buckets.list, { per_page: CHOICES }),
    select: ({ Items }) => Items,
  });
}

export function statisticsQuery({ appId, id }: InBucket, { start, end }: Days, duration: Duration | undefined) {
  return queryOf(cdnOf(appId).buckets.statistics, {
    id,
    granularity: duration === 1 ? 'hour' : 'day',
    ...(duration === undefined ? { start, end } : { duration }),
  });
}

export function releaseChoicesQuery({ appId, id }: InBucket) {
  return queryOptions({
    ...queryOf(cdnOf(appId).releases.list, { id, per_page: CHOICES }),
    select: ({ Items }) => Items,
  });
}

export function badgesQuery({ appId, id }: InBucket) {
  return queryOptions({
    ...queryOf(cdnOf(appId).badges.list, { id, per_page: CHOICES }),
    select: ({ Items }) => Items,
  });
}

/** What a browser is given where it asks for no file. */
export const INDEX = 'index.html';

/** Whether the bucket holds a page that can be opened as it is. */
export function indexQuery({ appId, id }: InBucket) {
  return queryOptions({
    ...queryOf(cdnOf(appId).entries.listDirectory, { id, per_page: CHOICES }),
    select: ({ Items }) => Items.some(({ path }) => path === INDEX),
  });
}
