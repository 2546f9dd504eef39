// The application for an invoice. A special VAT invoice needs more of the company than a regular one.
import { platformLabels } from '@uos/contract/labels';
import { formatYuan } from '@uos/contract/rules';
import type { Invoice, Transaction } from '@uos/sdk/browser';
import type { InvoicesCreateInput } from '@uos/sdk/services/billing';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { screen } from '../../../kit/link.ts';
import { given } from '../../../kit/list/source.ts';
import { usePermission } from '../../../shell/permission.ts';
import { useSession } from '../../../shell/session.ts';
import { billing, moneyKey } from '../queries.ts';
import { text } from '../text.zh.ts';

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

const words = text.invoiceFields;
const isVat = ({ Type }: Values): boolean => Type === 'VAT';
const forVat = { kind: 'text', required: true, half: true, when: isVat } as const;

const fields: FieldsOf<Values> = {
  Type: {
    kind: 'radio',
    label: text.invoiceType,
    options: (['regular', 'VAT'] as const).map((value) => ({
      value,
      label: platformLabels.invoice.type[value].zh,
      description: text.invoiceTypes[value],
    })),
  },
  Format: {
    kind: 'radio',
    label: text.invoiceFormat,
    options: (['PDF', 'OFD'] as const).map((value) => ({
      value,
      label: platformLabels.invoice.format[value].zh,
      description: text.invoiceFormats[value],
    })),
  },
  Title: { kind: 'text', required: true, half: true, max: 200, ...words.Title },
  TaxNumber: { kind: 'text', required: true, half: true, max: 50, ...words.TaxNumber },
  Address: { ...forVat, max: 300, ...words.Address },
  Phone: { ...forVat, max: 30, ...words.Phone },
  BankName: { ...forVat, max: 200, ...words.BankName },
  BankAccount: { ...forVat, max: 50, ...words.BankAccount },
  Email: { kind: 'text', required: true, ...words.Email },
  Remark: { kind: 'textarea', max: 1000, ...words.Remark },
};

export function InvoiceForm({
  transaction: { Id, OrganizationId, CompanyName, Amount },
}: {
  transaction: Transaction;
}) {
  const reasonFor = usePermission();
  const session = useSession();
  return (
    <FormPage
      draft={`billing.invoice.${Id}`}
      reason={reasonFor('billing.invoices.create')}
      fields={fields}
      initial={{
        Type: 'regular',
        Format: 'PDF',
        Title: CompanyName,
        TaxNumber: '',
        Address: '',
        Phone: '',
        BankName: '',
        BankAccount: '',
        Email: session?.User?.Email ?? '',
        Remark: '',
      }}
      parts={[
        { title: text.invoiceKind, help: text.invoiceAmount(formatYuan(Amount)), fields: ['Type', 'Format'] },
        {
          title: text.invoiceCompany,
          fields: ['Title', 'TaxNumber', 'Address', 'Phone', 'BankName', 'BankAccount'],
        },
        { title: text.invoiceReceiver, fields: ['Email', 'Remark'] },
      ]}
      rules={() =>
        import('@uos/sdk/services/billing.fields').then(({ billingFields }) => billingFields['invoices.create'])
      }
      input={(values) => ({ ...inputOf(Id, values) })}
      onSubmit={(values): Promise<Invoice> => billing.invoices.create(inputOf(Id, values))}
      done={() => text.invoiceApplied}
      refresh={[['billing.transaction', Id], moneyKey(OrganizationId)]}
      submitLabel={text.applyInvoice}
      cancel={screen('/apps/bill', undefined, { orgId: OrganizationId, tab: 'invoices' })}
    />
  );
}

/** What belongs to a special VAT invoice is not sent with a regular one. */
function inputOf(TransactionId: string, values: Values): InvoicesCreateInput {
  const { Type, Format, Title, TaxNumber, Email, Remark, Address, Phone, BankName, BankAccount } = values;
  return {
    TransactionId,
    Title,
    TaxNumber,
    Email,
    ...given({ Remark }),
    ...(isVat(values) ? { Address, Phone, BankName, BankAccount } : {}),
    Type: Type as InvoicesCreateInput['Type'],
    Format: Format as InvoicesCreateInput['Format'],
  };
}
