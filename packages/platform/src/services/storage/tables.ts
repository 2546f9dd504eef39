// Rows of databases, of what is done to them, and of what they say of themselves.
import type { labels } from '@uos/contract/labels';
import type { Generated } from 'kysely';
import type { Json } from '#db/columns';
import type { StatementAnswer } from '#engines/databases/port';

declare module '#db/schema' {
  interface Database extends StorageTables {}
}

export interface StorageTables {
  storage_nodes: StorageNodesTable;
  storage_databases: StorageDatabasesTable;
  storage_requests: StorageRequestsTable;
  storage_backups: StorageBackupsTable;
  storage_dumps: StorageDumpsTable;
  storage_samples: StorageSamplesTable;
  storage_slow: StorageSlowTable;
  storage_questions: StorageQuestionsTable;
}

export type Status = keyof typeof labels.database.status;
export type Operation = keyof typeof labels.databaseTask.operation;

/** Platforms that hold databases, by the name that their folder keeps. */
interface StorageNodesTable {
  id: string;
  heard_at: string;
}

interface StorageDatabasesTable {
  id: string;
  app_id: string;
  /** Whose folder has its data. */
  node: string;
  name: string;
  engine: keyof typeof labels.database.engine;
  engine_version: string;
  provider: keyof typeof labels.database.provider;
  region: string;
  instance_type: string;
  storage_gib: number;
  status: Status;
  message: Generated<string>;
  activity: Generated<keyof typeof labels.database.activity>;
  /** The change that goes on; there is one at a time. */
  busy_request: string | null;
  busy_with: Generated<Operation | ''>;
  instance_id: string;
  username: string;
  database_name: string;
  /** What the engine keeps of the client's password. */
  verifier: string;
  /** Of the platform's own accounts; sealed. */
  admin_password: string;
  console_password: string;
  port: Generated<number>;
  proxy_status: Generated<keyof typeof labels.database.proxyStatus>;
  public_port: Generated<number>;
  plan_enabled: Generated<boolean>;
  plan_hour: Generated<number>;
  plan_keep: Generated<number>;
  /** It takes no more data until there is room. */
  is_full: Generated<boolean>;
  created_at: string;
  created_by: string;
  modified_at: string;
  /** Since when it runs, without what comes between. */
  running_at: string | null;
  /** It is on the meter up to then; null where it does not run. */
  metered_until: string | null;
  deleted_at: string | null;
  purged_at: string | null;
}

/** What a change is about beyond its operation. */
export interface RequestDetail {
  readonly verifier?: string;
  readonly instanceType?: string;
  readonly storageGib?: number;
  readonly backupId?: string;
}

interface StorageRequestsTable {
  id: string;
  database_id: string;
  app_id: string;
  node: string;
  operation: Operation;
  status: keyof typeof labels.databaseTask.status;
  info: Generated<string>;
  detail: Json<RequestDetail>;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
}

interface StorageBackupsTable {
  id: string;
  database_id: string;
  app_id: string;
  name: string;
  status: keyof typeof labels.backup.status;
  way: keyof typeof labels.backup.way;
  type: keyof typeof labels.backup.type;
  engine: keyof typeof labels.database.engine;
  engine_version: string;
  ending: Generated<string>;
  created_at: string;
  finished_at: string | null;
}

/** Contents of backups that are whole. */
interface StorageDumpsTable {
  backup_id: string;
  app_id: string;
  etag: string;
  size: number;
  stored_at: string;
}

interface StorageSamplesTable {
  database_id: string;
  at: string;
  app_id: string;
  /** Percent. */
  cpu: number;
  /** MB, as the disk. */
  memory: number;
  disk: number;
  connections: number;
  qps: number;
}

interface StorageSlowTable {
  id: Generated<number>;
  database_id: string;
  app_id: string;
  at: string;
  duration_ms: number;
  statement: string;
  database_name: string;
  user_name: string;
  rows_examined: number | null;
}

export type Answer =
  | { readonly answer: StatementAnswer }
  | { readonly refused: string; readonly wouldWrite?: boolean }
  | { readonly unavailable: string };

/** Statements that another platform runs, for as long as somebody waits for them. */
interface StorageQuestionsTable {
  id: string;
  database_id: string;
  app_id: string;
  node: string;
  statement: string;
  read_only: boolean;
  row_limit: number;
  taken: Generated<boolean>;
  answer: Json<Answer> | null;
  created_at: string;
}
