// The nine amounts of a balance as data, in the order they explain it.
import type { Balance } from '@uos/sdk/browser';
import { text } from '../text.zh.ts';

export interface BalanceAmount {
  readonly key:
    | 'Balance'
    | 'LastMonthBalance'
    | 'DepositAmount'
    | 'AdjustmentAmount'
    | 'IncreasedAmount'
    | 'ReducedAmount'
    | 'RefundAmount'
    | 'PendingAmount'
    | 'TotalBillAmount';
  readonly title: string;
  readonly help: string;
}

/** The one that counts stands first. */
export const balanceAmounts: readonly BalanceAmount[] = (
  [
    'Balance',
    'LastMonthBalance',
    'DepositAmount',
    'TotalBillAmount',
    'RefundAmount',
    'PendingAmount',
    'AdjustmentAmount',
    'IncreasedAmount',
    'ReducedAmount',
  ] as const
).map((key) => ({ key, ...text.amounts[key] }));

/** What an organisation has before anything happened. */
export const noBalance: Pick<Balance, BalanceAmount['key']> = {
  Balance: 0,
  LastMonthBalance: 0,
  DepositAmount: 0,
  AdjustmentAmount: 0,
  IncreasedAmount: 0,
  ReducedAmount: 0,
  RefundAmount: 0,
  PendingAmount: 0,
  TotalBillAmount: 0,
};
