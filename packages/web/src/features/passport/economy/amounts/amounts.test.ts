import { describe, expect, it } from 'vitest';
import { AMOUNTS, amountsWords, readAmounts, summed, writeAmounts } from './amounts.ts';

const gold = { slugName: 'GOLD', displayName: '金币', namespace: 'default', quantity: 1200 };
const money = { slugName: 'CNY', displayName: '人民币', namespace: '', quantity: 600 };

describe('amounts of resources', () => {
  it('are read as names and numbers, and money in yuan', () => {
    expect(amountsWords([gold], 2)).toBe('金币 ×2,400');
    expect(amountsWords([money])).toBe('¥6.00');
  });

  it('come back from a file as they went into it', () => {
    const cell = writeAmounts([gold, { ...gold, slugName: 'JADE', quantity: 1 }]);
    expect(cell).toBe('GOLD=1200; JADE=1');
    expect(AMOUNTS.test(cell)).toBe(true);
    expect(readAmounts(cell)).toEqual([
      { resourceSlug: 'GOLD', quantity: 1200 },
      { resourceSlug: 'JADE', quantity: 1 },
    ]);
  });

  it.each(['GOLD', 'GOLD=0', 'GOLD=-1', '=3', 'GOLD=1 JADE=2', 'GOLD=1;'])('%s is no list of amounts', (cell) => {
    expect(AMOUNTS.test(cell)).toBe(false);
  });

  it('of one resource are summed', () => {
    const one = { resourceSlug: 'GOLD', quantity: 2 };
    expect([...summed([one, { resourceSlug: 'JADE', quantity: 1 }, one])]).toEqual([
      ['GOLD', 4],
      ['JADE', 1],
    ]);
  });
});
