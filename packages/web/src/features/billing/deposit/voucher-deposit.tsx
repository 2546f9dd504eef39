// A deposit that was transferred at a bank: its amount and a picture of the voucher, which an operator reviews.
import { Text } from '@mantine/core';
import { remittanceNote } from '@uos/contract/rules';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { FileField } from '../../../parts/upload/file-field.tsx';
import { filesProblem, PAPERS, type UploadedFile, urlsOf } from '../../../parts/upload/uploaded-file.ts';
import { billing, moneyKeys } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = { Amount: number | undefined; Voucher: readonly UploadedFile[]; Remark: string };

const fieldsOf = (orgId: string): FieldsOf<Values> => ({
  Amount: { kind: 'fen', label: text.transferAmount, required: true, min: 1, max: 100_000_000_000 },
  Voucher: {
    kind: 'own',
    label: text.voucher,
    description: text.voucherHelp,
    required: true,
    check: filesProblem,
    render: (input) => <FileField {...input} {...PAPERS} label={text.voucher} purpose="voucher" area={orgId} />,
  },
  Remark: { kind: 'textarea', label: text.remark, description: text.remarkHelp, max: 1000 },
});

export default function VoucherDeposit({ orgId, onClose }: { orgId: string; onClose: () => void }) {
  return (
    <FormDialog
      size="lg"
      title={text.depositBank}
      fields={fieldsOf(orgId)}
      initial={{ Amount: undefined, Voucher: [], Remark: '' }}
      submitLabel={text.submitReview}
      onSubmit={({ Amount = 0, Voucher, Remark }) =>
        billing.transactions.create({
          OrganizationId: orgId,
          Type: 'Deposit',
          Amount: Amount / 100,
          VoucherImageUrl: urlsOf(Voucher)[0] ?? '',
          ...(Remark === '' ? {} : { Remark }),
        })
      }
      done={() => text.depositSubmitted}
      refresh={moneyKeys}
      onClose={() => onClose()}
    >
      <Text size="sm" mb="sm">
        {text.bankHelp}
      </Text>
      <Facts
        facts={[
          { title: text.bankHolder, value: text.bankHolderValue },
          { title: text.bankAccount, value: text.bankAccountValue },
          { title: text.bankNote, value: remittanceNote.zh },
        ]}
      />
    </FormDialog>
  );
}
