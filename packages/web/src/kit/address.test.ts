import { describe, expect, it } from 'vitest';
import { parseWords, stringifyWords } from './address.ts';

describe('stringifyWords', () => {
  it('comes back as it was written, repeated words too', () => {
    const search = { q: '1 & 2 = 三', d: ['realm:1', 'user:2'], page: '2' };
    expect(parseWords(stringifyWords(search))).toEqual(search);
  });

  it('writes nothing for nothing', () => {
    expect(stringifyWords({})).toBe('');
    expect(stringifyWords({ a: undefined, d: [] })).toBe('');
  });
});

describe('parseWords', () => {
  it('leaves digits a text', () => {
    expect(parseWords('?q=007')).toEqual({ q: '007' });
  });
});
