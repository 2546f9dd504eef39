import { describe, expect, it } from 'vitest';
import { signedYuan, transactionKind } from './transaction.ts';

describe('transactionKind', () => {
  it('names the kind of an adjustment too', () => {
    expect(transactionKind({ Type: 'Deposit', AdjustmentType: '' })).toBe('充值');
    expect(transactionKind({ Type: 'Adjustment', AdjustmentType: 'Reduce' })).toBe('调整 · 费用减免');
  });
});

describe('signedYuan', () => {
  it('is below zero for what makes the balance smaller: refunds and service fees', () => {
    const yuan = ([Type, AdjustmentType]: readonly string[]) =>
      signedYuan({ Type, AdjustmentType, Amount: 60 } as Parameters<typeof signedYuan>[0]);
    expect(
      [
        ['Deposit', ''],
        ['Adjustment', 'Reduce'],
        ['Adjustment', 'Increase'],
        ['Refund', ''],
      ].map(yuan),
    ).toEqual([60, 60, -60, -60]);
  });
});
