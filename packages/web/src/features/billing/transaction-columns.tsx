// Transactions as columns: the same facts in the list, in the choice of invoices and on the page of one.
import { label, platformLabels } from '@uos/contract/labels';
import type { Transaction } from '@uos/sdk/browser';
import { columnKinds } from '../../kit/list/columns/column.tsx';
import { StatusDot } from '../../kit/show/status-dot.tsx';
import { transactionParts } from '../../parts/transaction/columns.tsx';
import { text } from './text.zh.ts';

/** Whether an invoice may be applied for, or there is one to look at. */
export function canHaveInvoice({ Type, Status }: Pick<Transaction, 'Type' | 'Status'>): boolean {
  return Type === 'Deposit' && Status === 'Active';
}

const c = columnKinds<Transaction>();

export const transactionColumns = {
  ...transactionParts,
  id: c.id('Id', text.transactionId, { hidden: true }),
  by: c.text('CreatedByName', text.by, { wideOnly: true }),
  remark: c.own(
    'Remark',
    text.remark,
    ({ Remark, Reason }) => [Remark, Reason].filter(Boolean).join(text.comma) || '-',
    {
      wideOnly: true,
      value: ({ Remark, Reason }) => [Remark, Reason].filter(Boolean).join(text.comma),
    },
  ),
  month: c.text('Month', text.month, { wideOnly: true, hidden: true }),
  created: c.time('CreatedAt', text.created),
  reviewed: c.time('ReviewedAt', text.reviewed, { wideOnly: true }),
  outTradeNo: c.text('OutTradeNo', text.outTradeNo, { hidden: true }),
  tradeNo: c.text('TradeNo', text.tradeNo, { hidden: true }),
  invoice: c.own('InvoiceStatus', text.invoice, (row) => <InvoiceState row={row} />, {
    value: ({ InvoiceStatus }) => (InvoiceStatus === '' ? '' : label(platformLabels.invoice.status, InvoiceStatus).zh),
  }),
} as const;

function InvoiceState({ row }: { row: Transaction }) {
  if (row.InvoiceStatus === '') {
    return canHaveInvoice(row) ? text.noInvoice : '-';
  }
  return <StatusDot label={label(platformLabels.invoice.status, row.InvoiceStatus)} />;
}
