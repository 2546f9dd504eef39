import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../text-rule.ts';
import { parseContentTarget } from './content-target.ts';
import { type ContentTarget, contentUrl } from './content-url.ts';
import { entryPath } from './entry-path.ts';

describe('parseContentTarget', () => {
  it('reads every target back from the URL built for it', () => {
    const id = fc.uuid();
    const path = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .filter((text) => check(entryPath, text) === undefined && !/\?[0-9]+$/.test(text));
    const badge = fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/);
    const target: fc.Arbitrary<ContentTarget> = fc.oneof(
      fc.record({ bucketId: id, path }),
      fc.record({ bucketId: id, path, badge }),
      fc.record({ bucketId: id, path, releaseId: id }),
      fc.record({ bucketId: id, entryId: id }),
      fc.record({ bucketId: id, entryId: id, versionId: id }),
    );
    fc.assert(
      fc.property(target, fc.constantFrom('query' as const, 'path' as const), (expected, style) => {
        expect(parseContentTarget(contentUrl(expected, style))?.value).toEqual(expected);
      }),
    );
  });

  it('reads the bases with doubled and missing slashes that games use', () => {
    expect(parseContentTarget('/buckets/b/content//CDN/a')?.value).toEqual({ bucketId: 'b', path: 'CDN/a' });
    expect(parseContentTarget('/buckets/b/content')?.value).toEqual({ bucketId: 'b', path: '' });
    expect(parseContentTarget('/buckets/b/entry_by_path/content?path=/a')?.value).toEqual({ bucketId: 'b', path: 'a' });
  });

  it('ignores extra query keys and the ticks of YooAsset', () => {
    const query = '/buckets/b/entry_by_path/content/?v=1&path=/CDN/PC/a.bytes?638512&path=x';
    expect(parseContentTarget(query)?.value).toEqual({ bucketId: 'b', path: 'CDN/PC/a.bytes' });
    expect(parseContentTarget('/buckets/b/content/a.js?638512')?.value).toEqual({ bucketId: 'b', path: 'a.js' });
  });

  it('gives a reason for a missing path key and for a hostile path', () => {
    expect(parseContentTarget('/buckets/b/entry_by_path/content/')?.reason?.en).toContain('path is missing');
    expect(parseContentTarget('/buckets/b/entry_by_path/content/?x=1')?.reason).toBeDefined();
    expect(parseContentTarget('/buckets/b/content/../../etc/passwd')?.reason).toBeDefined();
    expect(parseContentTarget('/buckets/b/release_by_badge/x/content/a%2f..%2f..%2fb')?.reason).toBeDefined();
  });

  it('knows a path without content in it as no content URL', () => {
    const others = [
      '/',
      '/buckets/',
      '/buckets/b/',
      '/buckets/b/entries/e/',
      '/buckets//content/a',
      '/buckets/%zz/content/a',
    ];
    expect(others.filter((target) => parseContentTarget(target) !== undefined)).toEqual([]);
  });

  it('answers the same file named "content" from the path it is stored under', () => {
    expect(parseContentTarget('/buckets/b/content/entry_by_path/content/x')?.value).toEqual({
      bucketId: 'b',
      path: 'entry_by_path/content/x',
    });
  });
});
