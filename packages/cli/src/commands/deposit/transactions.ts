// How deposits and other transactions are shown.
import { platformLabels } from '@uos/contract/labels';
import type { Column, Output } from '../../program/command.ts';

const { transaction, invoice } = platformLabels;

export const AMOUNT: Column = { field: 'Amount', title: { zh: '金额', en: 'Amount' }, format: 'yuan' };
const STATUS: Column = { field: 'Status', title: { zh: '状态', en: 'Status' }, labels: transaction.status };
export const CREATED: Column = { field: 'CreatedAt', title: { zh: '创建时间', en: 'Created' }, format: 'time' };
export const ID: Column = { field: 'Id', title: { zh: 'ID', en: 'Id' } };
const TYPE: Column = { field: 'Type', title: { zh: '类型', en: 'Type' }, labels: transaction.type };
export const ORGANIZATION: Column = { field: 'OrganizationName', title: { zh: '组织', en: 'Organisation' } };
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
