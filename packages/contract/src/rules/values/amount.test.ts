import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AmountOptions, checkAmount, checkCdnPrice, checkPrice, parseAmountFen } from './amount.ts';

const accepted = (values: string[], options?: AmountOptions): string[] =>
  values.filter((value) => checkAmount(value, options) === undefined);

describe('checkAmount', () => {
  const never = [
    '',
    ' ',
    '.',
    '.5',
    '1.',
    '1.234',
    '1,000',
    '1e3',
    '+1',
    '--1',
    '- 1',
    ' 1',
    '1 ',
    'abc',
    '１',
    '0x1',
    'NaN',
  ];

  it('takes digits with up to two decimals', () => {
    const fine = ['1', '0.1', '0.01', '12.34', '007', '999999999'];
    expect(accepted([...fine, ...never])).toEqual(fine);
  });

  it('takes zero and a minus only where they are allowed', () => {
    const edge = ['0', '0.0', '0.00', '-1', '-0.01', '-0'];
    expect(accepted(edge)).toEqual([]);
    expect(accepted(edge, { allowZero: true })).toEqual(['0', '0.0', '0.00']);
    expect(accepted(edge, { allowNegative: true })).toEqual(['-1', '-0.01']);
    expect(accepted([...edge, ...never], { allowZero: true, allowNegative: true })).toEqual(edge);
  });
});

describe('parseAmountFen', () => {
  it('is exact where floating point is not', () => {
    expect(['0.29', '1.1', '19.99', '4.35', '1234567.89'].map((text) => parseAmountFen(text).value)).toEqual([
      29, 110, 1999, 435, 123_456_789,
    ]);
  });

  it('reads back every number of fen and keeps its sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }), (fen) => {
        const text = `${fen < 0 ? '-' : ''}${Math.floor(Math.abs(fen) / 100)}.${String(Math.abs(fen) % 100).padStart(2, '0')}`;
        expect(parseAmountFen(text, { allowZero: true, allowNegative: true }).value).toBe(fen);
      }),
    );
  });

  it('refuses what is no amount, and one too large to count', () => {
    expect(parseAmountFen('1.234').reason).toBeDefined();
    expect(parseAmountFen('99999999999999999').reason).toBeDefined();
    expect(Object.is(parseAmountFen('-0', { allowZero: true, allowNegative: true }).value, 0)).toBe(true);
  });
});

describe('checkPrice', () => {
  it('must end in digits', () => {
    expect(['1', '0.15', '12.5'].map(checkPrice)).toEqual([undefined, undefined, undefined]);
    expect(['', '12.', 'abc', '1 ', '1元'].filter((text) => checkPrice(text) === undefined)).toEqual([]);
  });
});

describe('checkCdnPrice', () => {
  it('has the form 0.{digits}', () => {
    expect(['0.1', '0.15', '0.0051'].filter((text) => checkCdnPrice(text) !== undefined)).toEqual([]);
    expect(
      ['', '0', '0.', '.15', '1.15', '00.1', '0.1a', '-0.1'].filter((text) => checkCdnPrice(text) === undefined),
    ).toEqual([]);
  });
});
