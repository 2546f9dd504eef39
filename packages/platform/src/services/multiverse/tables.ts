// Rows of hosting.
import type { labels } from '@uos/contract/labels';
import type { Generated } from 'kysely';
import type { Json } from '#db/columns';

declare module '#db/schema' {
  interface Database extends HostingTables {}
}

export interface HostingTables {
  hosting_games: HostingGamesTable;
  hosting_regions: HostingRegionsTable;
  hosting_profiles: HostingProfilesTable;
  hosting_images: HostingImagesTable;
  hosting_revisions: HostingRevisionsTable;
  hosting_allocations: HostingAllocationsTable;
  hosting_schedules: HostingSchedulesTable;
  hosting_ratios: HostingRatiosTable;
  hosting_test_servers: HostingTestServersTable;
  hosting_samples: HostingSamplesTable;
}

interface Audit {
  created_at: string;
  created_by: string;
  modified_at: string;
  modified_by: string;
}

interface HostingGamesTable extends Audit {
  /** The app's own id, or that of one of its services. */
  game_id: string;
  app_id: string;
  name: string;
  type: keyof typeof labels.game.type;
  source: keyof typeof labels.game.source;
  /** Longest life of a server; 0 is without end. */
  lifetime_seconds: number;
  webhook_url: string;
  /** Sealed JSON: they carry what the receiver knows us by. */
  webhook_headers: string | null;
  has_rooms: boolean;
  cpu_factor: number;
  memory_factor: number;
  usage_factor: number;
}

interface HostingRegionsTable {
  game_id: string;
  region_id: string;
  min_servers: number;
  max_servers: number;
  buffer_percent: number;
  /** Why servers do not start, as the last try said. */
  fault: Generated<string>;
  /** Starts that failed one after the other. */
  failures: Generated<number>;
  created_at: string;
  /** No server is started for its pool before. */
  paused_until: string | null;
}

interface HostingProfilesTable extends Audit {
  id: string;
  app_id: string;
  game_id: string;
  name: string;
  description: string;
  /** None: all of the game. */
  region_ids: Json<readonly string[]>;
  last_version: Generated<number>;
}

interface HostingImagesTable {
  id: string;
  app_id: string;
  game_id: string;
  name: string;
  os: string;
  object_name: string;
  size: number;
  md5: string;
  entrypoint: string;
  description: string;
  status: keyof typeof labels.image.status;
  stage: Exclude<keyof typeof labels.image.status, 'success' | 'failure' | 'error' | 'timeout'>;
  failed_reason: Generated<string>;
  attempt: Generated<number>;
  /** Of the last build that succeeded; empty before. */
  content_hash: Generated<string>;
  created_at: string;
  finished_at: string | null;
}

export interface Port {
  readonly protocol: 'TCP' | 'UDP';
  readonly port: number;
  readonly name: string;
}

export interface Variable {
  readonly envKey: string;
  readonly envValue: string;
}

export interface ConfigFile {
  readonly mountPath: string;
  readonly filename: string;
  readonly content: string;
}

interface HostingRevisionsTable extends Audit {
  id: string;
  app_id: string;
  game_id: string;
  profile_id: string;
  version: number;
  status: keyof typeof labels.profileRevision.status;
  image_id: string;
  image_name: string;
  os: string;
  start_command: string;
  start_args: string;
  work_dir: string;
  description: string;
  ports: Json<readonly Port[]>;
  envs: Json<readonly Variable[]>;
  files: Json<readonly ConfigFile[]>;
  /** Thousandths of a core. */
  cpu_request: number;
  cpu_limit: number;
  /** MiB. */
  memory_request: number;
  memory_limit: number;
  /** Longest wait from allocation to ready. */
  start_seconds: number;
  released_at: string | null;
  released_by: Generated<string>;
}

interface HostingAllocationsTable extends Audit {
  game_id: string;
  uuid: string;
  app_id: string;
  profile_id: string;
  profile_name: string;
  revision_id: string;
  region_id: string;
  /** Of the engine of servers. */
  server_id: string;
  status: keyof typeof labels.allocation.status;
  msg: Generated<string>;
  end_reason: Generated<'' | keyof typeof labels.allocation.endReason>;
  exit_code: number | null;
  end_signal: Generated<string>;
  end_detail: Generated<string>;
  envs: Json<Readonly<Record<string, string>>>;
  /** Lifetime as it was asked for: 0 is that of the game. */
  asked_seconds: number;
  /** The smaller of that and the game's at that time; 0 is without end. */
  lifetime_seconds: number;
  cpu_millis: number;
  memory_mib: number;
  name: string;
  node: Generated<string>;
  ip: Generated<string>;
  ports: Json<readonly Port[]>;
  server_state: Generated<'' | keyof typeof labels.allocation.serverState>;
  fulfilled_at: string | null;
  expire_at: string | null;
  heard_at: string | null;
  deleted_at: string | null;
  deleted_by: Generated<string>;
  sent_bytes: Generated<number>;
  metered_bytes: Generated<number>;
  /** It is on the meter up to then; null where it does not run. */
  metered_until: string | null;
}

/** Only of regions whose schedule somebody has changed. */
interface HostingSchedulesTable {
  region_id: string;
  name: string;
  cron: string;
  duration_minutes: number;
  replicas: number;
  cpu_millis: number;
  memory_mib: number;
  enabled: boolean;
}

interface HostingRatiosTable {
  id: string;
  /** None: of every game. */
  game_id: string | null;
  region_id: string;
  location_id: string;
  ratio: number;
}

interface HostingTestServersTable {
  /** Also that of the engine of servers. */
  id: string;
  app_id: string;
  game_id: string;
  revision_id: string;
  region_id: string;
  status: keyof typeof labels.testServer.status;
  msg: Generated<string>;
  end_reason: Generated<'' | keyof typeof labels.allocation.endReason>;
  exit_code: number | null;
  end_signal: Generated<string>;
  end_detail: Generated<string>;
  ip: Generated<string>;
  ports: Json<readonly Port[]>;
  envs: Json<Readonly<Record<string, string>>>;
  created_at: string;
  expire_at: string;
  heard_at: string | null;
  ended_at: string | null;
}

/** What a server took in one minute, from samples of it. */
interface HostingSamplesTable {
  server_id: string;
  minute: string;
  app_id: string;
  samples: number;
  /** Of all samples together. */
  cpu_millis: number;
  /** The most. */
  memory_bytes: number;
  /** Since it started, at the last sample. */
  sent_bytes: number;
  received_bytes: number;
}
