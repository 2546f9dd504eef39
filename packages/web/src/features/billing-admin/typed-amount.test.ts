import { describe, expect, it } from 'vitest';
import { isTypedAmount } from './typed-amount.ts';

describe('isTypedAmount', () => {
  it('takes the amount however people write it', () => {
    expect(['6000.5', '6000.50', '¥6,000.50', ' ￥6000.50 '].map((typed) => isTypedAmount(typed, 6000.5))).toEqual([
      ...[true, true, true, true],
    ]);
  });

  it('takes nothing that is not the amount', () => {
    expect(
      ['', '6000', '6000.505', '6.0005e3', '-6000.5', '6000.50 yuan'].some((typed) => isTypedAmount(typed, 6000.5)),
    ).toBe(false);
  });
});
