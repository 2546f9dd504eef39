// Every shape of a content URL below the content base, built in one place. Source: wire/cdn-and-platform.md 1.7.

/**
 * What a content URL points at. Without `badge` and `releaseId` it is the bucket's current, unreleased content.
 * `releaseId` is never combined with `badge`.
 */
export type ContentTarget =
  | { readonly bucketId: string; readonly path: string; readonly badge?: string; readonly releaseId?: string }
  | { readonly bucketId: string; readonly entryId: string; readonly versionId?: string };

/** `query` puts the path behind `?path=` (forms A-C, what loaders prefix), `path` into the URL (forms D-F). */
export type ContentUrlStyle = 'query' | 'path';

/**
 * The path and query below the content base (`{AssInfo.ContentDomain}`), starting with `/buckets/`.
 * Browsers need the style `path`: relative URLs of a page resolve against it.
 */
export function contentUrl(target: ContentTarget, style: ContentUrlStyle = 'path'): string {
  const bucket = `/buckets/${encodeURIComponent(target.bucketId)}`;
  if ('entryId' in target) {
    const version = target.versionId === undefined ? '' : `/versions/${encodeURIComponent(target.versionId)}`;
    return `${bucket}/entries/${encodeURIComponent(target.entryId)}${version}/content/`;
  }
  return style === 'query'
    ? `${bucket}${release(target)}/entry_by_path/content/?path=${encodeSegments(target.path)}`
    : `${bucket}${release(target)}/content/${encodeSegments(target.path)}`;
}

function release(target: { badge?: string; releaseId?: string }): string {
  if (target.badge !== undefined) {
    return `/release_by_badge/${encodeURIComponent(target.badge)}`;
  }
  return target.releaseId === undefined ? '' : `/releases/${encodeURIComponent(target.releaseId)}`;
}

// why not encodeURIComponent on the whole: slashes stay readable, and loaders append "/file" to what we print
function encodeSegments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
