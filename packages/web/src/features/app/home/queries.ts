// What the first page of an app reads of content delivery and of money.
import { queryOptions } from '@tanstack/react-query';
import { contentUrl, shanghaiMonth } from '@uos/contract/rules';
import type { App, Badge, Bucket, Release } from '@uos/sdk/browser';
import { alertTable } from '@uos/sdk/services/alert';
import { billingTable } from '@uos/sdk/services/billing';
import { cdnTable } from '@uos/sdk/services/cdn';
import { gatherOf, queryOf } from '../../../kit/call/query.ts';
import { clientOf, platform, platformOf } from '../../../shell/uos.ts';
import { mainBucketOf } from './lanes.ts';

export const cdnOf = (appId: string) => clientOf({ cdn: cdnTable }, appId).cdn;
const { billing } = platformOf({ billing: billingTable });

const MOST_BUCKETS = 100;
const SOME_RELEASES = 30;
const PAGE = 'index.html';

/** The bucket that players load from, with its badges and newest releases. */
export interface Delivery {
  readonly bucket: Bucket | undefined;
  readonly badges: readonly Badge[];
  readonly releases: readonly Release[];
  /** Releases that have a page to open. */
  readonly playable: ReadonlySet<string>;
}

export function bucketsQuery(appId: string) {
  return queryOf(cdnOf(appId).buckets.list, { per_page: MOST_BUCKETS });
}

export function deliveryQuery(appId: string) {
  const { buckets, badges, releases } = cdnOf(appId);
  return gatherOf(
    buckets.list,
    { per_page: MOST_BUCKETS },
    'main one with badges',
    async (signal): Promise<Delivery> => {
      const { Items } = await buckets.list({ per_page: MOST_BUCKETS }, { signal });
      const bucket = mainBucketOf(Items);
      if (bucket === undefined || bucket.release_count === 0) {
        return { bucket, badges: [], releases: [], playable: new Set() };
      }
      const { id } = bucket;
      const [all, newest] = await Promise.all([
        badges.list({ id, per_page: MOST_BUCKETS }, { signal }),
        releases.list({ id, per_page: SOME_RELEASES }, { signal }),
      ]);
      const shown = [...new Set(all.Items.map(({ releaseid }) => releaseid))];
      const pages = await Promise.all(
        shown.map((rid) => releases.entriesByFuzzy({ id, rid, path: PAGE, per_page: MOST_BUCKETS }, { signal })),
      );
      return {
        ...{ bucket, badges: all.Items, releases: newest.Items },
        playable: new Set(shown.filter((_, index) => pages[index]?.Items.some(({ path }) => path === PAGE))),
      };
    },
  );
}

/** Where players get the page of a badge. */
export function playUrl(base: string, bucketId: string, badge: string): string {
  return base.replace(/\/+$/, '') + contentUrl({ bucketId, path: PAGE, badge });
}

const RECENT = 6;

export function recentQuery(appId: string) {
  const { alert } = clientOf({ alert: alertTable }, appId);
  return queryOptions({
    ...queryOf(alert.records.list, { appId, count: RECENT }),
    select: ({ Items }) => Items,
  });
}

export function costQuery({ AppId: appId }: App) {
  return queryOf(platform.app.bill, { appId, month: shanghaiMonth(Date.now()) ?? '' });
}

export function balanceQuery(orgId: string) {
  return queryOptions({
    ...queryOf(billing.balances.list, { orgId: [orgId] }),
    select: ({ Items }) => Items[0] ?? null,
  });
}

const DEPOSITS = 50;

/** Deposits that an invoice can be had for and that nobody has applied for. */
export function uninvoicedQuery(orgId: string) {
  return queryOptions({
    ...queryOf(billing.transactions.list, { orgId, type: 'Deposit', status: 'Active', count: DEPOSITS }),
    select: ({ Items }) => Items.filter(({ InvoiceStatus }) => InvoiceStatus === ''),
  });
}
