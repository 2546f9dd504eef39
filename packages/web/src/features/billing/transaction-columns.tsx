// How transactions look: the same in the list, in the choice of invoices and on the page of one.
import { label } from '@uos/contract/labels';
import type { Transaction } from '@uos/sdk/browser';
import { transactionColumns } from '@uos/sdk/services/billing.columns';
import { language } from '../../kit/language/language.zh.ts';
import type { ColumnLooks } from '../../kit/list/columns/columns-of.ts';
import { StatusDot } from '../../kit/show/status-dot.tsx';
import { transactionLooks } from '../../parts/transaction/columns.tsx';
import { text } from './text.zh.ts';

/** Whether an invoice may be applied for, or there is one to look at. */
export function canHaveInvoice({ Type, Status }: Pick<Transaction, 'Type' | 'Status'>): boolean {
  return Type === 'Deposit' && Status === 'Active';
}

const remarks = ({ Remark, Reason }: Transaction): string => [Remark, Reason].filter(Boolean).join(text.comma);

export const looks = {
  ...transactionLooks,
  CreatedByName: { title: text.submitter, wideOnly: true },
  Remark: { cell: (row) => remarks(row) || '–', value: remarks, wideOnly: true },
  CreatedAt: { title: text.created },
  ReviewedAt: { title: text.reviewed, wideOnly: true },
  InvoiceStatus: {
    title: text.invoice,
    kind: 'text',
    cell: (row) => <InvoiceState row={row} />,
    value: ({ InvoiceStatus }) =>
      InvoiceStatus === '' ? '' : label(transactionColumns.InvoiceStatus.labels, InvoiceStatus)[language],
  },
} as const satisfies ColumnLooks<Transaction>;

function InvoiceState({ row }: { row: Transaction }) {
  if (row.InvoiceStatus === '') {
    return canHaveInvoice(row) ? text.noInvoice : '–';
  }
  return <StatusDot label={label(transactionColumns.InvoiceStatus.labels, row.InvoiceStatus)} />;
}
