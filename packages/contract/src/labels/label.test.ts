import { describe, expect, it } from 'vitest';
import { label } from './label.ts';

const table = {
  Open: { zh: '开放', en: 'Open', color: 'green' },
  true: { zh: '是', en: 'Yes', color: 'green' },
} as const;

describe('label', () => {
  it('finds the label of a value, also of a boolean', () => {
    expect(label(table, 'Open')).toEqual({ zh: '开放', en: 'Open', color: 'green' });
    expect(label(table, true).zh).toBe('是');
  });

  it('shows a value it does not know as it is, in grey', () => {
    expect(label(table, 'Merged')).toEqual({ zh: 'Merged', en: 'Merged', color: 'gray' });
    expect(label(table, 'constructor').zh).toBe('constructor');
    expect(label(table, null).zh).toBe('');
  });
});
