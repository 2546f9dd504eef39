// Rows as they are answered.
import { databaseEngines } from '@uos/contract/rules';
import type { Ports } from '#kernel/ports';
import { connectionString, sizeOf } from './rules.ts';
import type { BackupRow } from './store/backups.ts';
import type { AdminRow, DatabaseRow } from './store/databases.ts';
import type { RequestRow } from './store/requests.ts';

const PRIVATE_HOST = '127.0.0.1';

export function databaseReply(row: DatabaseRow, { config, databases }: Pick<Ports, 'config' | 'databases'>) {
  const size = sizeOf(row.instance_type);
  const here = { host: row.port === 0 ? '' : PRIVATE_HOST, port: row.port, options: '' };
  const address = row.provider === 'external' ? (databases.addressOf(row.engine) ?? here) : here;
  const isPublic = row.public_port !== 0;
  return {
    databaseId: row.id,
    name: row.name,
    engine: row.engine,
    engineVersion: row.engine_version,
    provider: row.provider,
    region: row.region,
    instanceTypeId: row.instance_type,
    cpu: size?.cpuCores ?? 0,
    memory: size?.memoryMegabytes ?? 0,
    storage: row.storage_gib,
    status: row.status,
    message: row.message,
    activity: row.activity,
    busyWith: row.busy_with,
    instanceId: row.instance_id,
    username: row.username,
    databaseName: row.database_name,
    host: address.host,
    port: address.port,
    proxy: {
      enabled: row.proxy_status === 'on' || row.proxy_status === 'opening',
      host: isPublic ? (config.databasePublicHost ?? PRIVATE_HOST) : '',
      port: row.public_port,
      status: row.proxy_status,
    },
    connectionString: connectionString({ ...row, ...address, databaseName: row.database_name }),
    price: size?.yuanPerDay ?? 0,
    storagePrice: databaseEngines[row.engine].storageYuanPerGigabyteDay,
    backupPlan: planReply(row),
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    createdBy: row.created_by,
  };
}

export function adminReply(row: AdminRow, ports: Pick<Ports, 'config' | 'databases'>) {
  return {
    ...databaseReply(row, ports),
    appId: row.app_id,
    appName: row.app_name,
    organizationId: row.org_id,
  };
}

export function planReply({
  plan_enabled: enabled,
  plan_hour: hour,
  plan_keep: keep,
}: Pick<DatabaseRow, 'plan_enabled' | 'plan_hour' | 'plan_keep'>) {
  return { enabled, hour, keep };
}

export function requestReply(row: RequestRow) {
  return {
    requestId: row.id,
    operation: row.operation,
    status: row.status,
    ...(row.info !== '' && { info: row.info }),
    startTime: row.started_at,
    endTime: row.ended_at,
  };
}

export function backupReply(row: BackupRow) {
  return {
    backupId: row.id,
    name: row.name,
    status: row.status,
    way: row.way,
    type: row.type,
    size: row.size ?? 0,
    startTime: row.created_at,
    finishTime: row.finished_at,
  };
}
