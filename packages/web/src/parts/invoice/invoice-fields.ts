// What an application for an invoice asks. A special VAT invoice needs more of the company than a regular one.
// Source: wire/cdn-and-platform.md 2.2 (Invoice).
import { platformLabels } from '@uos/contract/labels';
import type { Invoice, InvoicesCreateInput } from '@uos/sdk/services/billing';
import type { FieldsOf } from '../../kit/form/fields.ts';
import { text } from './text.zh.ts';

export type InvoiceValues = Readonly<Record<keyof typeof text.fields, string>>;

const { invoice: labels } = platformLabels;
const isVat = ({ Type }: InvoiceValues): boolean => Type === 'VAT';
const forVat = { kind: 'text', required: true, half: true, when: isVat } as const;

export const invoiceFields: FieldsOf<InvoiceValues> = {
  Type: {
    kind: 'radio',
    label: text.fields.Type,
    options: (['regular', 'VAT'] as const).map((value) => ({
      value,
      label: labels.type[value].zh,
      description: text.types[value],
    })),
  },
  Format: {
    kind: 'radio',
    label: text.fields.Format,
    options: (['PDF', 'OFD'] as const).map((value) => ({
      value,
      label: labels.format[value].zh,
      description: text.formats[value],
    })),
  },
  Title: { kind: 'text', label: text.fields.Title, required: true, half: true, max: 200 },
  TaxNumber: { kind: 'text', label: text.fields.TaxNumber, required: true, half: true, max: 50 },
  Address: { ...forVat, label: text.fields.Address, max: 300 },
  Phone: { ...forVat, label: text.fields.Phone, max: 30 },
  BankName: { ...forVat, label: text.fields.BankName, max: 200 },
  BankAccount: { ...forVat, label: text.fields.BankAccount, max: 50 },
  Email: { kind: 'text', label: text.fields.Email, required: true },
  Remark: { kind: 'textarea', label: text.fields.Remark, max: 1000 },
};

/** An application before anything is filled in. */
export const blankInvoice: InvoiceValues = {
  Type: 'regular',
  Format: 'PDF',
  Title: '',
  TaxNumber: '',
  Address: '',
  Phone: '',
  BankName: '',
  BankAccount: '',
  Email: '',
  Remark: '',
};

/** What an invoice says, as it stands in the form. */
export function invoiceValues(invoice: Pick<Invoice, keyof InvoiceValues>): InvoiceValues {
  const { Type, Format, Title, TaxNumber, Address, Phone, BankName, BankAccount, Email, Remark } = invoice;
  return { Type, Format, Title, TaxNumber, Address, Phone, BankName, BankAccount, Email, Remark };
}

/** What belongs to a special VAT invoice is not sent with a regular one. */
export function invoiceInput(values: InvoiceValues): Omit<InvoicesCreateInput, 'TransactionId'> {
  const { Type, Format, Title, TaxNumber, Email, Remark, Address, Phone, BankName, BankAccount } = values;
  return {
    ...{ Title, TaxNumber, Email, Remark },
    ...(isVat(values) ? { Address, Phone, BankName, BankAccount } : {}),
    Type: Type as InvoicesCreateInput['Type'],
    Format: Format as InvoicesCreateInput['Format'],
  };
}
