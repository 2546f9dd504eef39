import type { Generated } from 'kysely';
import type { Json } from '#db/columns';
import type { SandboxFacts } from '#engines/sandbox/port';
import type { EndReason, GivenPort, Server, ServerEnd, ServerEvent, ServerLimits } from './port.ts';

declare module '#db/schema' {
  interface Database extends ServerTables {}
}

interface ServerTables {
  game_nodes: GameNodesTable;
  node_ports: NodePortsTable;
  game_servers: GameServersTable;
  game_server_events: GameServerEventsTable;
}

/** As Agones calls them. */
export type ServerState = 'Scheduled' | 'RequestReady' | 'Ready' | 'Reserved' | 'Allocated' | 'Unhealthy' | 'Shutdown';

/** Machines that servers run on; the heartbeat is by the time of the database, because it is no business time. */
export interface GameNodesTable {
  name: string;
  region: string;
  location: string;
  address: string;
  machine: string;
  instance: string;
  cpu_millis: number;
  memory_mib: number;
  used_cpu_millis: number;
  used_memory_mib: number;
  draining: boolean;
  sandbox: Json<SandboxFacts>;
  /** Whose servers may run there, by its wall and by who reaches it. */
  takes: 'all' | 'trusted' | 'none';
  owner_pid: number;
  owner_started: string;
  heartbeat_at: string;
}

/** Ports of a machine that are taken before a server starts, until its end was seen. */
export interface NodePortsTable {
  machine: string;
  protocol: 'TCP' | 'UDP';
  port: number;
  server_id: string;
}

export interface GameServersTable {
  id: string;
  kind: string;
  app_id: string;
  region: string;
  pool: string;
  node: string;
  state: ServerState;
  /** Why it is to end, once that is decided. */
  stop_reason: EndReason | null;
  /** Its row among the processes, once its node has begun to start it. */
  process_id: string | null;
  address: string;
  ports: Json<readonly GivenPort[]>;
  cpu_millis: number;
  memory_mib: number;
  limits: Json<ServerLimits>;
  trusted: boolean;
  labels: Json<Readonly<Record<string, string>>>;
  annotations: Json<Readonly<Record<string, string>>>;
  players: Json<Server['players']>;
  placed_at: string;
  started_at: string | null;
  ready_at: string | null;
  heard_at: string | null;
  ended_at: string | null;
  ended: Json<ServerEnd> | null;
}

/** What has happened and was not told yet, each by the process that saw it. */
export interface GameServerEventsTable {
  id: Generated<number>;
  server_id: string;
  what: ServerEvent['what'];
  teller: string;
}
