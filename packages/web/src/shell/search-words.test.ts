import { describe, expect, it } from 'vitest';
import { readWords, writeWords } from './search-words.ts';

describe('readWords', () => {
  it('takes one word as it is and a repeated key as a list', () => {
    expect(readWords('?q=%E6%98%9F+a&d=user:1&d=persona:2')).toEqual({ q: '星 a', d: ['user:1', 'persona:2'] });
    expect(readWords('')).toEqual({});
  });
});

describe('writeWords', () => {
  it('is the way back', () => {
    for (const search of ['', '?q=%E6%98%9F', '?page=2&d=user:1&d=personaBattlePass:a/b']) {
      expect(writeWords(readWords(search))).toBe(search);
    }
  });

  it('leaves out what is not set', () => {
    expect(writeWords({ q: undefined, page: '3' })).toBe('?page=3');
  });
});
