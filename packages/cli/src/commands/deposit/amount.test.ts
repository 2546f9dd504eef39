import { describe, expect, it } from 'vitest';
import { amountOf } from './amount.ts';

const yuan = (text: string, rules = {}) => amountOf({ lang: 'en' }, text, rules);

describe('amountOf', () => {
  it('reads yuan as people write them', () => {
    expect(['500', '88.50', '0.01', '1,000', '¥1,234,567.89'].map((text) => yuan(text))).toEqual([
      500, 88.5, 0.01, 1000, 1_234_567.89,
    ]);
  });

  it.each(['', '0', '0.00', '-5', '5.005', '1,00', '5 yuan', '1e3', 'NaN', '0x10'])('refuses %j', (text) => {
    expect(() => yuan(text)).toThrow(expect.objectContaining({ code: 'invalid-amount' }));
  });

  it('takes zero and less where a balance is meant, and no more than the most', () => {
    expect(['0', '-100', '-¥1,000.5'].map((text) => yuan(text, { isBalance: true }))).toEqual([0, -100, -1000.5]);
    expect(() => yuan('1000000.01', { most: 1_000_000 })).toThrow('invalid-amount');
  });
});
