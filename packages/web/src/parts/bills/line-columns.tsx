// What bills are made of, line by line: each metric with its use, what of it is free, its price and what it costs.
import { label, metricLabels, serviceLabels } from '@uos/contract/labels';
import { prices } from '@uos/contract/rules';
import type { Bill, BillItem } from '@uos/sdk/browser';
import { columnKinds } from '../../kit/list/columns/column.tsx';
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

export const metricTitle = (metric: string): string => label(metricLabels, metric).zh;

const c = columnKinds<BillLine>();

const quantity = { align: 'right' } as const;

export const lineColumns = [
  c.own('ServiceName', text.service, ({ ServiceName }) => serviceTitle(ServiceName), {
    value: ({ ServiceName }) => serviceTitle(ServiceName),
    sort: true,
  }),
  c.own('Metric', text.metric, ({ Metric }) => metricTitle(Metric), { value: ({ Metric }) => metricTitle(Metric) }),
  c.own('Usage', text.usage, ({ Usage, Unit }) => `${quantityWords(Usage)} ${Unit}`, quantity),
  c.own('FreeQuota', text.free, ({ FreeQuota }) => quantityWords(FreeQuota), { ...quantity, wideOnly: true }),
  c.own('BilledUsage', text.billed, ({ BilledUsage }) => quantityWords(BilledUsage), { ...quantity, wideOnly: true }),
  c.own('UnitPrice', text.unitPrice, ({ UnitPrice, Unit }) => text.pricePer(UnitPrice, Unit), quantity),
  c.yuan('Amount', text.amount, { sort: true }),
];

/** How the columns of a line belong together. */
export const billedHelp = text.billedHelp(prices['asset-streaming'].usageBytes.coefficient);

/** Up to four decimals: metered quantities are seldom whole. */
function quantityWords(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 4 });
}
