// A deposit, an adjustment or a refund that an office writes down for an organisation.
import { useQuery } from '@tanstack/react-query';
import { label, serviceLabels } from '@uos/contract/labels';
import { formatYuan, serviceName, serviceNames } from '@uos/contract/rules';
import type { Transaction, TransactionsCreateInput } from '@uos/sdk/services/billing';
import { transactionsCreateForm } from '@uos/sdk/services/billing.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { given } from '../../../kit/list/source/source.ts';
import { transactionKind } from '../../../parts/transaction/transaction.ts';
import { type UploadedFile, urlsOf } from '../../../parts/upload/uploaded-file.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { billing, moneyKeys } from '../calls.ts';
import { text } from './text.zh.ts';
import { voucherField } from './voucher-fields.tsx';

type Values = ValuesOf<
  Omit<TransactionsCreateInput, 'VoucherImageUrl'>,
  { voucher: readonly UploadedFile[]; again: number | undefined }
>;

type TransactionType = TransactionsCreateInput['Type'];

interface TransactionFormProps {
  /** For this organisation only. */
  readonly orgId?: string;
  readonly type?: TransactionType;
  readonly onClose: () => void;
}

export default function TransactionForm({ orgId, type = 'Deposit', onClose }: TransactionFormProps) {
  const organizations = useQuery(organizationsQuery).data ?? [];
  return (
    <FormDialog
      title={text.createTitle}
      size="lg"
      fields={fieldsFor(organizations, orgId)}
      initial={{ ...blank, OrganizationId: orgId ?? '', Type: type }}
      submitLabel={text.submitCreate}
      onSubmit={(values) => billing.transactions.create(inputOf(values))}
      done={(transaction: Transaction) => {
        const amount = formatYuan(transaction.Amount);
        const words = transactionKind(transaction);
        return transaction.Status === 'Active' ? text.createdActive(words, amount) : text.created_(words, amount);
      }}
      rules={transactionsCreateForm}
      input={(values) => ({ ...inputOf(values) })}
      refresh={moneyKeys}
      draft="billing.transaction"
      onClose={() => onClose()}
    />
  );
}

const blank: Values = {
  OrganizationId: '',
  Type: 'Deposit',
  AdjustmentType: 'Reduce',
  Amount: undefined,
  voucher: [],
  Month: '',
  ServiceName: '',
  AppId: '',
  Remark: '',
  Activate: false,
  again: undefined,
};

const isDeposit = ({ Type }: Pick<Values, 'Type'>) => Type === 'Deposit';
const isAdjustment = ({ Type }: Pick<Values, 'Type'>) => Type === 'Adjustment';

function fieldsFor(
  organizations: readonly { readonly id: string; readonly name: string }[],
  orgId: string | undefined,
) {
  return fieldsOf<Values>(transactionsCreateForm, {
    OrganizationId: {
      kind: 'choice',
      label: text.organization,
      options: organizations.map(({ id, name }) => ({ value: id, label: name })),
      when: () => orgId === undefined,
    },
    Type: { kind: 'radio', required: true, hints: text.typeHelp },
    AdjustmentType: {
      kind: 'radio',
      required: true,
      when: isAdjustment,
      only: ['Reduce', 'Increase'],
      hints: text.adjustmentHelp,
    },
    Amount: {},
    voucher: voucherField<Values>(isDeposit, orgId),
    Month: { label: text.month, description: text.monthHelp, half: true, when: isAdjustment },
    ServiceName: {
      description: text.serviceHelp,
      half: true,
      when: isAdjustment,
      options: serviceNames.map((value) => ({ value, label: label(serviceLabels, value)[language] })),
    },
    // why without the contract's rule: blanks around it are cut before it is sent
    AppId: { when: isAdjustment, data: undefined },
    Remark: { kind: 'textarea' },
    Activate: { label: text.activate, description: text.activateHelp, when: (values) => !isDeposit(values) },
    again: {
      kind: 'yuan',
      label: text.confirmAmount,
      required: true,
      when: (values) => values.Activate && !isDeposit(values),
      check: (value, { Amount }) => (value === Amount ? undefined : text.wrongAmount),
    },
  });
}

function inputOf(values: Values): TransactionsCreateInput {
  const { OrganizationId, Type, AdjustmentType, Amount = 0, Month, ServiceName, AppId, Remark, Activate } = values;
  const service = serviceName(ServiceName);
  const ofAdjustment = isAdjustment(values)
    ? {
        AdjustmentType: AdjustmentType as NonNullable<TransactionsCreateInput['AdjustmentType']>,
        ...given({ Month, ServiceName: service, AppId: AppId.trim() }),
      }
    : {};
  return {
    OrganizationId,
    Type: Type as TransactionType,
    Amount,
    ...ofAdjustment,
    ...given({ Remark }),
    ...(isDeposit(values) ? given({ VoucherImageUrl: urlsOf(values.voucher)[0] }) : { Activate }),
  };
}
