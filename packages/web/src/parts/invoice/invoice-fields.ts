// What an application for an invoice asks. A special VAT invoice needs more of the company than a regular one.
// Source: wire/cdn-and-platform.md 2.2 (Invoice).
import type { Invoice, InvoicesCreateInput } from '@uos/sdk/services/billing';
import { invoicesCreateForm } from '@uos/sdk/services/billing.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../kit/form/fields-of.ts';
import { text } from './text.zh.ts';

export type InvoiceValues = ValuesOf<Omit<InvoicesCreateInput, 'TransactionId'>>;

const isVat = ({ Type }: InvoiceValues): boolean => Type === 'VAT';
const half = { half: true } as const;
const forVat = { ...half, required: true, when: isVat };

export const invoiceFields = fieldsOf<InvoiceValues>(invoicesCreateForm, {
  Type: { kind: 'radio', only: ['regular', 'VAT'], hints: text.types },
  Format: { kind: 'radio', hints: text.formats },
  Title: half,
  TaxNumber: half,
  Address: forVat,
  Phone: forVat,
  BankName: forVat,
  BankAccount: forVat,
  Email: {},
  Remark: { kind: 'textarea' },
});

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
  const { Address, Phone, BankName, BankAccount, ...regular } = values;
  return inputOf(invoicesCreateForm, isVat(values) ? values : regular);
}
