// The decision on a transaction. What cannot be taken back is confirmed by typing its amount.
import { Text } from '@mantine/core';
import { formatYuan } from '@uos/contract/rules';
import type { Transaction } from '@uos/sdk/services/billing';
import { transactionsActivateForm, transactionsInvalidateForm } from '@uos/sdk/services/billing.forms';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { fieldsOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { given } from '../../../kit/list/source/source.ts';
import { isDebit, transactionKind } from '../../../parts/transaction/transaction.ts';
import { billing, moneyKeys } from '../calls.ts';
import { isTypedAmount } from '../typed-amount.ts';
import { text } from './text.zh.ts';

interface ReviewDialogProps {
  readonly kind: 'approve' | 'reject' | 'cancel';
  readonly transaction: Transaction;
  readonly onClose: () => void;
}

const dialogs = { approve: Approve, reject: Reject, cancel: Cancel };

export default function ReviewDialog({ kind, transaction, onClose }: ReviewDialogProps) {
  const Dialog = dialogs[kind];
  return <Dialog transaction={transaction} onClose={onClose} />;
}

type Reason = { Reason: string };

type DialogProps = Omit<ReviewDialogProps, 'kind'>;

function Approve({ transaction, onClose }: DialogProps) {
  const { Id, OrganizationName, Amount, Revision } = transaction;
  const amount = formatYuan(Amount);
  const fields = fieldsOf<Reason & { typed: string }>(transactionsActivateForm, {
    typed: {
      kind: 'text',
      label: text.typeAmount(Amount.toFixed(2)),
      required: true,
      check: (value) => (isTypedAmount(value, Amount) ? undefined : text.wrongAmount),
    },
    Reason: { kind: 'textarea', label: text.approveReason },
  });
  return (
    <FormDialog
      title={text.approveTitle(transactionKind(transaction))}
      fields={fields}
      initial={{ typed: '', Reason: '' }}
      submitLabel={text.approve}
      onSubmit={({ Reason }) => billing.transactions.activate({ id: Id, Amount, Revision, ...given({ Reason }) })}
      done={() => text.approved(OrganizationName, amount)}
      refresh={moneyKeys}
      onClose={() => onClose()}
    >
      <Text size="sm">
        {(isDebit(transaction) ? text.approveWordsMinus : text.approveWords)(OrganizationName, amount)}
      </Text>
    </FormDialog>
  );
}

function Reject({ transaction, onClose }: DialogProps) {
  const { Id, OrganizationName, Amount, Revision } = transaction;
  const amount = formatYuan(Amount);
  const fields = fieldsOf<Reason>(transactionsInvalidateForm, {
    Reason: { kind: 'textarea', label: text.rejectReason, description: text.rejectReasonHelp, required: true },
  });
  return (
    <FormDialog
      title={text.rejectTitle(transactionKind(transaction))}
      fields={fields}
      initial={{ Reason: '' }}
      submitLabel={text.reject}
      onSubmit={({ Reason }) => billing.transactions.invalidate({ id: Id, Amount, Revision, Reason })}
      done={() => text.rejected(OrganizationName, amount)}
      refresh={moneyKeys}
      onClose={() => onClose()}
    >
      <Text size="sm">{text.rejectWords(OrganizationName, amount)}</Text>
    </FormDialog>
  );
}

function Cancel({ transaction: { Id, OrganizationName, Amount }, onClose }: DialogProps) {
  const amount = formatYuan(Amount);
  return (
    <Confirm
      title={text.cancelTitle}
      verb={text.cancel}
      onConfirm={() => billing.transactions.cancel({ id: Id })}
      done={text.cancelled(OrganizationName, amount)}
      refresh={moneyKeys}
      onClose={onClose}
    >
      {text.cancelWords(OrganizationName, amount)}
    </Confirm>
  );
}
