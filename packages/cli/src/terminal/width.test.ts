import { describe, expect, it } from 'vitest';
import { cutTo, padTo, widthOf } from './width.ts';

describe('widthOf', () => {
  it.each([
    ['abc', 3],
    ['资源桶', 6],
    ['（）', 4],
    ['é', 1],
    ['e\u0301', 1],
    ['🎮', 2],
    ['𠮷', 2],
    ['', 0],
  ])('%s takes %i cells', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });
});

describe('cutTo', () => {
  it('keeps what fits and never splits a wide character', () => {
    expect(cutTo('资源桶', 6)).toBe('资源桶');
    expect(cutTo('资源桶', 5)).toBe('资源…');
    expect(cutTo('资源桶', 4)).toBe('资…');
    expect(widthOf(cutTo('资源桶', 4))).toBeLessThanOrEqual(4);
  });
});

describe('padTo', () => {
  it('fills by cells, not by characters', () => {
    expect(padTo('名称', 6)).toBe('名称  ');
    expect(padTo('longer', 3)).toBe('longer');
  });
});
