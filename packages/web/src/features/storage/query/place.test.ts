import { describe, expect, it } from 'vitest';
import { placeIn } from './place.ts';

describe('placeIn', () => {
  it('finds line and column of what the engine names', () => {
    expect(placeIn('SELECT *\n  FORM t', 'syntax error at or near "FORM" (at character 12): a hint')).toEqual({
      words: 'syntax error at or near "FORM": a hint',
      place: { line: 2, column: 3, offset: 11, text: '  FORM t' },
    });
  });

  it('counts characters as engines do', () => {
    expect(placeIn(`SELECT '😀' FORM t`, 'x (at character 12)').place).toMatchObject({ column: 12, offset: 12 });
  });

  it('leaves words without a place as they are', () => {
    expect(placeIn('SELECT 1', 'permission denied')).toEqual({ words: 'permission denied' });
    expect(placeIn('SELECT 1', 'x (at character 99)')).toEqual({ words: 'x' });
  });
});
