// Ends an invoice. One that was issued already is named by its number first.
import { Text } from '@mantine/core';
import { formatYuan } from '@uos/contract/rules';
import type { Invoice } from '@uos/sdk/services/billing';
import { invoicesInvalidateForm } from '@uos/sdk/services/billing.forms';
import { fieldsOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { billing, moneyKeys } from '../calls.ts';
import { text } from './text.zh.ts';

type Values = { Reason: string; typed: string };

export default function InvalidateInvoice({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { Id, InvoiceNumber, Amount, Status, Revision } = invoice;
  const fields = fieldsOf<Values>(invoicesInvalidateForm, {
    Reason: {
      kind: 'textarea',
      label: text.invalidateReason,
      description: text.invalidateReasonHelp,
      required: true,
    },
    typed: {
      kind: 'text',
      label: text.typeNumber(InvoiceNumber),
      required: true,
      when: () => Status === 'Finished',
      check: (value) => (value.trim() === InvoiceNumber ? undefined : text.wrongNumber),
    },
  });
  return (
    <FormDialog
      title={text.invalidateTitle}
      fields={fields}
      initial={{ Reason: '', typed: '' }}
      submitLabel={text.invalidate}
      danger
      onSubmit={({ Reason }) => billing.invoices.invalidate({ id: Id, Amount, Revision, Reason })}
      done={() => text.invalidated}
      refresh={moneyKeys}
      onClose={() => onClose()}
    >
      <Text size="sm">{text.invalidateWords(formatYuan(Amount))}</Text>
    </FormDialog>
  );
}
