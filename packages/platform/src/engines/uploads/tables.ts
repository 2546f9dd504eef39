declare module '#db/schema' {
  interface Database extends UploadTables {}
}

interface UploadTables {
  uploads: UploadsTable;
}

/** Files that somebody asked to send, and those that are whole. */
export interface UploadsTable {
  object_name: string;
  app_id: string;
  purpose: string;
  filename: string;
  size: number;
  md5: string;
  asked_at: string;
  stored_at: string | null;
}
