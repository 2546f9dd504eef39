// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const listFields: OperationFields = {
  serviceName: { in: 'query', type: 'string', enum: ['uos', 'bluecloud', 'bluecloud-BM', 'multiverse', 'usync', 'passport', 'matchmaking', 'remote-config', 'save', 'storage', 'hello'], zh: '服务', titleEn: 'Service', en: 'Only of this service' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const generateFields: OperationFields = {
  Name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$', zh: '名称', titleEn: 'Name', en: 'Only groups of letters and digits joined by single hyphens; at most 64 characters' },
  ServiceName: { in: 'body', type: 'string', required: true, enum: ['uos', 'bluecloud', 'bluecloud-BM', 'multiverse', 'usync', 'passport', 'matchmaking', 'remote-config', 'save', 'storage', 'hello'], zh: '服务', titleEn: 'Service', en: 'Who will use it' },
};

export const regenerateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '令牌 ID', titleEn: 'Token ID', en: 'Token id' },
};

export const removeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '令牌 ID', titleEn: 'Token ID', en: 'Token id' },
};

export const serviceTokenFields: ServiceFields = {
  list: listFields,
  generate: generateFields,
  regenerate: regenerateFields,
  remove: removeFields,
};
