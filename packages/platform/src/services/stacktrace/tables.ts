// Rows of crash stacks and of the symbol files that make them readable.
import type { labels } from '@uos/contract/labels';
import type { Json } from '#db/columns';

declare module '#db/schema' {
  interface Database extends StacktraceTables {}
}

export interface StacktraceTables {
  stack_uploads: StackUploadsTable;
  stack_files: StackFilesTable;
  stack_symbols: StackSymbolsTable;
  stack_groups: StackGroupsTable;
  stack_records: StackRecordsTable;
  stack_missing: StackMissingTable;
  stack_arrivals: StackArrivalsTable;
}

/** Permissions to upload one file each. */
interface StackUploadsTable {
  app_id: string;
  id: string;
  object_key: string;
  name: string;
  created_at: string;
}

/** Contents: what was uploaded, by the id of its permission, and indexes, by ids of their own. */
interface StackFilesTable {
  app_id: string;
  id: string;
  etag: string;
  size: number;
  stored_at: string;
}

interface StackSymbolsTable {
  app_id: string;
  id: string;
  file_id: string;
  /** Of native files, once it is ready. */
  index_id: string | null;
  /** Its path where the file is an archive; empty where it is not. */
  member: string;
  file_name: string;
  /** What logs call it, without endings. */
  module: string;
  build_id: string;
  arch: string;
  platform: keyof typeof labels.symbol.platform;
  kind: keyof typeof labels.symbol.kind;
  version: string;
  size: number;
  has_symtab: boolean;
  has_debug_line: boolean;
  /** A better file of one build takes the place of a worse one. */
  rank: number;
  object_key: string;
  status: keyof typeof labels.symbol.status;
  reason: string;
  created_at: string;
  created_by: string;
}

interface StackGroupsTable {
  app_id: string;
  id: string;
  title: string;
  signal: string;
  /** Of all crashes, also of those that no record is kept of. */
  count: number;
  first_seen: string;
  last_seen: string;
}

interface StackRecordsTable {
  app_id: string;
  id: string;
  group_id: string;
  title: string;
  signal: string;
  status: keyof typeof labels.stacktraceRecord.status;
  tags: Json<readonly string[]>;
  platform: string;
  app_version: string;
  device_model: string;
  os_version: string;
  user_id: string;
  raw_stack: string;
  frames: Json<readonly StoredFrame[]>;
  missing_build_ids: Json<readonly string[]>;
  occurred_at: string | null;
  created_at: string;
}

/** A frame as it is answered. */
export interface StoredFrame {
  readonly index: number;
  readonly address: string;
  readonly module: string;
  readonly buildId: string;
  readonly rawLine: string;
  readonly function: string;
  readonly offset: number;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly inlined: boolean;
  readonly inApp: boolean;
  readonly approximate: boolean;
  readonly status: keyof typeof labels.stackFrame.status;
}

/** Which symbol files the crash of a record waits for. */
interface StackMissingTable {
  app_id: string;
  record_id: string;
  build_id: string;
  module: string;
}

/** How many reports of an app came since a moment, kept or not. */
interface StackArrivalsTable {
  app_id: string;
  since: string;
  count: number;
}
