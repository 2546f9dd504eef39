// How much to pay in: the rest happens at the payment provider, who sends the person back to the result.
import { maxPaymentYuan } from '@uos/contract/rules';
import { paymentTable } from '@uos/sdk/services/payment';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { platformOf } from '../../../shell/uos.ts';
import { moneyKeys } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = { Amount: number | undefined };

const fields: FieldsOf<Values> = {
  Amount: {
    kind: 'fen',
    label: text.depositAmount,
    description: text.depositAmountHelp,
    required: true,
    min: 1,
    max: maxPaymentYuan * 100,
  },
};

const { payment } = platformOf({ payment: paymentTable });

export default function OnlineDeposit({ orgId, onClose }: { orgId: string; onClose: () => void }) {
  return (
    <FormDialog
      title={text.depositOnline}
      fields={fields}
      initial={{ Amount: undefined }}
      submitLabel={text.toCashier}
      onSubmit={async ({ Amount = 0 }) => {
        const order = await payment.create({ OrganizationId: orgId, Amount: Amount / 100 });
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
