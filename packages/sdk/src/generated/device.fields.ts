// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const getFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
};

export const updateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  Enabled: { in: 'body', type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'Sessions may be started' },
  Quota: { in: 'body', type: 'integer', min: 0, max: 1000000, zh: '额度', titleEn: 'Quota', en: 'Minutes a month, operators only' },
};

export const tokenFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
};

export const usageFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const aggregationFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const topKFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'K', en: 'How many apps, default 10' },
};

export const sessionsListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  status: { in: 'query', type: 'string', enum: ['Running', 'Finished', 'Failed'], zh: '状态', titleEn: 'Status', en: 'Only this state' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const sessionsStartFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  Token: { in: 'body', type: 'string', required: true, secret: true, min: 1, max: 512, zh: '令牌', titleEn: 'Token', en: 'As the token call answered it' },
  PackageHash: { in: 'body', type: 'string', required: true, min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '安装包哈希', titleEn: 'Package hash', en: '32 lower-case hexadecimal digits (MD5)' },
  Device: { in: 'body', type: 'string', max: 128, pattern: '^\\P{Cc}*$', zh: '设备', titleEn: 'Device', en: 'Device to run on' },
};

export const packagesListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const packagesCreateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  Hash: { in: 'body', type: 'string', required: true, min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '安装包哈希', titleEn: 'Package hash', en: '32 lower-case hexadecimal digits (MD5)' },
  FileName: { in: 'body', type: 'string', required: true, min: 1, max: 255, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '文件名', titleEn: 'File name', en: 'Name that ends in .apk or .hap' },
  ObjectName: { in: 'body', type: 'string', required: true, min: 1, max: 1024, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '对象名', titleEn: 'Object', en: 'As the upload credential named it' },
};

export const packagesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  hash: { in: 'path', type: 'string', required: true, min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '安装包哈希', titleEn: 'Package hash', en: '32 lower-case hexadecimal digits (MD5)' },
};

export const packagesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  hash: { in: 'path', type: 'string', required: true, min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '安装包哈希', titleEn: 'Package hash', en: '32 lower-case hexadecimal digits (MD5)' },
};

export const deviceFields: ServiceFields = {
  get: getFields,
  update: updateFields,
  token: tokenFields,
  usage: usageFields,
  aggregation: aggregationFields,
  topK: topKFields,
  'sessions.list': sessionsListFields,
  'sessions.start': sessionsStartFields,
  'packages.list': packagesListFields,
  'packages.create': packagesCreateFields,
  'packages.get': packagesGetFields,
  'packages.remove': packagesRemoveFields,
};
