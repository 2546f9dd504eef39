// Tables of chat groups; mail and the operation history are the kernel's.

declare module '#db/schema' {
  interface Database extends AlertTables {}
}

export interface AlertTables {
  monitors: MonitorsTable;
}

/** A chat group that is told about an app. */
interface MonitorsTable {
  id: string;
  app_id: string;
  chat_id: string;
  name: string;
  prefix: string;
  created_at: string;
}
