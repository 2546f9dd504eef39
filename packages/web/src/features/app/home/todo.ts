// What waits for the person, the most urgent first.
import { formatYuan, type ServiceName, sumYuan } from '@uos/contract/rules';
import type { Bucket, Transaction } from '@uos/sdk/browser';
import { type ScreenLink, screen } from '../../../kit/address/link.ts';
import type { IconPart } from '../../../kit/show/icon.tsx';
import { alertIcon, invoiceIcon, uploadIcon } from '../../../kit/show/icons.ts';
import { percentWords } from '../../../parts/figure/figure.ts';
import type { ShownService } from '../../../parts/services/services.ts';
import { failedShare } from '../../../parts/usage/failed-share.ts';
import { text } from './text.zh.ts';

export interface Todo {
  readonly key: string;
  readonly icon: IconPart;
  readonly tone: 'bad' | 'warn' | 'deliver' | 'brand';
  readonly title: string;
  readonly hint: string;
  readonly action: string;
  readonly to: ScreenLink;
}

/** What is known so far; what could not be read is left out. */
export interface Known {
  readonly appId: string;
  readonly orgId: string;
  readonly services?: readonly ShownService[] | undefined;
  readonly servedNames?: ReadonlySet<ServiceName> | undefined;
  readonly bucket?: Bucket | undefined;
  /** Of content delivery, today. */
  readonly today?: { readonly requests: number; readonly errors: number } | undefined;
  readonly balanceYuan?: number | undefined;
  readonly uninvoiced?: readonly Pick<Transaction, 'Id' | 'Amount'>[] | undefined;
}

const MOST = 5;

export function todosOf(known: Known): readonly Todo[] {
  return [notReady(known), failing(known), poor(known), unreleased(known), uninvoiced(known)].flat().slice(0, MOST);
}

function notReady({ appId, services = [], servedNames }: Known): Todo[] {
  return services
    .filter(({ name, isOn, status }) => isOn && status === 'Suspended' && servedNames?.has(name) === true)
    .map(({ name, title }) => ({
      ...{ key: `not-ready ${name}`, icon: alertIcon, tone: 'warn' },
      ...{ title: text.notReady(title), hint: text.notReadyHint, action: text.look },
      to: screen('/services/{appId}/services', { appId }),
    }));
}

function failing({ appId, bucket, today }: Known): Todo[] {
  const share = today === undefined ? undefined : failedShare(today);
  return bucket === undefined || today === undefined || share === undefined
    ? []
    : [
        {
          ...{ key: 'failing', icon: alertIcon, tone: 'bad' },
          title: text.failedDownloads(today.errors.toLocaleString('en-US')),
          hint: text.failedDownloadsHint(percentWords(share)),
          action: text.toStatistics,
          to: inBucket(appId, bucket, 'statistics'),
        },
      ];
}

function poor({ orgId, balanceYuan = 0 }: Known): Todo[] {
  return balanceYuan >= 0
    ? []
    : [
        {
          ...{ key: 'poor', icon: alertIcon, tone: 'bad' },
          ...{ title: text.lowBalance(formatYuan(balanceYuan)), hint: text.lowBalanceHint, action: text.toDeposit },
          to: screen('/apps/bill', undefined, { orgId }),
        },
      ];
}

function unreleased({ appId, bucket }: Known): Todo[] {
  // why only after the first one: before it the page leads there step by step
  if (bucket === undefined || bucket.release_count === 0) {
    return [];
  }
  const { add, update, delete: removed } = bucket.changes;
  const count = add + update + removed;
  return count === 0
    ? []
    : [
        {
          ...{ key: 'unreleased', icon: uploadIcon, tone: 'deliver' },
          ...{ title: text.unreleased(bucket.name, count), hint: text.unreleasedHint, action: text.toRelease },
          to: inBucket(appId, bucket),
        },
      ];
}

function uninvoiced({ orgId, uninvoiced: deposits = [] }: Known): Todo[] {
  const [first] = deposits;
  if (first === undefined) {
    return [];
  }
  const isOne = deposits.length === 1;
  return [
    {
      ...{ key: 'uninvoiced', icon: invoiceIcon, tone: 'brand' },
      title: text.invoice(formatYuan(sumYuan(deposits.map(({ Amount }) => Amount)))),
      ...{ hint: text.invoiceHint(deposits.length), action: text.apply },
      to: isOne
        ? screen('/apps/bill/{transactionId}/invoice', { transactionId: first.Id })
        : screen('/apps/bill', undefined, { orgId, tab: 'invoices' }),
    },
  ];
}

function inBucket(appId: string, { id: bucketId }: Bucket, tab?: string): ScreenLink {
  return screen(
    '/services/{appId}/asset/bucket/{bucketId}',
    { appId, bucketId },
    tab === undefined ? undefined : { tab },
  );
}
