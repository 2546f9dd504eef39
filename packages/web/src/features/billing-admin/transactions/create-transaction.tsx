// A deposit, an adjustment or a refund that an office writes down for an organisation.
import { useQuery } from '@tanstack/react-query';
import { label, platformLabels, serviceLabels } from '@uos/contract/labels';
import { formatYuan, isMonth, serviceName, serviceNames } from '@uos/contract/rules';
import type { Transaction, TransactionsCreateInput } from '@uos/sdk/services/billing';
import { useState } from 'react';
import { ActionButton } from '../../../kit/action-button.tsx';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { given } from '../../../kit/list/source.ts';
import { transactionKind } from '../../../parts/transaction/transaction.ts';
import { type UploadedFile, urlsOf } from '../../../parts/upload/uploaded-file.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { billing, moneyKeys } from '../calls.ts';
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

interface CreateButtonProps {
  /** For this organisation only. */
  readonly orgId?: string;
  readonly type?: TransactionType;
}

export function CreateTransaction({ orgId, type }: CreateButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton icon="plus" onClick={() => setOpen(true)}>
        {text.create}
      </ActionButton>
      {isOpen ? (
        <TransactionForm
          {...(orgId === undefined ? {} : { orgId })}
          {...(type === undefined ? {} : { type })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

export function TransactionForm({ orgId, type = 'Deposit', onClose }: CreateButtonProps & { onClose: () => void }) {
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
      rules={() =>
        import('@uos/sdk/services/billing.fields').then(({ billingFields }) => billingFields['transactions.create'])
      }
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

const { transaction: labels } = platformLabels;
const isDeposit = ({ Type }: Values) => Type === 'Deposit';
const isAdjustment = ({ Type }: Values) => Type === 'Adjustment';

function fieldsFor(
  organizations: readonly { readonly id: string; readonly name: string }[],
  orgId: string | undefined,
): FieldsOf<Values> {
  return {
    OrganizationId: {
      kind: 'choice',
      label: text.organization,
      required: true,
      options: organizations.map(({ id, name }) => ({ value: id, label: name })),
      when: () => orgId === undefined,
    },
    Type: {
      kind: 'radio',
      label: text.type,
      required: true,
      options: (['Deposit', 'Adjustment', 'Refund'] as const).map((value) => ({
        value,
        label: labels.type[value].zh,
        description: text.typeHelp[value],
      })),
    },
    AdjustmentType: {
      kind: 'radio',
      label: text.adjustmentType,
      required: true,
      when: isAdjustment,
      options: (['Reduce', 'Increase'] as const).map((value) => ({
        value,
        label: labels.adjustmentType[value].zh,
        description: text.adjustmentHelp[value],
      })),
    },
    Amount: { kind: 'fen', label: text.amount, required: true, min: 1, max: 100_000_000_000 },
    voucher: voucherField<Values>(isDeposit, orgId),
    Month: {
      kind: 'text',
      label: text.month,
      description: text.monthHelp,
      half: true,
      when: isAdjustment,
      check: (value) => (isMonth(value) ? undefined : text.badMonth),
    },
    ServiceName: {
      kind: 'choice',
      label: text.service,
      description: text.serviceHelp,
      half: true,
      when: isAdjustment,
      options: serviceNames.map((value) => ({ value, label: label(serviceLabels, value).zh })),
    },
    AppId: { kind: 'text', label: text.appId, when: isAdjustment },
    Remark: { kind: 'textarea', label: text.remark, max: 1000 },
    Activate: {
      kind: 'switch',
      label: text.activate,
      description: text.activateHelp,
      when: (values) => !isDeposit(values),
    },
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
