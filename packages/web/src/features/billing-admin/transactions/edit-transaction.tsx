// Changes a transaction that nobody has decided on yet.
import type { Transaction, TransactionsUpdateInput } from '@uos/sdk/services/billing';
import { transactionsUpdateForm } from '@uos/sdk/services/billing.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { given } from '../../../kit/list/source/source.ts';
import { arrivedFile, type UploadedFile, urlsOf } from '../../../parts/upload/uploaded-file.ts';
import { billing, moneyKeys } from '../calls.ts';
import { noteOwnChange } from '../seen.tsx';
import { text } from './text.zh.ts';
import { voucherField } from './voucher-fields.tsx';

type Values = ValuesOf<Pick<TransactionsUpdateInput, 'Amount' | 'Remark'>, { voucher: readonly UploadedFile[] }>;

export default function EditTransaction({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const isDeposit = transaction.Type === 'Deposit';
  const fields = fieldsOf<Values>(transactionsUpdateForm, {
    Amount: { required: true },
    voucher: voucherField<Values>(() => isDeposit, transaction.OrganizationId),
    Remark: { kind: 'textarea' },
  });
  return (
    <FormDialog
      title={text.editTitle}
      size="lg"
      fields={fields}
      initial={{
        Amount: transaction.Amount,
        voucher: arrivedFile(transaction.VoucherImageUrl),
        Remark: transaction.Remark,
      }}
      submitLabel={text.save}
      onSubmit={({ Amount, Remark, voucher }) =>
        billing.transactions.update({
          id: transaction.Id,
          Remark,
          ...given({ Amount, VoucherImageUrl: isDeposit ? urlsOf(voucher)[0] : undefined }),
        })
      }
      done={() => text.saved}
      refresh={moneyKeys}
      onClose={(saved) => {
        noteOwnChange(saved);
        onClose();
      }}
    />
  );
}
