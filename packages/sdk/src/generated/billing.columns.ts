// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const billColumns = {
  Id: { title: '账单 ID', titleEn: 'Bill ID', kind: 'id' },
  Month: { title: '月份', titleEn: 'Month' },
  OrganizationId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  OrganizationName: { title: '组织', titleEn: 'Organization' },
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  ProjectName: { title: '应用名称', titleEn: 'App' },
  ServiceName: { title: '服务', titleEn: 'Service' },
  Amount: { title: '金额', titleEn: 'Amount', kind: 'yuan' },
  Items: { title: '账单项', titleEn: 'Item', kind: 'count' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: platformLabels.bill.status },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  UpdatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
} satisfies EntityColumns;

export const billItemColumns = {
  Metric: { title: '指标', titleEn: 'Metric' },
  Usage: { title: '用量', titleEn: 'Usage', kind: 'number' },
  Unit: { title: '单位', titleEn: 'Unit' },
  FreeQuota: { title: '免费额度', titleEn: 'Free quota', kind: 'number' },
  BilledUsage: { title: '计费用量', titleEn: 'Billed usage', kind: 'number' },
  UnitPrice: { title: '单价', titleEn: 'Unit price', kind: 'yuan' },
  Amount: { title: '金额', titleEn: 'Amount', kind: 'yuan' },
} satisfies EntityColumns;

export const billLinkColumns = {
  Token: { title: '访问令牌', titleEn: 'Access token' },
  Url: { title: '链接', titleEn: 'Link' },
  ExpiredAt: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
} satisfies EntityColumns;

export const billRunColumns = {
  Month: { title: '月份', titleEn: 'Month' },
  BillCount: { title: '账单数', titleEn: 'Bills', kind: 'number' },
  Amount: { title: '金额', titleEn: 'Amount', kind: 'yuan' },
  LogId: { title: '日志 ID', titleEn: 'Log ID', kind: 'id' },
} satisfies EntityColumns;

export const billLogColumns = {
  Id: { title: '日志 ID', titleEn: 'Log ID', kind: 'id' },
  Month: { title: '月份', titleEn: 'Month' },
  Date: { title: '日期', titleEn: 'Date' },
  ServiceName: { title: '服务', titleEn: 'Service' },
  AppCount: { title: '应用数', titleEn: 'Apps', kind: 'number' },
  Amount: { title: '金额', titleEn: 'Amount', kind: 'yuan' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: platformLabels.billLog.status },
  Message: { title: '消息', titleEn: 'Message' },
  StartedAt: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  FinishedAt: { title: '完成时间', titleEn: 'Finished', kind: 'time' },
} satisfies EntityColumns;

export const monthlyAmountColumns = {
  Month: { title: '月份', titleEn: 'Month' },
  Amount: { title: '金额', titleEn: 'Amount', kind: 'yuan' },
  Items: { title: '服务', titleEn: 'Service', kind: 'count' },
} satisfies EntityColumns;

export const monthlyTransactionsColumns = {
  Month: { title: '月份', titleEn: 'Month' },
  DepositAmount: { title: '充值金额', titleEn: 'Deposits', kind: 'yuan' },
  IncreasedAmount: { title: '基础服务费', titleEn: 'Base fees', kind: 'yuan' },
  ReducedAmount: { title: '减免金额', titleEn: 'Reductions', kind: 'yuan' },
  RefundAmount: { title: '退款金额', titleEn: 'Refunds', kind: 'yuan' },
  Items: { title: '交易', titleEn: 'Transaction', kind: 'count' },
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

export const monthlyBillsColumns = {
  Month: { title: '月份', titleEn: 'Month' },
  TotalAmount: { title: '总金额', titleEn: 'Total', kind: 'yuan' },
  Items: { title: '组织', titleEn: 'Organization', kind: 'count' },
} satisfies EntityColumns;

export const monthlyBillDiffColumns = {
  Month: { title: '月份', titleEn: 'Month' },
  PreviousMonth: { title: '上月', titleEn: 'Last month' },
  Items: { title: '组织', titleEn: 'Organization', kind: 'count' },
} satisfies EntityColumns;

export const monthlyTrendColumns = {
  Items: { title: '月份', titleEn: 'Month', kind: 'count' },
} satisfies EntityColumns;

export const balanceColumns = {
  OrganizationId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  OrganizationName: { title: '组织', titleEn: 'Organization' },
  CompanyName: { title: '公司名称', titleEn: 'Company' },
  Balance: { title: '余额', titleEn: 'Balance', kind: 'yuan' },
  LastMonthBalance: { title: '上月余额', titleEn: 'Last month', kind: 'yuan' },
  DepositAmount: { title: '充值金额', titleEn: 'Deposits', kind: 'yuan' },
  AdjustmentAmount: { title: '调整金额', titleEn: 'Adjustments', kind: 'yuan' },
  IncreasedAmount: { title: '基础服务费', titleEn: 'Base fees', kind: 'yuan' },
  ReducedAmount: { title: '减免金额', titleEn: 'Reductions', kind: 'yuan' },
  RefundAmount: { title: '退款金额', titleEn: 'Refunds', kind: 'yuan' },
  PendingAmount: { title: '待审核金额', titleEn: 'Pending', kind: 'yuan' },
  TotalBillAmount: { title: '账单总额', titleEn: 'Bills', kind: 'yuan' },
} satisfies EntityColumns;

export const transactionWithInvoiceColumns = {
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
  Invoice: { title: '发票', titleEn: 'Invoice' },
} satisfies EntityColumns;

export const invoiceColumns = {
  Id: { title: '发票 ID', titleEn: 'Invoice ID', kind: 'id' },
  TransactionId: { title: '交易 ID', titleEn: 'Transaction ID', kind: 'id' },
  OrganizationId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  OrganizationName: { title: '组织', titleEn: 'Organization' },
  Type: { title: '发票类型', titleEn: 'Kind of invoice', kind: 'label', labels: platformLabels.invoice.type },
  Format: { title: '文件格式', titleEn: 'Format', kind: 'label', labels: platformLabels.invoice.format },
  Title: { title: '发票抬头', titleEn: 'Invoice title' },
  TaxNumber: { title: '税号', titleEn: 'Tax number' },
  Address: { title: '注册地址', titleEn: 'Registered address' },
  Phone: { title: '注册电话', titleEn: 'Registered phone' },
  BankName: { title: '开户行', titleEn: 'Bank' },
  BankAccount: { title: '银行账号', titleEn: 'Bank account' },
  Amount: { title: '金额', titleEn: 'Amount', kind: 'yuan' },
  Email: { title: '接收邮箱', titleEn: 'Email' },
  Remark: { title: '备注', titleEn: 'Remark' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: platformLabels.invoice.status },
  InvoiceNumber: { title: '发票号码', titleEn: 'Invoice number' },
  FileUrl: { title: '发票文件', titleEn: 'Invoice file' },
  Reason: { title: '原因', titleEn: 'Reason' },
  IssuedAt: { title: '开具时间', titleEn: 'Issued', kind: 'time' },
  CreatedBy: { title: '创建者 ID', titleEn: 'Creator ID', kind: 'id' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  UpdatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
  Revision: { title: '修改次数', titleEn: 'Changes', kind: 'number' },
} satisfies EntityColumns;
