// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const refreshTokenFields: OperationFields = {};

export const functionsCreateFields: OperationFields = {
  appId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  name: { in: 'body', type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Default: the name of the app' },
  portList: { in: 'body', type: 'array', min: 1, max: 100, items: { type: 'object', required: true, fields: { protocol: { type: 'string', required: true, enum: ['TCP', 'UDP'], zh: '协议', titleEn: 'Protocol', en: 'TCP or UDP' }, port: { type: 'integer', required: true, min: 1, max: 65535, zh: '端口', titleEn: 'Port', en: 'From 1 to 65535' }, name: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Unique in its list' } }, zh: '端口', titleEn: 'Port', en: 'A named port' }, zh: '端口', titleEn: 'Port', en: 'Default TCP 8899' },
  configLevel: { in: 'body', type: 'string', min: 2, pattern: '^[0-9]+m$', zh: '配置档位', titleEn: 'Size', en: '100m trial, 1000m standard, 2000m mid, 4000m high, or a level of the app' },
  allocationTTL: { in: 'body', type: 'string', min: 0, max: 32, pattern: '^(?:([0-9]+)h)?(?:([0-9]+)m)?(?:([0-9]+)s)?$', zh: '存活时间', titleEn: 'Time to live', en: 'Longest life of a server, default 600s, 60s on trial; 0s is without end; like 600s or 1h0m0s' },
  endpointSelection: { in: 'body', type: 'string', enum: ['RANDOM', 'LATEST', 'LEAST'], zh: '接入策略', titleEn: 'Endpoint', en: 'Default RANDOM' },
};

export const functionsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
};

export const functionsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  portList: { in: 'body', type: 'array', min: 1, max: 100, items: { type: 'object', required: true, fields: { protocol: { type: 'string', required: true, enum: ['TCP', 'UDP'], zh: '协议', titleEn: 'Protocol', en: 'TCP or UDP' }, port: { type: 'integer', required: true, min: 1, max: 65535, zh: '端口', titleEn: 'Port', en: 'From 1 to 65535' }, name: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Unique in its list' } }, zh: '端口', titleEn: 'Port', en: 'A named port' }, zh: '端口', titleEn: 'Port', en: 'Default TCP 8899' },
  configLevel: { in: 'body', type: 'string', min: 2, pattern: '^[0-9]+m$', zh: '配置档位', titleEn: 'Size', en: '100m trial, 1000m standard, 2000m mid, 4000m high, or a level of the app' },
  allocationTTL: { in: 'body', type: 'string', min: 0, max: 32, pattern: '^(?:([0-9]+)h)?(?:([0-9]+)m)?(?:([0-9]+)s)?$', zh: '存活时间', titleEn: 'Time to live', en: 'Longest life of a server, default 600s, 60s on trial; 0s is without end; like 600s or 1h0m0s' },
  endpointSelection: { in: 'body', type: 'string', enum: ['RANDOM', 'LATEST', 'LEAST'], zh: '接入策略', titleEn: 'Endpoint', en: 'Default RANDOM' },
  defaultProfileId: { in: 'body', type: 'string', format: 'uuid', zh: '默认启动配置 ID', titleEn: 'Default profile ID', en: 'Profile of servers that name none' },
};

export const functionsListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
};

export const functionsEnableFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
};

export const functionsDisableFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
};

export const functionsEndpointFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  tag: { in: 'query', type: 'string', zh: '标签', titleEn: 'Tag', en: 'Only servers with this key, or key=value' },
  playerId: { in: 'query', type: 'string', zh: '玩家 ID', titleEn: 'Player ID', en: 'Who will connect; a player asks only for its own persona' },
};

export const serversListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
  status: { in: 'query', type: 'string', enum: ['created', 'running', 'deleting', 'deleted', 'failed', 'unhealthy'], zh: '状态', titleEn: 'Status', en: 'State' },
  tag: { in: 'query', type: 'string', zh: '标签', titleEn: 'Tag', en: 'Carries this key, or key=value' },
  profileId: { in: 'query', type: 'string', format: 'uuid', zh: '启动配置 ID', titleEn: 'Profile ID', en: 'Of this profile' },
};

export const serversCreateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  profileId: { in: 'body', type: 'string', format: 'uuid', zh: '启动配置 ID', titleEn: 'Profile ID', en: 'Default: the default profile of the function' },
  profileRevisionId: { in: 'body', type: 'string', format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Default: the released one' },
  regionId: { in: 'body', type: 'string', max: 64, zh: '地域', titleEn: 'Region', en: 'Region id' },
  configLevel: { in: 'body', type: 'string', min: 2, pattern: '^[0-9]+m$', zh: '配置档位', titleEn: 'Size', en: '100m trial, 1000m standard, 2000m mid, 4000m high, or a level of the app' },
  tags: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '标签', titleEn: 'Tags', en: 'To find it by' },
  envs: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '环境变量', titleEn: 'Environment variables', en: 'Set beside those of the revision' },
  maxPlayers: { in: 'body', type: 'integer', min: 0, zh: '人数上限', titleEn: 'Player limit', en: 'Players it takes, 0 is without limit' },
};

export const serversGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  serverId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '服务器 ID', titleEn: 'Server ID', en: 'Server id' },
};

export const serversUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  serverId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '服务器 ID', titleEn: 'Server ID', en: 'Server id' },
  name: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  tags: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '标签', titleEn: 'Tags', en: 'To find it by' },
  configLevel: { in: 'body', type: 'string', min: 2, pattern: '^[0-9]+m$', zh: '配置档位', titleEn: 'Size', en: '100m trial, 1000m standard, 2000m mid, 4000m high, or a level of the app' },
  maxPlayers: { in: 'body', type: 'integer', min: 0, zh: '人数上限', titleEn: 'Player limit', en: 'Players it takes, 0 is without limit' },
};

export const serversRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  serverId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '服务器 ID', titleEn: 'Server ID', en: 'Server id' },
};

export const serversTagsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
};

export const serversPlayersFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  serverId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '服务器 ID', titleEn: 'Server ID', en: 'Server id' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
};

export const serversPlayerCountFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
};

export const autoscalerGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
};

export const autoscalerCreateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  extendThreshold: { in: 'body', type: 'number', required: true, max: 100, above: 0, zh: '扩容阈值', titleEn: 'Scale out above', en: 'Percent above which servers are added' },
  shrinkThreshold: { in: 'body', type: 'number', required: true, max: 100, above: 0, zh: '缩容阈值', titleEn: 'Scale in below', en: 'Percent below which servers are removed, below the other one' },
  minServers: { in: 'body', type: 'integer', required: true, min: 0, max: 10, zh: '最少服务器', titleEn: 'Least servers', en: '0 to 10' },
  maxServers: { in: 'body', type: 'integer', required: true, min: 0, max: 10, zh: '最多服务器', titleEn: 'Most servers', en: '0 to 10, not below the minimum' },
  resource: { in: 'body', type: 'string', required: true, enum: ['cpu', 'memory'], zh: '依据', titleEn: 'By', en: 'Load that decides' },
  step: { in: 'body', type: 'integer', min: 1, max: 10, zh: '步长', titleEn: 'Step', en: 'Servers per step, default 1' },
  cooldownSeconds: { in: 'body', type: 'integer', min: 0, max: 86400, zh: '冷却秒数', titleEn: 'Cooldown (s)', en: 'Seconds between two steps, default 60' },
  windowSeconds: { in: 'body', type: 'integer', min: 1, max: 3600, zh: '统计秒数', titleEn: 'Window (s)', en: 'Seconds that the load is averaged over, at most 3600, default 60' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'It acts' },
};

export const autoscalerUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  extendThreshold: { in: 'body', type: 'number', max: 100, above: 0, zh: '扩容阈值', titleEn: 'Scale out above', en: 'Percent above which servers are added' },
  shrinkThreshold: { in: 'body', type: 'number', max: 100, above: 0, zh: '缩容阈值', titleEn: 'Scale in below', en: 'Percent below which servers are removed, below the other one' },
  minServers: { in: 'body', type: 'integer', min: 0, max: 10, zh: '最少服务器', titleEn: 'Least servers', en: '0 to 10' },
  maxServers: { in: 'body', type: 'integer', min: 0, max: 10, zh: '最多服务器', titleEn: 'Most servers', en: '0 to 10, not below the minimum' },
  resource: { in: 'body', type: 'string', enum: ['cpu', 'memory'], zh: '依据', titleEn: 'By', en: 'Load that decides' },
  step: { in: 'body', type: 'integer', min: 1, max: 10, zh: '步长', titleEn: 'Step', en: 'Servers per step, default 1' },
  cooldownSeconds: { in: 'body', type: 'integer', min: 0, max: 86400, zh: '冷却秒数', titleEn: 'Cooldown (s)', en: 'Seconds between two steps, default 60' },
  windowSeconds: { in: 'body', type: 'integer', min: 1, max: 3600, zh: '统计秒数', titleEn: 'Window (s)', en: 'Seconds that the load is averaged over, at most 3600, default 60' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'It acts' },
};

export const autoscalerRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
};

export const autoscalerHistoryFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const logsSearchFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  serverId: { in: 'body', type: 'string', zh: '服务器 ID', titleEn: 'Server ID', en: 'Only this server' },
  from: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  to: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  query: { in: 'body', type: 'string', zh: '检索语句', titleEn: 'Query', en: 'Part of the line' },
  source: { in: 'body', type: 'string', enum: ['stdout', 'stderr', 'platform'], zh: '来源', titleEn: 'Source', en: 'Only what it wrote' },
  limit: { in: 'body', type: 'integer', min: 1, max: 1000, zh: '条数', titleEn: 'Limit', en: 'Lines to answer, default 100' },
  context: { in: 'body', type: 'string', zh: '游标', titleEn: 'Context', en: 'The context of the page before' },
  sort: { in: 'body', type: 'string', enum: ['asc', 'desc'], zh: '排序', titleEn: 'Order', en: 'By time, default desc' },
};

export const logsDownloadFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  serverId: { in: 'query', type: 'string', zh: '服务器 ID', titleEn: 'Server ID', en: 'Only this server' },
  from: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  to: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  query: { in: 'query', type: 'string', zh: '检索语句', titleEn: 'Query', en: 'Part of the line' },
  source: { in: 'query', type: 'string', enum: ['stdout', 'stderr', 'platform'], zh: '来源', titleEn: 'Source', en: 'Only what it wrote' },
};

export const logsFollowFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  serverId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '服务器 ID', titleEn: 'Server ID', en: 'Server id' },
  after: { in: 'query', type: 'string', min: 1, max: 200, zh: '续读位置', titleEn: 'After', en: 'Id of the last event that was heard, as Last-Event-ID says too; default: the last 200 lines, then what comes' },
};

export const logsEnableFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
};

export const usageCpuFields: OperationFields = {
  functionId: { in: 'query', type: 'string', required: true, format: 'uuid', zh: '函数 ID', titleEn: 'Function ID', en: 'App id, or the id of its func service' },
  serverId: { in: 'query', type: 'string', format: 'uuid', zh: '服务器 ID', titleEn: 'Server ID', en: 'Only this server' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const usageAggregationFields: OperationFields = {
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  metric: { in: 'query', type: 'string', required: true, enum: ['usage', 'apps', 'cpuUsageUnit'], zh: '指标', titleEn: 'Metric', en: 'What to sum' },
};

export const usageTopKFields: OperationFields = {
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  metric: { in: 'query', type: 'string', required: true, enum: ['usage', 'cpuUsageUnit'], zh: '指标', titleEn: 'Metric', en: 'What to rank by' },
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'K', en: 'How many apps, default 10' },
};

export const funcFields: ServiceFields = {
  refreshToken: refreshTokenFields,
  'functions.create': functionsCreateFields,
  'functions.get': functionsGetFields,
  'functions.update': functionsUpdateFields,
  'functions.list': functionsListFields,
  'functions.enable': functionsEnableFields,
  'functions.disable': functionsDisableFields,
  'functions.endpoint': functionsEndpointFields,
  'servers.list': serversListFields,
  'servers.create': serversCreateFields,
  'servers.get': serversGetFields,
  'servers.update': serversUpdateFields,
  'servers.remove': serversRemoveFields,
  'servers.tags': serversTagsFields,
  'servers.players': serversPlayersFields,
  'servers.playerCount': serversPlayerCountFields,
  'autoscaler.get': autoscalerGetFields,
  'autoscaler.create': autoscalerCreateFields,
  'autoscaler.update': autoscalerUpdateFields,
  'autoscaler.remove': autoscalerRemoveFields,
  'autoscaler.history': autoscalerHistoryFields,
  'logs.search': logsSearchFields,
  'logs.download': logsDownloadFields,
  'logs.follow': logsFollowFields,
  'logs.enable': logsEnableFields,
  'usage.cpu': usageCpuFields,
  'usage.aggregation': usageAggregationFields,
  'usage.topK': usageTopKFields,
};
