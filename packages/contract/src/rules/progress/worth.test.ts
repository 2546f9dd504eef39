import { describe, expect, it } from 'vitest';
import { unitPrices, worthOf } from './worth.ts';

const of = (slugName: string, quantity: number) => ({ slugName, quantity });

describe('unitPrices', () => {
  it('takes the lowest of what gives one resource for one currency', () => {
    const prices = unitPrices(
      [
        { costs: [of('GOLD', 100)], rewards: [of('oil', 2)] },
        { costs: [of('GOLD', 400)], rewards: [of('oil', 10)] },
        { costs: [of('JADE', 1)], rewards: [of('oil', 100)] },
        { costs: [of('GOLD', 5)], rewards: [of('wick', 1), of('oil', 1)] },
        { costs: [of('GOLD', 5), of('JADE', 1)], rewards: [of('glass', 1)] },
        { costs: [of('GOLD', 1)], rewards: [of('GOLD', 2)] },
        { costs: [], rewards: [of('gift', 1)] },
      ],
      'GOLD',
    );
    expect([...prices]).toEqual([
      ['GOLD', 1],
      ['oil', 40],
    ]);
  });
});

describe('worthOf', () => {
  it('sums what has a price, and names what has none', () => {
    const amounts = [
      { resourceSlug: 'GOLD', quantity: 50 },
      { resourceSlug: 'oil', quantity: 3 },
      { resourceSlug: 'lamp', quantity: 1 },
      { resourceSlug: 'lamp', quantity: 2 },
    ];
    const { value, unpriced } = worthOf(
      amounts,
      new Map([
        ['GOLD', 1],
        ['oil', 40],
      ]),
    );
    expect(value).toBe(170);
    expect([...unpriced]).toEqual([['lamp', 3]]);
  });
});
