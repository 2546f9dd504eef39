// Bills of an organisation, and the lines that they are made of.
import { metricLabels, platformLabels, serviceLabels } from '@uos/contract/labels';
import { sumYuan } from '@uos/contract/rules';
import type { Bill, BillingCalls } from '@uos/sdk/services/billing';
import type { Column, FlagSpecs, Output } from '../../program/command.ts';
import { take } from '../../program/lists.ts';
import { SERVICE_REF } from '../../program/service-ref.ts';
import { serviceNameOf } from '../app/service-names.ts';
import type { MonthRange } from './months.ts';
import { unitLabels } from './units.ts';

export const SERVICE_FLAG = {
  service: {
    type: 'string',
    value: 'name',
    ref: SERVICE_REF,
    text: { zh: '只看这个服务，例如 cdn', en: 'Only this service, such as cdn' },
  },
} as const satisfies FlagSpecs;

const MONTH: Column = { field: 'Month', title: { zh: '月份', en: 'Month' } };
const PROJECT: Column = { field: 'ProjectName', title: { zh: '应用', en: 'App' } };
const AMOUNT: Column = { field: 'Amount', title: { zh: '金额', en: 'Amount' }, format: 'yuan' };
export const SERVICE_COLUMN: Column = {
  field: 'ServiceName',
  title: { zh: '服务', en: 'Service' },
  labels: serviceLabels,
};

export const BILL_OUTPUT: Output = {
  columns: [
    MONTH,
    PROJECT,
    SERVICE_COLUMN,
    AMOUNT,
    { field: 'Status', title: { zh: '状态', en: 'Status' }, labels: platformLabels.bill.status },
    { field: 'AppId', title: { zh: '应用 ID', en: 'App id' } },
  ],
  fields: [
    ...['Id', 'Month', 'OrganizationId', 'OrganizationName', 'AppId', 'ProjectName', 'ServiceName', 'Amount', 'Items'],
    ...['Status', 'CreatedAt', 'UpdatedAt'],
  ],
};

/** One metric of one service of one app in one month. */
export interface BillLine {
  readonly Month: string;
  readonly AppId: string;
  readonly ProjectName: string;
  readonly ServiceName: string;
  readonly Metric: string;
  readonly Usage: number;
  readonly Unit: string;
  readonly FreeQuota: number;
  readonly BilledUsage: number;
  readonly UnitPrice: number;
  readonly Amount: number;
  readonly Status: string;
}

export const LINE_COLUMNS: readonly Column[] = [
  MONTH,
  PROJECT,
  SERVICE_COLUMN,
  { field: 'Metric', title: { zh: '指标', en: 'Metric' }, labels: metricLabels },
  AMOUNT,
  { field: 'Usage', title: { zh: '用量', en: 'Used' }, format: 'number' },
  { field: 'Unit', title: { zh: '单位', en: 'Unit' }, labels: unitLabels },
  { field: 'FreeQuota', title: { zh: '免费额度', en: 'Free' }, format: 'number' },
  { field: 'BilledUsage', title: { zh: '计费用量', en: 'Billed' }, format: 'number' },
  { field: 'UnitPrice', title: { zh: '单价', en: 'Price' }, format: 'price' },
];

export const LINE_OUTPUT: Output = {
  columns: LINE_COLUMNS.filter((column) => column !== MONTH),
  fields: [...LINE_COLUMNS.map(({ field }) => field), 'AppId', 'Status'],
};

export interface BillFilter extends MonthRange {
  readonly orgId: string;
  /** The service as it was typed. */
  readonly service: string | undefined;
  readonly appId: string | undefined;
}

/** Oldest month first, largest amount first in it. */
export async function billsOf(billing: BillingCalls, filter: BillFilter): Promise<Bill[]> {
  const { orgId, from, to, appId } = filter;
  const service = filter.service === undefined ? undefined : serviceNameOf(filter.service);
  const bills = await take(billing.bills.byOrganization.all({ orgId, startMonth: from, endMonth: to }));
  return bills
    .filter((bill) => (service === undefined || bill.ServiceName === service) && (appId ?? bill.AppId) === bill.AppId)
    .sort((a, b) => a.Month.localeCompare(b.Month) || b.Amount - a.Amount);
}

export function linesOf(bills: readonly Bill[]): BillLine[] {
  return bills.flatMap(({ Month, AppId, ProjectName, ServiceName, Status, Items }) =>
    Items.map(({ Metric, Usage, Unit, FreeQuota, BilledUsage, UnitPrice, Amount }) => ({
      ...{ Month, AppId, ProjectName, ServiceName, Metric, Usage, Unit },
      ...{ FreeQuota, BilledUsage, UnitPrice, Amount, Status },
    })),
  );
}

export function sumOf(rows: readonly { readonly Amount: number }[]): number {
  return sumYuan(rows.map(({ Amount }) => Amount));
}
