// How a balance is shown.
import type { Column, Output } from '../../program/command.ts';

const BALANCE_COLUMNS: readonly Column[] = [
  { field: 'OrganizationName', title: { zh: '组织', en: 'Organisation' } },
  { field: 'Balance', title: { zh: '余额', en: 'Balance' }, format: 'yuan' },
  { field: 'LastMonthBalance', title: { zh: '上月末余额', en: 'End of last month' }, format: 'yuan' },
  { field: 'PendingAmount', title: { zh: '待审核充值', en: 'Awaiting review' }, format: 'yuan' },
  { field: 'DepositAmount', title: { zh: '累计充值', en: 'Deposits' }, format: 'yuan' },
  { field: 'TotalBillAmount', title: { zh: '累计账单', en: 'Bills' }, format: 'yuan' },
  { field: 'AdjustmentAmount', title: { zh: '累计调整', en: 'Adjustments' }, format: 'yuan' },
  { field: 'IncreasedAmount', title: { zh: '其中基础服务费', en: 'of which fees' }, format: 'yuan' },
  { field: 'ReducedAmount', title: { zh: '其中减免', en: 'of which reductions' }, format: 'yuan' },
  { field: 'RefundAmount', title: { zh: '累计退款', en: 'Refunds' }, format: 'yuan' },
  { field: 'CompanyName', title: { zh: '公司', en: 'Company' } },
  { field: 'OrganizationId', title: { zh: '组织 ID', en: 'Organisation id' } },
];

export const BALANCE_OUTPUT: Output = {
  columns: BALANCE_COLUMNS,
  fields: BALANCE_COLUMNS.map(({ field }) => field),
};
