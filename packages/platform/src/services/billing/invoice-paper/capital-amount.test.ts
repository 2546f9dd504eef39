import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalAmount } from './capital-amount.ts';

describe(capitalAmount, () => {
  it('writes amounts out as invoices do', () => {
    const known: [number, string][] = [
      [0, '零圆整'],
      [1, '壹分'],
      [10, '壹角整'],
      [100, '壹圆整'],
      [105, '壹圆零伍分'],
      [1000, '壹拾圆整'],
      [1050, '壹拾圆零伍角整'],
      [8850, '捌拾捌圆伍角整'],
      [123_456, '壹仟贰佰叁拾肆圆伍角陆分'],
      [100_100, '壹仟零壹圆整'],
      [1_000_000, '壹万圆整'],
      [1_000_100, '壹万零壹圆整'],
      [1_050_000, '壹万零伍佰圆整'],
      [10_000_000_100, '壹亿零壹圆整'],
      [100_000_000, '壹佰万圆整'],
    ];
    expect(known.map(([fen]) => capitalAmount(fen))).toEqual(known.map(([, text]) => text));
  });

  it('writes no two amounts alike', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e12 }), fc.nat({ max: 1e12 }), (a, b) => {
        expect(capitalAmount(a) === capitalAmount(b)).toBe(a === b);
      }),
      { seed: 7 },
    );
  });

  it('says the figures in their order', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e12 }), (fen) => {
        const figures = [...capitalAmount(fen)]
          .map((letter) => '零壹贰叁肆伍陆柒捌玖'.indexOf(letter))
          .filter((n) => n > 0);
        expect(figures.join('')).toBe(String(fen).replaceAll('0', ''));
      }),
      { seed: 7 },
    );
  });
});
