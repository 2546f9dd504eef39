declare module '#db/schema' {
  interface Database extends LogTables {}
}

interface LogTables {
  log_chunks: LogChunksTable;
}

/** Lines of a source that follow each other; the lines themselves are in the object store. */
export interface LogChunksTable {
  app_id: string;
  log_group: string;
  name: string;
  first_number: number;
  last_number: number;
  from_at: string;
  to_at: string;
  md5: string;
  size: number;
  /** The source has ended with it. */
  is_last: boolean;
}
