// What the screens of content delivery read. Every key begins with the bucket, so that one change refreshes all of it.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Badge, Bucket, DirectoryItem, Page, Release } from '@uos/sdk/browser';
import { cdnTable } from '@uos/sdk/services/cdn';
import type { RowPage } from '../../kit/data-list.tsx';
import { clientOf } from '../../shell/uos.ts';

export const cdnOf = (appId: string) => clientOf({ cdn: cdnTable }, appId).cdn;

export const PAGE_SIZE = 20;
/** Enough badges and releases to choose from in a dialog. */
const CHOICES = 100;

export const bucketsKey = (appId: string) => ['cdn.buckets', appId] as const;
export const bucketKey = (appId: string, id: string) => ['cdn.bucket', appId, id] as const;

interface InBucket {
  readonly appId: string;
  readonly id: string;
}

export function bucketsQuery(appId: string, { page, q }: { page: number; q: string }) {
  return queryOptions({
    queryKey: [...bucketsKey(appId), page, q],
    queryFn: ({ signal }): Promise<RowPage<Bucket>> =>
      cdnOf(appId)
        .buckets.list({ page, per_page: PAGE_SIZE, ...(q === '' ? {} : { name: q }) }, { signal })
        .then(rows),
    placeholderData: keepPreviousData,
  });
}

export function bucketQuery({ appId, id }: InBucket) {
  return queryOptions({
    queryKey: [...bucketKey(appId, id), 'bucket'],
    queryFn: ({ signal }) => cdnOf(appId).buckets.get({ id }, { signal }),
  });
}

export function directoryQuery({ appId, id }: InBucket, { path, page }: { path: string; page: number }) {
  return queryOptions({
    queryKey: [...bucketKey(appId, id), 'directory', path, page],
    queryFn: ({ signal }): Promise<RowPage<DirectoryItem>> =>
      cdnOf(appId)
        .entries.listDirectory({ id, page, per_page: PAGE_SIZE, ...(path === '' ? {} : { path }) }, { signal })
        .then(rows),
    placeholderData: keepPreviousData,
  });
}

export function releasesQuery({ appId, id }: InBucket, page: number) {
  return queryOptions({
    queryKey: [...bucketKey(appId, id), 'releases', page],
    queryFn: ({ signal }): Promise<RowPage<Release>> =>
      cdnOf(appId).releases.list({ id, page, per_page: PAGE_SIZE }, { signal }).then(rows),
    placeholderData: keepPreviousData,
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

function rows<Row>({ Items, totalCount }: Page<Row>): RowPage<Row> {
  return { rows: Items, total: totalCount };
}
