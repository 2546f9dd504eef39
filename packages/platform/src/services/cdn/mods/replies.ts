// Rows of mods → what callers see.
import { contentUrl } from '@uos/contract/rules';
import type { Ports } from '#kernel/ports';
import { jsonReply } from '../replies.ts';
import type { ModEntryView } from '../store/mod-entries.ts';
import type { ModVersionView, ModView } from '../store/mods.ts';

export function modReply(row: ModView) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    icon_url: row.icon_url,
    author_id: row.author_id,
    author_name: row.author_name,
    bucketid: row.bucket_id,
    status: row.status,
    report_status: row.report_status,
    report_count: row.report_count,
    latest_versionid: row.latest_version_id,
    version_count: row.version_count,
    download_count: row.download_count,
    tags: row.tags,
    metadata: jsonReply(row.metadata),
    created: row.created_at,
    updated: row.modified_at,
    published: row.published_at,
  };
}

export function modVersionReply(row: ModVersionView) {
  return {
    versionid: row.id,
    modid: row.mod_id,
    version: row.version,
    notes: row.notes,
    status: row.status,
    content_size: row.content_size,
    entry_count: row.entry_count,
    created: row.created_at,
    submitted: row.submitted_at,
    finished: row.finished_at,
  };
}

export function modEntryReply(row: ModEntryView, ports: Ports) {
  const link = contentUrl({ bucketId: row.bucket_id, entryId: row.id });
  return {
    entryid: row.id,
    path: row.path,
    content_hash: row.md5,
    content_size: row.size,
    content_type: row.content_type,
    content_link: `${ports.origins.content}/client_api/v1${link}`,
    inspect_result: row.result,
    report_status: row.report_status,
    last_modified: row.modified_at,
  };
}

/** What the inspection found; nothing before the version was handed in. `reason` is why it was refused or taken down. */
export function inspectReportReply(version: ModVersionView, entries: readonly ModEntryView[], reason: string) {
  const items = entries.flatMap(({ id, path, content_type, result, label, score, detail }) =>
    result === '' ? [] : [{ entryid: id, path, content_type, result, label, score, detail }],
  );
  const count = (result: string) => items.filter((item) => item.result === result).length;
  return {
    modid: version.mod_id,
    versionid: version.id,
    status: version.status,
    started: version.submitted_at,
    finished: version.finished_at,
    operator: version.decided_by,
    summary: { pass: count('pass'), review: count('review'), block: count('block') },
    items,
    reason,
  };
}
