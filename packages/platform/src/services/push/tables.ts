// Rows of push.
import type { labels } from '@uos/contract/labels';
import type { Generated } from 'kysely';

declare module '#db/schema' {
  interface Database extends PushTables {}
}

export interface PushTables {
  push_versions: PushVersionsTable;
  push_apps: PushAppsTable;
  push_channels: PushChannelsTable;
  push_servers: PushServersTable;
  push_loads: PushLoadsTable;
  push_batches: PushBatchesTable;
  push_players: PushPlayersTable;
  push_points: PushPointsTable;
}

interface PushVersionsTable {
  id: string;
  version: string;
  image: string;
  description: string;
  is_default: boolean;
  created_at: string;
  modified_at: string;
}

interface PushAppsTable {
  app_id: string;
  name: string;
  level_id: string;
  version_id: string;
  /** Thousandths of a core that a server has. */
  cpu_millis: number;
  min_servers: number;
  max_servers: number;
  created_at: string;
}

interface PushChannelsTable {
  id: string;
  app_id: string;
  name: string;
  description: string;
  is_public: boolean;
  created_at: string;
  /** Of the last message; its id is the epoch. */
  last_offset: Generated<number>;
  /** Last time a message was sent, or what it keeps was read. */
  used_at: string | null;
  /** The player who made it; empty where the game did. */
  made_by: Generated<string>;
}

export interface PushServersTable {
  id: string;
  app_id: string;
  name: string;
  status: keyof typeof labels.pushServer.status;
  version_id: string;
  version: string;
  /** The platform process that sees to it: its row in `instances`; none where it is not seen to. */
  host: string | null;
  ip: string;
  port: number;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  /** Its cores are on the meter up to then. */
  metered_until: string | null;
}

/** What a server has on one platform process, as that process last said. */
interface PushLoadsTable {
  server_id: string;
  instance: string;
  players: number;
  /** Of one second, in microseconds of a core. */
  cpu_micros: number;
  memory_bytes: number;
  /** Of the machine. */
  memory_total: number;
}

/** The last batch of counts of each platform process that is written, so that none is written twice. */
interface PushBatchesTable {
  instance: string;
  last: number;
}

/** Who connected on a day of Asia/Shanghai. */
interface PushPlayersTable {
  app_id: string;
  day: string;
  player_id: string;
}

interface PushPointsTable {
  app_id: string;
  minute: string;
  /** The most at one moment. */
  players: number;
  channels: number;
  messages: number;
  /** Of what its servers may have, in hundredths of a percent. */
  cpu_share: number;
  memory_share: number;
}
