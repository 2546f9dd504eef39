import { describe, expect, it } from 'vitest';
import { type BuyQuestion, buying } from './buying.ts';

const at = (shanghai: string): string => new Date(`${shanghai}+08:00`).toISOString();

const asked: BuyQuestion = {
  product: {
    published: true,
    costs: [{ slugName: 'GOLD', quantity: 100 }],
    rewards: [{ slugName: 'lantern', quantity: 1 }],
    limitCount: 2,
    resetSchedule: { type: 'EveryDay', day: 0, hour: 5 },
  },
  quantity: 1,
  at: at('2026-11-26T12:00:00'),
  buyer: {
    isBanned: false,
    consumeCount: 1,
    countedAt: at('2026-11-26T11:00:00'),
    rows: [{ slugName: 'GOLD', quantity: 250 }],
    capacity: 500,
  },
  resources: new Map([
    ['GOLD', { stackable: true, quantityLimit: 0, lifetimeSeconds: 0 }],
    ['lantern', { stackable: false, quantityLimit: 3, lifetimeSeconds: 0 }],
  ]),
};

const of = (change: {
  readonly quantity?: number;
  readonly at?: string;
  readonly product?: Partial<BuyQuestion['product']>;
  readonly buyer?: Partial<BuyQuestion['buyer']>;
}) =>
  buying({
    ...asked,
    ...change,
    product: { ...asked.product, ...change.product },
    buyer: { ...asked.buyer, ...change.buyer },
  });

describe('a purchase that is only asked about', () => {
  it('says what is left of the money, of the limit, and when that starts anew', () => {
    expect(of({})).toEqual({
      because: 'buys',
      isVisible: true,
      isCharged: true,
      left: 1,
      resetsAt: at('2026-11-27T05:00:00'),
      balances: [
        { slugName: 'GOLD', before: 250, after: 150 },
        { slugName: 'lantern', before: 0, after: 1 },
      ],
    });
  });

  it('counts nothing of the period before', () => {
    expect(of({ buyer: { consumeCount: 2 } }).because).toBe('limit');
    expect(of({ buyer: { consumeCount: 2 }, at: at('2026-11-27T05:00:00') }).because).toBe('buys');
  });

  it('is refused for the first reason, as the call is', () => {
    const late = { endTime: at('2026-11-26T12:00:00') };
    expect(of({ buyer: { isBanned: true }, product: { published: false } }).because).toBe('banned');
    expect(of({ product: { published: false, ...late } })).toMatchObject({ because: 'unpublished', isVisible: false });
    expect(of({ product: { startTime: at('2026-11-26T12:00:01') } }).because).toBe('early');
    expect(of({ product: late, quantity: 9 }).because).toBe('over');
    expect(of({ quantity: 2 }).because).toBe('limit');
    expect(of({ quantity: 3, product: { limitCount: 0 } })).toMatchObject({
      because: 'balance',
      resource: 'GOLD',
      isCharged: false,
      left: undefined,
    });
  });

  it('takes the money and gives nothing where there is no room', () => {
    const lanterns = [1, 2, 3].map(() => ({ slugName: 'lantern', quantity: 1 }));
    const full = of({ buyer: { rows: [...asked.buyer.rows, ...lanterns] } });
    expect(full).toMatchObject({ because: 'full', resource: 'lantern', isCharged: true });
    expect(full.balances[0]).toEqual({ slugName: 'GOLD', before: 250, after: 150 });
    expect(of({ buyer: { capacity: 1 } }).because).toBe('full');
    expect(of({ buyer: { capacity: 1, rows: [{ slugName: 'GOLD', quantity: 100 }] } }).because).toBe('buys');
  });

  it('does not count what has ended by then', () => {
    const rows = [{ slugName: 'GOLD', quantity: 250, expiresAt: at('2026-11-26T12:00:00') }];
    expect(of({ buyer: { rows } }).because).toBe('balance');
    expect(of({ buyer: { rows }, at: at('2026-11-26T11:59:59') }).because).toBe('buys');
  });

  it('for real money waits for the payment', () => {
    const answer = of({ product: { costs: [{ slugName: 'CNY', quantity: 600 }] } });
    expect(answer).toMatchObject({ because: 'money', isCharged: false });
    expect(answer.balances).toEqual([{ slugName: 'lantern', before: 0, after: 1 }]);
  });
});
