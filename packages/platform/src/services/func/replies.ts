// Rows as they are answered.
import { formatTtl } from '@uos/contract/rules';
import type { AutoscalerRow, ScalingRow } from './store/autoscalers.ts';
import type { FunctionView } from './store/functions.ts';
import type { ServerView } from './store/servers.ts';

export function functionReply(row: FunctionView) {
  return {
    id: row.function_id,
    appId: row.app_id,
    gameId: row.function_id,
    name: row.name,
    status: row.status,
    endpointSelection: row.endpoint_selection,
    portList: row.ports.map((port) => ({ ...port })),
    configLevel: row.level,
    allocationTTL: formatTtl(row.ttl_seconds),
    defaultProfileId: row.default_profile_id,
    clsEnabled: row.logs_open,
    serverCount: row.servers,
    createdAt: row.created_at,
  };
}

export function serverReply(row: ServerView) {
  return {
    id: row.id,
    functionId: row.function_id,
    name: row.name,
    profileId: row.profile_id,
    profileName: row.profile_name,
    profileRevisionId: row.revision_id,
    version: row.version,
    status: row.status,
    ip: row.ip,
    ports: row.ports.map((port) => ({ ...port })),
    regionId: row.region_id,
    configLevel: row.level,
    cpuLimit: `${row.cpu_millis}m`,
    memoryLimit: `${row.memory_mib}Mi`,
    tags: { ...row.tags },
    envs: { ...row.envs },
    playerCount: row.players,
    maxPlayers: row.max_players,
    expireAt: row.expire_at,
    createdAt: row.created_at,
    startedAt: row.started_at,
    exitCode: row.exit_code,
    failedReason: row.failed_reason,
    endReason: row.end_reason,
    exitSignal: row.end_signal,
    endDetail: row.end_detail,
  };
}

export function autoscalerReply(row: AutoscalerRow) {
  return {
    id: row.id,
    functionId: row.function_id,
    resource: row.resource,
    minServers: row.min_servers,
    maxServers: row.max_servers,
    extendThreshold: row.extend_threshold,
    shrinkThreshold: row.shrink_threshold,
    step: row.step,
    cooldownSeconds: row.cooldown_seconds,
    windowSeconds: row.window_seconds,
    enabled: row.enabled,
    reason: row.fault,
    faultReason: row.fault_reason,
    faultExitCode: row.fault_exit_code,
    faultSignal: row.fault_signal,
    faultDetail: row.fault_detail,
    lastOperationAt: row.last_operation_at,
    createdAt: row.created_at,
  };
}

export function scalingReply(row: ScalingRow) {
  return {
    id: row.id,
    operation: row.operation,
    resource: row.resource,
    value: row.value,
    from: row.from_servers,
    to: row.to_servers,
    serverIds: [...row.server_ids],
    reason: row.reason,
    cause: row.cause,
    threshold: row.threshold,
    createdAt: row.created_at,
  };
}
