// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const initializeFields: OperationFields = {
  appId: { in: 'body', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Default: the calling app' },
};

export const refreshTokenFields: OperationFields = {};

export const parseFields: OperationFields = {
  log: { in: 'body', type: 'string', required: true, min: 1, max: 1000000, zh: '日志', titleEn: 'Log', en: 'Log with one or more stacks' },
  platform: { in: 'body', type: 'string', enum: ['android', 'linux', 'harmony', 'webgl'], zh: '平台', titleEn: 'Platform', en: 'Only symbol files of this platform' },
  appVersion: { in: 'body', type: 'string', max: 64, zh: '应用版本', titleEn: 'App version', en: 'Prefers symbol files of this version' },
  save: { in: 'body', type: 'boolean', zh: '保存', titleEn: 'Save', en: 'Keeps each crash as a record, owners only; default false' },
};

export const reportFields: OperationFields = {
  stack: { in: 'body', type: 'string', required: true, min: 1, max: 1000000, zh: '堆栈', titleEn: 'Stack', en: 'The stack as the platform wrote it' },
  platform: { in: 'body', type: 'string', enum: ['android', 'ios', 'linux', 'windows', 'macos', 'harmony', 'webgl', 'other'], zh: '平台', titleEn: 'Platform', en: 'Platform of the device, default other' },
  appVersion: { in: 'body', type: 'string', max: 64, zh: '应用版本', titleEn: 'App version', en: 'Version of the app' },
  deviceModel: { in: 'body', type: 'string', max: 128, zh: '机型', titleEn: 'Device model', en: 'Device' },
  osVersion: { in: 'body', type: 'string', max: 64, zh: '系统版本', titleEn: 'OS version', en: 'Version of its system' },
  userId: { in: 'body', type: 'string', max: 128, zh: '用户 ID', titleEn: 'User ID', en: 'Player; who reports by a token is the one of the token' },
  buildIds: { in: 'body', type: 'array', max: 200, items: { type: 'string', required: true, max: 128 }, zh: '构建 ID 列表', titleEn: 'Build IDs', en: 'Of the loaded libraries' },
  tags: { in: 'body', type: 'array', max: 20, items: { type: 'string', required: true, min: 1, max: 32 }, zh: '标签', titleEn: 'Tags', en: 'At most 20, of 1 to 32 characters' },
};

export const symbolsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  buildId: { in: 'query', type: 'string', zh: '构建 ID', titleEn: 'Build ID', en: 'Exact build id' },
  fileName: { in: 'query', type: 'string', zh: '文件名', titleEn: 'File name', en: 'Part of the name' },
  version: { in: 'query', type: 'string', zh: '应用版本', titleEn: 'App version', en: 'Exact version' },
  platform: { in: 'query', type: 'string', enum: ['android', 'linux', 'harmony', 'webgl'], zh: '平台', titleEn: 'Platform', en: 'Only of this platform' },
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Operators only: this app, default all' },
};

export const symbolsCreateFields: OperationFields = {
  fileName: { in: 'body', type: 'string', required: true, min: 1, max: 255, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '文件名', titleEn: 'File name', en: 'Name of the file' },
  buildId: { in: 'body', type: 'string', required: true, max: 128, pattern: '^[0-9a-f]*$', zh: '构建 ID', titleEn: 'Build ID', en: 'As read from the file; empty unless ELF' },
  objectKey: { in: 'body', type: 'string', required: true, min: 1, max: 1024, zh: '对象键', titleEn: 'Object key', en: 'Where the bytes were uploaded' },
  size: { in: 'body', type: 'integer', min: 0, zh: '大小', titleEn: 'Size', en: 'Bytes; the platform measures them itself' },
  version: { in: 'body', type: 'string', max: 64, zh: '应用版本', titleEn: 'App version', en: 'Version of the app it belongs to' },
  platform: { in: 'body', type: 'string', enum: ['android', 'linux', 'harmony', 'webgl'], zh: '平台', titleEn: 'Platform', en: 'Default android' },
  arch: { in: 'body', type: 'string', max: 32, zh: '架构', titleEn: 'Architecture', en: 'Default: as read from the file' },
};

export const symbolsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '符号表 ID', titleEn: 'Symbol file ID', en: 'Symbol file id' },
};

export const symbolsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '符号表 ID', titleEn: 'Symbol file ID', en: 'Symbol file id' },
};

export const symbolsUploadCredentialFields: OperationFields = {
  fileName: { in: 'body', type: 'string', max: 255, pattern: '^\\P{Cc}*$', zh: '文件名', titleEn: 'File name', en: 'Name of the file' },
  buildId: { in: 'body', type: 'string', max: 128, zh: '构建 ID', titleEn: 'Build ID', en: 'As read from the file' },
  md5: { in: 'body', type: 'string', max: 32, zh: '内容哈希', titleEn: 'Content hash', en: 'MD5 of the file, lower-case hex' },
};

export const recordsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  status: { in: 'query', type: 'string', enum: ['finished', 'partial_finished', 'failed'], zh: '状态', titleEn: 'Status', en: 'Only this state' },
  tags: { in: 'query', type: 'array', max: 20, items: { type: 'string', required: true }, zh: '标签', titleEn: 'Tags', en: 'With any of these tags' },
  keyword: { in: 'query', type: 'string', zh: '关键词', titleEn: 'Keyword', en: 'Part of the title or stack' },
  appVersion: { in: 'query', type: 'array', max: 100, items: { type: 'string', required: true }, zh: '应用版本', titleEn: 'App version', en: 'Any of these versions' },
  platform: { in: 'query', type: 'array', max: 20, items: { type: 'string', required: true }, zh: '平台', titleEn: 'Platform', en: 'Any of these platforms' },
  groupId: { in: 'query', type: 'string', format: 'uuid', zh: '分组 ID', titleEn: 'Group ID', en: 'Only crashes of this cause' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const recordsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '记录 ID', titleEn: 'Record ID', en: 'Record id' },
};

export const recordsSetTagsFields: OperationFields = {
  recordIds: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '记录 ID', titleEn: 'Record ID', en: '1 to 100 records' },
  tags: { in: 'body', type: 'array', required: true, max: 20, items: { type: 'string', required: true, min: 1, max: 32 }, zh: '标签', titleEn: 'Tags', en: 'At most 20, of 1 to 32 characters' },
  mode: { in: 'body', type: 'string', enum: ['set', 'add', 'remove'], zh: '方式', titleEn: 'Method', en: 'Replace, add or take away; default set' },
};

export const recordsReParseFields: OperationFields = {
  recordIds: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '记录 ID', titleEn: 'Record ID', en: '1 to 100 records' },
};

export const groupsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  keyword: { in: 'query', type: 'string', zh: '关键词', titleEn: 'Keyword', en: 'Part of the title' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const groupsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '分组 ID', titleEn: 'Group ID', en: 'Group id' },
};

export const missingListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const metricsAggregationFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const metricsTopKFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'K', en: 'How many apps, default 10' },
};

export const stacktraceFields: ServiceFields = {
  initialize: initializeFields,
  refreshToken: refreshTokenFields,
  parse: parseFields,
  report: reportFields,
  'symbols.list': symbolsListFields,
  'symbols.create': symbolsCreateFields,
  'symbols.get': symbolsGetFields,
  'symbols.remove': symbolsRemoveFields,
  'symbols.uploadCredential': symbolsUploadCredentialFields,
  'records.list': recordsListFields,
  'records.get': recordsGetFields,
  'records.setTags': recordsSetTagsFields,
  'records.reParse': recordsReParseFields,
  'groups.list': groupsListFields,
  'groups.get': groupsGetFields,
  'missing.list': missingListFields,
  'metrics.aggregation': metricsAggregationFields,
  'metrics.topK': metricsTopKFields,
};
