import { addMonths } from '@uos/contract/rules';
import { describe, expect, it } from 'vitest';
import { currentMonth, monthTitle, monthWord } from './month.ts';

describe('monthWord', () => {
  it('is the current month where nothing, nonsense or the future stands', () => {
    for (const written of [undefined, '', '2026-13', 'x', addMonths(currentMonth(), 1)]) {
      expect(monthWord.read(written)).toBe(currentMonth());
    }
  });

  it('leaves the current month out of the address and keeps every other', () => {
    expect(monthWord.write(currentMonth())).toBeUndefined();
    const before = addMonths(currentMonth(), -5);
    expect(monthWord.read(monthWord.write(before))).toBe(before);
  });
});

describe('monthTitle', () => {
  it('is how people say it', () => {
    expect(monthTitle('2026-03')).toBe('2026 年 3 月');
  });
});
