import { addMonths } from '@uos/contract/rules';
import { describe, expect, it } from 'vitest';
import { currentMonth, monthWord } from './month-choice.tsx';

describe('monthWord', () => {
  const word = monthWord();

  it('is the current month where nothing, nonsense or the future stands', () => {
    for (const written of [undefined, '', '2026-13', 'x', addMonths(currentMonth(), 1)]) {
      expect(word.read(written)).toBe(currentMonth());
    }
  });

  it('leaves the current month out of the address and keeps every other', () => {
    expect(word.write(currentMonth())).toBeUndefined();
    const before = addMonths(currentMonth(), -5);
    expect(word.read(word.write(before))).toBe(before);
  });
});
