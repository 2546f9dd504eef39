// Transactions as columns: the same facts in the list, in the choice of invoices and on the page of one.
import { label, platformLabels } from '@uos/contract/labels';
import type { Transaction } from '@uos/sdk/browser';
import { columnsOf } from '../../kit/list/column.tsx';
import { StatusDot } from '../../kit/status-dot.tsx';
import { text } from './text.zh.ts';

const labels = platformLabels.transaction;

/** `充值`, or `调整 · 费用减免`. */
export function transactionKind({ Type, AdjustmentType }: Pick<Transaction, 'Type' | 'AdjustmentType'>): string {
  const kind = label(labels.type, Type).zh;
  return AdjustmentType === '' ? kind : `${kind} · ${label(labels.adjustmentType, AdjustmentType).zh}`;
}

/** Whether an invoice may be applied for, or there is one to look at. */
export function canHaveInvoice({ Type, Status }: Pick<Transaction, 'Type' | 'Status'>): boolean {
  return Type === 'Deposit' && Status === 'Active';
}

const c = columnsOf<Transaction>();

export const transactionColumns = {
  kind: c.own('Type', text.kind, transactionKind, { value: transactionKind }),
  id: c.id('Id', text.transactionId, { hidden: true }),
  amount: c.yuan('Amount', text.amount),
  status: c.status('Status', text.status, labels.status),
  method: c.own('Method', text.method, ({ Method }) => label(labels.method, Method).zh, {
    value: ({ Method }) => label(labels.method, Method).zh,
  }),
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
