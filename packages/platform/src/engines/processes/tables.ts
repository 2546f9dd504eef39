declare module '#db/schema' {
  interface Database extends ProcessTables {}
}

interface ProcessTables {
  processes: ProcessesTable;
}

/** Processes that platforms have started and not seen the end of, and the ends of the last days. */
export interface ProcessesTable {
  id: string;
  /** The platform process that has it: its row in `instances`, and who it is on its machine. */
  instance: string;
  owner_pid: number;
  owner_started: string;
  machine: string;
  kind: string;
  app_id: string | null;
  /** Nothing yet where it is about to be started: then its environment says who it is. */
  pid: number | null;
  started: string;
  on_restart: 'stop' | 'adopt';
  state: 'running' | 'ended';
  reason: string;
  began_at: string;
  ended_at: string | null;
}
