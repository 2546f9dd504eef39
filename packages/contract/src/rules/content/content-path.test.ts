import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../text-rule.ts';
import { decodeContentPath } from './content-path.ts';
import { entryPath } from './entry-path.ts';

const read = (raw: string, place: 'query' | 'path' = 'query'): string | undefined =>
  decodeContentPath(raw, place).value;

describe('decodeContentPath', () => {
  it('accepts what the seen loaders send', () => {
    expect(read('/CDN/PC/v1.0/a.bundle')).toBe('CDN/PC/v1.0/a.bundle');
    expect(read('//UOS%20CDN//Android/a.bundle')).toBe('UOS CDN/Android/a.bundle');
    expect(read('UOS CDN/Android/a.bundle')).toBe('UOS CDN/Android/a.bundle');
    expect(read('CDN%2FPC%2Fa.bundle')).toBe('CDN/PC/a.bundle');
    expect(read('CDN%5CPC%5Ca.bundle')).toBe('CDN/PC/a.bundle');
    expect(read('/%E5%9B%BE/a.png', 'path')).toBe('图/a.png');
    expect(read('c++.bundle')).toBe('c++.bundle');
  });

  it('strips the ticks YooAsset appends, in the query forms only', () => {
    expect(read('/p/PackageManifest.version?638512345678901234')).toBe('p/PackageManifest.version');
    expect(read('p/a.bundle%3F123')).toBe('p/a.bundle');
    expect(read('p/a?b1')).toBe('p/a?b1');
    expect(read('p/a.bundle%3F123', 'path')).toBe('p/a.bundle?123');
  });

  it('answers the empty path as a value, which no entry has', () => {
    expect(decodeContentPath('', 'path')).toEqual({ value: '' });
    expect(decodeContentPath('///', 'query')).toEqual({ value: '' });
  });

  it('decodes exactly once', () => {
    expect(read('a%252Fb')).toBe('a%2Fb');
    expect(read('a%2541')).toBe('a%41');
  });

  it('refuses climbing, control characters and broken encoding, with the reason in both languages', () => {
    const hostile = [
      ...['..', '../a', 'a/../b', '%2e%2e/a', '%2E%2e%2Fa', '..%2f..%2fetc%2fpasswd', '..%5c..%5cwin.ini'],
      ...['%252e%252e/a', 'a/./b', 'a/%2e', '%00', 'a%00.png', 'a%0d%0ab', '%zz', '%', '%c0%ae%c0%ae/a', '%ff'],
      ...['a/', 'x'.repeat(1025)],
    ];
    for (const place of ['query', 'path'] as const) {
      expect(hostile.filter((raw) => read(raw, place) !== undefined)).toEqual([]);
    }
    expect(decodeContentPath('%zz', 'path').reason?.zh).toContain('编码');
  });

  it('finds every stored path again from its encoded form, in both places', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (path) => {
        fc.pre(check(entryPath, path) === undefined && !/\?[0-9]+$/.test(path));
        expect(read(encodeURIComponent(path), 'query')).toBe(path);
        expect(read(encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23'), 'path')).toBe(path);
      }),
    );
  });

  it('never yields a path that leaves its bucket, whatever it is given', () => {
    const piece = fc.constantFrom('a', '.', '%2e', '%252e', '/', '%2f', '\\', '%5c', '%00', '?1', '%');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom('query', 'path'), (pieces, place) => {
        const { value } = decodeContentPath(pieces.join(''), place as 'query' | 'path');
        if (value !== undefined && value !== '') {
          expect(check(entryPath, value)).toBeUndefined();
        }
      }),
      { numRuns: 2000 },
    );
  });
});
