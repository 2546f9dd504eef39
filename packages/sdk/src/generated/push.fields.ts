// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const refreshAuthCacheFields: OperationFields = {};

export const appsCreateFields: OperationFields = {
  appId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  name: { in: 'body', type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Default: the name of the app' },
};

export const appsListFields: OperationFields = {
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Of this app' },
};

export const appsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '推送应用 ID', titleEn: 'Push app ID', en: 'App id, or the id of its push service' },
};

export const appsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '推送应用 ID', titleEn: 'Push app ID', en: 'App id, or the id of its push service' },
  name: { in: 'body', type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name' },
  serviceLevelId: { in: 'body', type: 'string', zh: '服务等级 ID', titleEn: 'Service level ID', en: 'Service level' },
  minServers: { in: 'body', type: 'integer', min: 1, zh: '最少服务器', titleEn: 'Least servers', en: 'At most maxServers' },
  maxServers: { in: 'body', type: 'integer', min: 1, zh: '最多服务器', titleEn: 'Most servers', en: 'At most what the level allows' },
  cpuQuota: { in: 'body', type: 'number', above: 0, zh: 'CPU 配额', titleEn: 'CPU per server', en: 'Cores of a server; operators only' },
};

export const appsConnectTokenFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '推送应用 ID', titleEn: 'Push app ID', en: 'App id, or the id of its push service' },
  playerId: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '玩家 ID', titleEn: 'Player ID', en: 'Id of the game itself' },
};

export const appsServersFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '推送应用 ID', titleEn: 'Push app ID', en: 'App id, or the id of its push service' },
};

export const appsUsageFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '推送应用 ID', titleEn: 'Push app ID', en: 'App id, or the id of its push service' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const appsMetricsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '推送应用 ID', titleEn: 'Push app ID', en: 'App id, or the id of its push service' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  step: { in: 'query', type: 'integer', min: 1, zh: '步长', titleEn: 'Step', en: 'Seconds between two points, default 60' },
};

export const appsUsageSumFields: OperationFields = {
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const appsUsageTopKFields: OperationFields = {
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  metric: { in: 'query', type: 'string', required: true, enum: ['connectedPlayerPeak', 'connectedPlayerTotal', 'messageTotal', 'messageSizeTotal', 'cpuHours'], zh: '指标', titleEn: 'Metric', en: 'What to rank by' },
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'K', en: 'How many apps, default 10' },
};

export const channelsCreateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '推送应用 ID', titleEn: 'Push app ID', en: 'App id, or the id of its push service' },
  name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Unique in the app, 1 to 64 characters' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
};

export const channelsListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '推送应用 ID', titleEn: 'Push app ID', en: 'App id, or the id of its push service' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
};

export const channelsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '推送应用 ID', titleEn: 'Push app ID', en: 'App id, or the id of its push service' },
  cid: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '频道 ID', titleEn: 'Channel ID', en: 'Channel id' },
  name: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Unique in the app, 1 to 64 characters' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
};

export const channelsRemoveManyFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '推送应用 ID', titleEn: 'Push app ID', en: 'App id, or the id of its push service' },
  names: { in: 'query', type: 'array', items: { type: 'string', required: true, min: 1 }, zh: '名称', titleEn: 'Name', en: 'Channels by name; or by id' },
  ids: { in: 'query', type: 'array', items: { type: 'string', required: true, format: 'uuid' }, zh: '频道 ID', titleEn: 'Channel ID', en: 'Channels by id; or by name' },
};

export const channelsPublicFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '推送应用 ID', titleEn: 'Push app ID', en: 'App id, or the id of its push service' },
};

export const messagesSendFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '推送应用 ID', titleEn: 'Push app ID', en: 'App id, or the id of its push service' },
  messageType: { in: 'body', type: 'string', required: true, enum: ['PublicChannel', 'Channel', 'Player'], zh: '消息类型', titleEn: 'Message type', en: 'What it goes to' },
  channelName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '频道', titleEn: 'Channel', en: 'For a channel, 1 to 64 characters' },
  playerId: { in: 'body', type: 'string', min: 1, max: 128, zh: '玩家 ID', titleEn: 'Player ID', en: 'For a player; one who is offline does not get it' },
  senderId: { in: 'body', type: 'string', max: 128, zh: '发送者', titleEn: 'Sender ID', en: 'Shown to the receivers' },
  data: { in: 'body', type: 'string', max: 10924, pattern: '^[A-Za-z0-9+/]*={0,2}$', zh: '数据', titleEn: 'Data', en: 'Bytes as base64, at most 8 KiB; or a text' },
  text: { in: 'body', type: 'string', max: 8192, zh: '文本', titleEn: 'Text', en: 'Text, at most 8 KiB of UTF-8; or data' },
};

export const messagesNotifyFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '推送应用 ID', titleEn: 'Push app ID', en: 'App id, or the id of its push service' },
  target: { in: 'body', type: 'union', required: true, anyOf: [{ type: 'object', required: true, fields: { all: { type: 'boolean', required: true, enum: [true], zh: '所有人', titleEn: 'All', en: 'Everybody who is online' } }, strict: true }, { type: 'object', required: true, fields: { channels: { type: 'array', required: true, min: 1, items: { type: 'string', required: true, min: 1 }, zh: '频道', titleEn: 'Channel', en: 'Subscribers of these' } }, strict: true }, { type: 'object', required: true, fields: { playerIds: { type: 'array', required: true, min: 1, items: { type: 'string', required: true, min: 1 }, zh: '玩家 ID', titleEn: 'Player ID', en: 'These players' } }, strict: true }], zh: '目标', titleEn: 'Target', en: '{"all":true}, {"channels":[…]} or {"playerIds":[…]}' },
  title: { in: 'body', type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '标题', titleEn: 'Title', en: 'Title' },
  content: { in: 'body', type: 'string', required: true, min: 1, max: 8192, zh: '内容', titleEn: 'Content', en: 'What it says, at most 8 KiB of UTF-8' },
  contentType: { in: 'body', type: 'string', max: 64, zh: '内容类型', titleEn: 'Content type', en: 'Default text' },
  data: { in: 'body', type: 'string', max: 8192, zh: '数据', titleEn: 'Data', en: 'For the game itself, at most 8 KiB of UTF-8' },
};

export const serverConfigsListFields: OperationFields = {
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
};

export const serviceLevelsListFields: OperationFields = {
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
};

export const serverVersionsListFields: OperationFields = {
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
};

export const serverVersionsCreateFields: OperationFields = {
  version: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '版本', titleEn: 'Version', en: 'Unique, 1 to 64 characters' },
  image: { in: 'body', type: 'string', required: true, min: 1, max: 512, zh: '镜像', titleEn: 'Image', en: 'What servers run' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  isDefault: { in: 'body', type: 'boolean', zh: '默认', titleEn: 'Default', en: 'New apps get it; the one before loses the mark' },
};

export const serverVersionsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '服务器版本 ID', titleEn: 'Server version ID', en: 'Version id' },
  version: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '版本', titleEn: 'Version', en: 'Unique, 1 to 64 characters' },
  image: { in: 'body', type: 'string', min: 1, max: 512, zh: '镜像', titleEn: 'Image', en: 'What servers run' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  isDefault: { in: 'body', type: 'boolean', zh: '默认', titleEn: 'Default', en: 'New apps get it; the one before loses the mark' },
};

export const serverVersionsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '服务器版本 ID', titleEn: 'Server version ID', en: 'Version id' },
};

export const serverVersionsAssignFields: OperationFields = {
  appIds: { in: 'body', type: 'array', required: true, min: 1, items: { type: 'string', required: true, format: 'uuid' }, zh: '推送应用 ID', titleEn: 'Push app ID', en: 'Apps to move' },
  serverVersionId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '服务器版本 ID', titleEn: 'Server version ID', en: 'Version they get' },
};

export const pushFields: ServiceFields = {
  refreshAuthCache: refreshAuthCacheFields,
  'apps.create': appsCreateFields,
  'apps.list': appsListFields,
  'apps.get': appsGetFields,
  'apps.update': appsUpdateFields,
  'apps.connectToken': appsConnectTokenFields,
  'apps.servers': appsServersFields,
  'apps.usage': appsUsageFields,
  'apps.metrics': appsMetricsFields,
  'apps.usageSum': appsUsageSumFields,
  'apps.usageTopK': appsUsageTopKFields,
  'channels.create': channelsCreateFields,
  'channels.list': channelsListFields,
  'channels.update': channelsUpdateFields,
  'channels.removeMany': channelsRemoveManyFields,
  'channels.public': channelsPublicFields,
  'messages.send': messagesSendFields,
  'messages.notify': messagesNotifyFields,
  'serverConfigs.list': serverConfigsListFields,
  'serviceLevels.list': serviceLevelsListFields,
  'serverVersions.list': serverVersionsListFields,
  'serverVersions.create': serverVersionsCreateFields,
  'serverVersions.update': serverVersionsUpdateFields,
  'serverVersions.remove': serverVersionsRemoveFields,
  'serverVersions.assign': serverVersionsAssignFields,
};
