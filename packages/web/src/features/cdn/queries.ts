// What the screens of content delivery read. Every key begins with the bucket, so that one change refreshes all of it.
import { queryOptions } from '@tanstack/react-query';
import type { Duration } from '@uos/contract/rules';
import type { Badge, DirectoryItem, Entry, Page, Release, ReleaseEntry } from '@uos/sdk/browser';
import { cdnTable } from '@uos/sdk/services/cdn';
import type { Days } from '../../kit/list/filter.ts';
import { given, localSource, type Question, type RowPage, type Source, serverSource } from '../../kit/list/source.ts';
import { clientOf } from '../../shell/uos.ts';

export const cdnOf = (appId: string) => clientOf({ cdn: cdnTable }, appId).cdn;

/** Enough badges and releases to choose from in a dialog. */
const CHOICES = 100;

export const bucketsKey = (appId: string) => ['cdn.buckets', appId] as const;
export const bucketKey = (appId: string, id: string) => ['cdn.bucket', appId, id] as const;

interface InBucket {
  readonly appId: string;
  readonly id: string;
}

export function bucketsSource(appId: string) {
  return serverSource({
    key: bucketsKey(appId),
    call: cdnOf(appId).buckets.list,
    input: ({ q, sort }) => given({ name: q, sort_by: sort?.key as 'name' | undefined, sort_order: sort?.direction }),
  });
}

export function bucketQuery({ appId, id }: InBucket) {
  return queryOptions({
    queryKey: [...bucketKey(appId, id), 'bucket'],
    queryFn: ({ signal }) => cdnOf(appId).buckets.get({ id }, { signal }),
  });
}

/** One folder; while something is searched, every file of the bucket whose path fits. */
export function filesSource({ appId, id }: InBucket, path: string): Source<DirectoryItem> {
  const { entries } = cdnOf(appId);
  const key = [...bucketKey(appId, id), 'files', path];
  return searched(
    serverSource({ key, call: entries.listDirectory, input: () => ({ id, ...given({ path }) }) }),
    serverSource({ key, call: entries.byFuzzy, input: ({ q }) => ({ id, path: q }) }),
    itemOf,
  );
}

export function releaseFilesSource({ appId, id }: InBucket, releaseId: string): Source<ReleaseEntry> {
  const { releases } = cdnOf(appId);
  const key = [...bucketKey(appId, id), 'release-files', releaseId];
  return searched(
    serverSource({ key, call: releases.entries, input: () => ({ id, rid: releaseId }) }),
    serverSource({ key, call: releases.entriesByFuzzy, input: ({ q }) => ({ id, rid: releaseId, path: q }) }),
    (entry) => entry,
  );
}

/** Two calls behind one list: one to look through, one to search with. */
function searched<Row, Found>(whole: Source<Row>, found: Source<Found>, rowOf: (found: Found) => Row): Source<Row> {
  const turned = ({ rows: all, total }: RowPage<Found>): RowPage<Row> => ({ rows: all.map(rowOf), total });
  const isSearch = ({ q }: Question): boolean => q.trim() !== '';
  return {
    key: whole.key,
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

export function releaseQuery({ appId, id }: InBucket, releaseId: string) {
  return queryOptions({
    queryKey: [...bucketKey(appId, id), 'release', releaseId],
    queryFn: ({ signal }) => cdnOf(appId).releases.get({ id, rid: releaseId }, { signal }),
  });
}

/** The other buckets of the app, to promote into. */
export function bucketChoicesQuery(appId: string) {
  return queryOptions({
    queryKey: [...bucketsKey(appId), 'choices'],
    queryFn: ({ signal }) => cdnOf(appId).buckets.list({ per_page: CHOICES }, { signal }),
    select: ({ Items }) => Items,
  });
}

export function proxyCacheQuery({ appId, id }: InBucket) {
  return queryOptions({
    queryKey: [...bucketKey(appId, id), 'proxy-cache'],
    queryFn: ({ signal }) => cdnOf(appId).buckets.proxyCache({ id }, { signal }),
  });
}

export function statisticsQuery({ appId, id }: InBucket, { start, end }: Days, duration: Duration | undefined) {
  return queryOptions({
    queryKey: [...bucketKey(appId, id), 'statistics', start, end, duration ?? 0],
    queryFn: ({ signal }) =>
      cdnOf(appId).buckets.statistics(
        {
          id,
          granularity: duration === 1 ? 'hour' : 'day',
          ...(duration === undefined ? { start, end } : { duration }),
        },
        { signal },
      ),
  });
}

export function releasesSource({ appId, id }: InBucket) {
  return serverSource({
    key: [...bucketKey(appId, id), 'releases'],
    call: cdnOf(appId).releases.list,
    input: ({ q }) => ({ id, ...given({ notes: q }) }),
  });
}

export function releaseChoicesQuery({ appId, id }: InBucket) {
  return queryOptions({
    queryKey: [...bucketKey(appId, id), 'release-choices'],
    queryFn: ({ signal }): Promise<RowPage<Release>> =>
      cdnOf(appId).releases.list({ id, per_page: CHOICES }, { signal }).then(rows),
  });
}

export function badgesQuery({ appId, id }: InBucket) {
  return queryOptions({
    queryKey: [...bucketKey(appId, id), 'badges'],
    queryFn: ({ signal }): Promise<RowPage<Badge>> =>
      cdnOf(appId).badges.list({ id, per_page: CHOICES }, { signal }).then(rows),
  });
}

/** The badges of a bucket are few: read whole. */
export function badgesSource({ appId, id }: InBucket) {
  return localSource<Badge>({
    key: [...bucketKey(appId, id), 'badges', 'list'],
    load: async (signal) => (await cdnOf(appId).badges.list({ id, per_page: CHOICES }, { signal })).Items,
  });
}

function rows<Row>({ Items, totalCount }: Page<Row>): RowPage<Row> {
  return { rows: Items, total: totalCount };
}
