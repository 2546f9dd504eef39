// Bills and what they are made of, as columns.
import { label, metricLabels, platformLabels, serviceLabels } from '@uos/contract/labels';
import { prices } from '@uos/contract/rules';
import type { Bill, BillItem } from '@uos/sdk/browser';
import { columnsOf } from '../../kit/list/column.tsx';
import { text } from './text.zh.ts';

/** Part of a bill, with the service and the app it belongs to. */
export interface BillLine extends BillItem {
  readonly key: string;
  readonly ServiceName: string;
  readonly ProjectName: string;
}

export function linesOf(bills: readonly Bill[]): BillLine[] {
  return bills.flatMap(({ Id, ServiceName, ProjectName, Items }) =>
    Items.map((item) => ({ ...item, key: `${Id}/${item.Metric}`, ServiceName, ProjectName })),
  );
}

export const serviceTitle = (service: string): string => label(serviceLabels, service).zh;

const metricTitle = (metric: string): string => label(metricLabels, metric).zh;

const b = columnsOf<Bill>();

export const billColumns = [
  b.own('ServiceName', text.service, ({ ServiceName }) => serviceTitle(ServiceName), {
    value: ({ ServiceName }) => serviceTitle(ServiceName),
    sort: true,
  }),
  b.text('ProjectName', text.app, { sort: true }),
  b.own('items', text.lines, ({ Items }) => Items.map(({ Metric }) => metricTitle(Metric)).join(text.comma), {
    wideOnly: true,
    value: ({ Items }) => Items.map(({ Metric, Usage, Unit }) => `${metricTitle(Metric)} ${Usage} ${Unit}`).join('; '),
  }),
  b.yuan('Amount', text.amount, { sort: true }),
  b.status('Status', text.status, platformLabels.bill.status),
  b.time('UpdatedAt', text.updated, { wideOnly: true }),
];

const l = columnsOf<BillLine>();

const quantity = { align: 'right' } as const;

export const lineColumns = [
  l.own('ServiceName', text.service, ({ ServiceName }) => serviceTitle(ServiceName), {
    value: ({ ServiceName }) => serviceTitle(ServiceName),
    sort: true,
  }),
  l.own('Metric', text.metric, ({ Metric }) => metricTitle(Metric), { value: ({ Metric }) => metricTitle(Metric) }),
  l.own('Usage', text.usage, ({ Usage, Unit }) => `${quantityWords(Usage)} ${Unit}`, quantity),
  l.own('FreeQuota', text.free, ({ FreeQuota }) => quantityWords(FreeQuota), { ...quantity, wideOnly: true }),
  l.own('BilledUsage', text.billed, ({ BilledUsage }) => quantityWords(BilledUsage), { ...quantity, wideOnly: true }),
  l.own('UnitPrice', text.unitPrice, ({ UnitPrice, Unit }) => text.pricePer(UnitPrice, Unit), quantity),
  l.yuan('Amount', text.amount, { sort: true }),
];

/** How the columns of a line belong together. */
export const billedHelp = text.billedHelp(prices['asset-streaming'].usageBytes.coefficient);

/** Up to four decimals: metered quantities are seldom whole. */
function quantityWords(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 4 });
}
