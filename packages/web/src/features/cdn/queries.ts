// What the screens of content delivery read. Every key begins with the bucket, so that one change refreshes all of it.
import { queryOptions } from '@tanstack/react-query';
import type { Badge, Page, Release } from '@uos/sdk/browser';
import { cdnTable } from '@uos/sdk/services/cdn';
import { given, localSource, type RowPage, serverSource } from '../../kit/list/source.ts';
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

export function directorySource({ appId, id }: InBucket, path: string) {
  return serverSource({
    key: [...bucketKey(appId, id), 'directory', path],
    call: cdnOf(appId).entries.listDirectory,
    input: () => ({ id, ...given({ path }) }),
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
