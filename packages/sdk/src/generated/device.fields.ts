// Generated from the contract by `npm run gen`; do not edit.
import type { ServiceFields } from '../fields/field-data.ts';

export const deviceFields: ServiceFields = {
  get: {
    id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App' },
  },
  update: {
    id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App' },
    Enabled: { in: 'body', type: 'boolean', zh: '启用', en: 'Sessions may be started' },
    Quota: { in: 'body', type: 'integer', min: 0, max: 1000000, zh: '额度', en: 'Minutes a month, operators only' },
  },
  token: {
    id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App' },
  },
  usage: {
    id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App' },
    startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', en: 'YYYY-MM-DD, included' },
    endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', en: 'YYYY-MM-DD, included' },
  },
  aggregation: {
    startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', en: 'YYYY-MM-DD, included' },
    endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', en: 'YYYY-MM-DD, included' },
  },
  topK: {
    startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', en: 'YYYY-MM-DD, included' },
    endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', en: 'YYYY-MM-DD, included' },
    k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', en: 'How many apps, default 10' },
  },
  'sessions.list': {
    id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App' },
    status: { in: 'query', type: 'string', enum: ['Running', 'Finished', 'Failed'], zh: '状态', en: 'Only this state' },
    offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
    count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20' },
  },
  'sessions.start': {
    id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App' },
    Token: { in: 'body', type: 'string', required: true, secret: true, min: 1, max: 512, zh: '令牌', en: 'As the token call answered it' },
    PackageHash: { in: 'body', type: 'string', required: true, min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '安装包哈希', en: '32 lower-case hexadecimal digits (MD5)' },
    Device: { in: 'body', type: 'string', max: 128, zh: '设备', en: 'Device to run on' },
  },
  'packages.list': {
    id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App' },
    offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
    count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20' },
  },
  'packages.create': {
    id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App' },
    Hash: { in: 'body', type: 'string', required: true, min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '安装包哈希', en: '32 lower-case hexadecimal digits (MD5)' },
    FileName: { in: 'body', type: 'string', required: true, min: 1, max: 255, zh: '文件名', en: 'Name that ends in .apk or .hap' },
    ObjectName: { in: 'body', type: 'string', required: true, min: 1, max: 1024, zh: '对象名', en: 'As the upload credential named it' },
  },
  'packages.get': {
    id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App' },
    hash: { in: 'path', type: 'string', required: true, min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '安装包哈希', en: '32 lower-case hexadecimal digits (MD5)' },
  },
  'packages.remove': {
    id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App' },
    hash: { in: 'path', type: 'string', required: true, min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '安装包哈希', en: '32 lower-case hexadecimal digits (MD5)' },
  },
};
