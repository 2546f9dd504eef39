import { describe, expect, it } from 'vitest';
import { contentUrl } from './content-url.ts';

const bucketId = '11111111-2222-4333-8444-555555555555';
const path = 'UOS CDN/Android/a#1.bundle';

describe('contentUrl', () => {
  it('builds every shape, A to G', () => {
    const shapes = [
      contentUrl({ bucketId, path, badge: 'latest' }, 'query'),
      contentUrl({ bucketId, path, releaseId: 'r1' }, 'query'),
      contentUrl({ bucketId, path }, 'query'),
      contentUrl({ bucketId, path }),
      contentUrl({ bucketId, path, badge: 'latest' }),
      contentUrl({ bucketId, path, releaseId: 'r1' }),
      contentUrl({ bucketId, entryId: 'e1' }),
      contentUrl({ bucketId, entryId: 'e1', versionId: 'v1' }),
    ];
    expect(shapes.map((url) => url.replace(bucketId, '{b}'))).toMatchInlineSnapshot(`
      [
        "/buckets/{b}/release_by_badge/latest/entry_by_path/content/?path=UOS%20CDN/Android/a%231.bundle",
        "/buckets/{b}/releases/r1/entry_by_path/content/?path=UOS%20CDN/Android/a%231.bundle",
        "/buckets/{b}/entry_by_path/content/?path=UOS%20CDN/Android/a%231.bundle",
        "/buckets/{b}/content/UOS%20CDN/Android/a%231.bundle",
        "/buckets/{b}/release_by_badge/latest/content/UOS%20CDN/Android/a%231.bundle",
        "/buckets/{b}/releases/r1/content/UOS%20CDN/Android/a%231.bundle",
        "/buckets/{b}/entries/e1/content/",
        "/buckets/{b}/entries/e1/versions/v1/content/",
      ]
    `);
  });

  it('gives a loader a base to append its file to', () => {
    expect(contentUrl({ bucketId: 'b', path: '', badge: 'latest' }, 'query')).toBe(
      '/buckets/b/release_by_badge/latest/entry_by_path/content/?path=',
    );
    expect(contentUrl({ bucketId: 'b', path: '' })).toBe('/buckets/b/content/');
  });
});
