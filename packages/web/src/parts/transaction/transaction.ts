// What a transaction is, and which way its money goes.
import { label, platformLabels } from '@uos/contract/labels';
import type { Transaction } from '@uos/sdk/browser';
import { language } from '../../kit/language/language.zh.ts';

const labels = platformLabels.transaction;

type Kind = Pick<Transaction, 'Type' | 'AdjustmentType'>;

/** `充值`, or `调整 · 费用减免`. */
export function transactionKind({ Type, AdjustmentType }: Kind): string {
  const kind = label(labels.type, Type)[language];
  return AdjustmentType === '' ? kind : `${kind} · ${label(labels.adjustmentType, AdjustmentType)[language]}`;
}

/** Whether it makes the balance smaller. */
export function isDebit({ Type, AdjustmentType }: Kind): boolean {
  return Type === 'Refund' || AdjustmentType === 'Increase';
}

/** Yuan, below zero where the balance gets smaller: a column of them adds up. */
export function signedYuan(transaction: Kind & Pick<Transaction, 'Amount'>): number {
  return isDebit(transaction) ? -transaction.Amount : transaction.Amount;
}
