// Issues an invoice: its number and its file, after the amount was typed.
import { formatYuan } from '@uos/contract/rules';
import type { Invoice } from '@uos/sdk/services/billing';
import { invoicesFinishForm } from '@uos/sdk/services/billing.forms';
import { fieldsOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { given } from '../../../kit/list/source/source.ts';
import { FileField } from '../../../parts/upload/file-field.tsx';
import { filesProblem, type UploadedFile } from '../../../parts/upload/uploaded-file.ts';
import { billing, moneyKeys } from '../calls.ts';
import { isTypedAmount } from '../typed-amount.ts';
import { text } from './text.zh.ts';

type Values = { InvoiceNumber: string; file: readonly UploadedFile[]; typed: string };

const MAX_BYTES = 10_000_000;

export default function IssueForm({ invoice: { Id, OrganizationId, Amount, Format, Revision } }: { invoice: Invoice }) {
  const fields = fieldsOf<Values>(invoicesFinishForm, {
    InvoiceNumber: { description: text.numberHelp },
    file: {
      kind: 'own',
      label: text.file,
      description: text.fileHelp(Format),
      check: filesProblem,
      render: (input) => (
        <FileField
          {...input}
          label={text.file}
          purpose="invoice"
          area={OrganizationId}
          endings={[Format.toLowerCase()]}
          maxBytes={MAX_BYTES}
        />
      ),
    },
    typed: {
      kind: 'text',
      label: text.typeAmount(formatYuan(Amount)),
      required: true,
      check: (value) => (isTypedAmount(value, Amount) ? undefined : text.wrongAmount),
    },
  });
  const inputOf = ({ InvoiceNumber, file }: Values) => ({
    id: Id,
    InvoiceNumber: InvoiceNumber.trim(),
    ...{ Amount, Revision, ...given({ FileUrl: file[0]?.url }) },
  });
  return (
    <FormPage
      fields={fields}
      parts={[{ title: text.issueTitle, help: text.issueHelp, fields: ['InvoiceNumber', 'file', 'typed'] }]}
      initial={{ InvoiceNumber: '', file: [], typed: '' }}
      submitLabel={text.issue}
      onSubmit={(values) => billing.invoices.finish(inputOf(values))}
      rules={invoicesFinishForm}
      input={inputOf}
      done={({ InvoiceNumber }) => text.issued_(InvoiceNumber)}
      refresh={moneyKeys}
      draft={`billing.invoice.${Id}`}
    />
  );
}
