// Rows of push.

declare module '#db/schema' {
  interface Database extends PushTables {}
}

export interface PushTables {
  push_versions: PushVersionsTable;
  push_apps: PushAppsTable;
  push_channels: PushChannelsTable;
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
}
