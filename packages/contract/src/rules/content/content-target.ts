// Reads a content URL back: the inverse of contentUrl, tolerant as loaders need. Source: wire/cdn-and-platform.md 1.7.

import type { Parsed, Text } from '../verdict.ts';
import { type ContentPathPlace, decodeContentPath } from './content-path.ts';
import type { ContentTarget } from './content-url.ts';

/**
 * Reads a raw request target below the content base (`/buckets/...`, query included, nothing decoded yet).
 * `undefined` when it is no content URL at all (404); a reason when it is one that is wrong (400).
 */
export function parseContentTarget(target: string): Parsed<ContentTarget> | undefined {
  const [rawPath = '', rawQuery] = splitOnce(target, '?');
  for (const form of forms) {
    const groups = form.shape.exec(rawPath)?.groups;
    if (groups !== undefined) {
      return form.place === 'id' ? byId(groups) : byPath(groups, form.place, rawQuery);
    }
  }
  return undefined;
}

// why the loose slashes: bases ending in `content//` and in `content` without a slash are both in use
const root = '^/+buckets/(?<bucketId>[^/]+)';
const pin = '(?:/release_by_badge/(?<badge>[^/]+)|/releases/(?<releaseId>[^/]+))?';
const forms: readonly { place: ContentPathPlace | 'id'; shape: RegExp }[] = [
  { place: 'query', shape: new RegExp(`${root}${pin}/entry_by_path/content/*$`) },
  { place: 'path', shape: new RegExp(`${root}${pin}/content(?:/(?<path>.*))?$`) },
  { place: 'id', shape: new RegExp(`${root}/entries/(?<entryId>[^/]+)(?:/versions/(?<versionId>[^/]+))?/content/*$`) },
];

type Groups = Readonly<Record<string, string | undefined>>;

function byPath(groups: Groups, place: ContentPathPlace, rawQuery?: string): Parsed<ContentTarget> | undefined {
  const raw = place === 'path' ? (groups.path ?? '') : pathParameter(rawQuery);
  if (raw === undefined) {
    return { reason: pathMissing };
  }
  const names = decodeIds(groups, ['bucketId', 'badge', 'releaseId']);
  const { value: path, reason } = decodeContentPath(raw, place);
  if (names?.bucketId === undefined) {
    return undefined;
  }
  return reason === undefined ? { value: { ...names, bucketId: names.bucketId, path } } : { reason };
}

function byId(groups: Groups): Parsed<ContentTarget> | undefined {
  const ids = decodeIds(groups, ['bucketId', 'entryId', 'versionId']);
  if (ids?.bucketId === undefined || ids.entryId === undefined) {
    return undefined;
  }
  return { value: { ...ids, bucketId: ids.bucketId, entryId: ids.entryId } };
}

const pathMissing: Text = { zh: '缺少查询参数 path', en: 'The query parameter path is missing' };

/** The raw value of `path`, first one wins; other keys are ignored. */
function pathParameter(rawQuery: string | undefined): string | undefined {
  for (const pair of rawQuery?.split('&') ?? []) {
    const [key, value] = splitOnce(pair, '=');
    if (key === 'path') {
      return value ?? '';
    }
  }
  return undefined;
}

function decodeIds<K extends string>(groups: Groups, keys: readonly K[]): Partial<Record<K, string>> | undefined {
  const ids: Partial<Record<K, string>> = {};
  for (const key of keys) {
    const raw = groups[key];
    if (raw !== undefined) {
      try {
        ids[key] = decodeURIComponent(raw);
      } catch {
        return undefined;
      }
    }
  }
  return ids;
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
