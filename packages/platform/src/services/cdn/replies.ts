// Rows → what callers see. Times inside jsonb come back as PostgreSQL text and are brought to RFC 3339 here.
import { contentUrl } from '@uos/contract/rules';
import type { Ports } from '#kernel/ports';
import type { BadgeView } from './store/badges.ts';
import type { BucketView } from './store/buckets.ts';
import type { DirectoryRow, EntryView } from './store/entries.ts';
import type { BadgeOfRelease, ReleaseEntryView, ReleaseRow } from './store/releases.ts';

export function bucketReply(row: BucketView, ports: Ports, write: boolean) {
  const lastModified = {
    last_modified: row.modified_at,
    last_modified_by: row.modified_by,
    last_modified_by_name: row.modified_by_name,
  };
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    projectguid: row.app_id,
    created: row.created_at,
    private: row.private,
    attributes: { promote_only: row.promote_only },
    changes: {
      add: row.added,
      update: row.updated,
      delete: (row.last_release?.entry_count ?? 0) - row.matched,
      unchanged: row.matched - row.updated,
      loading: false,
      ...lastModified,
    },
    last_release:
      row.last_release === null
        ? null
        : releaseReply({ ...row.last_release, badges: [...row.last_release_badges] }, ports),
    permissions: { bucket_read: true, bucket_write: write, bucket_release: write, bucket_promote: write },
    entry_count: row.entry_count,
    content_size: row.content_size,
    badge_count: row.badge_count,
    release_count: row.release_count,
    proxy_cache: { ttl_seconds: ports.config.redirectTtlSeconds, last_cleared: row.cache_cleared_at },
    ...lastModified,
  };
}

export function releaseReply(row: ReleaseRow & { badges: readonly BadgeOfRelease[] }, ports: Ports) {
  const created = rfc3339(row.created_at);
  return {
    releaseid: row.id,
    releasenum: row.releasenum,
    notes: row.notes,
    metadata: jsonReply(row.metadata),
    created,
    created_by: row.created_by,
    created_by_name: row.created_by_name,
    badges: row.badges.map((badge) => badgeReply({ ...badge, release_id: row.id, releasenum: row.releasenum })),
    changes: {
      add: row.added,
      update: row.updated,
      delete: row.deleted,
      unchanged: row.unchanged,
      loading: false,
      last_modified: created,
      last_modified_by: row.created_by,
      last_modified_by_name: row.created_by_name,
    },
    content_hash: row.content_hash,
    content_size: row.content_size,
    entry_count: row.entry_count,
    entries_link: managed(ports, `/buckets/${row.bucket_id}/releases/${row.id}/entries/`),
    promoted_from_bucket: row.promoted_from_bucket,
    promoted_from_release: row.promoted_from_release,
  };
}

export function badgeReply(badge: BadgeView) {
  return {
    name: badge.name,
    releaseid: badge.release_id,
    releasenum: badge.releasenum,
    created: rfc3339(badge.created_at),
    created_by: badge.created_by,
    created_by_name: badge.created_by_name,
  };
}

export function entryReply(row: EntryView, ports: Ports) {
  const lastModified = rfc3339(row.modified_at);
  return {
    ...contentReply(row),
    current_versionid: row.version_id,
    complete: row.complete,
    ...linksReply(row.bucket_id, row.id, row.version_id, ports),
    last_modified: lastModified,
    last_modified_by: row.modified_by,
    last_modified_by_name: row.modified_by_name,
    updated_at: lastModified,
  };
}

export function releaseEntryReply(row: ReleaseEntryView, bucketId: string, ports: Ports) {
  return {
    ...contentReply({ ...row, id: row.entry_id }),
    versionid: row.version_id,
    change_state: row.change_state,
    // why: only what is stored is released, and what a release holds is never removed
    complete: true,
    ...linksReply(bucketId, row.entry_id, row.version_id, ports),
    last_modified: rfc3339(row.modified_at),
  };
}

export function directoryReply(row: DirectoryRow, folder: string, ports: Ports) {
  return {
    type: row.type,
    name: row.name,
    path: folder === '' ? row.name : `${folder}/${row.name}`,
    entry_count: row.entry_count,
    content_size: row.content_size,
    last_modified: rfc3339(row.last_modified),
    entry: row.entry === null ? null : entryReply(row.entry, ports),
  };
}

interface ContentRow {
  readonly id: string;
  readonly path: string;
  readonly md5: string;
  readonly size: number;
  readonly content_type: string;
  readonly labels: string[];
  readonly metadata: unknown;
}

function contentReply(row: ContentRow) {
  return {
    entryid: row.id,
    path: row.path,
    content_hash: row.md5,
    content_size: row.size,
    content_type: row.content_type,
    labels: row.labels,
    metadata: jsonReply(row.metadata),
  };
}

function linksReply(bucketId: string, entryId: string, versionId: string, ports: Ports) {
  return {
    content_link: `${ports.origins.content}/client_api/v1${contentUrl({ bucketId, entryId, versionId })}`,
    link: managed(ports, `/buckets/${bucketId}/entries/${entryId}/`),
  };
}

function managed(ports: Ports, path: string): string {
  return `${ports.origins.console}/api/v1${path}`;
}

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** A jsonb column can hold nothing else. */
export function jsonReply(value: unknown): JsonValue {
  return (value ?? null) as JsonValue;
}

function rfc3339(text: string): string {
  return text.endsWith('Z') ? text : new Date(text).toISOString();
}
