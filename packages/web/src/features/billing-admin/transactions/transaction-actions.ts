// What may be done with a transaction, as the actions of its row and of its drawer.

import { useNavigate } from '@tanstack/react-router';
import type { Transaction } from '@uos/sdk/services/billing';
import type { RowAction } from '../../../kit/act/row-menu.tsx';
import { checkIcon, closeIcon, editIcon, fileIcon, trashIcon } from '../../../kit/show/icons.ts';
import type { Office } from '../office.ts';
import { text } from './text.zh.ts';
import type { Deed } from './transaction-deed.tsx';

export function useTransactionActions(office: Office, onDeed: (deed: Deed) => void) {
  const navigate = useNavigate();
  return (transaction: Transaction): readonly RowAction[] => {
    const reason = transaction.Status === 'Pending' ? undefined : text.notPending;
    const hasInvoice = transaction.Type === 'Deposit' && transaction.Status === 'Active';
    return [
      { label: text.approve, icon: checkIcon, reason, onClick: () => onDeed({ kind: 'approve', transaction }) },
      {
        label: text.reject,
        icon: closeIcon,
        danger: true,
        reason,
        onClick: () => onDeed({ kind: 'reject', transaction }),
      },
      { label: text.edit, icon: editIcon, reason, onClick: () => onDeed({ kind: 'edit', transaction }) },
      {
        label: text.cancel,
        icon: trashIcon,
        danger: true,
        reason,
        onClick: () => onDeed({ kind: 'cancel', transaction }),
      },
      ...(hasInvoice
        ? [
            {
              label: text.handleInvoice,
              icon: fileIcon,
              onClick: () => void navigate(office.invoice(transaction.Id)),
            },
          ]
        : []),
    ];
  };
}
