// Rows of cloud saves.
import type { labels } from '@uos/contract/labels';
import type { Json } from '#db/columns';

declare module '#db/schema' {
  interface Database extends SaveTables {}
}

export interface SaveTables {
  save_apps: SaveAppsTable;
  save_users: SaveUsersTable;
  save_uploads: SaveUploadsTable;
  save_files: SaveFilesTable;
  saves: SavesTable;
  save_versions: SaveVersionsTable;
  save_pictures: SavePicturesTable;
}

/** The limits of an app, once somebody has set one. */
interface SaveAppsTable {
  app_id: string;
  max_save_size: number;
  max_saves_per_user: number;
  max_bytes_per_user: number;
  keep_versions: number;
  max_pfp_size: number;
  download_url_ttl: number;
  client_write_enabled: boolean;
}

/** What a player has. Whoever changes it holds this row first, so that changes of one player come one by one. */
interface SaveUsersTable {
  app_id: string;
  user_id: string;
  saves: number;
  /** Of all files that are kept: contents, versions, covers and pictures. */
  bytes: number;
}

export type FileKind = 'file' | 'cover' | 'picture';

/** A permission that has not been used up: it goes when its upload is confirmed, or is swept. */
interface SaveUploadsTable {
  app_id: string;
  /** The object that may be written. */
  id: string;
  /** The save or picture it is for, which may not be there yet. */
  owner_id: string;
  kind: FileKind;
  user_id: string;
  persona_id: string;
  name: string;
  format: string;
  limit_bytes: number;
  /** Somebody tried with more bytes than that. */
  is_too_large: boolean;
  created_at: string;
}

/** Bytes that have arrived. Their MD5 is called as object stores call it. */
interface SaveFilesTable {
  app_id: string;
  id: string;
  owner_id: string;
  kind: FileKind;
  user_id: string;
  name: string;
  format: string;
  etag: string;
  size: number;
  /** What kind of picture the bytes are; empty for none. */
  image: '' | 'png' | 'jpeg' | 'gif' | 'webp';
  /** Confirmed: a save, a version or a picture has it. */
  is_kept: boolean;
  uploaded_at: string;
}

interface SavesTable {
  app_id: string;
  id: string;
  user_id: string;
  persona_id: string;
  name: string;
  namespace: string;
  progress_type: keyof typeof labels.save.progressType;
  description: string;
  tags: Json<readonly string[]>;
  properties: Json<Readonly<Record<string, string>>>;
  file_id: string | null;
  /** Revision with which that file came; it numbers the version that is made of it. */
  file_revision: number;
  cover_id: string | null;
  revision: number;
  created_at: string;
  modified_at: string;
}

interface SaveVersionsTable {
  app_id: string;
  save_id: string;
  number: number;
  file_id: string;
  replaced_at: string;
}

interface SavePicturesTable {
  app_id: string;
  id: string;
  user_id: string;
  persona_id: string;
  file_id: string;
  created_at: string;
  modified_at: string;
}
