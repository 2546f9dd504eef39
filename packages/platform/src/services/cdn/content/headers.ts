// Headers of every answer on the content origin: games load it from pages of any origin, and it holds no secrets of ours.
import type { HeaderFields } from '#kernel/server/stream-replies';

const EXPOSED = 'Content-Range, Content-Length, Accept-Ranges, ETag, unity-ratelimit, Grpc-Metadata-X-Trace-Id';

export const CONTENT_HEADERS: HeaderFields = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Answer to a preflight: loaders send ranges, conditions and, for private buckets, credentials. */
export const PREFLIGHT_HEADERS: HeaderFields = {
  ...CONTENT_HEADERS,
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers':
    'Authorization, Cache-Control, Content-Type, If-Modified-Since, If-None-Match, If-Range, Range, X-Requested-With',
  'Access-Control-Max-Age': '86400',
};

/** How long each kind of address may be kept. A release never changes; a badge and the head may at any moment. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';
export const PINNED_REDIRECT = 'public, max-age=86400';
