import { describe, expect, it } from 'vitest';
import { counting, oneOf, readSearch, words, writeSearch } from './search-state.ts';

const spec = { page: counting(1), q: words(), tab: oneOf('files', 'releases') };

describe('readSearch', () => {
  it('takes the defaults where the URL says nothing or nonsense', () => {
    const defaults = { page: 1, q: '', tab: 'files' };
    expect(readSearch(spec, {})).toEqual(defaults);
    expect(readSearch(spec, { page: '-3', tab: 'nope' })).toEqual(defaults);
    expect(readSearch(spec, { page: '1e9' })).toEqual(defaults);
  });

  it('keeps digits in a text a text', () => {
    expect(readSearch(spec, { q: '007' }).q).toBe('007');
  });
});

describe('writeSearch', () => {
  it('leaves defaults out of the URL and keeps what it does not know', () => {
    const raw = writeSearch(spec, { page: '4', other: 'x' }, { page: 1, q: 'hero', tab: 'releases' });
    expect(raw).toEqual({ other: 'x', q: 'hero', tab: 'releases' });
  });

  it('comes back as it was written', () => {
    const values = { page: 12, q: '1 & 2 = 三', tab: 'releases' } as const;
    expect(readSearch(spec, writeSearch(spec, {}, values))).toEqual(values);
  });
});
