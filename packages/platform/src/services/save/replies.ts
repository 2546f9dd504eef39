// Rows as they are answered.
import type { Ports } from '#kernel/ports';
import { fileLink } from './objects/address.ts';
import type { Limits } from './rules.ts';
import type { FileRow } from './store/files.ts';
import type { PictureView } from './store/pictures.ts';
import type { SaveView } from './store/saves.ts';
import type { VersionView } from './store/versions.ts';

/** How addresses are made where they are wanted. */
export interface Linked {
  readonly ports: Pick<Ports, 'seal' | 'origins'>;
  readonly now: string;
  readonly appId: string;
  readonly ttlSeconds: number;
}

export function saveReply(row: SaveView, linked?: Linked) {
  return {
    saveId: row.id,
    userId: row.user_id,
    personaId: row.persona_id,
    name: row.name,
    namespace: row.namespace,
    progressType: row.progress_type,
    description: row.description,
    tags: [...row.tags],
    properties: { ...row.properties },
    file: fileReply(row.file, linked),
    ...(row.cover === null ? {} : { cover: fileReply(row.cover, linked) }),
    revision: row.revision,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}

export function versionReply(row: VersionView, linked?: Linked) {
  return { number: row.number, file: fileReply(row.file, linked), replacedAt: row.replaced_at };
}

export function pictureReply(row: PictureView, linked?: Linked) {
  return {
    pfpId: row.id,
    userId: row.user_id,
    personaId: row.persona_id,
    file: fileReply(row.file, linked),
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}

export function limitsReply(limits: Limits) {
  return {
    maxSaveSize: limits.max_save_size,
    maxSavesPerUser: limits.max_saves_per_user,
    maxBytesPerUser: limits.max_bytes_per_user,
    keepVersions: limits.keep_versions,
    maxPfpSize: limits.max_pfp_size,
    downloadUrlTtl: limits.download_url_ttl,
    clientWriteEnabled: limits.client_write_enabled,
  };
}

const NO_FILE = { objectId: '', originalName: '', format: '', size: 0, md5: '', modifiedAt: null };

function fileReply(file: FileRow | null, linked: Linked | undefined) {
  if (file === null) {
    return { ...NO_FILE, ...(linked === undefined ? {} : { fileURL: '' }) };
  }
  return {
    objectId: file.id,
    originalName: file.name,
    format: file.format,
    size: file.size,
    md5: file.etag,
    ...(linked === undefined ? {} : { fileURL: fileLink(linked, file) }),
    modifiedAt: new Date(file.uploaded_at).toISOString(),
  };
}
