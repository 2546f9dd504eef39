// Corrects an application before the invoice is issued.
import type { QueryKey } from '@tanstack/react-query';
import type { Invoice, InvoicesUpdateInput } from '@uos/sdk/services/billing';
import { billingTable } from '@uos/sdk/services/billing';
import { invoicesUpdateForm } from '@uos/sdk/services/billing.forms';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { platformOf } from '../../shell/uos.ts';
import { type InvoiceValues, invoiceFields, invoiceInput, invoiceValues } from './invoice-fields.ts';
import { text } from './text.zh.ts';

const { billing } = platformOf({ billing: billingTable });

interface EditInvoiceProps {
  readonly invoice: Invoice;
  /** What the change makes stale. */
  readonly refresh: readonly QueryKey[];
  /** With the invoice as it was saved, or without one where the person gave up. */
  readonly onClose: (saved?: Invoice) => void;
}

export default function EditInvoice({ invoice, refresh, onClose }: EditInvoiceProps) {
  const inputOf = (values: InvoiceValues): InvoicesUpdateInput => ({ id: invoice.Id, ...invoiceInput(values) });
  return (
    <FormDialog
      title={text.editTitle}
      size="lg"
      fields={invoiceFields}
      initial={invoiceValues(invoice)}
      submitLabel={text.save}
      onSubmit={(values) => billing.invoices.update(inputOf(values))}
      rules={invoicesUpdateForm}
      input={inputOf}
      done={() => text.saved}
      refresh={refresh}
      onClose={onClose}
    />
  );
}
