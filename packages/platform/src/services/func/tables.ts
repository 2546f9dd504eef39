// Rows of logic servers.
import type { labels } from '@uos/contract/labels';
import type { Generated } from 'kysely';
import type { Json } from '#db/columns';
import type { WantedPort } from '#engines/processes/servers/port';

declare module '#db/schema' {
  interface Database extends FuncTables {}
}

export interface FuncTables {
  func_functions: FuncFunctionsTable;
  func_servers: FuncServersTable;
  func_autoscalers: FuncAutoscalersTable;
  func_scalings: FuncScalingsTable;
  func_minutes: FuncMinutesTable;
  func_samples: FuncSamplesTable;
  func_holds: FuncHoldsTable;
}

type Text = Readonly<Record<string, string>>;

interface FuncFunctionsTable {
  /** Id of the service within its app, and of its game in hosting. */
  function_id: string;
  app_id: string;
  name: string;
  status: keyof typeof labels.funcFunction.status;
  endpoint_selection: keyof typeof labels.funcFunction.endpointSelection;
  ports: Json<readonly WantedPort[]>;
  /** Such as `100m`. */
  level: string;
  /** Longest life of a server; 0 is without end. */
  ttl_seconds: number;
  default_profile_id: string;
  logs_open: boolean;
  created_at: string;
  created_by: string;
}

interface FuncServersTable {
  id: string;
  function_id: string;
  app_id: string;
  name: string;
  profile_id: string;
  profile_name: string;
  revision_id: string;
  version: number;
  /** It keeps that revision where it is started again; others get the released one. */
  is_pinned: boolean;
  region_id: string;
  /** Of the engine of servers; another one after each start. */
  server_id: string;
  /** It is begun again once what runs has ended. */
  starts_again: Generated<boolean>;
  status: keyof typeof labels.funcServer.status;
  failed_reason: Generated<string>;
  end_reason: Generated<'' | keyof typeof labels.funcServer.endReason>;
  exit_code: number | null;
  end_signal: Generated<string>;
  end_detail: Generated<string>;
  level: string;
  cpu_millis: number;
  memory_mib: number;
  tags: Json<Text>;
  envs: Json<Text>;
  max_players: number;
  /** Begun by the autoscaler. */
  is_scaled: boolean;
  ip: Generated<string>;
  ports: Json<readonly WantedPort[]>;
  created_at: string;
  created_by: string;
  started_at: string | null;
  expire_at: string | null;
  ended_at: string | null;
  /** Thousandths of a core times a second, of all its life. */
  used_core_ms: Generated<number>;
  metered_core_ms: Generated<number>;
  /** Since it was started last. */
  sent_bytes: Generated<number>;
  metered_bytes: Generated<number>;
  /** It is on the meter up to then; null where it does not run. */
  metered_until: string | null;
}

interface FuncAutoscalersTable {
  id: string;
  function_id: string;
  app_id: string;
  resource: keyof typeof labels.autoscaler.resource;
  min_servers: number;
  max_servers: number;
  extend_threshold: number;
  shrink_threshold: number;
  step: number;
  cooldown_seconds: number;
  window_seconds: number;
  enabled: boolean;
  /** Why the last server that it began did not start. */
  fault: Generated<string>;
  fault_reason: Generated<'' | keyof typeof labels.funcServer.endReason>;
  fault_exit_code: number | null;
  fault_signal: Generated<string>;
  fault_detail: Generated<string>;
  /** Starts that failed one after the other. */
  failures: Generated<number>;
  /** It begins no server before. */
  paused_until: string | null;
  last_operation_at: string | null;
  created_at: string;
}

interface FuncScalingsTable {
  id: string;
  function_id: string;
  app_id: string;
  operation: keyof typeof labels.autoscaler.operation;
  resource: keyof typeof labels.autoscaler.resource;
  /** Percent. */
  value: number;
  from_servers: number;
  to_servers: number;
  server_ids: Json<readonly string[]>;
  reason: string;
  cause: Generated<'' | keyof typeof labels.autoscaler.cause>;
  /** Percent; null where only the number of servers decided. */
  threshold: number | null;
  created_at: string;
}

/** What a server took in one minute. */
interface FuncMinutesTable {
  server_id: string;
  minute: string;
  function_id: string;
  app_id: string;
  core_ms: number;
}

/** Load of servers whose number follows it, for as long as it may be asked about. */
interface FuncSamplesTable {
  server_id: string;
  at: string;
  function_id: string;
  app_id: string;
  /** Percent of what the server may take. */
  cpu: number;
  memory: number;
}

/** Players on their way to a server that they were sent to. */
interface FuncHoldsTable {
  id: Generated<number>;
  server_id: string;
  app_id: string;
  until: string;
}
