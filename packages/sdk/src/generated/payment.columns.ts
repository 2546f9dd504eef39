// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const paymentOrderColumns = {
  OutTradeNo: { title: '商户订单号', titleEn: 'Order' },
  TransactionId: { title: '交易 ID', titleEn: 'Transaction ID', kind: 'id' },
  PayUrl: { title: '支付地址', titleEn: 'Payment address' },
} satisfies EntityColumns;

export const paymentResultColumns = {
  Transaction: { title: '交易', titleEn: 'Transaction' },
  Success: { title: '成功', titleEn: 'Success', kind: 'flag' },
} satisfies EntityColumns;

export const transactionColumns = {
  Id: { title: '交易 ID', titleEn: 'Transaction ID', kind: 'id' },
  OrganizationId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  OrganizationName: { title: '组织', titleEn: 'Organization' },
  CompanyName: { title: '公司名称', titleEn: 'Company' },
  Type: { title: '类型', titleEn: 'Type', kind: 'label', labels: platformLabels.transaction.type },
  AdjustmentType: { title: '调整类型', titleEn: 'Kind of adjustment', kind: 'label', labels: platformLabels.transaction.adjustmentType },
  Amount: { title: '金额', titleEn: 'Amount', kind: 'yuan' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: platformLabels.transaction.status },
  Method: { title: '方式', titleEn: 'Method', kind: 'label', labels: platformLabels.transaction.method },
  OutTradeNo: { title: '商户订单号', titleEn: 'Order' },
  TradeNo: { title: '支付交易号', titleEn: 'Payment number' },
  VoucherImageUrl: { title: '转账凭证', titleEn: 'Transfer receipt' },
  Month: { title: '月份', titleEn: 'Month' },
  ServiceName: { title: '服务', titleEn: 'Service' },
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  Remark: { title: '备注', titleEn: 'Remark' },
  Reason: { title: '原因', titleEn: 'Reason' },
  InvoiceId: { title: '发票 ID', titleEn: 'Invoice ID', kind: 'id' },
  InvoiceStatus: { title: '发票状态', titleEn: 'Invoice status', kind: 'status', labels: platformLabels.invoice.status },
  CreatedByName: { title: '创建者', titleEn: 'Created by' },
  ReviewedBy: { title: '审核人', titleEn: 'Reviewer' },
  ReviewedAt: { title: '审核时间', titleEn: 'Reviewed', kind: 'time' },
  CreatedBy: { title: '创建者 ID', titleEn: 'Creator ID', kind: 'id' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  UpdatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
  Revision: { title: '修改次数', titleEn: 'Changes', kind: 'number' },
} satisfies EntityColumns;
