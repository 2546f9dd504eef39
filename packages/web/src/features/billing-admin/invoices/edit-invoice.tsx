// Corrects an application before the invoice is issued.
import { platformLabels } from '@uos/contract/labels';
import type { Invoice, InvoicesUpdateInput } from '@uos/sdk/services/billing';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { given } from '../../../kit/list/source.ts';
import { billing, moneyKeys } from '../calls.ts';
import { text } from './text.zh.ts';

type Values = {
  Type: string;
  Format: string;
  Title: string;
  TaxNumber: string;
  Address: string;
  Phone: string;
  BankName: string;
  BankAccount: string;
  Email: string;
  Remark: string;
};

const { invoice: labels } = platformLabels;
const options = (table: Readonly<Record<string, { readonly zh: string }>>) =>
  Object.entries(table).map(([value, { zh }]) => ({ value, label: zh }));

/** A special VAT invoice needs these too. Source: wire/cdn-and-platform.md 2.2 (Invoice). */
const forVat = (label: string, max: number) =>
  ({
    kind: 'text',
    label,
    max,
    half: true,
    when: ({ Type }: Values) => Type === 'VAT',
    required: true,
  }) as const;

const fields: FieldsOf<Values> = {
  Type: { kind: 'choice', label: text.type, options: options(labels.type), half: true },
  Format: { kind: 'choice', label: text.format, options: options(labels.format), half: true },
  Title: { kind: 'text', label: text.invoiceTitle, required: true, max: 200, half: true },
  TaxNumber: { kind: 'text', label: text.taxNumber, required: true, max: 50, half: true },
  Address: forVat(text.address, 300),
  Phone: forVat(text.phone, 30),
  BankName: forVat(text.bankName, 200),
  BankAccount: forVat(text.bankAccount, 50),
  Email: { kind: 'text', label: text.email, required: true },
  Remark: { kind: 'textarea', label: text.remark, max: 1000 },
};

export default function EditInvoice({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const inputOf = ({ Type, Format, Remark, ...lines }: Values): InvoicesUpdateInput => ({
    id: invoice.Id,
    Type: Type as NonNullable<InvoicesUpdateInput['Type']>,
    Format: Format as NonNullable<InvoicesUpdateInput['Format']>,
    ...given(lines),
    Remark,
  });
  return (
    <FormDialog
      title={text.editTitle}
      size="lg"
      fields={fields}
      initial={{
        Type: invoice.Type,
        Format: invoice.Format,
        Title: invoice.Title,
        TaxNumber: invoice.TaxNumber,
        Address: invoice.Address,
        Phone: invoice.Phone,
        BankName: invoice.BankName,
        BankAccount: invoice.BankAccount,
        Email: invoice.Email,
        Remark: invoice.Remark,
      }}
      submitLabel={text.save}
      onSubmit={(values) => billing.invoices.update(inputOf(values))}
      rules={() =>
        import('@uos/sdk/services/billing.fields').then(({ billingFields }) => billingFields['invoices.update'])
      }
      input={(values) => ({ ...inputOf(values) })}
      done={() => text.saved}
      refresh={moneyKeys}
      onClose={() => onClose()}
    />
  );
}
