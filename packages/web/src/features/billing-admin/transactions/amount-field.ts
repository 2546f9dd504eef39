// The amount of a transaction in a form: typed in yuan, held in fen, sent in yuan.
import { transactionColumns } from '@uos/sdk/services/billing.columns';
import type { NumberField } from '../../../kit/form/fields.ts';

export const amountField: NumberField<unknown> = {
  kind: 'fen',
  label: transactionColumns.Amount.title,
  required: true,
  min: 1,
  max: 100_000_000_000,
};
