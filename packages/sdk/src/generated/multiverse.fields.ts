// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const pingFields: OperationFields = {
  address: { in: 'query', type: 'string', required: true, min: 1, max: 261, zh: '地址', titleEn: 'Address', en: 'host:port' },
  protocol: { in: 'query', type: 'string', enum: ['udp', 'tcp'], zh: '协议', titleEn: 'Protocol', en: 'Default tcp' },
};

export const refreshTokenFields: OperationFields = {};

export const gamesCreateFields: OperationFields = {
  source: { in: 'header', type: 'string', enum: ['multiverse', 'sync', 'func', 'push', 'baking'], zh: '来源', titleEn: 'Source', en: 'Service it is made for, default multiverse' },
  gameId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  type: { in: 'body', type: 'string', enum: ['OnDemandGame', 'OnFleetGame'], zh: '类型', titleEn: 'Type', en: 'Default OnDemandGame' },
  allocationTTL: { in: 'body', type: 'string', min: 0, max: 32, pattern: '^(?:([0-9]+)h)?(?:([0-9]+)m)?(?:([0-9]+)s)?$', zh: '最长运行时间', titleEn: 'Longest run', en: 'Longest life of a server; 0s is without end; like 600s or 1h0m0s' },
  webhook: { in: 'body', type: 'object', fields: { url: { type: 'string', required: true, max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '地址', titleEn: 'URL', en: 'Where allocations are reported, http or https, or empty' }, headers: { type: 'map', required: true, values: { type: 'string', required: true }, zh: '请求头', titleEn: 'Headers', en: 'Sent with each report: at most 20 standard HTTP headers that say nothing of the transfer' } }, zh: '回调', titleEn: 'Webhook', en: 'Hears of allocations' },
  enablePassThrough: { in: 'body', type: 'boolean', zh: '直通', titleEn: 'Direct network', en: 'Players reach the servers directly' },
};

export const gamesListFields: OperationFields = {
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
  source: { in: 'query', type: 'string', enum: ['multiverse', 'sync', 'func', 'push', 'baking'], zh: '来源', titleEn: 'Source', en: 'Operators only' },
};

export const gamesGetFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
};

export const gamesUpdateFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  name: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  type: { in: 'body', type: 'string', enum: ['OnDemandGame', 'OnFleetGame'], zh: '类型', titleEn: 'Type', en: 'Default OnDemandGame' },
  allocationTTL: { in: 'body', type: 'string', min: 0, max: 32, pattern: '^(?:([0-9]+)h)?(?:([0-9]+)m)?(?:([0-9]+)s)?$', zh: '最长运行时间', titleEn: 'Longest run', en: 'Longest life of a server; 0s is without end; like 600s or 1h0m0s' },
  webhook: { in: 'body', type: 'object', fields: { url: { type: 'string', required: true, max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '地址', titleEn: 'URL', en: 'Where allocations are reported, http or https, or empty' }, headers: { type: 'map', required: true, values: { type: 'string', required: true }, zh: '请求头', titleEn: 'Headers', en: 'Sent with each report: at most 20 standard HTTP headers that say nothing of the transfer' } }, zh: '回调', titleEn: 'Webhook', en: 'Hears of allocations' },
  enablePassThrough: { in: 'body', type: 'boolean', zh: '直通', titleEn: 'Direct network', en: 'Players reach the servers directly' },
  memoryPerCpu: { in: 'body', type: 'number', above: 0, zh: '每核内存', titleEn: 'Memory per core', en: 'MiB of memory per core; operators only' },
  roomManagement: { in: 'body', type: 'object', fields: { enabled: { type: 'boolean', required: true, zh: '启用', titleEn: 'Enabled', en: 'Rooms of sync may be backed by hosted servers' } }, zh: '房间管理', titleEn: 'Room management', en: 'Rooms on hosted servers' },
};

export const gamesResourceFactorFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
};

export const gamesSetResourceFactorFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  cpuFactor: { in: 'body', type: 'number', above: 0, zh: 'CPU 系数', titleEn: 'CPU factor', en: 'Multiplies the CPU that servers ask for, default 1' },
  memoryFactor: { in: 'body', type: 'number', above: 0, zh: '内存系数', titleEn: 'Memory factor', en: 'Multiplies the memory that servers ask for, default 1' },
};

export const gamesUsageAdjustFactorFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
};

export const gamesSetUsageAdjustFactorFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  usageAdjustFactor: { in: 'body', type: 'number', above: 0, zh: '用量系数', titleEn: 'Usage adjust factor', en: 'Multiplies what is billed, default 1' },
};

export const regionsOfferedFields: OperationFields = {};

export const regionsListFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
};

export const regionsCreateFields: OperationFields = {
  gameId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  regionId: { in: 'body', type: 'string', required: true, min: 1, zh: '地域', titleEn: 'Region', en: 'Region id' },
  minServers: { in: 'body', type: 'integer', min: 0, zh: '最少服务器', titleEn: 'Least servers', en: 'Servers kept ready, default 1, at most maxServers' },
  maxServers: { in: 'body', type: 'integer', min: 1, zh: '最多服务器', titleEn: 'Most servers', en: 'Servers at the same time, default 10' },
  bufferPercent: { in: 'body', type: 'integer', min: 0, max: 100, zh: '缓冲比例', titleEn: 'Buffer (%)', en: 'Ready servers in percent, default 20' },
};

export const regionsUpdateFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  regionId: { in: 'path', type: 'string', required: true, min: 1, zh: '地域', titleEn: 'Region', en: 'Region id' },
  minServers: { in: 'body', type: 'integer', min: 0, zh: '最少服务器', titleEn: 'Least servers', en: 'Servers kept ready, default 1, at most maxServers' },
  maxServers: { in: 'body', type: 'integer', min: 1, zh: '最多服务器', titleEn: 'Most servers', en: 'Servers at the same time, default 10' },
  bufferPercent: { in: 'body', type: 'integer', min: 0, max: 100, zh: '缓冲比例', titleEn: 'Buffer (%)', en: 'Ready servers in percent, default 20' },
};

export const regionsRemoveFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  regionId: { in: 'path', type: 'string', required: true, min: 1, zh: '地域', titleEn: 'Region', en: 'Region id' },
};

export const profilesListFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
};

export const profilesCreateFields: OperationFields = {
  gameId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  name: { in: 'body', type: 'string', required: true, min: 1, max: 56, pattern: '^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)?$', zh: '名称', titleEn: 'Name', en: 'At most 56 lower-case letters, digits and "-", starting and ending with a letter or digit' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  regionIds: { in: 'body', type: 'array', items: { type: 'string', required: true, min: 1 }, zh: '地域', titleEn: 'Region', en: 'Region ids its servers may run in' },
};

export const profilesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '启动配置 ID', titleEn: 'Profile ID', en: 'Profile id' },
};

export const profilesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '启动配置 ID', titleEn: 'Profile ID', en: 'Profile id' },
  name: { in: 'body', type: 'string', min: 1, max: 56, pattern: '^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)?$', zh: '名称', titleEn: 'Name', en: 'At most 56 lower-case letters, digits and "-", starting and ending with a letter or digit' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  regionIds: { in: 'body', type: 'array', items: { type: 'string', required: true, min: 1 }, zh: '地域', titleEn: 'Region', en: 'Region ids its servers may run in' },
};

export const profilesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '启动配置 ID', titleEn: 'Profile ID', en: 'Profile id' },
};

export const profilesReleaseResourceFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '启动配置 ID', titleEn: 'Profile ID', en: 'Profile id' },
  revisionId: { in: 'query', type: 'string', format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Revision to release; default: the newest' },
};

export const revisionsListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '启动配置 ID', titleEn: 'Profile ID', en: 'Profile id' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
};

export const revisionsCreateFields: OperationFields = {
  profileId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '启动配置 ID', titleEn: 'Profile ID', en: 'Profile to make a version of' },
  imageId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '镜像 ID', titleEn: 'Image ID', en: 'Image whose build succeeded' },
  startCommand: { in: 'body', type: 'string', max: 4096, zh: '启动命令', titleEn: 'Start command', en: 'Program to start, run without a shell; needed where the image has no entrypoint' },
  os: { in: 'body', type: 'string', enum: ['alpine:3.17', 'ubuntu:20.04', 'dotnet-runtime:8.0-alpine', 'dotnet-runtime:8.0', 'dotnet-runtime:7.0-alpine', 'dotnet-runtime:7.0', 'dotnet-runtime:6.0-alpine', 'dotnet-runtime:6.0', 'jre:8', 'nodejs:20.16', 'python:3.11', 'default'], zh: '操作系统', titleEn: 'OS', en: 'Default: the system of the image' },
  startArgs: { in: 'body', type: 'string', max: 4096, zh: '启动参数', titleEn: 'Start arguments', en: 'Arguments of the program, split at blanks and quotes; nothing is expanded' },
  workDir: { in: 'body', type: 'string', min: 0, max: 1024, pattern: '^(?:\\/?(?!\\.{1,2}(?:\\/|$))[^/\\p{Cc}]+(?:\\/(?!\\.{1,2}(?:\\/|$))[^/\\p{Cc}]+)*)?$', zh: '工作目录', titleEn: 'Working directory', en: 'A folder like /game or bin, without "." and ".."' },
  portList: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { protocol: { type: 'string', required: true, enum: ['TCP', 'UDP'], zh: '协议', titleEn: 'Protocol', en: 'TCP or UDP' }, port: { type: 'integer', required: true, min: 1, max: 65535, zh: '端口', titleEn: 'Port', en: 'From 1 to 65535' }, name: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Unique in its list' } }, zh: '端口', titleEn: 'Port', en: 'A named port' }, zh: '端口', titleEn: 'Port', en: 'Names are unique; default UDP 9998' },
  envList: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { envKey: { type: 'string', required: true, min: 1, max: 128, pattern: '^[A-Za-z_][A-Za-z0-9_]*$', zh: '变量名', titleEn: 'Env key', en: 'Letters, digits and "_", not starting with a digit' }, envValue: { type: 'string', required: true, max: 32768, zh: '变量值', titleEn: 'Env value', en: 'Value' } } }, zh: '环境变量', titleEn: 'Environment variables', en: 'Names of the platform are reserved' },
  fileConfigs: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { mountPath: { type: 'string', required: true, min: 2, max: 1024, pattern: '^(?:\\/(?!\\.{1,2}(?:\\/|$))[^/\\p{Cc}]+)+$', zh: '挂载目录', titleEn: 'Mount path', en: 'An absolute folder like /game/config, without "." and "..", not "/" itself' }, filename: { type: 'string', required: true, min: 1, max: 255, pattern: '^(?!\\.{1,2}(?:\\/|$))[^/\\p{Cc}]+$', zh: '文件名', titleEn: 'File name', en: 'A file name of 1 to 255 characters, without "/", not "." or ".."' }, content: { type: 'string', required: true, max: 1048576, zh: '内容', titleEn: 'Content', en: 'Text of the file, at most 1 MiB; 8 MiB of all files together' } } }, zh: '配置文件', titleEn: 'File configs', en: 'Written before the start' },
  cpu: { in: 'body', type: 'number', above: 0, zh: 'CPU 核数', titleEn: 'CPU', en: 'Cores, default 0.1; fills limits and requests not written' },
  cpuRequest: { in: 'body', type: 'string', min: 2, pattern: '^[0-9]+m$', zh: 'CPU 预留', titleEn: 'CPU reserved', en: 'Like 100m (thousandths of a core)' },
  cpuLimit: { in: 'body', type: 'string', min: 2, pattern: '^[0-9]+m$', zh: 'CPU 上限', titleEn: 'CPU limit', en: 'Like 100m (thousandths of a core)' },
  memoryRequest: { in: 'body', type: 'string', min: 3, pattern: '^[0-9]+Mi$', zh: '内存预留', titleEn: 'Memory reserved', en: 'Like 154Mi (mebibytes)' },
  memoryLimit: { in: 'body', type: 'string', min: 3, pattern: '^[0-9]+Mi$', zh: '内存上限', titleEn: 'Memory limit', en: 'Like 154Mi (mebibytes)' },
  allocationTTL: { in: 'body', type: 'object', fields: { hour: { type: 'integer', required: true, min: 0, zh: '小时', titleEn: 'Hour', en: 'Hours' }, minute: { type: 'integer', required: true, min: 0, max: 59, zh: '分钟', titleEn: 'Minute', en: 'Minutes' }, second: { type: 'integer', required: true, min: 0, max: 59, zh: '秒', titleEn: 'Second', en: 'Seconds' } }, zh: '启动超时', titleEn: 'Start timeout', en: 'Longest wait from allocation to ready, default 30 s' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
};

export const revisionsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Revision id' },
};

export const revisionsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Revision id' },
  imageId: { in: 'body', type: 'string', format: 'uuid', zh: '镜像 ID', titleEn: 'Image ID', en: 'Image whose build succeeded' },
  startCommand: { in: 'body', type: 'string', max: 4096, zh: '启动命令', titleEn: 'Start command', en: 'Program to start, run without a shell; needed where the image has no entrypoint' },
  os: { in: 'body', type: 'string', enum: ['alpine:3.17', 'ubuntu:20.04', 'dotnet-runtime:8.0-alpine', 'dotnet-runtime:8.0', 'dotnet-runtime:7.0-alpine', 'dotnet-runtime:7.0', 'dotnet-runtime:6.0-alpine', 'dotnet-runtime:6.0', 'jre:8', 'nodejs:20.16', 'python:3.11', 'default'], zh: '操作系统', titleEn: 'OS', en: 'Default: the system of the image' },
  startArgs: { in: 'body', type: 'string', max: 4096, zh: '启动参数', titleEn: 'Start arguments', en: 'Arguments of the program, split at blanks and quotes; nothing is expanded' },
  workDir: { in: 'body', type: 'string', min: 0, max: 1024, pattern: '^(?:\\/?(?!\\.{1,2}(?:\\/|$))[^/\\p{Cc}]+(?:\\/(?!\\.{1,2}(?:\\/|$))[^/\\p{Cc}]+)*)?$', zh: '工作目录', titleEn: 'Working directory', en: 'A folder like /game or bin, without "." and ".."' },
  portList: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { protocol: { type: 'string', required: true, enum: ['TCP', 'UDP'], zh: '协议', titleEn: 'Protocol', en: 'TCP or UDP' }, port: { type: 'integer', required: true, min: 1, max: 65535, zh: '端口', titleEn: 'Port', en: 'From 1 to 65535' }, name: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Unique in its list' } }, zh: '端口', titleEn: 'Port', en: 'A named port' }, zh: '端口', titleEn: 'Port', en: 'Names are unique; default UDP 9998' },
  envList: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { envKey: { type: 'string', required: true, min: 1, max: 128, pattern: '^[A-Za-z_][A-Za-z0-9_]*$', zh: '变量名', titleEn: 'Env key', en: 'Letters, digits and "_", not starting with a digit' }, envValue: { type: 'string', required: true, max: 32768, zh: '变量值', titleEn: 'Env value', en: 'Value' } } }, zh: '环境变量', titleEn: 'Environment variables', en: 'Names of the platform are reserved' },
  fileConfigs: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { mountPath: { type: 'string', required: true, min: 2, max: 1024, pattern: '^(?:\\/(?!\\.{1,2}(?:\\/|$))[^/\\p{Cc}]+)+$', zh: '挂载目录', titleEn: 'Mount path', en: 'An absolute folder like /game/config, without "." and "..", not "/" itself' }, filename: { type: 'string', required: true, min: 1, max: 255, pattern: '^(?!\\.{1,2}(?:\\/|$))[^/\\p{Cc}]+$', zh: '文件名', titleEn: 'File name', en: 'A file name of 1 to 255 characters, without "/", not "." or ".."' }, content: { type: 'string', required: true, max: 1048576, zh: '内容', titleEn: 'Content', en: 'Text of the file, at most 1 MiB; 8 MiB of all files together' } } }, zh: '配置文件', titleEn: 'File configs', en: 'Written before the start' },
  cpu: { in: 'body', type: 'number', above: 0, zh: 'CPU 核数', titleEn: 'CPU', en: 'Cores, default 0.1; fills limits and requests not written' },
  cpuRequest: { in: 'body', type: 'string', min: 2, pattern: '^[0-9]+m$', zh: 'CPU 预留', titleEn: 'CPU reserved', en: 'Like 100m (thousandths of a core)' },
  cpuLimit: { in: 'body', type: 'string', min: 2, pattern: '^[0-9]+m$', zh: 'CPU 上限', titleEn: 'CPU limit', en: 'Like 100m (thousandths of a core)' },
  memoryRequest: { in: 'body', type: 'string', min: 3, pattern: '^[0-9]+Mi$', zh: '内存预留', titleEn: 'Memory reserved', en: 'Like 154Mi (mebibytes)' },
  memoryLimit: { in: 'body', type: 'string', min: 3, pattern: '^[0-9]+Mi$', zh: '内存上限', titleEn: 'Memory limit', en: 'Like 154Mi (mebibytes)' },
  allocationTTL: { in: 'body', type: 'object', fields: { hour: { type: 'integer', required: true, min: 0, zh: '小时', titleEn: 'Hour', en: 'Hours' }, minute: { type: 'integer', required: true, min: 0, max: 59, zh: '分钟', titleEn: 'Minute', en: 'Minutes' }, second: { type: 'integer', required: true, min: 0, max: 59, zh: '秒', titleEn: 'Second', en: 'Seconds' } }, zh: '启动超时', titleEn: 'Start timeout', en: 'Longest wait from allocation to ready, default 30 s' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
};

export const revisionsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Revision id' },
};

export const revisionsReleaseFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Revision id' },
};

export const imagesSystemsFields: OperationFields = {};

export const imagesTransferTokenFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  filename: { in: 'query', type: 'string', required: true, min: 1, max: 255, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '文件名', titleEn: 'File name', en: 'Name of the file, 1 to 255 characters' },
  size: { in: 'query', type: 'integer', required: true, min: 0, zh: '大小', titleEn: 'Size', en: 'Bytes' },
  md5: { in: 'query', type: 'string', required: true, pattern: '^[0-9a-f]{32}$', zh: '内容哈希', titleEn: 'Content hash', en: 'MD5 of the whole file, lower-case hex' },
};

export const imagesCreateFields: OperationFields = {
  gameId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  os: { in: 'body', type: 'string', required: true, enum: ['alpine:3.17', 'ubuntu:20.04', 'dotnet-runtime:8.0-alpine', 'dotnet-runtime:8.0', 'dotnet-runtime:7.0-alpine', 'dotnet-runtime:7.0', 'dotnet-runtime:6.0-alpine', 'dotnet-runtime:6.0', 'jre:8', 'nodejs:20.16', 'python:3.11', 'default'], zh: '操作系统', titleEn: 'OS', en: 'System to build on' },
  objectName: { in: 'body', type: 'string', required: true, min: 1, max: 1024, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '对象名', titleEn: 'Object', en: 'The objectName of the transfer token, 1 to 1024 characters' },
  size: { in: 'body', type: 'integer', required: true, min: 0, zh: '大小', titleEn: 'Size', en: 'Bytes' },
  md5: { in: 'body', type: 'string', required: true, min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '内容哈希', titleEn: 'Content hash', en: '32 lower-case hexadecimal digits (MD5)' },
  entrypoint: { in: 'body', type: 'string', min: 0, max: 1024, pattern: '^(?:(?:\\.\\/)?(?!\\.{1,2}(?:\\/|$))[^/\\p{Cc}]+(?:\\/(?!\\.{1,2}(?:\\/|$))[^/\\p{Cc}]+)*)?$', zh: '入口', titleEn: 'Entrypoint', en: 'Program in the archive; needed unless the revision starts another' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
};

export const imagesListFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
  status: { in: 'query', type: 'string', enum: ['pending', 'clone', 'chmod', 'download', 'decompress', 'rsync', 'prepare_dockerfile', 'check', 'build_docker_image', 'success', 'failure', 'error', 'timeout'], zh: '状态', titleEn: 'Status', en: 'State' },
};

export const imagesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '镜像 ID', titleEn: 'Image ID', en: 'Image id' },
};

export const imagesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '镜像 ID', titleEn: 'Image ID', en: 'Image id' },
};

export const imagesLogsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '镜像 ID', titleEn: 'Image ID', en: 'Image id' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
};

export const imagesFollowFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '镜像 ID', titleEn: 'Image ID', en: 'Image id' },
  after: { in: 'query', type: 'string', min: 1, max: 200, zh: '续读位置', titleEn: 'After', en: 'Id of the last event that was heard, as Last-Event-ID says too; default: the last 200 lines, then what comes' },
};

export const imagesRebuildFields: OperationFields = {
  imageId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '镜像 ID', titleEn: 'Image ID', en: 'Image whose build has ended' },
};

export const testServersStartFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Revision id' },
  regionId: { in: 'body', type: 'string', required: true, min: 1, zh: '地域', titleEn: 'Region', en: 'Region to start it in' },
  envs: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '环境变量', titleEn: 'Environment variables', en: 'Set beside those of the revision' },
  ttlSeconds: { in: 'body', type: 'integer', min: 1, zh: '存活秒数', titleEn: 'TTL seconds', en: 'Seconds until it is stopped, default 600' },
};

export const testServersListFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
};

export const testServersGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '测试服务器 ID', titleEn: 'Test server ID', en: 'Test server id' },
};

export const testServersLogsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '测试服务器 ID', titleEn: 'Test server ID', en: 'Test server id' },
  tail: { in: 'query', type: 'integer', min: 1, zh: '行数', titleEn: 'Tail', en: 'Last lines to answer, default 200' },
};

export const testServersFollowFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '测试服务器 ID', titleEn: 'Test server ID', en: 'Test server id' },
  after: { in: 'query', type: 'string', min: 1, max: 200, zh: '续读位置', titleEn: 'After', en: 'Id of the last event that was heard, as Last-Event-ID says too; default: the last 200 lines, then what comes' },
};

export const testServersStopFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '测试服务器 ID', titleEn: 'Test server ID', en: 'Test server id' },
};

export const allocationsListFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
  status: { in: 'query', type: 'array', items: { type: 'string', required: true, enum: ['created', 'allocated', 'failed', 'deallocated', 'canceled', 'unhealthy'] }, zh: '状态', titleEn: 'Status', en: 'Any of these' },
  profileId: { in: 'query', type: 'string', format: 'uuid', zh: '启动配置 ID', titleEn: 'Profile ID', en: 'Of this profile' },
  regionId: { in: 'query', type: 'string', zh: '地域', titleEn: 'Region', en: 'In this region' },
  uuid: { in: 'query', type: 'string', format: 'uuid', zh: '服务器 ID', titleEn: 'Server ID', en: 'Only this one' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const allocationsCreateFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  uuid: { in: 'body', type: 'string', format: 'uuid', zh: '服务器 ID', titleEn: 'Server ID', en: 'Repeating it answers the same server; default: a new one' },
  profileId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '启动配置 ID', titleEn: 'Profile ID', en: 'Profile with a released revision' },
  regionId: { in: 'body', type: 'string', required: true, min: 1, zh: '地域', titleEn: 'Region', en: 'A region of the game' },
  envs: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '环境变量', titleEn: 'Environment variables', en: 'Set beside those of the revision' },
  allocationTTL: { in: 'body', type: 'string', min: 0, max: 32, pattern: '^(?:([0-9]+)h)?(?:([0-9]+)m)?(?:([0-9]+)s)?$', zh: '存活时间', titleEn: 'Time to live', en: 'Longest life, at most that of the game; 0s or empty: as the game; like 600s or 1h0m0s' },
};

export const allocationsGetFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '服务器 ID', titleEn: 'Server ID', en: 'Uuid of the allocation' },
};

export const allocationsRemoveFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '服务器 ID', titleEn: 'Server ID', en: 'Uuid of the allocation' },
};

export const allocationsLogFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '服务器 ID', titleEn: 'Server ID', en: 'Uuid of the allocation' },
  tail: { in: 'query', type: 'integer', min: 1, zh: '行数', titleEn: 'Tail', en: 'Last lines to answer, default 200' },
};

export const allocationsFollowFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '服务器 ID', titleEn: 'Server ID', en: 'Uuid of the allocation' },
  after: { in: 'query', type: 'string', min: 1, max: 200, zh: '续读位置', titleEn: 'After', en: 'Id of the last event that was heard, as Last-Event-ID says too; default: the last 200 lines, then what comes' },
};

export const allocationsMetricsFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '服务器 ID', titleEn: 'Server ID', en: 'Uuid of the allocation' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  step: { in: 'query', type: 'integer', min: 1, zh: '步长', titleEn: 'Step', en: 'Seconds between two points, default 60' },
};

export const allocationsCountFields: OperationFields = {
  gameId: { in: 'query', type: 'string', format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Default: the own game; every game for an operator' },
  profileId: { in: 'query', type: 'string', format: 'uuid', zh: '启动配置 ID', titleEn: 'Profile ID', en: 'Of this profile' },
  regionId: { in: 'query', type: 'string', zh: '地域', titleEn: 'Region', en: 'In this region' },
};

export const allocationsLogFileFields: OperationFields = {
  key: { in: 'query', type: 'string', required: true, min: 1, zh: '日志键', titleEn: 'Key', en: 'As in the URL of the log' },
  expires: { in: 'query', type: 'integer', required: true, min: 0, zh: '过期时间', titleEn: 'Expires', en: 'Unix seconds' },
  signature: { in: 'query', type: 'string', required: true, min: 1, zh: '签名', titleEn: 'Signature', en: 'As in the URL of the log' },
};

export const serversListFields: OperationFields = {
  gameId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
  state: { in: 'query', type: 'array', items: { type: 'string', required: true, enum: ['Scheduled', 'RequestReady', 'Ready', 'Reserved', 'Allocated', 'Unhealthy', 'Shutdown'] }, zh: '状态', titleEn: 'State', en: 'Any of these' },
  regionId: { in: 'query', type: 'string', zh: '地域', titleEn: 'Region', en: 'In this region' },
  revisionId: { in: 'query', type: 'string', format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Of this revision' },
};

export const statisticsSumByGameFields: OperationFields = {
  gameId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Game id' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  granularity: { in: 'body', type: 'string', enum: ['day', 'hour'], zh: '粒度', titleEn: 'Granularity', en: 'Default day' },
};

export const statisticsSumFields: OperationFields = {
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  granularity: { in: 'body', type: 'string', enum: ['day', 'hour'], zh: '粒度', titleEn: 'Granularity', en: 'Default day' },
};

export const statisticsTopGamesFields: OperationFields = {
  metric: { in: 'body', type: 'string', required: true, enum: ['allocationCount', 'durationSum', 'networkTransmit'], zh: '指标', titleEn: 'Metric', en: 'What to rank by' },
  limit: { in: 'body', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'Limit', en: 'How many apps, default 10' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const placeholderSchedulesListFields: OperationFields = {
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
  regionId: { in: 'query', type: 'string', zh: '地域', titleEn: 'Region', en: 'In this region' },
};

export const placeholderSchedulesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '计划 ID', titleEn: 'Plan ID', en: 'Schedule id' },
  regionId: { in: 'body', type: 'string', min: 1, zh: '地域', titleEn: 'Region', en: 'Region id' },
  name: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  cron: { in: 'body', type: 'string', min: 9, max: 256, zh: '定时表达式', titleEn: 'Schedule', en: 'Five fields: minute hour day month weekday, Asia/Shanghai' },
  durationMinutes: { in: 'body', type: 'integer', min: 1, zh: '时长', titleEn: 'Duration', en: 'Minutes that the capacity stays reserved' },
  replicas: { in: 'body', type: 'integer', min: 0, zh: '副本数', titleEn: 'Replicas', en: 'Placeholders to keep' },
  cpu: { in: 'body', type: 'string', min: 2, pattern: '^[0-9]+m$', zh: 'CPU', titleEn: 'CPU', en: 'Like 100m (thousandths of a core)' },
  memory: { in: 'body', type: 'string', min: 3, pattern: '^[0-9]+Mi$', zh: '内存', titleEn: 'Memory', en: 'Like 154Mi (mebibytes)' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'The schedule runs' },
};

export const locationsListFields: OperationFields = {};

export const locationRatiosListFields: OperationFields = {
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
  gameId: { in: 'query', type: 'string', format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'For this game' },
  regionId: { in: 'query', type: 'string', zh: '地域', titleEn: 'Region', en: 'In this region' },
};

export const locationRatiosCreateFields: OperationFields = {
  gameId: { in: 'body', type: 'string', format: 'uuid', zh: '游戏 ID', titleEn: 'Game ID', en: 'Only for this game; default: for every game' },
  regionId: { in: 'body', type: 'string', required: true, min: 1, zh: '地域', titleEn: 'Region', en: 'Region id' },
  locationId: { in: 'body', type: 'string', required: true, min: 1, zh: '位置 ID', titleEn: 'Location ID', en: 'Location id' },
  ratio: { in: 'body', type: 'number', required: true, min: 0, max: 100, zh: '比例', titleEn: 'Ratio', en: 'Percent of new servers; those of a region sum to 100' },
};

export const locationRatiosUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '比例 ID', titleEn: 'Share ID', en: 'Ratio id' },
  ratio: { in: 'body', type: 'number', required: true, min: 0, max: 100, zh: '比例', titleEn: 'Ratio', en: 'Percent of new servers; those of a region sum to 100' },
};

export const locationRatiosRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '比例 ID', titleEn: 'Share ID', en: 'Ratio id' },
};

export const multiverseFields: ServiceFields = {
  ping: pingFields,
  refreshToken: refreshTokenFields,
  'games.create': gamesCreateFields,
  'games.list': gamesListFields,
  'games.get': gamesGetFields,
  'games.update': gamesUpdateFields,
  'games.resourceFactor': gamesResourceFactorFields,
  'games.setResourceFactor': gamesSetResourceFactorFields,
  'games.usageAdjustFactor': gamesUsageAdjustFactorFields,
  'games.setUsageAdjustFactor': gamesSetUsageAdjustFactorFields,
  'regions.offered': regionsOfferedFields,
  'regions.list': regionsListFields,
  'regions.create': regionsCreateFields,
  'regions.update': regionsUpdateFields,
  'regions.remove': regionsRemoveFields,
  'profiles.list': profilesListFields,
  'profiles.create': profilesCreateFields,
  'profiles.get': profilesGetFields,
  'profiles.update': profilesUpdateFields,
  'profiles.remove': profilesRemoveFields,
  'profiles.releaseResource': profilesReleaseResourceFields,
  'revisions.list': revisionsListFields,
  'revisions.create': revisionsCreateFields,
  'revisions.get': revisionsGetFields,
  'revisions.update': revisionsUpdateFields,
  'revisions.remove': revisionsRemoveFields,
  'revisions.release': revisionsReleaseFields,
  'images.systems': imagesSystemsFields,
  'images.transferToken': imagesTransferTokenFields,
  'images.create': imagesCreateFields,
  'images.list': imagesListFields,
  'images.get': imagesGetFields,
  'images.remove': imagesRemoveFields,
  'images.logs': imagesLogsFields,
  'images.follow': imagesFollowFields,
  'images.rebuild': imagesRebuildFields,
  'testServers.start': testServersStartFields,
  'testServers.list': testServersListFields,
  'testServers.get': testServersGetFields,
  'testServers.logs': testServersLogsFields,
  'testServers.follow': testServersFollowFields,
  'testServers.stop': testServersStopFields,
  'allocations.list': allocationsListFields,
  'allocations.create': allocationsCreateFields,
  'allocations.get': allocationsGetFields,
  'allocations.remove': allocationsRemoveFields,
  'allocations.log': allocationsLogFields,
  'allocations.follow': allocationsFollowFields,
  'allocations.metrics': allocationsMetricsFields,
  'allocations.count': allocationsCountFields,
  'allocations.logFile': allocationsLogFileFields,
  'servers.list': serversListFields,
  'statistics.sumByGame': statisticsSumByGameFields,
  'statistics.sum': statisticsSumFields,
  'statistics.topGames': statisticsTopGamesFields,
  'placeholderSchedules.list': placeholderSchedulesListFields,
  'placeholderSchedules.update': placeholderSchedulesUpdateFields,
  'locations.list': locationsListFields,
  'locationRatios.list': locationRatiosListFields,
  'locationRatios.create': locationRatiosCreateFields,
  'locationRatios.update': locationRatiosUpdateFields,
  'locationRatios.remove': locationRatiosRemoveFields,
};
