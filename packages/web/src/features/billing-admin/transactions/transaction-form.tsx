// A deposit, an adjustment or a refund that an office writes down for an organisation.
import { useQuery } from '@tanstack/react-query';
import { label, serviceLabels } from '@uos/contract/labels';
import { formatYuan, serviceName, serviceNames } from '@uos/contract/rules';
import type { Transaction, TransactionsCreateInput } from '@uos/sdk/services/billing';
import { transactionColumns } from '@uos/sdk/services/billing.columns';
import { transactionsCreateForm } from '@uos/sdk/services/billing.forms';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { fieldsOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { given } from '../../../kit/list/source/source.ts';
import { transactionKind } from '../../../parts/transaction/transaction.ts';
import { type UploadedFile, urlsOf } from '../../../parts/upload/uploaded-file.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { billing, moneyKeys } from '../calls.ts';
import { amountField } from './amount-field.ts';
import { text } from './text.zh.ts';
import { voucherField } from './voucher-fields.tsx';

type Values = {
  OrganizationId: string;
  Type: string;
  AdjustmentType: string;
  Amount: number | undefined;
  voucher: readonly UploadedFile[];
  Month: string;
  ServiceName: string;
  AppId: string;
  Remark: string;
  Activate: boolean;
  again: number | undefined;
};

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
): FieldsOf<Values> {
  const made = fieldsOf<Omit<Values, 'Amount' | 'AppId' | 'again' | 'voucher'>>(transactionsCreateForm, {
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
    Month: { label: text.month, description: text.monthHelp, half: true, when: isAdjustment },
    ServiceName: {
      description: text.serviceHelp,
      half: true,
      when: isAdjustment,
      options: serviceNames.map((value) => ({ value, label: label(serviceLabels, value).zh })),
    },
    Remark: { kind: 'textarea' },
    Activate: { label: text.activate, description: text.activateHelp, when: (values) => !isDeposit(values) },
  });
  const { OrganizationId, Type, AdjustmentType, Month, ServiceName, Remark, Activate } = made;
  return {
    ...{ OrganizationId, Type, AdjustmentType },
    Amount: amountField,
    voucher: voucherField<Values>(isDeposit, orgId),
    ...{ Month, ServiceName },
    // why without the contract's rule: blanks around it are cut before it is sent
    AppId: { kind: 'text', label: transactionColumns.AppId.title, when: isAdjustment },
    ...{ Remark, Activate },
    again: {
      kind: 'fen',
      label: text.confirmAmount,
      required: true,
      when: (values) => values.Activate && !isDeposit(values),
      check: (value, { Amount }) => (value === Amount ? undefined : text.wrongAmount),
    },
  };
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
    Amount: Amount / 100,
    ...ofAdjustment,
    ...given({ Remark }),
    ...(isDeposit(values) ? given({ VoucherImageUrl: urlsOf(values.voucher)[0] }) : { Activate }),
  };
}
