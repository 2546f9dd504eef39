// The application for an invoice.
import { formatYuan } from '@uos/contract/rules';
import type { Invoice, Transaction } from '@uos/sdk/browser';
import { invoicesCreateForm } from '@uos/sdk/services/billing.forms';
import { screen } from '../../../kit/address/link.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import {
  blankInvoice,
  type InvoiceValues,
  invoiceFields,
  invoiceInput,
} from '../../../parts/invoice/invoice-fields.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { useSession } from '../../../shell/session.ts';
import { billing, moneyKeys } from '../queries.ts';
import { text } from '../text.zh.ts';

interface InvoiceFormProps {
  readonly transaction: Transaction;
}

export function InvoiceForm({ transaction: { Id, OrganizationId, CompanyName, Amount } }: InvoiceFormProps) {
  const reasonFor = usePermission();
  const session = useSession();
  const inputOf = (values: InvoiceValues) => ({ TransactionId: Id, ...invoiceInput(values) });
  return (
    <FormPage
      draft={`billing.invoice.${Id}`}
      reason={reasonFor('billing.invoices.create')}
      fields={invoiceFields}
      initial={{ ...blankInvoice, Title: CompanyName, Email: session?.User?.Email ?? '' }}
      parts={[
        { title: text.invoiceKind, help: text.invoiceAmount(formatYuan(Amount)), fields: ['Type', 'Format'] },
        {
          title: text.invoiceCompany,
          fields: ['Title', 'TaxNumber', 'Address', 'Phone', 'BankName', 'BankAccount'],
        },
        { title: text.invoiceReceiver, fields: ['Email', 'Remark'] },
      ]}
      rules={invoicesCreateForm}
      input={inputOf}
      onSubmit={(values): Promise<Invoice> => billing.invoices.create(inputOf(values))}
      done={() => text.invoiceApplied}
      refresh={moneyKeys}
      submitLabel={text.applyInvoice}
      cancel={screen('/apps/bill', undefined, { orgId: OrganizationId, tab: 'invoices' })}
    />
  );
}
