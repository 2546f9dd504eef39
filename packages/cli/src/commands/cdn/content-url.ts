// Where players load content from, and reading it as they do.
import type { Context } from '../../program/context.ts';

export type ContentOf =
  | { readonly kind: 'head' }
  | { readonly kind: 'badge'; readonly badge: string }
  | { readonly kind: 'release'; readonly releaseid: string };

/** Base of content URLs, without a slash at its end. */
export async function contentBase(ctx: Context<unknown, unknown>): Promise<string> {
  const session = await ctx.uos.service('session');
  const { AssInfo } = await session.baseInfo();
  return AssInfo.ContentDomain.replace(/\/+$/, '');
}

export function contentUrl(base: string, bucketId: string, of: ContentOf, path: string): string {
  return `${base}/buckets/${bucketId}/${segmentOf(of)}content/${path.split('/').map(encodeURIComponent).join('/')}`;
}

function segmentOf(of: ContentOf): string {
  switch (of.kind) {
    case 'badge':
      return `release_by_badge/${encodeURIComponent(of.badge)}/`;
    case 'release':
      return `releases/${of.releaseid}/`;
    default:
      return '';
  }
}
