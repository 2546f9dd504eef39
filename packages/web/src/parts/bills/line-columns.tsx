// What bills are made of, line by line: each metric with its use, what of it is free, its price and what it costs.
import { label, metricLabels, serviceLabels } from '@uos/contract/labels';
import { prices } from '@uos/contract/rules';
import type { Bill, BillItem } from '@uos/sdk/browser';
import { billColumns, billItemColumns } from '@uos/sdk/services/billing.columns';
import { language } from '../../kit/language/language.zh.ts';
import { columnsOf } from '../../kit/list/columns/columns-of.ts';
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

export const serviceTitle = (service: string): string => label(serviceLabels, service)[language];

export const metricTitle = (metric: string): string => label(metricLabels, metric)[language];

const service = ({ ServiceName }: BillLine): string => serviceTitle(ServiceName);
const metric = ({ Metric }: BillLine): string => metricTitle(Metric);

export const lineColumns = columnsOf<BillLine>(
  { ...billItemColumns, ServiceName: billColumns.ServiceName },
  {
    ServiceName: { cell: service, value: service, sort: true },
    Metric: { title: text.metric, cell: metric, value: metric },
    Usage: { cell: ({ Usage, Unit }) => `${quantityWords(Usage)} ${Unit}` },
    FreeQuota: { cell: ({ FreeQuota }) => quantityWords(FreeQuota), wideOnly: true },
    BilledUsage: { cell: ({ BilledUsage }) => quantityWords(BilledUsage), wideOnly: true },
    UnitPrice: { cell: ({ UnitPrice, Unit }) => text.pricePer(UnitPrice, Unit) },
    Amount: { sort: true },
  },
);

/** How the columns of a line belong together. */
export const billedHelp = text.billedHelp(prices['asset-streaming'].usageBytes.coefficient);

/** Up to four decimals: metered quantities are seldom whole. */
function quantityWords(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 4 });
}
