// A deposit that was transferred at a bank: its amount and a picture of the voucher, which an operator reviews.

import { Text } from '@mantine/core';
import { remittanceNote } from '@uos/contract/rules';
import type { TransactionsCreateInput } from '@uos/sdk/services/billing';
import { transactionsCreateForm } from '@uos/sdk/services/billing.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { Facts } from '../../../kit/show/facts.tsx';
import { FileField } from '../../../parts/upload/file-field.tsx';
import { filesProblem, PAPERS, type UploadedFile, urlsOf } from '../../../parts/upload/uploaded-file.ts';
import { billing, moneyKeys } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<
  Pick<TransactionsCreateInput, 'Amount' | 'Remark'>,
  { VoucherImageUrl: readonly UploadedFile[] }
>;

const fieldsFor = (orgId: string) =>
  fieldsOf<Values>(transactionsCreateForm, {
    Amount: { label: text.transferAmount },
    VoucherImageUrl: {
      kind: 'own',
      description: text.voucherHelp,
      required: true,
      check: filesProblem,
      render: (input) => <FileField {...input} {...PAPERS} label={text.voucher} purpose="voucher" area={orgId} />,
    },
    Remark: { kind: 'textarea', description: text.remarkHelp },
  });

export default function VoucherDeposit({ orgId, onClose }: { orgId: string; onClose: () => void }) {
  return (
    <FormDialog
      size="lg"
      title={text.depositBank}
      fields={fieldsFor(orgId)}
      initial={{ Amount: undefined, VoucherImageUrl: [], Remark: '' }}
      submitLabel={text.submitReview}
      onSubmit={({ VoucherImageUrl, ...typed }) =>
        billing.transactions.create({
          ...inputOf<TransactionsCreateInput>(transactionsCreateForm, typed),
          OrganizationId: orgId,
          Type: 'Deposit',
          VoucherImageUrl: urlsOf(VoucherImageUrl)[0] ?? '',
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
          { title: text.bankNote, value: remittanceNote[language] },
        ]}
      />
    </FormDialog>
  );
}
