// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const paymentOrderColumns = {
  OutTradeNo: { title: '商户订单号' },
  TransactionId: { title: '交易 ID', kind: 'id' },
  PayUrl: { title: '支付地址' },
} satisfies EntityColumns;

export const paymentResultColumns = {
  Transaction: { title: '交易' },
  Success: { title: '成功', kind: 'flag' },
} satisfies EntityColumns;

export const transactionColumns = {
  Id: { title: '交易 ID', kind: 'id' },
  OrganizationId: { title: '组织 ID', kind: 'id' },
  OrganizationName: { title: '组织' },
  CompanyName: { title: '公司名称' },
  Type: { title: '类型', kind: 'label', labels: platformLabels.transaction.type },
  AdjustmentType: { title: '调整类型', kind: 'label', labels: platformLabels.transaction.adjustmentType },
  Amount: { title: '金额', kind: 'yuan' },
  Status: { title: '状态', kind: 'status', labels: platformLabels.transaction.status },
  Method: { title: '方式', kind: 'label', labels: platformLabels.transaction.method },
  OutTradeNo: { title: '商户订单号' },
  TradeNo: { title: '支付交易号' },
  VoucherImageUrl: { title: '转账凭证' },
  Month: { title: '月份' },
  ServiceName: { title: '服务' },
  AppId: { title: '应用 ID', kind: 'id' },
  Remark: { title: '备注' },
  Reason: { title: '原因' },
  InvoiceId: { title: '发票 ID', kind: 'id' },
  InvoiceStatus: { title: '发票状态', kind: 'status', labels: platformLabels.invoice.status },
  CreatedByName: { title: '创建者' },
  ReviewedBy: { title: '审核人' },
  ReviewedAt: { title: '审核时间', kind: 'time' },
  CreatedBy: { title: '创建者 ID', kind: 'id' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  UpdatedAt: { title: '更新时间', kind: 'time' },
  Revision: { title: '修改次数', kind: 'number' },
} satisfies EntityColumns;
