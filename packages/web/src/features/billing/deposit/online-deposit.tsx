// How much to pay in: the rest happens at the payment provider, who sends the person back to the result.

import { type CreateInput, paymentTable } from '@uos/sdk/services/payment';
import { createForm } from '@uos/sdk/services/payment.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { platformOf } from '../../../shell/uos.ts';
import { moneyKeys } from '../queries.ts';
import { text } from '../text.zh.ts';

const fields = fieldsOf<ValuesOf<Pick<CreateInput, 'Amount'>>>(createForm, {
  Amount: { label: text.depositAmount, description: text.depositAmountHelp },
});

const { payment } = platformOf({ payment: paymentTable });

export default function OnlineDeposit({ orgId, onClose }: { orgId: string; onClose: () => void }) {
  return (
    <FormDialog
      title={text.depositOnline}
      fields={fields}
      initial={{ Amount: undefined }}
      submitLabel={text.toCashier}
      onSubmit={async (values) => {
        const order = await payment.create({ ...inputOf<CreateInput>(createForm, values), OrganizationId: orgId });
        location.assign(order.PayUrl);
        return order;
      }}
      refresh={moneyKeys}
      onClose={() => onClose()}
    >
      {text.depositOnlineHelp}
    </FormDialog>
  );
}
