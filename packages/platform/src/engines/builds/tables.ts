import type { Stage } from './port.ts';

declare module '#db/schema' {
  interface Database extends BuildTables {}
}

interface BuildTables {
  builds: BuildsTable;
  image_contents: ImageContentsTable;
}

/** How far the build of an image has come: the last stage that was done. */
export interface BuildsTable {
  id: string;
  app_id: string;
  attempt: number;
  stage: Stage | '';
  content_hash: string | null;
  bytes: number | null;
  files: number | null;
}

/** What images consist of: the archive that the folder is made from, wherever it is needed. */
export interface ImageContentsTable {
  app_id: string;
  content_hash: string;
  md5: string;
  size: number;
  bytes: number;
  files: number;
  /** What it was unpacked with: the folder is made again in the same way. */
  filename: string;
  entrypoint: string;
}
