// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const billColumns = {
  Id: { title: '账单 ID', kind: 'id' },
  Month: { title: '月份' },
  OrganizationId: { title: '组织 ID', kind: 'id' },
  OrganizationName: { title: '组织' },
  AppId: { title: '应用 ID', kind: 'id' },
  ProjectName: { title: '应用名称' },
  ServiceName: { title: '服务' },
  Amount: { title: '金额', kind: 'yuan' },
  Items: { title: '账单项', kind: 'count' },
  Status: { title: '状态', kind: 'status', labels: platformLabels.bill.status },
  CreatedAt: { title: '创建时间', kind: 'time' },
  UpdatedAt: { title: '更新时间', kind: 'time' },
} satisfies EntityColumns;

export const billItemColumns = {
  Metric: { title: '指标' },
  Usage: { title: '用量', kind: 'number' },
  Unit: { title: '单位' },
  FreeQuota: { title: '免费额度', kind: 'number' },
  BilledUsage: { title: '计费用量', kind: 'number' },
  UnitPrice: { title: '单价', kind: 'yuan' },
  Amount: { title: '金额', kind: 'yuan' },
} satisfies EntityColumns;

export const billLinkColumns = {
  Token: { title: '访问令牌' },
  Url: { title: '链接' },
  ExpiredAt: { title: '过期时间', kind: 'time' },
} satisfies EntityColumns;

export const billRunColumns = {
  Month: { title: '月份' },
  BillCount: { title: '账单数', kind: 'number' },
  Amount: { title: '金额', kind: 'yuan' },
  LogId: { title: '日志 ID', kind: 'id' },
} satisfies EntityColumns;

export const billLogColumns = {
  Id: { title: '日志 ID', kind: 'id' },
  Month: { title: '月份' },
  Date: { title: '日期' },
  ServiceName: { title: '服务' },
  AppCount: { title: '应用数', kind: 'number' },
  Amount: { title: '金额', kind: 'yuan' },
  Status: { title: '状态', kind: 'status', labels: platformLabels.billLog.status },
  Message: { title: '消息' },
  StartedAt: { title: '开始时间', kind: 'time' },
  FinishedAt: { title: '完成时间', kind: 'time' },
} satisfies EntityColumns;

export const monthlyAmountColumns = {
  Month: { title: '月份' },
  Amount: { title: '金额', kind: 'yuan' },
  Items: { title: '服务', kind: 'count' },
} satisfies EntityColumns;

export const monthlyTransactionsColumns = {
  Month: { title: '月份' },
  DepositAmount: { title: '充值金额', kind: 'yuan' },
  IncreasedAmount: { title: '基础服务费', kind: 'yuan' },
  ReducedAmount: { title: '减免金额', kind: 'yuan' },
  RefundAmount: { title: '退款金额', kind: 'yuan' },
  Items: { title: '交易', kind: 'count' },
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

export const monthlyBillsColumns = {
  Month: { title: '月份' },
  TotalAmount: { title: '总金额', kind: 'yuan' },
  Items: { title: '组织', kind: 'count' },
} satisfies EntityColumns;

export const monthlyBillDiffColumns = {
  Month: { title: '月份' },
  PreviousMonth: { title: '上月' },
  Items: { title: '组织', kind: 'count' },
} satisfies EntityColumns;

export const monthlyTrendColumns = {
  Items: { title: '月份', kind: 'count' },
} satisfies EntityColumns;

export const balanceColumns = {
  OrganizationId: { title: '组织 ID', kind: 'id' },
  OrganizationName: { title: '组织' },
  CompanyName: { title: '公司名称' },
  Balance: { title: '余额', kind: 'yuan' },
  LastMonthBalance: { title: '上月余额', kind: 'yuan' },
  DepositAmount: { title: '充值金额', kind: 'yuan' },
  AdjustmentAmount: { title: '调整金额', kind: 'yuan' },
  IncreasedAmount: { title: '基础服务费', kind: 'yuan' },
  ReducedAmount: { title: '减免金额', kind: 'yuan' },
  RefundAmount: { title: '退款金额', kind: 'yuan' },
  PendingAmount: { title: '待审核金额', kind: 'yuan' },
  TotalBillAmount: { title: '账单总额', kind: 'yuan' },
} satisfies EntityColumns;

export const transactionWithInvoiceColumns = {
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
  Invoice: { title: '发票' },
} satisfies EntityColumns;

export const invoiceColumns = {
  Id: { title: '发票 ID', kind: 'id' },
  TransactionId: { title: '交易 ID', kind: 'id' },
  OrganizationId: { title: '组织 ID', kind: 'id' },
  OrganizationName: { title: '组织' },
  Type: { title: '发票类型', kind: 'label', labels: platformLabels.invoice.type },
  Format: { title: '文件格式', kind: 'label', labels: platformLabels.invoice.format },
  Title: { title: '发票抬头' },
  TaxNumber: { title: '税号' },
  Address: { title: '注册地址' },
  Phone: { title: '注册电话' },
  BankName: { title: '开户行' },
  BankAccount: { title: '银行账号' },
  Amount: { title: '金额', kind: 'yuan' },
  Email: { title: '接收邮箱' },
  Remark: { title: '备注' },
  Status: { title: '状态', kind: 'status', labels: platformLabels.invoice.status },
  InvoiceNumber: { title: '发票号码' },
  FileUrl: { title: '发票文件' },
  Reason: { title: '原因' },
  IssuedAt: { title: '开具时间', kind: 'time' },
  CreatedBy: { title: '创建者 ID', kind: 'id' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  UpdatedAt: { title: '更新时间', kind: 'time' },
  Revision: { title: '修改次数', kind: 'number' },
} satisfies EntityColumns;
