// Conditional and range requests as pure rules. Source: RFC 9110 13-14; wire/cdn-and-platform.md 1.7.
import type { IncomingHttpHeaders } from 'node:http';

export interface Representation {
  /** With its quotes. */
  readonly etag: string;
  /** HTTP date. */
  readonly lastModified: string;
  readonly size: number;
}

export type Wanted =
  | { readonly status: 200 }
  | { readonly status: 206; readonly start: number; readonly end: number }
  | { readonly status: 304 }
  | { readonly status: 416 };

/** What a GET or HEAD is to be answered with. Several ranges, or one nobody can read, mean the whole. */
export function wantedPart(method: string, headers: IncomingHttpHeaders, has: Representation): Wanted {
  if (isUnchanged(headers, has)) {
    return { status: 304 };
  }
  // why: RFC 9110 defines ranges for GET only
  if (method !== 'GET' || headers.range === undefined || !rangeIsFresh(headers['if-range'], has)) {
    return { status: 200 };
  }
  return readRange(headers.range, has.size);
}

function isUnchanged(headers: IncomingHttpHeaders, has: Representation): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === has.etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Number.isFinite(since) && Date.parse(has.lastModified) <= since;
}

/** `If-Range` is an entity tag or a date; both must match exactly. */
function rangeIsFresh(condition: IncomingHttpHeaders['if-range'], has: Representation): boolean {
  return condition === undefined || condition === has.etag || condition === has.lastModified;
}

function readRange(range: string, size: number): Wanted {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(range.replace(/\s+/g, ''));
  const [first = '', last = ''] = match?.slice(1) ?? [];
  if (match === null || (first === '' && last === '')) {
    return { status: 200 };
  }
  if (first !== '' && last !== '' && Number(last) < Number(first)) {
    return { status: 200 };
  }
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? { status: 416 } : { status: 206, start, end };
}
