// How transactions, invoices and balances are shown.
import { platformLabels } from '@uos/contract/labels';
import type { Column, Output } from '../command.ts';

const { transaction, invoice } = platformLabels;

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

const AMOUNT: Column = { field: 'Amount', title: { zh: '金额', en: 'Amount' }, format: 'yuan' };
const STATUS: Column = { field: 'Status', title: { zh: '状态', en: 'Status' }, labels: transaction.status };
const CREATED: Column = { field: 'CreatedAt', title: { zh: '创建时间', en: 'Created' }, format: 'time' };
const ID: Column = { field: 'Id', title: { zh: 'ID', en: 'Id' } };
const TYPE: Column = { field: 'Type', title: { zh: '类型', en: 'Type' }, labels: transaction.type };
const ORGANIZATION: Column = { field: 'OrganizationName', title: { zh: '组织', en: 'Organisation' } };
const METHOD: Column = { field: 'Method', title: { zh: '方式', en: 'Method' }, labels: transaction.method };

const TRANSACTION_FIELDS = [
  ...['Id', 'OrganizationId', 'OrganizationName', 'CompanyName', 'Type', 'AdjustmentType', 'Amount', 'Status'],
  ...['Method', 'OutTradeNo', 'TradeNo', 'VoucherImageUrl', 'Month', 'ServiceName', 'AppId', 'Remark', 'Reason'],
  ...['InvoiceId', 'InvoiceStatus', 'CreatedBy', 'CreatedByName', 'ReviewedBy', 'ReviewedAt', 'CreatedAt', 'UpdatedAt'],
];

/** Rows of one organisation. */
export const TRANSACTION_OUTPUT: Output = {
  columns: [CREATED, AMOUNT, STATUS, ID, TYPE, METHOD, { field: 'Remark', title: { zh: '备注', en: 'Remark' } }],
  fields: TRANSACTION_FIELDS,
};

/** One of them, as the person who made or reviews it wants to see it. */
export const TRANSACTION_RECORD: Output = {
  columns: [
    ID,
    TYPE,
    { field: 'AdjustmentType', title: { zh: '调整类型', en: 'Kind' }, labels: transaction.adjustmentType },
    AMOUNT,
    STATUS,
    METHOD,
    ORGANIZATION,
    { field: 'OutTradeNo', title: { zh: '商户订单号', en: 'Order number' } },
    { field: 'TradeNo', title: { zh: '支付交易号', en: 'Trade number' } },
    { field: 'VoucherImageUrl', title: { zh: '转账凭证', en: 'Voucher' } },
    { field: 'InvoiceStatus', title: { zh: '发票', en: 'Invoice' }, labels: invoice.status },
    { field: 'InvoiceId', title: { zh: '发票 ID', en: 'Invoice id' } },
    { field: 'Remark', title: { zh: '备注', en: 'Remark' } },
    { field: 'Reason', title: { zh: '审核意见', en: 'Reason' } },
    { field: 'CreatedByName', title: { zh: '创建人', en: 'Created by' } },
    CREATED,
    { field: 'ReviewedBy', title: { zh: '审核人', en: 'Reviewed by' } },
    { field: 'ReviewedAt', title: { zh: '审核时间', en: 'Reviewed' }, format: 'time' },
  ],
  fields: [...TRANSACTION_FIELDS, 'Invoice'],
};

const INVOICE_STATUS: Column = { field: 'Status', title: { zh: '状态', en: 'Status' }, labels: invoice.status };
const INVOICE_FIELDS = [
  ...['Id', 'TransactionId', 'OrganizationId', 'OrganizationName', 'Type', 'Format', 'Title', 'TaxNumber', 'Address'],
  ...['Phone', 'BankName', 'BankAccount', 'Amount', 'Email', 'Remark', 'Status', 'InvoiceNumber', 'FileUrl', 'Reason'],
  ...['IssuedAt', 'CreatedBy', 'CreatedAt', 'UpdatedAt'],
];

export const INVOICE_OUTPUT: Output = {
  columns: [
    CREATED,
    AMOUNT,
    INVOICE_STATUS,
    ID,
    { field: 'Title', title: { zh: '抬头', en: 'Made out to' } },
    { field: 'Type', title: { zh: '类型', en: 'Type' }, labels: invoice.type },
    { field: 'InvoiceNumber', title: { zh: '发票号码', en: 'Number' } },
  ],
  fields: INVOICE_FIELDS,
};

export const INVOICE_RECORD: Output = {
  columns: [
    ID,
    AMOUNT,
    INVOICE_STATUS,
    { field: 'Type', title: { zh: '类型', en: 'Type' }, labels: invoice.type },
    { field: 'Format', title: { zh: '格式', en: 'Format' } },
    ORGANIZATION,
    { field: 'Title', title: { zh: '抬头', en: 'Made out to' } },
    { field: 'TaxNumber', title: { zh: '税号', en: 'Tax number' } },
    { field: 'Address', title: { zh: '地址', en: 'Address' } },
    { field: 'Phone', title: { zh: '电话', en: 'Phone' } },
    { field: 'BankName', title: { zh: '开户行', en: 'Bank' } },
    { field: 'BankAccount', title: { zh: '银行账号', en: 'Account' } },
    { field: 'Email', title: { zh: '接收邮箱', en: 'Sent to' } },
    { field: 'InvoiceNumber', title: { zh: '发票号码', en: 'Number' } },
    { field: 'FileUrl', title: { zh: '文件', en: 'File' } },
    { field: 'TransactionId', title: { zh: '充值 ID', en: 'Deposit' } },
    { field: 'Reason', title: { zh: '原因', en: 'Reason' } },
    CREATED,
    { field: 'IssuedAt', title: { zh: '开具时间', en: 'Issued' }, format: 'time' },
  ],
  fields: INVOICE_FIELDS,
};
