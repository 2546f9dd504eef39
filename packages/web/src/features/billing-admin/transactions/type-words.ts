// The kind of a transaction in words.
import { label, platformLabels } from '@uos/contract/labels';
import type { Transaction } from '@uos/sdk/services/billing';
import { text } from './text.zh.ts';

const { transaction: labels } = platformLabels;

/** 充值, or 调整 · 费用减免. */
export function typeWords({ Type, AdjustmentType }: Pick<Transaction, 'Type' | 'AdjustmentType'>): string {
  return text.typeWords(
    label(labels.type, Type).zh,
    AdjustmentType === '' ? '' : label(labels.adjustmentType, AdjustmentType).zh,
  );
}
