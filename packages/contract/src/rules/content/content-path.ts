// The tolerance real loaders need on a content path, and nothing more. Source: wire/cdn-and-platform.md 1.7.

import { check } from '../text-rule.ts';
import type { Parsed, Text } from '../verdict.ts';
import { entryPath, normalizeEntryPath } from './entry-path.ts';

/** Where the raw text stood in the request target: behind `?path=` (forms A-C) or in the path itself (D-F). */
export type ContentPathPlace = 'query' | 'path';

/**
 * Reads one raw (still percent-encoded) content path. Decodes exactly once; an encoded slash or back-slash becomes a
 * separator, runs of slashes collapse, leading slashes go. The empty path is a value: no entry has it, so it is 404.
 * A path that climbs (`..`, `%2e%2e`, `%252e%252e`), has a control character or is not valid UTF-8 is refused.
 */
export function decodeContentPath(raw: string, place: ContentPathPlace): Parsed<string> {
  const decoded = decodeOnce(raw);
  if (decoded === undefined) {
    return { reason: undecodable };
  }
  const path = normalizeEntryPath(decoded).replace(/\/{2,}/g, '/');
  // why: YooAsset appends ?{ticks} to the complete URL, which in forms A-C lands inside the path value
  const value = place === 'query' ? path.replace(/\?[0-9]+$/, '') : path;
  const reason = value === '' ? undefined : check(entryPath, value);
  return reason === undefined ? { value } : { reason };
}

const undecodable: Text = { zh: '路径的百分号编码无效', en: 'The path is not valid percent-encoded UTF-8' };

function decodeOnce(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
