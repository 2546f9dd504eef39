// Changes a transaction that nobody has decided on yet.
import type { Transaction } from '@uos/sdk/services/billing';
import { transactionsUpdateForm } from '@uos/sdk/services/billing.forms';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { fieldsOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { given } from '../../../kit/list/source/source.ts';
import { arrivedFile, type UploadedFile, urlsOf } from '../../../parts/upload/uploaded-file.ts';
import { billing, moneyKeys } from '../calls.ts';
import { amountField } from './amount-field.ts';
import { text } from './text.zh.ts';
import { voucherField } from './voucher-fields.tsx';

type Values = {
  Amount: number | undefined;
  voucher: readonly UploadedFile[];
  Remark: string;
};

export default function EditTransaction({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const isDeposit = transaction.Type === 'Deposit';
  const fields: FieldsOf<Values> = {
    Amount: amountField,
    voucher: voucherField<Values>(() => isDeposit, transaction.OrganizationId),
    ...fieldsOf<Pick<Values, 'Remark'>>(transactionsUpdateForm, { Remark: { kind: 'textarea' } }),
  };
  return (
    <FormDialog
      title={text.editTitle}
      size="lg"
      fields={fields}
      initial={{
        Amount: Math.round(transaction.Amount * 100),
        voucher: arrivedFile(transaction.VoucherImageUrl),
        Remark: transaction.Remark,
      }}
      submitLabel={text.save}
      onSubmit={(values) =>
        billing.transactions.update({
          id: transaction.Id,
          Amount: (values.Amount ?? 0) / 100,
          Remark: values.Remark,
          ...given({ VoucherImageUrl: isDeposit ? urlsOf(values.voucher)[0] : undefined }),
        })
      }
      done={() => text.saved}
      refresh={moneyKeys}
      onClose={() => onClose()}
    />
  );
}
