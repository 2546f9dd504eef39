// Rows of content delivery; the DDL with its indexes is in `db/migrations/0002-cdn.ts` and `0004-mods.ts`.
import type { labels } from '@uos/contract/labels';
import type { Generated } from 'kysely';
import type { Json } from '#db/columns';

declare module '#db/schema' {
  interface Database extends CdnTables {}
}

export interface CdnTables {
  cdn_buckets: BucketRow;
  cdn_objects: ObjectRow;
  cdn_entries: EntryRow;
  cdn_entry_versions: EntryVersionRow;
  cdn_releases: ReleaseRow;
  cdn_release_entries: ReleaseEntryRow;
  cdn_badges: BadgeRow;
  cdn_sequences: SequenceRow;
  cdn_downloads: DownloadsRow;
  cdn_mods: ModRow;
  cdn_mod_versions: ModVersionRow;
  cdn_mod_entries: ModEntryRow;
}

interface BucketRow {
  id: string;
  app_id: string;
  name: string;
  description: string;
  private: boolean;
  promote_only: boolean;
  /** Number of the newest release; raised in the statement that makes one. */
  last_releasenum: Generated<number>;
  cache_cleared_at: Generated<string | null>;
  /** Holds the files of a mod: not listed, and changed only through the mod. */
  hidden: Generated<boolean>;
  created_at: string;
  modified_at: string;
  modified_by: string;
  modified_by_name: string;
}

/** A content that is stored for an app. */
interface ObjectRow {
  app_id: string;
  md5: string;
  size: number;
  /** When it was stored, or last promised to somebody who then does not send it again. */
  stored_at: string;
  /** When a collection found that nothing names it any more. */
  let_go_at: Generated<string | null>;
}

interface Content {
  app_id: string;
  bucket_id: string;
  path: string;
  md5: string;
  size: number;
  content_type: string;
  labels: Json<string[]>;
  metadata: Json<unknown>;
}

interface EntryRow extends Content {
  id: string;
  version_id: string;
  modified_at: string;
  modified_by: string;
  modified_by_name: string;
}

interface EntryVersionRow extends Content {
  id: string;
  entry_id: string;
  created_at: string;
  created_by: string;
  created_by_name: string;
}

interface ReleaseRow {
  id: string;
  app_id: string;
  bucket_id: string;
  releasenum: number;
  notes: string;
  metadata: Json<unknown>;
  content_hash: string;
  content_size: number;
  entry_count: number;
  added: number;
  updated: number;
  deleted: number;
  unchanged: number;
  promoted_from_bucket: string | null;
  promoted_from_release: string | null;
  created_at: string;
  created_by: string;
  created_by_name: string;
}

interface ReleaseEntryRow {
  release_id: string;
  path: string;
  entry_id: string;
  version_id: string;
  md5: string;
  size: number;
  content_type: string;
  labels: Json<string[]>;
  metadata: Json<unknown>;
  change_state: Exclude<keyof typeof labels.entry.changeState, 'Delete'>;
  modified_at: string;
}

interface BadgeRow {
  bucket_id: string;
  name: string;
  app_id: string;
  release_id: string;
  created_at: string;
  created_by: string;
  created_by_name: string;
}

/** Raised by each release, badge and promotion of an app. */
interface SequenceRow {
  app_id: string;
  sequence: number;
  generated_at: string | null;
}

/** What was fetched of one path in one hour; errors are counted under the empty path. */
interface DownloadsRow {
  app_id: string;
  bucket_id: string;
  /** Start of the hour, UTC. */
  hour: string;
  path: string;
  downloads: number;
  bytes: number;
  errors: number;
  /** When the path was last fetched, to a second or so. */
  last_at: Generated<string | null>;
}

interface ModRow {
  id: string;
  app_id: string;
  bucket_id: string;
  name: string;
  description: string;
  icon_url: string;
  author_id: string;
  author_name: string;
  report_status: Generated<keyof typeof labels.mod.reportStatus>;
  report_count: Generated<number>;
  /** Of the newest report or takedown. */
  report_reason: Generated<string>;
  tags: Json<string[]>;
  metadata: Json<unknown>;
  created_at: string;
  modified_at: string;
}

interface ModVersionRow {
  id: string;
  mod_id: string;
  /** 1, 2, 3 … per mod; the highest is the newest. */
  num: number;
  version: string;
  notes: string;
  status: keyof typeof labels.mod.status;
  reason: Generated<string>;
  decided_by: Generated<string>;
  created_at: string;
  submitted_at: Generated<string | null>;
  finished_at: Generated<string | null>;
}

/** What is known of a file of a mod beside its entry in the hidden bucket. */
interface ModEntryRow {
  entry_id: string;
  version_id: string;
  result: Generated<keyof typeof labels.modEntry.inspectResult>;
  label: Generated<string>;
  score: Generated<number>;
  detail: Generated<string>;
  report_status: Generated<Exclude<keyof typeof labels.modEntry.reportStatus, 'down'>>;
}
