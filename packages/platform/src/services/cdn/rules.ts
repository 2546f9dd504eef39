// What content delivery decides without looking anything up.
import { check, contentType, entryPath, normalizeEntryPath } from '@uos/contract/rules';
import { styles } from '#kernel/call/errors';

/** The path as it is stored: slashes normalised, then held to the rule; code 1 where it breaks it. */
function storedPath(path: string): string {
  const normal = normalizeEntryPath(path);
  const reason = check(entryPath, normal);
  if (reason !== undefined) {
    throw styles.cdn.refuse('invalid', `path: ${reason.en}`);
  }
  return normal;
}

/** A folder as a prefix without slashes at its ends; the root is the empty text. */
export function storedFolder(path: string): string {
  const normal = normalizeEntryPath(path).replace(/\/+$/, '');
  return normal === '' ? '' : storedPath(normal);
}

export interface EntryWrite {
  readonly path: string;
  readonly content_hash: string;
  readonly content_size: number;
  readonly content_type?: string | undefined;
  readonly labels?: readonly string[] | undefined;
  readonly metadata?: unknown;
}

/** What a caller wants of one path, normalised; labels and metadata left undefined keep what the entry has. */
export interface WantedEntry {
  readonly path: string;
  readonly md5: string;
  readonly size: number;
  readonly content_type: string;
  readonly labels: readonly string[] | undefined;
  readonly metadata: unknown;
}

export function wantedEntry(write: EntryWrite, objectLimitBytes: number): WantedEntry {
  const path = storedPath(write.path);
  if (write.content_size > objectLimitBytes) {
    throw objectTooLarge(objectLimitBytes);
  }
  return {
    path,
    md5: write.content_hash,
    size: write.content_size,
    content_type: mediaType(write.content_type) ?? contentType(path),
    labels: write.labels,
    metadata: write.metadata,
  };
}

/** Two wishes for one path cannot both come true. */
export function refuseRepeatedPaths(wanted: readonly WantedEntry[]): void {
  const seen = new Set<string>();
  for (const { path } of wanted) {
    if (seen.has(path)) {
      throw styles.cdn.refuse('invalid', `path "${path}" is given twice`);
    }
    seen.add(path);
  }
}

export function objectTooLarge(limitBytes: number) {
  return styles.cdn.refuse('invalid', `Object size exceeding limit of ${limitBytes} bytes`);
}

/** It goes into a response header as it is, so it must be one. */
function mediaType(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') {
    return undefined;
  }
  if (!/^[\x20-\x7e]+$/.test(text)) {
    throw styles.cdn.refuse('invalid', 'content_type: printable ASCII only');
  }
  return text.trim();
}
