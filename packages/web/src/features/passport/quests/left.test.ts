import { describe, expect, it } from 'vitest';
import { leftWords } from './left.ts';
import { text } from './text.zh.ts';

const MINUTE = 60_000;

describe('leftWords', () => {
  it('names two units at most, and no second', () => {
    expect(leftWords(30_000)).toBe(text.soon);
    expect(leftWords(90_000)).toBe(text.minutes(1));
    expect(leftWords(61 * MINUTE)).toBe(`${text.hours(1)} ${text.minutes(1)}`);
    expect(leftWords(1440 * MINUTE)).toBe(text.days(1));
    expect(leftWords((2 * 1440 + 3 * 60 + 4) * MINUTE)).toBe(`${text.days(2)} ${text.hours(3)}`);
  });
});
