// Rows as they are answered.
import type { Restored } from './restore.ts';
import type { GroupView } from './store/groups.ts';
import type { MissingRow, RecordHead, RecordRow } from './store/records.ts';
import type { Stored } from './store/symbols.ts';

const moment = (at: string): string => new Date(at).toISOString();

export function symbolReply(row: Stored, isAllApps = false) {
  return {
    symbolId: row.id,
    ...(isAllApps ? { appId: row.app_id } : {}),
    fileName: row.file_name,
    buildId: row.build_id,
    arch: row.arch,
    platform: row.platform,
    kind: row.kind,
    version: row.version,
    size: row.size,
    hasSymtab: row.has_symtab,
    hasDebugLine: row.has_debug_line,
    objectKey: row.object_key,
    status: row.status,
    reason: row.reason,
    createdAt: moment(row.created_at),
    createdBy: row.created_by,
  };
}

export function recordReply(row: RecordHead) {
  return {
    recordId: row.id,
    groupId: row.group_id,
    title: row.title,
    signal: row.signal,
    status: row.status,
    tags: [...row.tags],
    platform: row.platform,
    appVersion: row.app_version,
    deviceModel: row.device_model,
    osVersion: row.os_version,
    userId: row.user_id,
    missingBuildIds: [...row.missing_build_ids],
    occurredAt: row.occurred_at === null ? null : moment(row.occurred_at),
    createdAt: moment(row.created_at),
  };
}

export function recordDetail(row: RecordRow) {
  return { ...recordReply(row), rawStack: row.raw_stack, frames: row.frames.map((frame) => ({ ...frame })) };
}

export function parsedReply({ status, groupId, title, signal, frames, text, missing }: Restored) {
  return {
    ...{ status, groupId, title, signal, text },
    frames,
    missingBuildIds: [...missing.keys()],
  };
}

export function groupReply(row: GroupView) {
  return {
    groupId: row.id,
    title: row.title,
    signal: row.signal,
    count: row.count,
    userCount: row.users,
    firstSeen: moment(row.first_seen),
    lastSeen: moment(row.last_seen),
    appVersions: row.versions.map(({ name, count }) => ({ name, count })),
    devices: row.devices.map(({ name, count }) => ({ name, count })),
    missingBuildIds: [...row.missing],
  };
}

export function missingReply({ build_id, module, count, versions, last_seen }: MissingRow) {
  return {
    buildId: build_id,
    module,
    recordCount: count,
    appVersions: [...versions],
    lastSeen: moment(last_seen),
  };
}
