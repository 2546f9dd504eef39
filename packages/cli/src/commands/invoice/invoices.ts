// How invoices are shown, and which one a word means.
import { platformLabels } from '@uos/contract/labels';
import type { BillingCalls, Invoice } from '@uos/sdk/services/billing';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { ArgSpecs, Column, Output } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';
import { AMOUNT, CREATED, ID, ORGANIZATION } from '../deposit/transactions.ts';

const { invoice } = platformLabels;

export const INVOICE_ARG = {
  invoice: { text: { zh: '发票 ID 或充值 ID', en: 'Id of the invoice, or of its deposit' } },
} as const satisfies ArgSpecs;

/** By its own id or that of its deposit, the newest first. Throws CliError with exit 3 where there is none. */
export async function invoiceOf(
  ctx: Context<unknown, unknown>,
  billing: BillingCalls,
  { id, orgId }: { readonly id: string; readonly orgId?: string },
): Promise<Invoice> {
  for await (const invoice of billing.invoices.list.all(orgId === undefined ? {} : { orgId })) {
    if (invoice.Id === id || invoice.TransactionId === id) {
      return invoice;
    }
  }
  throw new CliError('not-found', {
    exit: EXIT.notFound,
    what: () => ctx.say({ zh: `没有发票 ${id}。`, en: `There is no invoice ${id}.` }),
    next: 'uos invoice ls',
  });
}

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
