import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../text-rule.ts';
import { entryPath, normalizeEntryPath } from './entry-path.ts';

const accepts = (path: string): boolean => check(entryPath, path) === undefined;

describe('normalizeEntryPath', () => {
  it('turns back-slashes into slashes and strips leading slashes', () => {
    expect(normalizeEntryPath('\\Android\\a.bundle')).toBe('Android/a.bundle');
    expect(normalizeEntryPath('///a/b')).toBe('a/b');
  });

  it('leaves what it may not repair for the check to refuse', () => {
    expect(accepts(normalizeEntryPath('a//b'))).toBe(false);
    expect(accepts(normalizeEntryPath('..\\secret'))).toBe(false);
    expect(accepts(normalizeEntryPath('/'))).toBe(false);
  });

  it('does nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '.', '/', '\\', '%') }), (path) => {
        const once = normalizeEntryPath(path);
        expect(normalizeEntryPath(once)).toBe(once);
      }),
    );
  });
});

describe('entryPath', () => {
  it('accepts ordinary, deep, Chinese and dotted names up to 1024 characters', () => {
    const fine = [
      'index.html',
      'a/b/c',
      'UOS CDN/Android/x',
      '图片/背景.png',
      '...',
      '.hidden/a',
      'a..b',
      'x'.repeat(1024),
    ];
    expect(fine.filter((path) => !accepts(path))).toEqual([]);
  });

  it('refuses empty, absolute, dotted, doubled, trailing, control and over-long paths', () => {
    const bad = [
      ...['', '/a', 'a/', 'a//b', '.', '..', './a', '../a', 'a/.', 'a/..', 'a/../b', 'a/./b'],
      ...['%2e%2e/a', 'a/%2E%2e', '.%2e', '%2e', 'a\\b', 'a\u0000b', 'a\nb', 'a\u0085', '\ud800', 'x'.repeat(1025)],
    ];
    expect(bad.filter(accepts)).toEqual([]);
  });

  it('never accepts a path that a URL parser would move', () => {
    const segment = fc.constantFrom('a', '.', '..', '...', '%2e', '%2E.', '', 'b c');
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (segments) => {
        const path = segments.join('/');
        if (accepts(path)) {
          const parsed = new URL(path.replaceAll(' ', '%20'), 'http://h/base/').pathname;
          expect(parsed).toBe(`/base/${path.replaceAll(' ', '%20')}`);
        }
      }),
    );
  });

  it('answers a hostile path in linear time', () => {
    const started = performance.now();
    check(entryPath, `${'a/'.repeat(511)}/`);
    check(entryPath, '%2e'.repeat(341));
    expect(performance.now() - started).toBeLessThan(50);
  });
});
