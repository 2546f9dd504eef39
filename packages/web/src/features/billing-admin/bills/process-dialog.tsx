// Computes the bills of a month again, after its name was typed.
import { Text } from '@mantine/core';
import { label, serviceLabels } from '@uos/contract/labels';
import { formatYuan, serviceName, serviceNames } from '@uos/contract/rules';
import type { BillsProcessInput } from '@uos/sdk/services/billing';
import { billsProcessForm } from '@uos/sdk/services/billing.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { billing, billKeys } from '../calls.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Pick<BillsProcessInput, 'ServiceName'>, { typed: string }>;

export default function ProcessDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const fields = fieldsOf<Values>(billsProcessForm, {
    ServiceName: {
      label: text.processService,
      placeholder: text.allServices,
      options: serviceNames.map((value) => ({ value, label: label(serviceLabels, value)[language] })),
    },
    typed: {
      kind: 'text',
      label: text.typeMonth(month),
      required: true,
      check: (value) => (value.trim() === month ? undefined : text.wrongMonth),
    },
  });
  return (
    <FormDialog
      title={text.processTitle}
      fields={fields}
      initial={{ ServiceName: '', typed: '' }}
      submitLabel={text.process}
      onSubmit={({ ServiceName }) => {
        const service = serviceName(ServiceName);
        return billing.bills.process({ Month: month, ...(service === undefined ? {} : { ServiceName: service }) });
      }}
      done={({ Month, BillCount, Amount }) => text.processDone(Month, BillCount, formatYuan(Amount))}
      refresh={billKeys}
      onClose={() => onClose()}
    >
      <Text size="sm">{text.processWords(month)}</Text>
    </FormDialog>
  );
}
