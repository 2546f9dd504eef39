// Rows → what callers see. Times inside jsonb come back as PostgreSQL text and are brought to RFC 3339 here.
import type { BucketView, ReleaseRow } from './store/buckets.ts';

interface Rights {
  readonly write: boolean;
  readonly ttlSeconds: number;
}

export function bucketReply(row: BucketView, rights: Rights) {
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
    last_release: row.last_release === null ? null : releaseReply(row.last_release, row.last_release_badges),
    permissions: {
      bucket_read: true,
      bucket_write: rights.write,
      bucket_release: rights.write,
      bucket_promote: rights.write,
    },
    entry_count: row.entry_count,
    content_size: row.content_size,
    badge_count: row.badge_count,
    release_count: row.release_count,
    proxy_cache: { ttl_seconds: rights.ttlSeconds, last_cleared: row.cache_cleared_at },
    ...lastModified,
  };
}

interface BadgeOfRelease {
  readonly name: string;
  readonly created_at: string;
  readonly created_by: string;
  readonly created_by_name: string;
}

export function releaseReply(row: ReleaseRow, badges: readonly BadgeOfRelease[]) {
  const created = rfc3339(row.created_at);
  return {
    releaseid: row.id,
    releasenum: row.releasenum,
    notes: row.notes,
    metadata: (row.metadata ?? null) as never,
    created,
    created_by: row.created_by,
    created_by_name: row.created_by_name,
    badges: badges.map((badge) => badgeReply(badge, row)),
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
    entries_link: `/api/v1/buckets/${row.bucket_id}/releases/${row.id}/entries/`,
    promoted_from_bucket: row.promoted_from_bucket,
    promoted_from_release: row.promoted_from_release,
  };
}

export function badgeReply(badge: BadgeOfRelease, release: { id: string; releasenum: number }) {
  return {
    name: badge.name,
    releaseid: release.id,
    releasenum: release.releasenum,
    created: rfc3339(badge.created_at),
    created_by: badge.created_by,
    created_by_name: badge.created_by_name,
  };
}

function rfc3339(text: string): string {
  return text.endsWith('Z') ? text : new Date(text).toISOString();
}
