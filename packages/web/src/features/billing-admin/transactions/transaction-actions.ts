// What may be done with a transaction, as the actions of its row and of its drawer.
import { useNavigate } from '@tanstack/react-router';
import type { Transaction } from '@uos/sdk/services/billing';
import type { RowAction } from '../../../kit/act/row-menu.tsx';
import type { Office } from '../office.ts';
import { text } from './text.zh.ts';
import type { Deed } from './transaction-deed.tsx';

export function useTransactionActions(office: Office, onDeed: (deed: Deed) => void) {
  const navigate = useNavigate();
  return (transaction: Transaction): readonly RowAction[] => {
    const reason = transaction.Status === 'Pending' ? undefined : text.notPending;
    const hasInvoice = transaction.Type === 'Deposit' && transaction.Status === 'Active';
    return [
      { label: text.approve, icon: 'check', reason, onClick: () => onDeed({ kind: 'approve', transaction }) },
      {
        label: text.reject,
        icon: 'close',
        danger: true,
        reason,
        onClick: () => onDeed({ kind: 'reject', transaction }),
      },
      { label: text.edit, icon: 'edit', reason, onClick: () => onDeed({ kind: 'edit', transaction }) },
      {
        label: text.cancel,
        icon: 'trash',
        danger: true,
        reason,
        onClick: () => onDeed({ kind: 'cancel', transaction }),
      },
      ...(hasInvoice
        ? [
            {
              label: text.handleInvoice,
              icon: 'file' as const,
              onClick: () => void navigate(office.invoice(transaction.Id)),
            },
          ]
        : []),
    ];
  };
}
