// What every list of transactions shows otherwise than the contract says.
import { formatYuan } from '@uos/contract/rules';
import type { Transaction } from '@uos/sdk/browser';
import type { ColumnLooks } from '../../kit/list/columns/columns-of.ts';
import { signedYuan, transactionKind } from './transaction.ts';

export const transactionLooks = {
  Type: { cell: transactionKind, value: transactionKind, width: 150 },
  Amount: { cell: (row) => formatYuan(signedYuan(row)), value: signedYuan },
  Method: { width: 110 },
} as const satisfies ColumnLooks<Transaction>;
